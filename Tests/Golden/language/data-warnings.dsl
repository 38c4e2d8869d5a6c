// What a loader warns of stands at the call that loads.
type Day { date: Date, rain: Decimal }
let days: [Day] = csv(text: "date,rain\n2026-11-30,1.5\n2026-11-31,2", onError: .skip)
days.count
fn load(text) = json(text: text)
load("{\"a\": 1, \"a\": 2}").a
