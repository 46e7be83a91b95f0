/// The argument of `completions`.
struct CompletionsOptions: Hashable, Sendable, CommandOptions {
  var shell = Shell.bash

  static var table: [Option<Self>] { [] }
  static var operand: Option<Self>? {
    let words = OptionDescription.Value.words("SHELL", Shell.allCases.map(\.rawValue))
    return .value("completions", words, \.shell, "one of: bash, zsh, fish", "bash, zsh or fish") {
      Shell(rawValue: $0)
    }
  }

  static var description: CommandDescription {
    CommandDescription(
      summary: "completions of commands, options and files for a shell",
      usage: ["SHELL"],
      introduction: "Prints a script that lets a shell complete commands, options and files.",
      options: [],
      operand: operand?.description,
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
    if before.first == "help" { return verbs.filter { $0.hasPrefix(word) } }
    let topic = before.first.flatMap(Command.Topic.verb) ?? .overview
    let description = topic.description
    // The value of the option before the word, or an argument that is not an option, or one more file.
    var value = before.last.flatMap(description.option)?.value
    if value == nil, !word.hasPrefix("-") {
      let repeated = description.options.first { $0.isRepeatable && before.contains($0.name) }
      value = (description.operand ?? repeated)?.value
    }
    switch value {
    case .file: return [files]
    case .words(_, let words): return words.filter { $0.hasPrefix(word) }
    case .text: return []
    case nil:
      let names = description.options.flatMap(\.names) + (topic == .overview ? [] : ["-h", "--help"])
      return ((before.isEmpty ? verbs + ["help"] : []) + names).filter { $0.hasPrefix(word) }
    }
  }
}
