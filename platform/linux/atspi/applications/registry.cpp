#include "platform/linux/atspi/applications/registry.h"

#include <algorithm>
#include <chrono>
#include <set>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/atspi/bus/bus_address.h"
#include "platform/linux/atspi/bus/limits.h"

namespace offhand::platform::atspi {
namespace {

constexpr std::size_t max_applications = 2000;
const Reference bus_driver{"org.freedesktop.DBus", "/org/freedesktop/DBus"};

void read_roots(const Reply& reply, std::set<std::string>& names) {
  if (!reply.ok()) return;
  MessageReader in = reply.reader();
  Reference root;
  if (!in.enter('a', "(so)")) return;
  while (names.size() < max_applications && !in.at_end() && in.read(root)) names.insert(root.application);
}

void read_names(const Reply& reply, std::set<std::string>& names) {
  if (!reply.ok()) return;
  MessageReader in = reply.reader();
  std::string name;
  if (!in.enter('a', "s")) return;
  while (names.size() < max_applications && !in.at_end() && in.read(name)) {
    if (name.starts_with(':')) names.insert(name);
  }
}

}  // namespace

Result<std::string> Registry::bus_address(const Limits& limits) {
  {
    const std::lock_guard lock(mutex_);
    if (!address_.empty()) return address_;
  }
  // Two first callers may both search; they find the same address.
  OFFHAND_ASSIGN(std::string address, find_bus_address(facts_, limits));
  const std::lock_guard lock(mutex_);
  address_ = address;
  return address;
}

Result<std::shared_ptr<Actor>> Registry::actor(const Limits& limits) {
  OFFHAND_ASSIGN(const std::string address, bus_address(limits));
  const std::lock_guard lock(mutex_);
  if (actor_ == nullptr) actor_ = std::make_shared<Actor>(address, std::string(), nullptr);
  return actor_;
}

void Registry::forget() {
  const std::lock_guard lock(mutex_);
  actor_.reset();
  address_.clear();
}

Result<std::vector<AccessibleProcess>> Registry::applications(const Limits& limits) {
  OFFHAND_ASSIGN(const std::shared_ptr<Actor> actor, this->actor(limits));
  std::map<std::string, std::int64_t> known;
  {
    const std::lock_guard lock(mutex_);
    known = pids_;
  }
  std::set<std::string> registered;
  std::set<std::string> connected;
  // The registry may hang or be incomplete (Qt registers once and never again), so the bus is asked as well.
  const auto ask_pids = [&](Inquiry& inquiry) {
    for (const std::string& name : connected) {
      if (known.contains(name)) continue;
      inquiry.call({bus_driver, interface::bus, "GetConnectionUnixProcessID",
                    [&name](sd_bus_message* message) { return sd_bus_message_append(message, "s", name.c_str()); }},
                   [&, name](const Reply& reply) {
                     std::uint32_t pid = 0;
                     if (reply.value(pid)) known[name] = pid;
                   });
    }
  };
  InquiryOutcome outcome = actor->run(limits, [&](Inquiry& inquiry) {
    inquiry.call({bus_driver, interface::bus, "ListNames"}, [&](const Reply& reply) {
      read_names(reply, connected);
      ask_pids(inquiry);
    });
  });
  if (outcome.end == InquiryEnd::finished) {
    // Without an answer from the registry only the order of preference is lost.
    const Limits brief{std::min(limits.deadline, steady_now() + std::chrono::milliseconds(200)), limits.stop};
    actor->run(brief, [&](Inquiry& inquiry) {
      inquiry.call({{"org.a11y.atspi.Registry", root_path}, interface::accessible, "GetChildren"},
                   [&](const Reply& reply) { read_roots(reply, registered); });
    });
  } else {
    forget();
    if (outcome.end == InquiryEnd::stopped) return fail(unfinished(outcome, {}, "Listing accessible applications"));
    return fail(errors::no_accessibility_bus(
        {.reason = outcome.end == InquiryEnd::disconnected ? outcome.reason : "it does not answer"}));
  }
  std::vector<AccessibleProcess> found;
  for (const std::string& name : connected) {
    if (const auto pid = known.find(name); pid != known.end()) {
      found.push_back({name, pid->second, registered.contains(name)});
    }
  }
  const std::lock_guard lock(mutex_);
  pids_.clear();
  for (const AccessibleProcess& process : found) pids_.emplace(process.name, process.pid);
  return found;
}

}  // namespace offhand::platform::atspi
