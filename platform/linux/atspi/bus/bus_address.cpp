#include "platform/linux/atspi/bus/bus_address.h"

#include <cstdlib>
#include <filesystem>

#include "generated/types/errors.h"
#include "platform/linux/atspi/acting/actor.h"

namespace offhand::platform::atspi {
namespace {

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

}  // namespace

std::string session_bus_address() {
  if (std::string address = environment("DBUS_SESSION_BUS_ADDRESS"); !address.empty()) return address;
  const std::string directory = environment("XDG_RUNTIME_DIR");
  std::error_code error;
  if (!directory.empty() && std::filesystem::exists(directory + "/bus", error))
    return "unix:path=" + directory + "/bus";
  return {};
}

Result<std::string> find_bus_address(const WindowFactsSource& facts, const Limits& limits) {
  if (std::string address = environment("AT_SPI_BUS_ADDRESS"); !address.empty()) return address;
  if (facts.accessibility_bus_address) {
    // Without a display there may still be a session bus.
    const auto property = facts.accessibility_bus_address(limits);
    if (property && !property->empty()) return *property;
  }
  const std::string session = session_bus_address();
  if (session.empty()) return fail(errors::no_accessibility_bus({.reason = "there is no session bus"}));

  Actor actor(session, {}, nullptr);
  std::string address;
  std::string problem = "the session bus does not answer";
  const InquiryOutcome outcome = actor.run(limits, [&](Inquiry& inquiry) {
    inquiry.call({{"org.a11y.Bus", "/org/a11y/bus"}, "org.a11y.Bus", "GetAddress"}, [&](const Reply& reply) {
      if (!reply.value(address)) problem = "org.a11y.Bus: " + std::string(reply.error_text());
    });
  });
  if (outcome.end == InquiryEnd::stopped) return fail(errors::cancelled({.what = "Finding the accessibility bus"}));
  if (outcome.end == InquiryEnd::disconnected) problem = "session bus: " + outcome.reason;
  if (address.empty()) return fail(errors::no_accessibility_bus({.reason = problem}));
  return address;
}

}  // namespace offhand::platform::atspi
