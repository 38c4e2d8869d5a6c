// A segmented control that moves a block to the left, into the middle, to the right.
state side = .leading
state height = .top

VStack(spacing: 1) {
    Picker("Side", selection: $side) {
        Text("Left").tag(.leading)
        Text("Centre").tag(.center)
        Text("Right").tag(.trailing)
    }
    .pickerStyle(.segmented)
    VStack {
        Text("block").padding(.horizontal, 2).border(.heavy)
    }
    .frame(maxWidth: .infinity, alignment: side)
    .border(.light)
    // The same for the lines of a text.
    Text("The lines of a text are aligned\nin the same way.")
        .multilineTextAlignment(side)
        .frame(maxWidth: .infinity, alignment: side)
}

select("Side", .center)
select("Side", "Right")
tap("Left")
