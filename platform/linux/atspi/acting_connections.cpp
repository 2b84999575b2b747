#include "platform/linux/atspi/acting_connections.h"

#include <algorithm>
#include <chrono>
#include <iterator>

#include "platform/host/steady_clock.h"

namespace offhand::platform::atspi {
namespace {

/// Actions within a dialog that an action opened; more than that are rare.
constexpr std::ptrdiff_t max_resting = 32;
/// And so many that do not answer: dialogs upon dialogs.
constexpr std::size_t max_lines = 40;
/// After an action: while the application is at what it was asked for, and tells of it, it greets nobody. It does not
/// take longer for most, and people and models for the next action do.
constexpr std::chrono::milliseconds time_for_action{30};

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
  for (const auto& line : lines_) {
    const int ms = line->connection->poll_timeout_ms();
    if (ms >= 0 && (result < 0 || ms < result)) result = ms;
  }
  if (!spare_due_) return result;
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(*spare_due_ - steady_now());
  const int ms = std::max(0, static_cast<int>(left.count()));
  return result < 0 ? ms : std::min(result, ms);
}

void ActingConnections::process(int limit, const std::function<void(Connection&)>& lost) {
  open_spare_in_time();
  // What handlers of replies add is looked at the next time.
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
