#include "impl/query/synonyms.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace offhand::query {
namespace {

constexpr std::size_t most = 7;
using Group = std::array<std::string_view, most>;

/// Words that programs use for one another; the rest of a group is empty.
constexpr auto groups = std::to_array<Group>({
    {"ok", "okay", "accept", "confirm", "yes", "agree"},
    {"cancel", "abort", "dismiss"},
    {"no", "decline", "reject", "refuse"},
    {"delete", "remove", "erase", "trash", "discard"},
    {"save", "store", "keep"},
    {"open", "load", "browse"},
    {"close", "exit", "quit"},
    {"find", "search", "lookup"},
    {"settings", "preferences", "options", "configuration", "prefs"},
    {"edit", "modify", "change"},
    {"copy", "duplicate", "clone"},
    {"back", "previous", "prev"},
    {"next", "forward", "continue", "proceed"},
    {"login", "signin", "logon"},
    {"logout", "signout", "logoff"},
    {"register", "signup", "join"},
    {"add", "new", "create", "insert", "plus"},
    {"send", "submit", "post"},
    {"refresh", "reload", "update"},
    {"help", "support", "assistance"},
    {"begin", "start", "run", "launch", "play"},
    {"end", "stop", "halt", "terminate"},
    {"undo", "revert"},
    {"print", "printout"},
    {"username", "user", "account"},
    {"password", "passphrase", "passcode"},
    {"email", "mail"},
    {"phone", "telephone", "mobile"},
    {"name", "title"},
    {"folder", "directory"},
    {"hide", "minimize", "minimise"},
    {"maximize", "maximise", "enlarge"},
});

constexpr auto requests = std::to_array<std::string_view>({"click", "find", "press", "select", "type"});
constexpr auto links = std::to_array<std::string_view>({"by", "for", "of", "that", "to", "which", "with"});

}  // namespace

bool are_synonyms(std::string_view one, std::string_view other) {
  if (one.empty() || other.empty()) return false;
  return std::ranges::any_of(groups, [&](const Group& group) {
    return std::ranges::find(group, one) != group.end() && std::ranges::find(group, other) != group.end();
  });
}

bool is_request(std::string_view word) { return std::ranges::find(requests, word) != requests.end(); }

bool is_article(std::string_view word) { return word == "the" || word == "a" || word == "an" || word == "this"; }

bool is_link(std::string_view word) { return std::ranges::find(links, word) != links.end(); }

}  // namespace offhand::query
