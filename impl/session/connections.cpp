#include "impl/session/connections.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <string>
#include <utility>

#include "generated/types/errors.h"
#include "impl/base/fold_case.h"
#include "impl/session/application_words.h"

namespace offhand {
namespace {

std::string spoken_of(const std::vector<Connection>& connections) {
  std::string text;
  for (const auto& connection : connections)
    text += fmt::format("{}{} (pid {})", text.empty() ? "" : ", ", connection.spoken(), connection.pid);
  return text.empty() ? "none" : text;
}

}  // namespace

Result<Connection> Connections::add(Connection added, const std::vector<Connection>& ended) {
  const auto is_same = [](const Connection& one, const Connection& other) {
    return one.is_process(other.pid, other.started);
  };
  const auto has_ended = [&](const Connection& connection) {
    return std::ranges::any_of(ended, [&](const Connection& other) { return is_same(connection, other); });
  };
  const std::scoped_lock lock(mutex_);
  for (const auto& other : connections_) {
    const bool taken = !added.alias.empty() && fold_case(other.alias) == fold_case(added.alias);
    if (taken && !is_same(other, added) && !has_ended(other))
      return fail(errors::alias_in_use({.alias = added.alias, .app = other.name, .pid = other.pid}));
  }
  // An ended one stays, so that whoever names it is told that it ended, until another takes its name or place.
  std::erase_if(connections_, [&](const Connection& other) {
    if (is_same(other, added)) {
      if (added.alias.empty()) added.alias = other.alias;
      return true;
    }
    return has_ended(other) && (other.pid == added.pid || fold_case(other.spoken()) == fold_case(added.spoken()) ||
                                fold_case(other.name) == fold_case(added.name));
  });
  if (connections_.size() >= limit) std::erase_if(connections_, has_ended);
  if (connections_.size() >= limit)
    return fail(errors::too_many_connections({.limit = static_cast<std::int64_t>(limit)}));
  connections_.push_back(added);
  return added;
}

Result<Connection> Connections::find(std::string_view words) const {
  const auto wanted = fold_case(words);
  const auto pid = pid_in(words);
  const auto kinds = std::to_array<std::function<bool(const Connection&)>>({
      [&](const Connection& one) { return fold_case(one.alias) == wanted; },
      [&](const Connection& one) { return pid && one.pid == *pid; },
      [&](const Connection& one) { return fold_case(one.name) == wanted; },
      [&](const Connection& one) { return !one.id.empty() && fold_case(entry_id(one.id)) == entry_id(wanted); },
  });
  const std::scoped_lock lock(mutex_);
  for (const auto& fits : kinds) {
    std::vector<Connection> found;
    std::ranges::copy_if(connections_, std::back_inserter(found), fits);
    if (found.size() == 1) return found.front();
    if (found.size() > 1) {
      return fail(errors::ambiguous_app({.app = std::string(words),
                                         .count = static_cast<std::int64_t>(found.size()),
                                         .candidates = spoken_of(found)}));
    }
  }
  return fail(errors::app_not_connected({.app = std::string(words), .connected = spoken_of(connections_)}));
}

void Connections::remove(const std::function<bool(std::int64_t pid)>& such) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(connections_, [&](const Connection& connection) { return such(connection.pid); });
}

std::vector<Connection> Connections::list() const {
  const std::scoped_lock lock(mutex_);
  return connections_;
}

}  // namespace offhand
