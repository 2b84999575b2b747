#include "platform/linux/input_method/ibus_follower.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <string_view>
#include <utility>

#include "platform/host/steady_clock.h"
#include "platform/linux/input_method/ibus_address.h"
#include "platform/linux/input_method/ibus_connection.h"
#include "platform/linux/input_method/ibus_signals.h"

namespace offhand::platform::input_method {
namespace {

using std::chrono::milliseconds;

/// A daemon that answers does so within a few milliseconds; what one that hangs has in hand is not known.
constexpr milliseconds time_for_first_answer{300};

}  // namespace

IbusFollower::~IbusFollower() {
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
  if (wake_ >= 0) ::close(wake_);
}

void IbusFollower::begin() {
  const std::scoped_lock beginning(beginning_);
  {
    const std::scoped_lock lock(mutex_);
    if (runs_) return;
  }
  const auto address = ibus_address(host_, display_number_);
  if (address.empty()) return;
  if (thread_.joinable()) thread_.join();
  if (wake_ < 0) wake_ = ::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  const std::scoped_lock lock(mutex_);
  now_ = {
      .engine = {}, .unfinished = Composing::Is::unknown, .switched_on = Composing::Is::unknown, .broken = now_.broken};
  answered_ = hangs_ = false;
  runs_ = true;
  thread_ = std::jthread([this, address](const std::stop_token& stop) { follow(stop, address); });
}

Composing IbusFollower::look() {
  begin();
  std::unique_lock lock(mutex_);
  if (!hangs_) changed_.wait_for(lock, time_for_first_answer, [this] { return answered_ || !runs_; });
  hangs_ = runs_ && !answered_;
  auto now = now_;
  // Nothing is known of one that hangs.
  if (hangs_) now.engine = "ibus";
  return now;
}

Composing IbusFollower::look_now() {
  const std::scoped_lock lock(mutex_);
  return now_;
}

Composing IbusFollower::look_again(TimePoint until) {
  std::unique_lock lock(mutex_);
  if (runs_) changed_.wait_until(lock, on_this_machine(until));
  return now_;
}

void IbusFollower::follow(const std::stop_token& stop, const std::string& address) {
  const std::stop_callback waking(stop, [this] { static_cast<void>(::eventfd_write(wake_, 1)); });
  const auto connection = IbusConnection::open(
      address, [this](sd_bus_message* message) { hear(message); },
      [this](sd_bus_message* reply) { set_engine(reply == nullptr ? std::string() : engine_in(reply)); });
  while (connection && !stop.stop_requested() && connection->process()) connection->wait(wake_);
  const std::scoped_lock lock(mutex_);
  runs_ = false;
  const auto broken = now_.broken;
  now_ = {};
  now_.broken = broken;
  changed_.notify_all();
}

void IbusFollower::set_engine(const std::string& name) {
  const std::scoped_lock lock(mutex_);
  if (now_.engine != name || !answered_) now_.switched_on = Composing::Is::unknown;
  now_.engine = name;
  answered_ = true;
  if (is_keyboard_layout(name)) now_.switched_on = Composing::Is::no;
  changed_.notify_all();
}

void IbusFollower::note_unfinished(bool unfinished) {
  broken_.note_shown(unfinished, steady_now());
  now_.unfinished = unfinished ? Composing::Is::yes : Composing::Is::no;
}

void IbusFollower::hear(sd_bus_message* message) {
  const char* const name = sd_bus_message_get_member(message);
  const std::string_view member = name == nullptr ? "" : name;
  if (member == "GlobalEngineChanged") {
    const char* engine = nullptr;
    if (sd_bus_message_read(message, "s", &engine) > 0) set_engine(engine);
    return;
  }
  const std::scoped_lock lock(mutex_);
  if (member == "UpdatePreeditText") {
    if (const auto shown = shows_unfinished(message)) note_unfinished(*shown);
  } else if (member == "HidePreeditText") {
    note_unfinished(false);
  } else if (member == "CommitText") {
    broken_.note_committed();
  } else if (member == "RegisterProperties" || member == "UpdateProperty") {
    if (const auto on = tells_of_mode(message)) now_.switched_on = *on ? Composing::Is::yes : Composing::Is::no;
    if (member == "RegisterProperties") broken_.note_taken(steady_now());
  } else {
    return;
  }
  now_.broken = broken_.count();
  changed_.notify_all();
}

}  // namespace offhand::platform::input_method
