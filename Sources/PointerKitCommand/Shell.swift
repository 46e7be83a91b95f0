/// A shell that completes command lines.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The completion script for `pointerkit`, which is created from the descriptions of the commands.
  var script: String {
    switch self {
    case .bash: Shell.bashScript
    case .zsh: Shell.zshScript
    case .fish: Shell.fishScript
    }
  }

  private static var verbs: [Command.Topic] { Command.Topic.verbs }

  /// All options of a command, including `--help`.
  private static func options(of topic: Command.Topic) -> [OptionDescription] {
    let options = topic.description.options
    let help = OptionDescription("--help", alias: "-h", "print the help of the command")
    return options.contains { $0.name == help.name } ? options : options + [help]
  }

  // MARK: bash

  private static var bashScript: String {
    var afterOption = ""
    var afterVerb = ""
    for topic in Command.Topic.allCases {
      let verb = topic == .overview ? "" : topic.rawValue
      for option in options(of: topic) {
        guard let value = option.value else { continue }
        let patterns = option.names.map { "\"\(verb) \($0)\"" }.joined(separator: " | ")
        afterOption += "    \(patterns)) \(reply(value)); return ;;\n"
      }
      let names = options(of: topic).flatMap(\.names)
      let words = (topic == .overview ? verbs.map(\.rawValue) + ["help"] : []) + names
      var line = "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
      if let operand = topic.description.operand {
        line = "if [[ $word == -* ]]; then \(line); else \(reply(operand.value)); fi"
      } else if let option = topic.description.options.first(where: \.isRepeatable), let value = option.value
      {
        // Words that are not options may be further values of a repeatable option.
        line = "if [[ $word == -* || $before == \(topic.rawValue) ]]; then \(line); else \(reply(value)); fi"
      }
      afterVerb += "    \"\(verb)\") \(line) ;;\n"
    }
    let names = verbs.map(\.rawValue).joined(separator: " ")
    return """
      # Completions of pointerkit for bash: source <(pointerkit completions bash)
      _pointerkit_files() {
        mapfile -t COMPREPLY < <(compgen -f -- "$1")
        compopt -o filenames 2>/dev/null
      }
      _pointerkit() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" verb=""
        COMPREPLY=()
        if ((COMP_CWORD > 1)); then
          case " \(names) " in *" ${COMP_WORDS[1]} "*) verb="${COMP_WORDS[1]}" ;; esac
          if [[ ${COMP_WORDS[1]} == help ]]; then
            COMPREPLY=($(compgen -W "\(names)" -- "$word"))
            return
          fi
        fi
        case "$verb $before" in
      \(afterOption)  esac
        case "$verb" in
      \(afterVerb)  esac
      }
      complete -F _pointerkit pointerkit

      """
  }

  private static func reply(_ value: OptionDescription.Value) -> String {
    switch value {
    case .file: "_pointerkit_files \"$word\""
    case .words(_, let words): "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
    case .text: "COMPREPLY=()"
    }
  }

  // MARK: zsh

  private static var zshScript: String {
    func escaped(_ text: String) -> String {
      var result = ""
      for character in text {
        if character == "'" {
          result += "'\\''"
        } else {
          result += "[]:\\".contains(character) ? "\\\(character)" : String(character)
        }
      }
      return result
    }
    func action(_ value: OptionDescription.Value) -> String {
      switch value {
      case .file(let name, _): ":\(escaped(name)):_files"
      case .words(let name, let words): ":\(escaped(name)):(\(words.joined(separator: " ")))"
      case .text(let name): ":\(escaped(name)): "
      }
    }
    func specification(_ topic: Command.Topic) -> String {
      var parts = options(of: topic).flatMap { option in
        option.names.map { name in
          let others = option.isRepeatable ? "*" : "(\(option.names.joined(separator: " ")))"
          return "'\(others)\(name)[\(escaped(option.purpose))]\(option.value.map(action) ?? "")'"
        }
      }
      if let operand = topic.description.operand { parts.append("'\(action(operand.value))'") }
      if topic.description.options.contains(where: \.isRepeatable) { parts.append("'*:file:_files'") }
      return parts.joined(separator: " \\\n        ")
    }
    let commands = verbs.map { "    '\($0.rawValue):\(escaped($0.description.summary))'" }
    let cases = verbs.map { "    \($0.rawValue))\n      _arguments \(specification($0)) ;;" }
    return """
      #compdef pointerkit
      # Completions of pointerkit for zsh: source <(pointerkit completions zsh)
      _pointerkit() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
          'help:the options of a command'
        )
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          _describe command commands
          return
        fi
        case $words[2] in
        help)
          _describe command commands
          return ;;
        \(verbs.map(\.rawValue).joined(separator: "|")))
          local verb=$words[2]
          shift words
          (( CURRENT-- ))
          case $verb in
      \(cases.joined(separator: "\n"))
          esac ;;
        *)
          _arguments \(specification(.overview)) ;;
        esac
      }
      if [[ $funcstack[1] == _pointerkit ]]; then
        _pointerkit "$@"
      else
        compdef _pointerkit pointerkit
      fi

      """
  }

  // MARK: fish

  private static var fishScript: String {
    func quoted(_ text: String) -> String {
      "'" + text.map { "\\'".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
    }
    func arguments(_ value: OptionDescription.Value?) -> String {
      switch value {
      case .file: " -r -F"
      case .words(_, let words): " -x -a \(quoted(words.joined(separator: " ")))"
      case .text: " -x"
      case nil: ""
      }
    }
    var lines = [
      "# Completions of pointerkit for fish: pointerkit completions fish > ~/.config/fish/completions/pointerkit.fish",
      "complete -c pointerkit -f",
    ]
    for topic in Command.Topic.allCases {
      let condition =
        topic == .overview
        ? "-n __fish_use_subcommand" : "-n \(quoted("__fish_seen_subcommand_from \(topic.rawValue)"))"
      if topic != .overview {
        lines.append(
          "complete -c pointerkit -n __fish_use_subcommand -a \(topic.rawValue) -d \(quoted(topic.description.summary))"
        )
      }
      for option in options(of: topic) {
        let short = option.alias.map { " -s \($0.dropFirst())" } ?? ""
        lines.append(
          "complete -c pointerkit \(condition) -l \(option.name.dropFirst(2))\(short)\(arguments(option.value))"
            + " -d \(quoted(option.purpose))")
      }
      switch topic.description.operand?.value {
      case .file?: lines.append("complete -c pointerkit \(condition) -F")
      case .words(_, let words)?:
        lines.append("complete -c pointerkit \(condition) -a \(quoted(words.joined(separator: " ")))")
      case .text?, nil: break
      }
      if topic.description.options.contains(where: \.isRepeatable) {
        lines.append("complete -c pointerkit \(condition) -F")
      }
    }
    lines.append("complete -c pointerkit -n __fish_use_subcommand -a help -d 'the options of a command'")
    lines.append(
      "complete -c pointerkit -n '__fish_seen_subcommand_from help' -a \(quoted(verbs.map(\.rawValue).joined(separator: " ")))"
    )
    return lines.joined(separator: "\n") + "\n"
  }
}
