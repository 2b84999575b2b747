# Generated from schema/cli/commands.json. Do not edit.
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
