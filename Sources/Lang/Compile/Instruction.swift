/// What an instruction does. `R[x]` is a register of the frame, `K[x]` a constant of the function.
/// A *test* is followed by a `jump` instruction, which is taken when the test fails and skipped when it holds, both in
/// one dispatch; so every jump has 32 bits.
public enum Opcode: UInt8, CaseIterable, Sendable {
  /// R[a] = R[b]
  case move
  /// R[a] = K[bc]
  case loadConstant
  /// R[a] = nil
  case loadNull
  /// R[a] ..< R[a + b] = not given
  case loadAbsent
  /// R[a] = b != 0
  case loadBool
  /// R[a] = bc, signed
  case loadInt
  /// R[a] = global bc; one that is not set is an error, one that follows state is evaluated again if stale
  case getGlobal
  /// global bc = R[a]: a `var` of the script level; an error outside the top level's run
  case setGlobal
  /// R[a] = the value of the state in global bc
  case getState
  /// the state in global bc = R[a]
  case setState
  /// R[a] = a new cell that holds R[b], named K[c]
  case newCell
  /// R[a] = value of the cell R[b]
  case getCell
  /// cell R[a] = R[b]
  case setCell
  /// R[a] = capture b
  case getCapture
  /// R[a] = value of the cell in capture b
  case getCaptureCell
  /// cell in capture b = R[a]
  case setCaptureCell
  /// R[a] = value behind the binding R[b]
  case getBinding
  /// what the binding R[a] leads to = R[b]
  case setBinding
  /// R[a] = closure of child function bc, capturing what its list names
  case closure

  /// R[a] = R[b] + R[c]
  case add
  case subtract
  case multiply
  case divide
  case remainder
  /// R[a] = R[b] + c, signed 16 bits
  case addImmediate
  /// R[a] = R[b] + K[c]
  case addConstant
  case subtractConstant
  case multiplyConstant
  case divideConstant
  case remainderConstant
  /// R[a] = K[c] * R[b]
  case multiplyByConstant
  /// if R[b] is a Decimal: R[a] = K[c], the Decimal that a literal spells
  case matchLiteral
  /// R[a] = -R[b]
  case negate
  /// R[a] = !R[b]
  case not
  /// R[a] = R[b] == R[c]
  case equal
  case notEqual
  case less
  case lessOrEqual

  /// pc += bc
  case jump
  /// pc += bc, backwards: costs a step
  case loop
  /// if R[a] is false: pc += bc; not a Bool is an error
  case jumpIfFalse
  case jumpIfTrue
  case jumpIfNull
  case jumpIfNotNull
  /// if R[a] was given: pc += bc
  case jumpIfPresent
  /// test R[a] < R[b]
  case testLess
  case testLessOrEqual
  case testEqual
  case testNotEqual
  /// test R[a] < b, signed 16 bits
  case testLessImmediate
  case testLessOrEqualImmediate
  case testGreaterImmediate
  case testGreaterOrEqualImmediate
  case testEqualImmediate
  case testNotEqualImmediate
  /// test R[a] == K[b]
  case testEqualConstant
  case testNotEqualConstant
  /// test that R[a] matches the value or range R[b] in a pattern: unlike kinds don't match
  case testMatches
  /// the same for R[a] and b, signed 16 bits
  case testMatchesImmediate
  /// test that R[a] is the symbol K[b] with c arguments (65535: any number)
  case testSymbol
  /// test that R[a] is a list of b elements (c == 1: of at least b)
  case testList
  /// test that the record R[a] has the field K[c], then R[b] = it
  case testField

  /// R[a] = argument c of the symbol R[b]
  case symbolArgument
  /// R[a] = element c of the list R[b], counted from the end if c is negative
  case listElement
  /// R[a] = the list R[b] without its first c and last K-int elements (next instruction's a)
  case listSlice

  /// R[a] = list of R[b] ..< R[b + c]
  case makeList
  /// R[a] = record of shape c with the values from R[b]
  case makeRecord
  /// R[a] = R[b] ..< R[b+1], or ... if c == 1; a bound of nil is open
  case makeRange
  /// R[a] = symbol of form c with the arguments from R[b]
  case makeSymbol
  /// R[a] = the text K[c], with the texts of the registers from R[b] where it has U+0000
  case concatenate
  /// R[a] = DateTime of wall time K[bc] in the run's zone
  case makeDateTime

  /// R[a] = R[b].(member site c)
  case getMember
  /// record R[a].(member site c) = R[b]
  case setMember
  /// R[a] = R[b][R[c]]
  case getIndex
  /// R[a] = R[b][R[c]], of which the next instruction reads a member into its own R[a]: both at once if they are quick
  case getIndexThenMember
  /// what the next five instructions do, if that is quick, else nothing: R[a][R[b]].field = it + R[c], or another operation
  case updateField
  /// R[a][R[b]] = R[c]
  case setIndex
  /// as setMember and setIndex, but what is put is moved, so that nothing else holds it
  case putMember
  case putIndex
  /// R[a] = field (site c) of R[b], moved out for changing
  case takeMember
  /// R[a] = element R[c] of R[b], moved out for changing
  case takeIndex
  /// R[a] = R[b], moved out
  case takeRegister
  /// R[b] = R[a], moved back
  case putRegister
  /// R[a] = global bc, moved out
  case takeGlobal
  case takeState
  /// R[a] = cell R[b]'s value, moved out
  case takeCell
  /// R[a] = cell in capture b's value, moved out
  case takeCaptureCell

  /// R[a] = R[a](R[a+1] ... R[a+b])
  case call
  /// R[a] = the fn in global b, called with R[a] ..< R[a+c]
  case callGlobal
  /// R[a] = native b called with R[a] ..< R[a+c]
  case callNative
  /// R[a] = R[a].(member site b)(R[a+1] ... R[a+c])
  case callMember
  /// what the next three instructions do, if that is quick, else nothing: R[a].append(R[b])
  case append
  /// native b changes R[a] with the arguments R[a+1] ..< R[a+c]; R[a] = new value, R[a+1] = result
  case callMutating
  /// R[a] = view of native b with arguments R[a] ..< R[a+c]
  case makeView
  /// R[a] = view of the script's view in global b with arguments R[a] ..< R[a+c]
  case makeScriptView
  case returnValue
  case returnNull

  /// R[a], R[a+1] = the sequence R[a] made ready to go through
  case iterate
  /// R[a+2] = next element of R[a]; at the end pc += bc
  case next
  /// checks that R[a], R[a+1] are Ints (closed if bc == 1: R[a+1] += 1)
  case rangePrepare
  /// R[a+2] = R[a]; R[a] += 1; at R[a+1] pc += bc
  case rangeNext

  /// R[a] = an empty list of views
  case newBuilder
  /// adds the view R[b] to the builder R[a]
  case yieldView
  /// adds the view, text or number R[b] to the builder R[a]
  case yieldCell
  /// a value of a script-level statement: views are collected, others printed
  case yieldTop

  /// failures jump to bc with R[a] = nil
  case pushHandler
  case popHandler
  /// R[a] checked against type b, as a value for K[c]
  case check
  /// R[a] = state b of the present view; if it is there already, pc by the next jump
  case viewState
  /// state b of the present view begins with R[a]; R[a] = its cell; named K[c]
  case beginViewState
  /// R[a] = binding to the cell R[b]
  case bindCell
  /// R[a] = binding to the state in global bc
  case bindState
  /// R[a] = binding to field (site c) of binding R[b]
  case bindMember
  /// R[a] = binding to element R[c] of binding R[b]
  case bindIndex
  /// fails: no case of a `switch` matched R[a]
  case noMatch
}

extension Opcode {
  /// Whether it copies what a variable outside of the function, or a part of one, holds.
  var readsVariable: Bool {
    switch self {
    case .getGlobal, .getState, .getCell, .getCaptureCell, .getBinding: true
    default: false
    }
  }
}

/// Eight bytes: an opcode and three operands of 16 bits, or one of 16 and one of 32. One word, so that the run loop
/// reads it at once.
public struct Instruction: Sendable {
  let word: UInt64

  init(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) {
    word =
      UInt64(opcode.rawValue) | UInt64(UInt16(truncatingIfNeeded: a)) << 16
      | UInt64(UInt16(truncatingIfNeeded: b)) << 32 | UInt64(UInt16(truncatingIfNeeded: c)) << 48
  }

  init(_ opcode: Opcode, _ a: Int, wide: Int) {
    self.init(opcode, a, wide & 0xffff, wide >> 16)
  }

  /// Made by `init` alone, from an opcode.
  @inline(__always) public var opcode: Opcode {
    unsafeBitCast(UInt8(truncatingIfNeeded: word), to: Opcode.self)
  }
  @inline(__always) public var a: Int { Int(truncatingIfNeeded: word >> 16 & 0xffff) }
  @inline(__always) public var b: Int { Int(truncatingIfNeeded: word >> 32 & 0xffff) }
  @inline(__always) public var c: Int { Int(truncatingIfNeeded: word >> 48) }
  /// b and c as one signed number.
  @inline(__always) public var wide: Int { Int(truncatingIfNeeded: Int64(bitPattern: word) >> 32) }
  @inline(__always) var signedB: Int { Int(Int16(truncatingIfNeeded: word >> 32)) }
  @inline(__always) var signedC: Int { Int(truncatingIfNeeded: Int64(bitPattern: word) >> 48) }
}
