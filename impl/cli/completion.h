#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/catalog.h"

/// What may come next on a command line.
namespace offhand::cli {

/// Something a shell can put in place of the word that is being typed. One that starts with a colon is for the shell
/// itself to fill in: ":files", ":programs".
struct Offer {
  std::string text;
  std::string description;
};

/// Names of what runs now (windows, sessions, sandboxes), asked for only where one of them may stand: by the name that
/// the value has in help, "WINDOW".
using LiveNames = std::function<std::vector<Offer>(std::string_view value_name)>;

/// Offers for the last of `words`, which come after the program's name.
std::vector<Offer> completions(const std::vector<std::string>& words, const LiveNames& live_names,
                               const Catalog& catalog);

}  // namespace offhand::cli
