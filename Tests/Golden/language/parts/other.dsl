let unit = "cm"
fn area(w, h) = "\(w * h) \(unit)"
