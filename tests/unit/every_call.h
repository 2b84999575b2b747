#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/holds.h"
#include "codegen/runtime/schema.h"
#include "tests/support/json.h"

namespace offhand::test {

using nlohmann::json;

/// What generated arguments are to mean.
struct Aims {
  /// Values by what an argument holds, as its schema says.
  std::map<Holds, std::vector<json>> by_holds = {};
  /// Values by the name of an argument, which come before those.
  std::map<std::string, std::vector<json>, std::less<>> by_name = {};
  /// For every other text.
  std::vector<json> words = {};
  /// A place for a file that is not there yet.
  std::function<std::string()> new_path = {};
};

/// Arguments that a schema allows: with each form of each of its unions, with each optional argument by itself, and
/// with every value that is aimed at, in lists as well. Arguments whose values are equally many are given one of them
/// each, in their order. All of them are valid on the simulated platform.
std::vector<json> every_call(const SchemaNode& schema, const Aims& aims);

/// Whether arguments of a schema have a part of an address, also within lists.
bool takes_an_address(const SchemaNode& schema);

}  // namespace offhand::test
