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
  /// What servers offer.
  std::string tools = "full";
};

void PrintTo(const SameScript& script, std::ostream* stream);

const std::vector<SameScript>& same_scripts();

/// Of the toolset ax: every tool, argument and member of a result that section 4 of its design states.
std::vector<SameScript> ax_scripts();

/// A browser that serves nothing but its tree.
extern const char* const tree_browser;

}  // namespace offhand::test
