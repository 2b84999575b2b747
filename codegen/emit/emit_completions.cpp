#include "codegen/emit/products.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

// The program itself computes completions; a shell only calls it and shows the answer: one completion per line, as
// word, tab, meaning. The shell fills in `:files` and `:programs`.

constexpr std::string_view kBash = R"sh(@banner@
_@name@() {
  local current=${COMP_WORDS[COMP_CWORD]} line
  local -a lines
  [[ $current == = ]] && current=
  mapfile -t lines < <("$1" complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  COMPREPLY=()
  for line in "${lines[@]}"; do
    case $line in
      :files*) compopt -o filenames 2>/dev/null; mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$current") ;;
      :programs*) mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -c -- "$current") ;;
      *) COMPREPLY+=("${line%%$'\t'*}") ;;
    esac
  done
}
complete -F _@name@ @name@
)sh";

constexpr std::string_view kZsh = R"sh(#compdef @name@
@banner@
_@name@() {
  local -a offers lines
  local line word tab=$'\t'
  lines=("${(@f)$("${words[1]}" complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
  for line in $lines; do
    word=${line%%$tab*}
    case $word in
      :files) _files ;;
      :programs) _command_names -e ;;
      *) offers+=("${word//:/\\:}:${line#*$tab}") ;;
    esac
  done
  (( $#offers )) && _describe '@name@' offers
}
if [[ $funcstack[1] == _@name@ ]]; then
  _@name@ "$@"
else
  compdef _@name@ @name@
fi
)sh";

constexpr std::string_view kFish = R"sh(@banner@
function __@name@_offers
  set -l words (commandline -opc)
  set -l program $words[1]
  set -l current (commandline -ct)
  for line in ($program complete -- $words[2..-1] "$current" 2>/dev/null)
    switch $line
      case ':files*'
        __fish_complete_path $current
      case ':programs*'
        __fish_complete_command
      case '*'
        echo $line
    end
  end
end
complete -c @name@ -f -a '(__@name@_offers)'
)sh";

constexpr std::string_view kScriptsHeader = R"(#pragma once

#include <string_view>

namespace offhand {

/// What bash, zsh or fish needs to complete commands of this program; empty for any other shell.
std::string_view completion_script(std::string_view shell);

}  // namespace offhand
)";

/// Replaces placeholders without fill(), because shells use the dollar sign themselves.
std::string filled(std::string text, std::string_view placeholder, const std::string& value) {
  for (std::size_t at = 0; (at = text.find(placeholder, at)) != std::string::npos; at += value.size())
    text.replace(at, placeholder.size(), value);
  return text;
}

struct Script {
  std::string_view shell;
  std::string_view text;
  /// The file's path below the shell's own directory of completions.
  std::string file;
};

}  // namespace

void emit_completions(const Model& model, Products& products) {
  if (!model.command_line) return;
  const std::string& source = model.command_line->path;
  const std::string& name = model.command_line->program.name;
  const std::vector<Script> scripts = {
      {"bash", kBash, name}, {"zsh", kZsh, '_' + name}, {"fish", kFish, name + ".fish"}};
  products.push_back({"generated/cli/completion_scripts.h", banner(source) + '\n' + std::string(kScriptsHeader)});
  Writer out(banner(source));
  out.line("#include \"generated/cli/completion_scripts.h\"\n");
  out.flat_block("namespace offhand {\n", "\n}  // namespace offhand", {}, [&] {
    out.line("std::string_view completion_script(std::string_view shell) {");
    for (const Script& script : scripts) {
      const std::string text =
          filled(filled(std::string(script.text), "@banner@", "# Generated from " + source + ". Do not edit."),
                 "@name@", name);
      products.push_back({"generated/completions/" + std::string(script.shell) + '/' + script.file, text});
      out.raw("  if (shell == \"" + std::string(script.shell) + "\") return " + raw_literal(text) + ";\n");
    }
    out.line("  return {};\n}");
  });
  products.push_back({"generated/cli/completion_scripts.cpp", out.text()});
}

}  // namespace offhand::codegen
