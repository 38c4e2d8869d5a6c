import Glibc

let program = Program(environment: .process, streams: StandardStreams())
exit(program.run(Array(CommandLine.arguments.dropFirst())))
