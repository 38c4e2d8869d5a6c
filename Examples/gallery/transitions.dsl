// What comes and goes takes its time, and a value moves to where it is set: `tick` plays the frames, a tenth of a second each.
type Stop {
    name: String
    at: Time
    platform: Int
}

let stops = [
    Stop(name: "Utrecht", at: @09:02, platform: 5),
    Stop(name: "Arnhem", at: @09:38, platform: 3),
    Stop(name: "Köln", at: @11:15, platform: 7),
    Stop(name: "Frankfurt", at: @12:30, platform: 19),
]

state isOpen = false
state reached = 0

view StopRow(stop, isPassed) {
    HStack {
        Text(isPassed ? "●" : "○")
        Text(stop.name)
        Spacer()
        Text("platform \(stop.platform)").dim().frame(width: 11, alignment: .leading)
        Text(stop.at.formatted(time: .short)).frame(width: 8, alignment: .trailing)
    }
}

NavigationStack {
    VStack(alignment: .leading, spacing: 1) {
        VStack(alignment: .leading) {
            HStack {
                Text(stops[reached].name).bold()
                Spacer()
                if reached == stops.count - 1 {
                    Text("arrived").foregroundStyle(.green).transition(.move(edge: .trailing))
                }
            }
            ProgressView(value: reached, total: stops.count - 1, marker: "►")
                .animation(.linear(duration: 0.4), value: reached)
            if isOpen {
                VStack {
                    for (index, stop) in stops.enumerated() {
                        StopRow(stop, isPassed: index <= reached)
                    }
                }
                .transition(.move(edge: .top))
            }
        }
        .padding(.horizontal, 1)
        .border(.rounded)
        HStack {
            Button(isOpen ? "Hide stops" : "Show stops") {
                withAnimation(.linear(duration: 0.4)) { isOpen.toggle() }
            }
            Spacer()
            Button("Next stop") { withAnimation(.easeOut) { reached += 1 } }
                .disabled(reached == stops.count - 1)
        }
    }
    .padding(.horizontal, 1)
    .navigationTitle("ICE 105")
}

// The stops come out line by line.
quiet {
    tap("Show stops")
    tick(2)
}
redraw()
quiet { tick(2) }
redraw()
// The train moves on, and is half way after two frames.
quiet {
    tap("Next stop")
    tick(2)
}
redraw()
quiet {
    tick(2)
    tap("Hide stops")
    tap("Next stop")
    tick(2)
}
redraw()
quiet {
    tick(2)
    tap("Next stop")
    tick(2)
}
redraw()
tick(2)
