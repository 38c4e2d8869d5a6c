/// The run loop: what is frequent and quick stands here, on the registers as they lie in memory (`ValueLayout`); the
/// rest is left to functions of its own, so that the loop stays small enough for the processor's registers.
extension Machine {
  /// Runs a function whose arguments lie at the start of its window, and gives its result.
  ///
  /// The window is cleared on the way out, also after a failure, and everything above it.
  ///
  /// - Parameter walk: what to do with the result and whom to call it for next; the first argument is in the window.
  func run(
    _ code: FunctionCode, _ function: FunctionObject?, base: Int, walk: UnsafeMutablePointer<Walk>? = nil
  ) throws -> Value {
    let floor = frameCount
    let handlerFloor = handlerCount
    guard frameCount < frameCapacity - 1 else {
      clear(base, max(code.registerCount, code.parameterCount))
      throw depthFailure()
    }
    let fuel = self.fuel
    // A call is a step, also one that the library makes.
    fuel.pointee &-= 1
    if fuel.pointee < 0 {
      do { try refuel() } catch {
        clear(base, max(code.registerCount, code.parameterCount))
        throw error
      }
    }
    let frameLimit = frames + (frameCapacity - 1)
    var frame = frames + frameCount
    var pc = UnsafePointer(code.entry.pointee.instructions)
    var constants = code.entry.pointee.constants
    var regs = stack + base
    // The caller holds the function as long as it runs.
    Machine.fill(
      frame, pc, Unmanaged.passUnretained(code), code.entry, function.map { Unmanaged.passUnretained($0) },
      regs, regs)
    frameCount &+= 1

    while true {
      do {
        while true {
          let i = pc.pointee
          pc += 1
          switch i.opcode {
          case .move: (regs + i.a).copy(regs + i.b)
          case .loadConstant: (regs + i.a).copy(constants + i.wide)
          case .loadNull: (regs + i.a).putNil()
          case .loadAbsent:
            var k = i.a
            while k < i.a + i.b {
              (regs + k).put(1, ValueLayout.head(ValueLayout.empty))
              k += 1
            }
          case .loadBool: (regs + i.a).put(i.b != 0)
          case .loadInt: (regs + i.a).put(i.wide)
          case .getGlobal:
            let slot = i.wide
            if globalFlags[slot] == .plain {
              (regs + i.a).copy(globals + slot)
            } else {
              frame.pointee.pc = pc
              regs[i.a] = try readGlobal(slot)
            }
          case .setGlobal: try storeGlobal(i.wide, regs[i.a])
          case .getCell: getCell(regs + i.a, regs + i.b)
          case .setCell: try setCell(regs + i.a, regs + i.b)
          case .getCapture:
            if let captures = Machine.captures(frame) { (regs + i.a).copy(captures + i.b) }
          case .getCaptureCell:
            if let captures = Machine.captures(frame) { getCell(regs + i.a, captures + i.b) }
          case .setCaptureCell:
            if let captures = Machine.captures(frame) { try setCell(captures + i.b, regs + i.a) }

          case .add:
            if !(regs + i.a).putSum(regs + i.b, regs + i.c) { try slow(i, regs, constants) }
          case .subtract:
            if !(regs + i.a).putDifference(regs + i.b, regs + i.c) { try slow(i, regs, constants) }
          case .multiply:
            if !(regs + i.a).putProduct(regs + i.b, regs + i.c) { try slow(i, regs, constants) }
          case .divide:
            if !(regs + i.a).putQuotient(regs + i.b, regs + i.c) { try slow(i, regs, constants) }
          case .remainder:
            if !(regs + i.a).putRemainder(regs + i.b, regs + i.c) { try slow(i, regs, constants) }
          case .addImmediate:
            let x = regs + i.b
            if x.isInteger {
              let (sum, overflowed) = x.integer.addingReportingOverflow(i.signedC)
              if overflowed { try failOverflow(i.signedC < 0 ? "-" : "+") }
              (regs + i.a).put(sum)
            } else {
              try slow(i, regs, constants)
            }
          case .addConstant:
            if !(regs + i.a).putSum(regs + i.b, constants + i.c) { try slow(i, regs, constants) }
          case .subtractConstant:
            if !(regs + i.a).putDifference(regs + i.b, constants + i.c) { try slow(i, regs, constants) }
          case .multiplyConstant, .multiplyByConstant:
            if !(regs + i.a).putProduct(regs + i.b, constants + i.c) { try slow(i, regs, constants) }
          case .divideConstant:
            if !(regs + i.a).putQuotient(regs + i.b, constants + i.c) { try slow(i, regs, constants) }
          case .remainderConstant:
            if !(regs + i.a).putRemainder(regs + i.b, constants + i.c) { try slow(i, regs, constants) }
          case .less:
            let x = regs + i.b
            let y = regs + i.c
            if x.isInteger, y.isInteger {
              (regs + i.a).put(x.integer < y.integer)
            } else {
              try slow(i, regs, constants)
            }
          case .lessOrEqual:
            let x = regs + i.b
            let y = regs + i.c
            if x.isInteger, y.isInteger {
              (regs + i.a).put(x.integer <= y.integer)
            } else {
              try slow(i, regs, constants)
            }
          case .matchLiteral:
            if (regs + i.b).tag == ValueLayout.decimal { (regs + i.a).copy(constants + i.c) }
          case .not:
            let x = regs + i.b
            if !x.isTruth { try failNotBool(x) }
            (regs + i.a).put(!x.truth)
          case .negate, .equal, .notEqual: try slow(i, regs, constants)

          case .jump: pc += i.wide
          case .loop:
            pc += i.wide
            let left = fuel.pointee &- 1
            fuel.pointee = left
            if left < 0 { try refuel() }
            // What the loop goes on with, done here: one instruction less for each round.
            let next = pc.pointee
            if next.opcode == .rangeNext {
              if Machine.stepNumbers(regs + next.a) { pc += 1 }
            } else if next.opcode == .next {
              if Machine.stepElements(regs + next.a) { pc += 1 }
            }
          case .jumpIfFalse:
            let x = regs + i.a
            if !x.isTruth { try failNotBool(x) }
            if !x.truth { pc += i.wide }
          case .jumpIfTrue:
            let x = regs + i.a
            if !x.isTruth { try failNotBool(x) }
            if x.truth { pc += i.wide }
          case .jumpIfNull: if (regs + i.a).isNil { pc += i.wide }
          case .jumpIfNotNull: if !(regs + i.a).isNil { pc += i.wide }
          case .jumpIfPresent:
            let x = regs + i.a
            if x.tag != ValueLayout.empty || x.bits != 1 { pc += i.wide }
          case .testLess:
            let holds: Bool
            let x = regs + i.a
            let y = regs + i.b
            if x.isInteger, y.isInteger {
              holds = x.integer < y.integer
            } else if x.isDouble, y.isDouble {
              holds = x.double < y.double
            } else {
              holds = try slowTest(i, regs, constants)
            }
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .testLessOrEqual:
            let holds: Bool
            let x = regs + i.a
            let y = regs + i.b
            if x.isInteger, y.isInteger {
              holds = x.integer <= y.integer
            } else if x.isDouble, y.isDouble {
              holds = x.double <= y.double
            } else {
              holds = try slowTest(i, regs, constants)
            }
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .testEqual:
            let holds: Bool
            let x = regs + i.a
            let y = regs + i.b
            if x.isInteger, y.isInteger {
              holds = x.integer == y.integer
            } else {
              holds = try slowTest(i, regs, constants)
            }
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .testNotEqual:
            let holds: Bool
            let x = regs + i.a
            let y = regs + i.b
            if x.isInteger, y.isInteger {
              holds = x.integer != y.integer
            } else {
              holds = try slowTest(i, regs, constants)
            }
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .testLessImmediate:
            let holds: Bool
            let x = regs + i.a
            if x.isInteger {
              holds = x.integer < i.signedB
            } else {
              holds = try slowTest(i, regs, constants)
            }
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .testLessOrEqualImmediate:
            let holds: Bool
            let x = regs + i.a
            if x.isInteger {
              holds = x.integer <= i.signedB
            } else {
              holds = try slowTest(i, regs, constants)
            }
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .testGreaterImmediate:
            let holds: Bool
            let x = regs + i.a
            if x.isInteger {
              holds = x.integer > i.signedB
            } else {
              holds = try slowTest(i, regs, constants)
            }
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .testGreaterOrEqualImmediate:
            let holds: Bool
            let x = regs + i.a
            if x.isInteger {
              holds = x.integer >= i.signedB
            } else {
              holds = try slowTest(i, regs, constants)
            }
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .testEqualImmediate:
            let holds: Bool
            let x = regs + i.a
            if x.isInteger {
              holds = x.integer == i.signedB
            } else {
              holds = try slowTest(i, regs, constants)
            }
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .testNotEqualImmediate:
            let holds: Bool
            let x = regs + i.a
            if x.isInteger {
              holds = x.integer != i.signedB
            } else {
              holds = try slowTest(i, regs, constants)
            }
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .testEqualConstant:
            let holds = try slowTest(i, regs, constants)
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .testNotEqualConstant:
            let holds = try slowTest(i, regs, constants)
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .testMatches:
            let holds: Bool
            let x = regs + i.a
            let y = regs + i.b
            if x.isInteger, y.isInteger {
              holds = x.integer == y.integer
            } else {
              holds = matches(regs[i.a], regs[i.b])
            }
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .testMatchesImmediate:
            let holds: Bool
            let x = regs + i.a
            if x.isInteger {
              holds = x.integer == i.signedB
            } else {
              holds = try slowTest(i, regs, constants)
            }
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .testSymbol:
            let holds = Machine.testSymbol(regs + i.a, constants + i.b, i.c)
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .testList:
            let holds = Machine.testList(regs + i.a, i)
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .testField:
            let holds = testField(regs, i.a, i.b, i.c, constants)
            pc += holds ? 1 : pc.pointee.wide &+ 1
          case .symbolArgument: Machine.symbolArgument(regs, i)
          case .listElement: Machine.listElement(regs, i)

          case .concatenate:
            frame.pointee.pc = pc
            try concatenate(regs + i.a, constants + i.c, regs + i.b)
          case .makeRecord:
            frame.pointee.pc = pc
            try makeRecord(i, regs, frame)

          case .getMember:
            let x = regs + i.b
            if x.tag == ValueLayout.record {
              let cache = caches + (frame.pointee.entry.pointee.cacheBase &+ i.c)
              let (shape, storage) = x.object(RecordObject.self)._withUnsafeGuaranteedRef {
                ($0.shapeAddress, $0.storage)
              }
              let slot = cache.pointee.slot
              if cache.pointee.shape == shape, slot < storage.elementCount {
                (regs + i.a).copy(storage.element(slot))
                continue
              }
            }
            if x.tag == ValueLayout.list, frame.pointee.entry.pointee.sites[i.c].shortcut == .count {
              let count = x.object(ListObject.self)._withUnsafeGuaranteedRef { $0.storage.elementCount }
              (regs + i.a).put(count)
              continue
            }
            frame.pointee.pc = pc
            try getMember(i, regs, frame)
          case .setMember:
            let cache = caches + (frame.pointee.entry.pointee.cacheBase &+ i.c)
            if !Machine.setCachedField(regs + i.a, regs + i.b, cache) {
              frame.pointee.pc = pc
              try setMember(i, regs, frame)
            }
          case .getIndex:
            let x = regs + i.b
            let y = regs + i.c
            if x.tag == ValueLayout.list, y.isInteger {
              let storage = x.object(ListObject.self)._withUnsafeGuaranteedRef { $0.storage }
              let position = y.integer
              if UInt(bitPattern: position) < UInt(bitPattern: storage.elementCount) {
                (regs + i.a).copy(storage.element(position))
                continue
              }
            } else if let element = Machine.knownElement(x, y) {
              (regs + i.a).copy(element)
              continue
            }
            frame.pointee.pc = pc
            try getIndex(i, regs)
          case .getIndexThenMember:
            let x = regs + i.b
            let y = regs + i.c
            if x.tag == ValueLayout.list, y.isInteger {
              let storage = x.object(ListObject.self)._withUnsafeGuaranteedRef { $0.storage }
              let position = y.integer
              if UInt(bitPattern: position) < UInt(bitPattern: storage.elementCount) {
                let element = storage.element(position)
                if element.tag == ValueLayout.record {
                  let next = pc.pointee
                  let cache = caches + (frame.pointee.entry.pointee.cacheBase &+ next.c)
                  let (shape, values) = element.object(RecordObject.self)._withUnsafeGuaranteedRef {
                    ($0.shapeAddress, $0.storage)
                  }
                  let slot = cache.pointee.slot
                  if cache.pointee.shape == shape, slot < values.elementCount {
                    (regs + next.a).copy(values.element(slot))
                    pc += 1
                    continue
                  }
                }
                (regs + i.a).copy(element)
                continue
              }
            }
            frame.pointee.pc = pc
            try getIndex(i, regs)
          case .updateField:
            let caches = caches + frame.pointee.entry.pointee.cacheBase
            if Machine.updateField(regs + i.a, regs + i.b, regs + i.c, pc, caches) { pc += 5 }
          case .putMember, .putIndex:
            frame.pointee.pc = pc
            try putPart(i, regs, frame)
          case .setIndex:
            if !Machine.setListElement(regs + i.a, regs + i.b, regs + i.c),
              !Machine.setKnownElement(regs + i.a, regs + i.b, regs + i.c)
            {
              frame.pointee.pc = pc
              try setElement(regs + i.a, regs + i.b, regs + i.c)
            }
          case .takeMember, .takeCell, .takeCaptureCell, .takeGlobal:
            frame.pointee.pc = pc
            try takeOut(i, regs, frame)
          case .takeIndex:
            if !Machine.takeListElement(regs + i.a, regs + i.b, regs + i.c) {
              frame.pointee.pc = pc
              regs[i.a] = try takeElement(regs + i.b, regs[i.c])
            }
          case .takeRegister: (regs + i.a).take(regs + i.b)
          case .putRegister: (regs + i.b).take(regs + i.a)

          case .callGlobal:
            let left = fuel.pointee &- 1
            fuel.pointee = left
            if left < 0 { try refuel() }
            frame.pointee.pc = pc
            let callable = functions + i.b
            guard let entry = callable.pointee.entry, let callee = callable.pointee.code else {
              _ = try readGlobal(i.b)
              throw notCallable(.null)
            }
            let window = regs + i.a
            if window + (entry.pointee.registerCount &+ 1) > stackEnd {
              try ensureStack(window - stack + entry.pointee.registerCount + 1)
            }
            if i.c != entry.pointee.parameterCount {
              _ = try callee._withUnsafeGuaranteedRef { try adjust($0, window - stack, i.c) }
            }
            if frame + 1 >= frameLimit { try failDepth() }
            frame += 1
            pc = UnsafePointer(entry.pointee.instructions)
            constants = entry.pointee.constants
            Machine.fill(frame, pc, callee, entry, nil, window, window)
            frameCount &+= 1
            regs = window
          case .call:
            let left = fuel.pointee &- 1
            fuel.pointee = left
            if left < 0 { try refuel() }
            frame.pointee.pc = pc
            let target = regs + i.a
            guard target.tag == ValueLayout.function else {
              regs[i.a] = try callOther(target, i.b)
              continue
            }
            let callee = target.object(FunctionObject.self)
            let entry = callee._withUnsafeGuaranteedRef { $0.entry }
            let window = target + 1
            if window + (entry.pointee.registerCount &+ 1) > stackEnd {
              try ensureStack(window - stack + entry.pointee.registerCount + 1)
            }
            if i.b != entry.pointee.parameterCount {
              _ = try callee._withUnsafeGuaranteedRef { try adjust($0.code, window - stack, i.b) }
            }
            if frame + 1 >= frameLimit { try failDepth() }
            // The frame takes over the reference that the register held.
            target.forget()
            frame += 1
            pc = UnsafePointer(entry.pointee.instructions)
            constants = entry.pointee.constants
            Machine.fill(
              frame, pc, callee._withUnsafeGuaranteedRef { Unmanaged.passUnretained($0.code) }, entry, callee,
              window,
              target)
            frameCount &+= 1
            regs = window
          case .callMember:
            frame.pointee.pc = pc
            let left = fuel.pointee &- 1
            fuel.pointee = left
            if left < 0 { try refuel() }
            if !Machine.quickMember(regs + i.a, frame.pointee.entry.pointee.sites[i.b].shortcut, i.c) {
              try callMember(i, regs, frame)
            }
          case .append:
            if Machine.append(regs + i.b, to: regs + i.a) {
              pc += 4
              // One for the call and one for the element.
              let left = fuel.pointee &- 2
              fuel.pointee = left
              if left < 0 { try refuel() }
            }
          case .callMutating:
            frame.pointee.pc = pc
            let left = fuel.pointee &- 1
            fuel.pointee = left
            if left < 0 { try refuel() }
            try callMutating(i, regs, frame)
          case .callNative:
            frame.pointee.pc = pc
            let left = fuel.pointee &- 1
            fuel.pointee = left
            if left < 0 { try refuel() }
            try callNative(i, regs, frame)

          case .returnValue, .returnNull:
            if let walk, frameCount == floor &+ 1 {
              if handlerCount > handlerFloor { dropHandlers(of: floor) }
              if i.opcode == .returnNull { regs.putNil() } else if i.a != 0 { regs.take(regs + i.a) }
              let entry = frame.pointee.entry
              if walk.pointee.clearsWindow { Machine.clear(regs + 1, regs + entry.pointee.registerCount) }
              if Walk.advance(walk, regs) {
                pc = UnsafePointer(entry.pointee.instructions)
                let left = fuel.pointee &- 1
                fuel.pointee = left
                if left < 0 { try refuel() }
                continue
              }
              frameCount &-= 1
              Machine.clear(regs + 1, regs + entry.pointee.registerCount)
              let result = regs.move()
              regs.initialize(to: .null)
              return result
            }
            var bits: UInt64 = 0
            var head = ValueLayout.head(ValueLayout.empty)
            if i.opcode == .returnValue {
              let result = regs + i.a
              bits = result.bits
              head = result.head
              result.forget()
            }
            frameCount &-= 1
            if handlerCount > handlerFloor { dropHandlers(of: frameCount) }
            let end = regs + frame.pointee.entry.pointee.registerCount
            while regs < end {
              regs.putNil()
              regs += 1
            }
            let target = frame.pointee.result
            target.fill(bits, head)
            if frameCount == floor {
              let result = target.move()
              target.initialize(to: .null)
              return result
            }
            frame.pointee.function?.release()
            frame -= 1
            pc = frame.pointee.pc
            regs = frame.pointee.registers
            constants = frame.pointee.entry.pointee.constants

          case .next:
            let x = regs + i.a
            if Machine.stepElements(x) { continue }
            if x.tag == ValueLayout.list {
              // What was gone through is held no longer, so that it can be changed in place.
              x.putNil()
              (x + 2).putNil()
              pc += i.wide
            } else if !nextInRange(x) {
              pc += i.wide
            }
          case .rangeNext:
            let x = regs + i.a
            if !Machine.stepNumbers(x), x.isInteger && (x + 1).isInteger || !nextInRange(x) { pc += i.wide }

          case .pushHandler:
            handlers.append(Handler(frame: frameCount - 1, target: pc + i.wide, register: i.a))
          case .popHandler: if handlerCount > handlerFloor { handlers.removeLast() }
          case .viewState:
            if let cell = viewState(i.b) {
              regs[i.a] = .cell(cell)
              // The following jump goes over the initialiser.
            } else {
              pc += 1
            }
          case .getState, .setState, .newCell, .getBinding, .setBinding, .closure, .listSlice,
            .makeList, .makeRange, .makeSymbol, .makeDateTime, .takeState, .makeView,
            .makeScriptView, .iterate, .rangePrepare, .newBuilder, .yieldView, .yieldCell, .yieldTop, .check,
            .beginViewState, .bindCell, .bindState, .bindMember, .bindIndex, .noMatch:
            frame.pointee.pc = pc
            try perform(i, regs, frame)
          }
        }
      } catch {
        // pc is past the instruction that failed, whichever frame it belongs to.
        frame = frames + (frameCount - 1)
        frame.pointee.pc = pc
        var failure = failure(from: error)
        putBack(regs, frame.pointee.code._withUnsafeGuaranteedRef { $0 }, pc, Machine.captures(frame))
        if failure.isCatchable, handlerCount > handlerFloor, let handler = handlers.popLast() {
          // A failure costs what some hundred calls do: the next step pays for it.
          fuel.pointee &-= Machine.failureSteps
          unwind(to: handler.frame + 1)
          frame = frames + (frameCount - 1)
          regs = frame.pointee.registers
          constants = frame.pointee.entry.pointee.constants
          regs[handler.register] = .null
          pc = handler.target
          continue
        }
        annotate(&failure, from: floor)
        frames[floor].function = nil
        handlers.removeLast(max(0, handlers.count - handlerFloor))
        unwind(to: floor)
        throw failure
      }
    }
  }

  @inline(__always) static func fill(
    _ frame: UnsafeMutablePointer<Frame>, _ pc: UnsafePointer<Instruction>, _ code: Unmanaged<FunctionCode>,
    _ entry: UnsafeMutablePointer<CodeEntry>, _ function: Unmanaged<FunctionObject>?, _ registers: Register,
    _ result: Register
  ) {
    frame.pointee.pc = pc
    frame.pointee.code = code
    frame.pointee.entry = entry
    frame.pointee.function = function
    frame.pointee.registers = registers
    frame.pointee.result = result
  }

  @inline(__always) static func captures(_ frame: UnsafeMutablePointer<Frame>) -> Register? {
    frame.pointee.function?._withUnsafeGuaranteedRef { $0.captures }
  }

  /// Puts the next element of a list that a loop goes over behind the list and the position; false at its end, and for
  /// what is no list.
  @inline(__always) static func stepElements(_ x: Register) -> Bool {
    guard x.tag == ValueLayout.list else { return false }
    let storage = x.object(ListObject.self)._withUnsafeGuaranteedRef { $0.storage }
    let position = (x + 1).integer
    guard UInt(bitPattern: position) < UInt(bitPattern: storage.elementCount) else { return false }
    if (x + 1).isInteger {
      (x + 2).copy(storage.element(position))
    } else {
      (x + 2).take(storage.element(position))
    }
    (x + 1).advance()
    return true
  }

  /// The same for a range of Ints, whose bounds lie there.
  @inline(__always) static func stepNumbers(_ x: Register) -> Bool {
    guard x.isInteger, (x + 1).isInteger else { return false }
    let position = x.integer
    guard position < (x + 1).integer else { return false }
    (x + 2).put(position)
    x.advance()
    return true
  }

  /// `x % y` for y > 0, without the trap that the division would need for other divisors.
  @inline(__always) static func remainder(_ x: Int, _ y: Int) -> Int {
    if (x | y) >> 32 == 0 { return Int(UInt32(truncatingIfNeeded: x) % UInt32(truncatingIfNeeded: y)) }
    return x % y
  }
}
