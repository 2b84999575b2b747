#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "tests/support/json.h"

// What one caller does in a row, in a run with a name: what it reads is what it then names.
namespace offhand::test {

using nlohmann::json;

struct ScriptedCall {
  std::string tool;
  /// A string that starts with @ is the path of a file or folder that every way starts without; an element_index or
  /// element_token that starts with # is that of the element of this name, in what was read last.
  json arguments;
  /// What it is refused with; empty: it is done.
  std::string code = {};
};

struct SameScript {
  std::string name;
  std::vector<ScriptedCall> calls;
  std::string platform = "sim:widgets";
};

void PrintTo(const SameScript& script, std::ostream* stream);

const std::vector<SameScript>& same_scripts();

/// A browser that serves nothing but its tree.
extern const char* const tree_browser;

}  // namespace offhand::test
