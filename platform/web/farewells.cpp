#include "platform/web/farewells.h"

#include <stop_token>
#include <utility>

namespace offhand::platform::web {
namespace {

using std::chrono::milliseconds;

/// Longer than a browser that starts on a busy machine takes to answer.
constexpr milliseconds long_enough{60'000};
/// The time for sessions to end when this process exits.
constexpr milliseconds time_at_the_end{500};

constexpr milliseconds between_tries{100};

Result<nlohmann::json> end_session(Connection& connection, const Limits& limits) {
  return connection.call("", "session.end", nlohmann::json::object(), limits);
}

/// True if the browser has answered or is gone.
bool answers(Connection& connection, const Limits& limits) {
  const auto ended = end_session(connection, limits);
  return ended || (ended.error().code != "page_silent" && ended.error().code != "cancelled");
}

/// True if the session has ended. Firefox handles calls concurrently, so while it still creates the session it knows of
/// none to end.
bool ends(Connection& connection, const Limits& limits) {
  const auto ended = end_session(connection, limits);
  return ended || !connection.is_open();
}

}  // namespace

Farewells::~Farewells() {
  const auto until = clock_.now() + time_at_the_end;
  for (auto& farewell : farewells_) {
    while (!farewell.over && clock_.now() < until) sleep_until(clock_, clock_.now() + milliseconds(5), {until, {}});
  }
}

void Farewells::end(std::shared_ptr<Connection> connection, milliseconds timeout) {
  if (!answers(*connection, {clock_.now() + timeout, {}})) go_on(std::move(connection), answers);
}

void Farewells::end_once_given(std::shared_ptr<Connection> connection) { go_on(std::move(connection), ends); }

void Farewells::go_on(std::shared_ptr<Connection> connection, Ends ends) {
  const std::lock_guard lock(mutex_);
  std::erase_if(farewells_, [](const auto& farewell) { return farewell.over.load(); });
  auto& farewell = farewells_.emplace_back();
  farewell.connection = std::move(connection);
  farewell.thread = std::jthread([this, ends, &farewell](const std::stop_token& stop) {
    const Limits limits{clock_.now() + long_enough, stop};
    while (!ends(*farewell.connection, limits) && clock_.now() < limits.deadline && !stop.stop_requested())
      sleep_until(clock_, clock_.now() + between_tries, limits);
    farewell.over = true;
  });
}

bool Farewells::are_pending(const Endpoint& endpoint) {
  const std::lock_guard lock(mutex_);
  for (const auto& farewell : farewells_) {
    if (!farewell.over && farewell.connection->endpoint() == endpoint) return true;
  }
  return false;
}

}  // namespace offhand::platform::web
