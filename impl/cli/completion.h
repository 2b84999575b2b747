#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/catalog.h"

/// Completions of a command line.
namespace offhand::cli {

/// A replacement for the word that is being typed. One that starts with a colon is filled in by the shell: ":files",
/// ":programs".
struct Offer {
  std::string text;
  std::string description;
};

/// Names of live objects (windows, sessions, sandboxes). Called only where one is allowed, with the value's name in the
/// help text: "WINDOW".
using LiveNames = std::function<std::vector<Offer>(std::string_view value_name)>;

/// Completions for the last of `words`, which exclude the program's name.
std::vector<Offer> completions(const std::vector<std::string>& words, const LiveNames& live_names,
                               const Catalog& catalog);

}  // namespace offhand::cli
