// Choices, and switches over them.
type Status = .scheduled | .delayed(Duration) | .landed
let s: Status = .schedulled
fn text(of status: Status) {
  switch status {
  case .scheduled: "on time"
  case .delayd: "late"
  }
}
fn kind(n) {
  switch n {
  case 1: "one"
  default: "many"
  case 2: "two"
  }
}
switch 5 { case 5: "five" }
s == .land
