/// The run loop.
extension Machine {
  /// Runs a function whose arguments lie at the start of its window, and gives its result.
  ///
  /// The window is cleared on the way out, also after a failure, and everything above it.
  func run(_ entry: FunctionCode, _ entryFunction: FunctionObject?, base entryBase: Int) throws -> Value {
    let floor = frameCount
    let handlerFloor = handlers.count
    guard frameCount < frameCapacity - 1 else {
      clear(entryBase, max(entry.registerCount, entry.parameterCount))
      throw depthFailure()
    }
    let fuel = self.fuel
    let stack = self.stack
    let frames = self.frames
    var code = Unmanaged.passUnretained(entry)
    var pc = UnsafePointer(entry.instructions)
    var constants = UnsafePointer(entry.constants)
    var base = entryBase
    var regs = stack + entryBase
    var captures: UnsafeMutablePointer<Value>? = entryFunction?.captures
    frames[frameCount] = Frame(
      pc: pc, code: code, function: entryFunction.map { Unmanaged.passRetained($0) }, base: base, result: base
    )
    frameCount += 1

    @inline(__always) func codeRef<T>(_ body: (FunctionCode) throws -> T) rethrows -> T {
      try code._withUnsafeGuaranteedRef(body)
    }

    while true {
      do {
        while true {
          let i = pc.pointee
          pc += 1
          let a = Int(i.a)
          switch i.opcode {
          case .move: regs[a] = regs[Int(i.b)]
          case .loadConstant: regs[a] = constants[i.wide]
          case .loadNull: regs[a] = .null
          case .loadAbsent: for k in a..<(a + Int(i.b)) { regs[k] = .absent }
          case .loadBool: regs[a] = .bool(i.b != 0)
          case .loadInt: regs[a] = .int(i.wide)
          case .getGlobal:
            let slot = i.wide
            if globalFlags[slot] == .plain {
              regs[a] = globals[slot]
            } else {
              frames[frameCount - 1].pc = pc
              regs[a] = try readGlobal(slot)
            }
          case .setGlobal: try storeGlobal(i.wide, regs[a])
          case .getState: regs[a] = try readState(i.wide)
          case .setState: try storeState(i.wide, regs[a])
          case .newCell:
            let name: String
            if case .string(let object) = constants[Int(i.c)] { name = object.text } else { name = "?" }
            try heap.check()
            regs[a] = .cell(
              CellObject(
                regs[Int(i.b)], isState: false, run: run, name: name, graveyard: graveyard, meter: heap.meter)
            )
          case .getCell:
            if case .cell(let cell) = regs[Int(i.b)] { regs[a] = read(cell) }
          case .setCell:
            if case .cell(let cell) = regs[a] { try write(cell, regs[Int(i.b)]) }
          case .getCapture: if let captures { regs[a] = captures[Int(i.b)] }
          case .getCaptureCell:
            if let captures, case .cell(let cell) = captures[Int(i.b)] { regs[a] = read(cell) }
          case .setCaptureCell:
            if let captures, case .cell(let cell) = captures[Int(i.b)] { try write(cell, regs[a]) }
          case .getBinding:
            frames[frameCount - 1].pc = pc
            regs[a] = try readBinding(regs[Int(i.b)])
          case .setBinding:
            frames[frameCount - 1].pc = pc
            try writeBinding(regs[a], regs[Int(i.b)])
          case .closure: regs[a] = try codeRef { try makeClosure($0.children[i.wide], regs, captures) }

          case .add:
            if case .int(let x) = regs[Int(i.b)], case .int(let y) = regs[Int(i.c)] {
              let (sum, overflowed) = x.addingReportingOverflow(y)
              if overflowed { throw overflow("+") }
              regs[a] = .int(sum)
            } else if case .float(let x) = regs[Int(i.b)], case .float(let y) = regs[Int(i.c)] {
              regs[a] = .float(x + y)
            } else if a == Int(i.b), a != Int(i.c) {
              try addInPlace(regs + a, regs[Int(i.c)])
            } else {
              regs[a] = try add(regs[Int(i.b)], regs[Int(i.c)])
            }
          case .subtract:
            if case .int(let x) = regs[Int(i.b)], case .int(let y) = regs[Int(i.c)] {
              let (difference, overflowed) = x.subtractingReportingOverflow(y)
              if overflowed { throw overflow("-") }
              regs[a] = .int(difference)
            } else if case .float(let x) = regs[Int(i.b)], case .float(let y) = regs[Int(i.c)] {
              regs[a] = .float(x - y)
            } else {
              regs[a] = try subtract(regs[Int(i.b)], regs[Int(i.c)])
            }
          case .multiply:
            if case .float(let x) = regs[Int(i.b)], case .float(let y) = regs[Int(i.c)] {
              regs[a] = .float(x * y)
            } else if case .int(let x) = regs[Int(i.b)], case .int(let y) = regs[Int(i.c)] {
              let (product, overflowed) = x.multipliedReportingOverflow(by: y)
              if overflowed { throw overflow("*") }
              regs[a] = .int(product)
            } else {
              regs[a] = try multiply(regs[Int(i.b)], regs[Int(i.c)])
            }
          case .divide:
            if case .float(let x) = regs[Int(i.b)], case .float(let y) = regs[Int(i.c)] {
              regs[a] = .float(x / y)
            } else {
              regs[a] = try divide(regs[Int(i.b)], regs[Int(i.c)])
            }
          case .remainder:
            if case .int(let x) = regs[Int(i.b)], case .int(let y) = regs[Int(i.c)], y > 0 {
              regs[a] = .int(x % y)
            } else {
              regs[a] = try remainder(regs[Int(i.b)], regs[Int(i.c)])
            }
          case .addImmediate:
            if case .int(let x) = regs[Int(i.b)] {
              let (sum, overflowed) = x.addingReportingOverflow(i.signedC)
              if overflowed { throw overflow(i.signedC < 0 ? "-" : "+") }
              regs[a] = .int(sum)
            } else if i.signedC < 0 {
              regs[a] = try subtract(regs[Int(i.b)], .int(-i.signedC))
            } else {
              regs[a] = try add(regs[Int(i.b)], .int(i.signedC))
            }
          case .addConstant:
            if case .float(let x) = regs[Int(i.b)], case .float(let y) = constants[Int(i.c)] {
              regs[a] = .float(x + y)
            } else {
              regs[a] = try add(regs[Int(i.b)], constantOperand(constants[Int(i.c)], beside: regs[Int(i.b)]))
            }
          case .subtractConstant:
            if case .float(let x) = regs[Int(i.b)], case .float(let y) = constants[Int(i.c)] {
              regs[a] = .float(x - y)
            } else {
              regs[a] = try subtract(
                regs[Int(i.b)], constantOperand(constants[Int(i.c)], beside: regs[Int(i.b)]))
            }
          case .multiplyConstant:
            if case .float(let x) = regs[Int(i.b)], case .float(let y) = constants[Int(i.c)] {
              regs[a] = .float(x * y)
            } else if case .int(let x) = regs[Int(i.b)], case .int(let y) = constants[Int(i.c)] {
              let (product, overflowed) = x.multipliedReportingOverflow(by: y)
              if overflowed { throw overflow("*") }
              regs[a] = .int(product)
            } else {
              regs[a] = try multiply(
                regs[Int(i.b)], constantOperand(constants[Int(i.c)], beside: regs[Int(i.b)]))
            }
          case .divideConstant:
            if case .float(let x) = regs[Int(i.b)], case .float(let y) = constants[Int(i.c)] {
              regs[a] = .float(x / y)
            } else {
              regs[a] = try divide(
                regs[Int(i.b)], constantOperand(constants[Int(i.c)], beside: regs[Int(i.b)]))
            }
          case .remainderConstant:
            if case .int(let x) = regs[Int(i.b)], case .int(let y) = constants[Int(i.c)], y > 0 {
              regs[a] = .int(x % y)
            } else {
              regs[a] = try remainder(
                regs[Int(i.b)], constantOperand(constants[Int(i.c)], beside: regs[Int(i.b)]))
            }
          case .matchLiteral: if case .decimal = regs[Int(i.b)] { regs[a] = constants[Int(i.c)] }
          case .negate: regs[a] = try negate(regs[Int(i.b)])
          case .not:
            guard case .bool(let x) = regs[Int(i.b)] else { throw notBool(regs[Int(i.b)]) }
            regs[a] = .bool(!x)
          case .equal: regs[a] = .bool(try Value.areEqual(regs[Int(i.b)], regs[Int(i.c)]))
          case .notEqual: regs[a] = .bool(!(try Value.areEqual(regs[Int(i.b)], regs[Int(i.c)])))
          case .less:
            if case .int(let x) = regs[Int(i.b)], case .int(let y) = regs[Int(i.c)] {
              regs[a] = .bool(x < y)
            } else {
              regs[a] = .bool(try isLess(regs[Int(i.b)], regs[Int(i.c)]))
            }
          case .lessOrEqual:
            if case .int(let x) = regs[Int(i.b)], case .int(let y) = regs[Int(i.c)] {
              regs[a] = .bool(x <= y)
            } else {
              regs[a] = .bool(try isLessOrEqual(regs[Int(i.b)], regs[Int(i.c)]))
            }

          case .jump: pc += i.wide
          case .loop:
            pc += i.wide
            let left = fuel.pointee &- 1
            fuel.pointee = left
            if left < 0 { try refuel() }
          case .jumpIfFalse:
            guard case .bool(let x) = regs[a] else { throw notBool(regs[a]) }
            if !x { pc += i.wide }
          case .jumpIfTrue:
            guard case .bool(let x) = regs[a] else { throw notBool(regs[a]) }
            if x { pc += i.wide }
          case .jumpIfNull: if case .null = regs[a] { pc += i.wide }
          case .jumpIfNotNull:
            if case .null = regs[a] {} else { pc += i.wide }
          case .jumpIfPresent:
            if case .absent = regs[a] {} else { pc += i.wide }
          case .testLess:
            let holds: Bool
            if case .int(let x) = regs[a], case .int(let y) = regs[Int(i.b)] {
              holds = x < y
            } else if case .float(let x) = regs[a], case .float(let y) = regs[Int(i.b)] {
              holds = x < y
            } else {
              holds = try isLess(regs[a], regs[Int(i.b)])
            }
            pc += holds ? 1 : pc.pointee.wide + 1
          case .testLessOrEqual:
            let holds: Bool
            if case .int(let x) = regs[a], case .int(let y) = regs[Int(i.b)] {
              holds = x <= y
            } else if case .float(let x) = regs[a], case .float(let y) = regs[Int(i.b)] {
              holds = x <= y
            } else {
              holds = try isLessOrEqual(regs[a], regs[Int(i.b)])
            }
            pc += holds ? 1 : pc.pointee.wide + 1
          case .testEqual:
            let holds: Bool
            if case .int(let x) = regs[a], case .int(let y) = regs[Int(i.b)] {
              holds = x == y
            } else {
              holds = try Value.areEqual(regs[a], regs[Int(i.b)])
            }
            pc += holds ? 1 : pc.pointee.wide + 1
          case .testNotEqual:
            let holds: Bool
            if case .int(let x) = regs[a], case .int(let y) = regs[Int(i.b)] {
              holds = x != y
            } else {
              holds = !(try Value.areEqual(regs[a], regs[Int(i.b)]))
            }
            pc += holds ? 1 : pc.pointee.wide + 1
          case .testLessImmediate:
            let holds: Bool
            if case .int(let x) = regs[a] {
              holds = x < i.signedB
            } else {
              holds = try isLess(regs[a], .int(i.signedB))
            }
            pc += holds ? 1 : pc.pointee.wide + 1
          case .testLessOrEqualImmediate:
            let holds: Bool
            if case .int(let x) = regs[a] {
              holds = x <= i.signedB
            } else {
              holds = try isLessOrEqual(regs[a], .int(i.signedB))
            }
            pc += holds ? 1 : pc.pointee.wide + 1
          case .testGreaterImmediate:
            let holds: Bool
            if case .int(let x) = regs[a] {
              holds = x > i.signedB
            } else {
              holds = try isLess(.int(i.signedB), regs[a])
            }
            pc += holds ? 1 : pc.pointee.wide + 1
          case .testGreaterOrEqualImmediate:
            let holds: Bool
            if case .int(let x) = regs[a] {
              holds = x >= i.signedB
            } else {
              holds = try isLessOrEqual(.int(i.signedB), regs[a])
            }
            pc += holds ? 1 : pc.pointee.wide + 1
          case .testEqualImmediate:
            let holds: Bool
            if case .int(let x) = regs[a] {
              holds = x == i.signedB
            } else {
              holds = try Value.areEqual(regs[a], .int(i.signedB))
            }
            pc += holds ? 1 : pc.pointee.wide + 1
          case .testEqualConstant:
            let holds = try Value.areEqual(regs[a], constants[Int(i.b)])
            pc += holds ? 1 : pc.pointee.wide + 1
          case .testNotEqualConstant:
            let holds = !(try Value.areEqual(regs[a], constants[Int(i.b)]))
            pc += holds ? 1 : pc.pointee.wide + 1
          case .testMatches:
            let holds: Bool
            if case .int(let x) = regs[a], case .int(let y) = regs[Int(i.b)] {
              holds = x == y
            } else {
              holds = matches(regs[a], regs[Int(i.b)])
            }
            pc += holds ? 1 : pc.pointee.wide + 1
          case .testSymbol:
            var holds = false
            if case .symbol(let symbol) = regs[a], case .symbol(let wanted) = constants[Int(i.b)] {
              holds =
                StringObject.same(symbol.name, wanted.name)
                && (i.c == 65_535 || symbol.arguments.count == Int(i.c))
            }
            pc += holds ? 1 : pc.pointee.wide + 1
          case .testList:
            var holds = false
            if case .list(let list) = regs[a] {
              holds = i.c == 1 ? list.elements.count >= Int(i.b) : list.elements.count == Int(i.b)
            }
            pc += holds ? 1 : pc.pointee.wide + 1
          case .testField:
            let holds = testField(regs, a, Int(i.b), Int(i.c), constants)
            pc += holds ? 1 : pc.pointee.wide + 1

          case .symbolArgument:
            if case .symbol(let symbol) = regs[Int(i.b)], Int(i.c) < symbol.arguments.count {
              regs[a] = symbol.arguments[Int(i.c)]
            }
          case .listElement:
            if case .list(let list) = regs[Int(i.b)] {
              let index = i.signedC < 0 ? list.elements.count + i.signedC : i.signedC
              if index >= 0, index < list.elements.count { regs[a] = list.elements[index] }
            }
          case .listSlice:
            let back = Int(pc.pointee.a)
            if case .list(let list) = regs[Int(i.b)], list.elements.count >= Int(i.c) + back {
              regs[a] = try heap.list(ContiguousArray(list.elements[Int(i.c)..<(list.elements.count - back)]))
            }

          case .makeList:
            let count = Int(i.c)
            var elements: ContiguousArray<Value> = []
            elements.reserveCapacity(count)
            for k in Int(i.b)..<(Int(i.b) + count) { elements.append(regs[k]) }
            regs[a] = try heap.list(elements)
          case .makeRecord: regs[a] = try codeRef { try makeRecord($0.shapes[Int(i.c)], regs + Int(i.b)) }
          case .makeRange: regs[a] = try makeRange(regs[Int(i.b)], regs[Int(i.b) + 1], isClosed: i.c == 1)
          case .makeSymbol: regs[a] = try codeRef { try makeSymbol($0.symbols[Int(i.c)], regs + Int(i.b)) }
          case .concatenate: regs[a] = try concatenate(regs + Int(i.b), Int(i.c))
          case .makeDateTime:
            if case .dateTime(let wall) = regs[a] {
              let day = 86_400_000_000
              let days = wall >= 0 ? wall / day : -((-wall + day - 1) / day)
              regs[a] = .dateTime(environment.instant(days: days, microseconds: wall - days * day))
            }

          case .getMember:
            let cache = codeRef { caches + ($0.cacheBase + Int(i.c)) }
            if case .record(let record) = regs[Int(i.b)],
              cache.pointee.shape == UnsafeRawPointer(Unmanaged.passUnretained(record.shape).toOpaque())
            {
              regs[a] = record.values[cache.pointee.slot]
            } else {
              frames[frameCount - 1].pc = pc
              regs[a] = try codeRef { try member(regs[Int(i.b)], $0.sites[Int(i.c)], cache: cache) }
            }
          case .setMember:
            let cache = codeRef { caches + ($0.cacheBase + Int(i.c)) }
            if !setCached(regs + a, regs[Int(i.b)], cache) {
              frames[frameCount - 1].pc = pc
              try codeRef { try setMember(&regs[a], $0.sites[Int(i.c)].name, regs[Int(i.b)]) }
              noteShape(regs[a], cache, codeRef { $0.sites[Int(i.c)].name })
            }
          case .getIndex:
            if case .list(let list) = regs[Int(i.b)], case .int(let position) = regs[Int(i.c)], position >= 0,
              position < list.elements.count
            {
              regs[a] = list.elements[position]
            } else {
              frames[frameCount - 1].pc = pc
              regs[a] = try element(regs[Int(i.b)], regs[Int(i.c)])
            }
          case .setIndex: try setElement(&regs[a], regs[Int(i.b)], regs[Int(i.c)])
          case .takeMember: regs[a] = try codeRef { try takeMember(regs + Int(i.b), $0.sites[Int(i.c)]) }
          case .takeIndex: regs[a] = try takeElement(regs + Int(i.b), regs[Int(i.c)])
          case .takeRegister:
            regs[a] = regs[Int(i.b)]
            regs[Int(i.b)] = .null
          case .putRegister:
            regs[Int(i.b)] = regs[a]
            regs[a] = .null
          case .takeGlobal: regs[a] = try takeGlobal(i.wide)
          case .takeState: regs[a] = try readState(i.wide)
          case .takeCell:
            if case .cell(let cell) = regs[Int(i.b)] { regs[a] = take(cell) }
          case .takeCaptureCell:
            if let captures, case .cell(let cell) = captures[Int(i.b)] { regs[a] = take(cell) }

          case .callGlobal:
            let left = fuel.pointee &- 1
            fuel.pointee = left
            if left < 0 { try refuel() }
            guard let callee = functions[Int(i.b)].code else {
              frames[frameCount - 1].pc = pc
              _ = try readGlobal(Int(i.b))
              throw notCallable(.null)
            }
            let newBase = base + a
            let wanted = callee._withUnsafeGuaranteedRef { $0.parameterCount }
            let window = callee._withUnsafeGuaranteedRef { $0.registerCount }
            if newBase + window + 1 > initialised { try ensureStack(newBase + window + 1) }
            if Int(i.c) != wanted {
              _ = try callee._withUnsafeGuaranteedRef { try adjust($0, newBase, Int(i.c)) }
            }
            if frameCount >= frameCapacity - 1 { throw depthFailure() }
            frames[frameCount - 1].pc = pc
            frames[frameCount] = Frame(pc: pc, code: callee, function: nil, base: newBase, result: newBase)
            frameCount += 1
            code = callee
            base = newBase
            regs = stack + newBase
            pc = callee._withUnsafeGuaranteedRef { UnsafePointer($0.instructions) }
            constants = callee._withUnsafeGuaranteedRef { UnsafePointer($0.constants) }
            captures = nil
          case .call:
            let left = fuel.pointee &- 1
            fuel.pointee = left
            if left < 0 { try refuel() }
            frames[frameCount - 1].pc = pc
            guard case .function(let function) = regs[a] else {
              regs[a] = try callOther(regs + a, Int(i.b))
              continue
            }
            let newBase = base + a + 1
            let callee = function.code
            try ensureStack(newBase + callee.registerCount + 1)
            if Int(i.b) != callee.parameterCount { _ = try adjust(callee, newBase, Int(i.b)) }
            if frameCount >= frameCapacity - 1 { throw depthFailure() }
            frames[frameCount] = Frame(
              pc: pc, code: Unmanaged.passUnretained(callee), function: Unmanaged.passRetained(function),
              base: newBase,
              result: base + a)
            frameCount += 1
            code = Unmanaged.passUnretained(callee)
            base = newBase
            regs = stack + newBase
            pc = UnsafePointer(callee.instructions)
            constants = UnsafePointer(callee.constants)
            captures = function.captures
          case .callNative:
            frames[frameCount - 1].pc = pc
            let left = fuel.pointee &- 1
            fuel.pointee = left
            if left < 0 { try refuel() }
            let result = try codeRef { try invoke($0.natives[Int(i.b)], regs + a, Int(i.c), span: .none) }
            regs[a] = result
          case .callMember:
            frames[frameCount - 1].pc = pc
            let left = fuel.pointee &- 1
            fuel.pointee = left
            if left < 0 { try refuel() }
            let result = try codeRef { try callMember($0.sites[Int(i.b)], regs + a, Int(i.c), at: pc) }
            regs[a] = result
          case .callMutating:
            frames[frameCount - 1].pc = pc
            let left = fuel.pointee &- 1
            fuel.pointee = left
            if left < 0 { try refuel() }
            try codeRef { try callMutating($0.natives[Int(i.b)], regs + a, Int(i.c)) }
          case .makeView:
            frames[frameCount - 1].pc = pc
            let left = fuel.pointee &- 1
            fuel.pointee = left
            if left < 0 { try refuel() }
            let offset = pc - codeRef { UnsafePointer($0.instructions) } - 1
            let view = try codeRef {
              try invoke($0.natives[Int(i.b)], regs + a, Int(i.c), span: $0.span(at: offset))
            }
            regs[a] = view
          case .makeScriptView:
            frames[frameCount - 1].pc = pc
            let offset = pc - codeRef { UnsafePointer($0.instructions) } - 1
            let span = codeRef { $0.span(at: offset) }
            regs[a] = try makeScriptView(Int(i.b), regs + a, Int(i.c), span)

          case .returnValue, .returnNull:
            var result = Value.null
            if i.opcode == .returnValue {
              swap(&result, &regs[a])
            }
            frameCount -= 1
            let done = frames[frameCount]
            if handlers.count > handlerFloor { dropHandlers(of: frameCount) }
            let window = codeRef { $0.registerCount }
            for k in 0..<window {
              // Numbers need no release.
              regs[k] = .null
            }
            done.function?.release()
            if frameCount == floor { return result }
            stack[done.result] = result
            let caller = frames[frameCount - 1]
            code = caller.code
            pc = caller.pc
            base = caller.base
            regs = stack + base
            constants = codeRef { UnsafePointer($0.constants) }
            captures = caller.function?._withUnsafeGuaranteedRef { $0.captures }

          case .iterate: try prepareIteration(regs + a)
          case .next:
            if case .list(let list) = regs[a], case .int(let position) = regs[a + 1] {
              if position < list.elements.count {
                regs[a + 2] = list.elements[position]
                regs[a + 1] = .int(position + 1)
              } else {
                pc += i.wide
              }
            } else if !nextInRange(regs + a) {
              pc += i.wide
            }
          case .rangePrepare: try prepareRange(regs + a, isClosed: i.wide == 1)
          case .rangeNext:
            if case .int(let position) = regs[a], case .int(let end) = regs[a + 1] {
              if position < end {
                regs[a + 2] = .int(position)
                regs[a] = .int(position + 1)
              } else {
                pc += i.wide
              }
            } else if !nextInRange(regs + a) {
              pc += i.wide
            }

          case .newBuilder: regs[a] = try heap.list(ContiguousArray<Value>())
          case .yieldView: try yield(regs + a, regs[Int(i.b)], takesText: false)
          case .yieldCell: try yield(regs + a, regs[Int(i.b)], takesText: true)
          case .yieldTop:
            frames[frameCount - 1].pc = pc
            try yieldTop(regs[Int(i.b)])
          case .pushHandler:
            handlers.append(Handler(frame: frameCount - 1, target: pc + i.wide, register: a))
          case .popHandler: if handlers.count > handlerFloor { handlers.removeLast() }
          case .check:
            frames[frameCount - 1].pc = pc
            regs[a] = try codeRef { try check(regs[a], $0.types[Int(i.b)], constants[Int(i.c)]) }
          case .viewState:
            if let cell = viewState(Int(i.b)) {
              regs[a] = .cell(cell)
              // The following jump goes over the initialiser.
            } else {
              pc += 1
            }
          case .beginViewState: regs[a] = .cell(beginViewState(Int(i.b), regs[a], constants[Int(i.c)]))
          case .bindCell:
            if case .cell(let cell) = regs[Int(i.b)] {
              regs[a] = .binding(BindingObject(source: .cell(cell), path: [], meter: heap.meter))
            }
          case .bindState:
            if case .cell(let cell) = globals[i.wide] {
              regs[a] = .binding(BindingObject(source: .cell(cell), path: [], meter: heap.meter))
            } else {
              _ = try readGlobal(i.wide)
            }
          case .bindMember:
            let name = codeRef { $0.sites[Int(i.c)].name }
            regs[a] = try extend(regs[Int(i.b)], .field(name))
          case .bindIndex: regs[a] = try extend(regs[Int(i.b)], .index(regs[Int(i.c)]))
          case .noMatch:
            throw Failure(
              code: "no-match", "no pattern matches \(ValueText(limit: 80).quoted(regs[a]))",
              hint: "add a `default`, or a `case` for it")
          }
        }
      } catch {
        // pc is past the instruction that failed, whichever frame it belongs to.
        frames[frameCount - 1].pc = pc
        var failure = failure(from: error)
        putBack(regs, codeRef { $0 }, pc, captures)
        if failure.isCatchable, handlers.count > handlerFloor, let handler = handlers.popLast() {
          unwind(to: handler.frame + 1)
          let frame = frames[frameCount - 1]
          code = frame.code
          base = frame.base
          regs = stack + base
          constants = codeRef { UnsafePointer($0.constants) }
          captures = frame.function?._withUnsafeGuaranteedRef { $0.captures }
          regs[handler.register] = .null
          pc = handler.target
          continue
        }
        annotate(&failure, from: floor)
        handlers.removeLast(max(0, handlers.count - handlerFloor))
        unwind(to: floor)
        throw failure
      }
    }
  }
}
