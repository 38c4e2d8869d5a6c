// Nothing is accepted and ignored: modifiers, symbols, labels and places that mean nothing.
Text("a").shadow(radius: 3)
Text("b").font(.large)
Text("c").fontWeight(.fat)
Text("d").bold().boldd()
Text("e").padding(2, color: .red)
VStack(alignment: .leading, animated: true) { Text("f") }
view Mine() { Text("g") }
Mine().clipShape(.circle)
Text("h").listStyle(.fancy)
Text("i").navigationBarItems(1)
