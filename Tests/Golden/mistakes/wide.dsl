// Wide characters before the place do not shift the mark.
let 温度 = {東京: 1}
print("東京 👨‍👩‍👧 \(温度.大阪)")
