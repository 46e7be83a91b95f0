/// The argument of `completions`.
struct CompletionsOptions: Hashable, Sendable, CommandOptions {
  var shell = Shell.bash

  static var table: [Option<Self>] { [] }
  static var hasOperands: Bool { true }

  mutating func finish(given: [String], operands: [String]) throws(UsageError) {
    guard operands.count == 1, let shell = Shell(rawValue: operands[0]) else {
      let found = operands.isEmpty ? "nothing" : "'\(operands.joined(separator: " "))'"
      throw UsageError("completions", found: found, expected: "one of: bash, zsh, fish")
    }
    self.shell = shell
  }

  static var description: CommandDescription {
    CommandDescription(
      summary: "completions of commands, options and files for a shell",
      usage: ["SHELL"],
      introduction: "Prints a script that lets a shell complete commands, options and files.",
      options: [],
      operand: (.words("SHELL", Shell.allCases.map(\.rawValue)), "bash, zsh or fish"),
      notes: """
        bash   source <(pointerkit completions bash)                                 in ~/.bashrc
        zsh    source <(pointerkit completions zsh)                                  in ~/.zshrc, after compinit
        fish   pointerkit completions fish > ~/.config/fish/completions/pointerkit.fish
        """,
      examples: [("completions bash", "the script for bash")])
  }
}

/// A shell that completes command lines.
///
/// Its script asks `pointerkit completions words` for the words that complete a command line.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash:
      """
      _pointerkit() {
        local word="${COMP_WORDS[COMP_CWORD]}"
        mapfile -t COMPREPLY < <("${COMP_WORDS[0]}" completions words "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
        if [[ ${COMPREPLY[0]} == \(Shell.files) ]]; then
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          compopt -o filenames 2>/dev/null
        fi
      }
      complete -F _pointerkit pointerkit

      """
    case .zsh:
      """
      #compdef pointerkit
      _pointerkit() {
        local -a lines
        lines=("${(@f)$("$words[1]" completions words "${(@)words[2,CURRENT]}" 2>/dev/null)}")
        if [[ $lines[1] == \(Shell.files) ]]; then _files; else compadd -- $lines; fi
      }
      if [[ $funcstack[1] == _pointerkit ]]; then _pointerkit "$@"; else compdef _pointerkit pointerkit; fi

      """
    case .fish:
      """
      function __pointerkit
        set -l lines (pointerkit completions words (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)
        if test "$lines[1]" = \(Shell.files)
          __fish_complete_path (commandline -ct)
        else
          printf '%s\\n' $lines
        end
      end
      complete -c pointerkit -f -a '(__pointerkit)'

      """
    }
  }

  /// The line that stands for the names of files.
  private static let files = ":files"

  /// The words that complete a command line without the name of the program, one a line; the last argument is
  /// the word that is being typed.
  static func words(completing arguments: [String]) -> [String] {
    let (before, word) = (arguments.dropLast(), arguments.last ?? "")
    let verbs = Command.Topic.verbs.map(\.rawValue)
    let topic = before.first.flatMap(Command.Topic.verb) ?? .overview
    let description = topic.description
    var names = description.options.flatMap(\.names)
    if topic != .overview { names += ["-h", "--help"] }
    let repeated = description.options.first { $0.isRepeatable && before.contains($0.name) }
    var words = names
    if before.first == "help" {
      words = verbs
    } else if let option = before.last.flatMap(description.option), let value = option.value {
      words = Shell.words(for: value)
    } else if !word.hasPrefix("-"), let value = description.operand?.value ?? repeated?.value {
      words = Shell.words(for: value)
    } else if before.isEmpty {
      words = verbs + ["help"] + names
    }
    return words == [files] ? words : words.filter { $0.hasPrefix(word) }
  }

  private static func words(for value: OptionDescription.Value) -> [String] {
    switch value {
    case .file: [files]
    case .words(_, let words): words
    case .text: []
    }
  }
}
