/// What an operand of an instruction stands for.
private enum Operand {
  case none
  case register, number, signed
  /// Of the function's tables.
  case constant, site, native, shape, symbol, type
  /// Of what surrounds it.
  case global, capture, child
  /// The instruction that is next if the jump is taken.
  case target
}

/// Three operands of 16 bits, or one of 16 and one of 32.
private enum Form {
  case narrow(Operand, Operand, Operand)
  case wide(Operand, Operand)
}

extension Opcode {
  /// The meaning of the operands, as the sentence of each opcode says.
  private var form: Form {
    switch self {
    case .move, .newBuilder, .getBinding, .setBinding, .getCell, .setCell, .takeCell, .bindCell, .negate,
      .not, .takeRegister, .putRegister, .iterate, .noMatch:
      return simpleForm
    case .loadConstant, .makeDateTime: return .wide(.register, .constant)
    case .loadInt: return .wide(.register, .signed)
    case .loadNull, .returnValue, .popHandler, .returnNull: return simpleForm
    case .loadAbsent, .loadBool: return .narrow(.register, .number, .none)
    case .getGlobal, .setGlobal, .getState, .setState, .takeGlobal, .takeState, .bindState:
      return .wide(.register, .global)
    case .newCell: return .narrow(.register, .register, .constant)
    case .getCapture, .getCaptureCell, .setCaptureCell, .takeCaptureCell:
      return .narrow(.register, .capture, .none)
    case .closure: return .wide(.register, .child)
    case .add, .subtract, .multiply, .divide, .remainder, .equal, .notEqual, .less, .lessOrEqual, .getIndex,
      .getIndexThenMember, .updateField, .setIndex, .putIndex, .takeIndex, .bindIndex:
      return .narrow(.register, .register, .register)
    case .addImmediate: return .narrow(.register, .register, .signed)
    case .addConstant, .subtractConstant, .multiplyConstant, .divideConstant, .remainderConstant,
      .multiplyByConstant, .matchLiteral, .testField, .concatenate:
      return .narrow(.register, .register, .constant)
    case .jump, .loop: return .wide(.none, .target)
    case .jumpIfFalse, .jumpIfTrue, .jumpIfNull, .jumpIfNotNull, .jumpIfPresent, .next, .rangeNext,
      .pushHandler:
      return .wide(.register, .target)
    case .testLess, .testLessOrEqual, .testEqual, .testNotEqual, .testMatches:
      return .narrow(.register, .register, .none)
    case .testLessImmediate, .testLessOrEqualImmediate, .testGreaterImmediate, .testGreaterOrEqualImmediate,
      .testEqualImmediate, .testNotEqualImmediate, .testMatchesImmediate:
      return .narrow(.register, .signed, .none)
    case .testEqualConstant, .testNotEqualConstant: return .narrow(.register, .constant, .none)
    case .testSymbol: return .narrow(.register, .constant, .number)
    case .testList: return .narrow(.register, .number, .number)
    case .symbolArgument, .makeList, .makeRange: return .narrow(.register, .register, .number)
    case .listElement, .listSlice: return .narrow(.register, .register, .signed)
    case .makeRecord: return .narrow(.register, .register, .shape)
    case .makeSymbol: return .narrow(.register, .register, .symbol)
    case .getMember, .takeMember, .bindMember: return .narrow(.register, .register, .site)
    case .setMember, .putMember: return .narrow(.register, .register, .site)
    case .call: return .narrow(.register, .number, .none)
    case .callGlobal, .makeScriptView: return .narrow(.register, .global, .number)
    case .callNative, .callMutating, .makeView: return .narrow(.register, .native, .number)
    case .callMember: return .narrow(.register, .site, .number)
    case .rangePrepare: return .wide(.register, .signed)
    case .yieldView, .yieldCell, .append: return .narrow(.register, .register, .none)
    case .yieldTop: return .narrow(.none, .register, .none)
    case .check: return .narrow(.register, .type, .constant)
    case .viewState: return .narrow(.register, .number, .none)
    case .beginViewState: return .narrow(.register, .number, .constant)
    }
  }

  /// Of those that have one or two registers and nothing else.
  private var simpleForm: Form {
    switch self {
    case .popHandler, .returnNull: .narrow(.none, .none, .none)
    case .loadNull, .newBuilder, .returnValue, .iterate, .noMatch: .narrow(.register, .none, .none)
    default: .narrow(.register, .register, .none)
    }
  }

  fileprivate func operands(_ instruction: Instruction) -> [(Operand, Int)] {
    switch form {
    case .narrow(let a, let b, let c):
      [
        (a, Int(instruction.a)), (b, b == .signed ? instruction.signedB : Int(instruction.b)),
        (c, c == .signed ? instruction.signedC : Int(instruction.c)),
      ]
    case .wide(let a, let b): [(a, Int(instruction.a)), (b, instruction.wide)]
    }
  }
}

extension Disassembler {
  /// The operands as they are read by people: registers by number, everything else by what it is.
  func operandTexts(_ instruction: Instruction, _ index: Int, _ code: FunctionCode) -> [String] {
    instruction.opcode.operands(instruction).compactMap { operand, number in
      switch operand {
      case .none: nil
      case .register: "R\(number)"
      case .number: "#\(number)"
      case .signed: number < 0 ? "\(number)" : "+\(number)"
      case .capture: "captured \(number)"
      case .child: "block \(number)"
      case .target: "→ \(index + 1 + number)"
      case .global: globalName(number)
      case .constant:
        number < code.constantCount ? ValueText(limit: 60).quoted(code.constants[number]) : "?"
      case .site: number < code.sites.count ? ".\(code.sites[number].name.text)" : "?"
      case .native: number < code.natives.count ? code.natives[number].name : "?"
      case .shape:
        number < code.shapes.count
          ? "{" + code.shapes[number].keys.map(\.text).joined(separator: ", ") + "}" : "?"
      case .symbol: number < code.symbols.count ? ".\(code.symbols[number].name.text)" : "?"
      case .type: number < code.types.count ? code.types[number].name : "?"
      }
    }
  }
}
