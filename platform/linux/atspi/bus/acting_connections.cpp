#include "platform/linux/atspi/bus/acting_connections.h"

#include <algorithm>
#include <chrono>
#include <iterator>

#include "platform/host/steady_clock.h"

namespace offhand::platform::atspi {
namespace {

/// Enough for actions within a dialog that an action opened; more are rare.
constexpr std::ptrdiff_t max_resting = 32;
/// The limit with connections that never answer: dialogs opened from dialogs.
constexpr std::size_t max_lines = 40;
/// Delay before opening a spare connection after an action: the application is busy with the action and its events, and
/// accepts no connection. Most actions take no longer, and the next action comes later than this.
constexpr std::chrono::milliseconds time_for_action{30};
/// An idle application takes 2 ms to accept a connection.
constexpr std::chrono::milliseconds time_to_greet{100};

int milliseconds_until(TimePoint time) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(time - steady_now());
  return std::max(0, static_cast<int>(left.count()));
}

}  // namespace

void ActingConnections::open(const std::string& address) {
  address_ = address;
  add();
}

void ActingConnections::close_all() {
  lines_.clear();
  spare_due_.reset();
}

ActingConnections::Line* ActingConnections::add() {
  if (address_.empty() || lines_.size() >= max_lines) return nullptr;
  std::string reason;
  auto connection = Connection::open(address_, Connection::Kind::peer, reason);
  if (connection == nullptr) return nullptr;
  auto line = std::make_unique<Line>();
  line->connection = std::move(connection);
  line->greeted_by = steady_now() + time_to_greet;
  return lines_.emplace_back(std::move(line)).get();
}

Connection* ActingConnections::take(Connection* held) {
  for (const auto& line : lines_) {
    if (held != nullptr && line->connection.get() == held) return held;
  }
  Line* line = free_line();
  if (line == nullptr) line = add();
  return line != nullptr ? line->connection.get() : nullptr;
}

bool ActingConnections::is_being_greeted(const Connection* held) const {
  const auto line = std::ranges::find_if(lines_, [&](const auto& each) { return each->connection.get() == held; });
  return line != lines_.end() && !(*line)->connection->is_ready() && steady_now() < (*line)->greeted_by;
}

ActingConnections::Line* ActingConnections::free_line() const {
  const auto free =
      std::find_if(lines_.begin(), lines_.end(), [](const auto& line) { return line->state == Line::State::free; });
  return free != lines_.end() ? free->get() : nullptr;
}

void ActingConnections::follow(Connection& connection) {
  const auto line = std::find_if(lines_.begin(), lines_.end(),
                                 [&](const auto& each) { return each->connection.get() == &connection; });
  if (line == lines_.end()) return;
  (*line)->state = Line::State::resting;
  std::rotate(line, std::next(line), lines_.end());
  const auto rests = [](const auto& each) { return each->state == Line::State::resting; };
  if (std::count_if(lines_.begin(), lines_.end(), rests) > max_resting) {
    ask_longest_resting();
  } else if (free_line() == nullptr) {
    spare_due_ = steady_now() + time_for_action;
  }
}

void ActingConnections::open_spare_in_time() {
  if (!spare_due_ || steady_now() < *spare_due_) return;
  spare_due_.reset();
  if (free_line() == nullptr) add();
}

void ActingConnections::ask_longest_resting() {
  const auto found =
      std::find_if(lines_.begin(), lines_.end(), [](const auto& line) { return line->state == Line::State::resting; });
  Line& line = **found;
  sd_bus_message* ping = nullptr;
  int result = sd_bus_message_new_method_call(line.connection->bus(), &ping, nullptr, "/org/a11y/atspi/accessible/root",
                                              "org.freedesktop.DBus.Peer", "Ping");
  if (result >= 0) {
    result = sd_bus_call_async(
        line.connection->bus(), nullptr, ping,
        [](sd_bus_message*, void* data, sd_bus_error*) {
          static_cast<Line*>(data)->state = Line::State::free;
          return 0;
        },
        &line, UINT64_MAX);
  }
  if (result >= 0) line.state = Line::State::asked;
  sd_bus_message_unref(ping);
}

void ActingConnections::add_to(std::vector<pollfd>& fds) const {
  for (const auto& line : lines_) fds.push_back({line->connection->fd(), line->connection->poll_events(), 0});
}

int ActingConnections::poll_timeout_ms() const {
  int result = -1;
  const auto at_most = [&](int ms) {
    if (ms >= 0 && (result < 0 || ms < result)) result = ms;
  };
  for (const auto& line : lines_) {
    at_most(line->connection->poll_timeout_ms());
    if (is_being_greeted(line->connection.get())) at_most(milliseconds_until(line->greeted_by));
  }
  if (spare_due_) at_most(milliseconds_until(*spare_due_));
  return result;
}

void ActingConnections::process(int limit, const std::function<void(Connection&)>& lost) {
  open_spare_in_time();
  // Reply handlers may append lines, which are processed next time.
  for (std::size_t i = 0; i < lines_.size();) {
    if (lines_[i]->connection->process(limit)) {
      ++i;
      continue;
    }
    const std::unique_ptr<Line> broken = std::move(lines_[i]);
    lines_.erase(std::next(lines_.begin(), static_cast<std::ptrdiff_t>(i)));
    lost(*broken->connection);
  }
}

}  // namespace offhand::platform::atspi
