Program(arguments: CommandLine.arguments)?.run()
