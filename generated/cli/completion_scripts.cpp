// Generated from schema/cli/commands.json. Do not edit.
#include "generated/cli/completion_scripts.h"

namespace offhand {

std::string_view completion_script(std::string_view shell) {
  if (shell == "bash") return R"text(# Generated from schema/cli/commands.json. Do not edit.
_offhand() {
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
complete -F _offhand offhand
)text";
  if (shell == "zsh") return R"text(#compdef offhand
# Generated from schema/cli/commands.json. Do not edit.
_offhand() {
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
  (( $#offers )) && _describe 'offhand' offers
}
if [[ $funcstack[1] == _offhand ]]; then
  _offhand "$@"
else
  compdef _offhand offhand
fi
)text";
  if (shell == "fish") return R"text(# Generated from schema/cli/commands.json. Do not edit.
function __offhand_offers
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
complete -c offhand -f -a '(__offhand_offers)'
)text";
  return {};
}

}  // namespace offhand
