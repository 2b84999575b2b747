#pragma once

#include <string_view>

/// The words that every program handles before its own.
namespace offhand {

enum class ProgramWord { none, help, version };

/// For a single argument: `--help`, `-h` and `help`, `--version`, `-V` and `version`.
inline ProgramWord program_word(int argc, char** argv) {
  if (argc != 2) return ProgramWord::none;
  const std::string_view word = argv[1];
  if (word == "--help" || word == "-h" || word == "help") return ProgramWord::help;
  if (word == "--version" || word == "-V" || word == "version") return ProgramWord::version;
  return ProgramWord::none;
}

}  // namespace offhand
