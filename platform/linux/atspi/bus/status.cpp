#include "platform/linux/atspi/bus/status.h"

#include <functional>
#include <string>

#include "generated/types/errors.h"
#include "platform/linux/atspi/acting/actor.h"
#include "platform/linux/atspi/bus/bus_address.h"
#include "platform/linux/atspi/bus/limits.h"

namespace offhand::platform::atspi {
namespace {

const Reference status_object{"org.a11y.Bus", "/org/a11y/bus"};
constexpr const char* status_interface = "org.a11y.Status";

/// Makes one call to the session bus. `take` returns whether the reply is valid.
Result<void> ask_session_bus(const Call& call, const std::function<bool(const Reply&)>& take, const Limits& limits) {
  const std::string session = session_bus_address();
  if (session.empty()) return fail(errors::no_accessibility_bus({.reason = "there is no session bus"}));
  Actor actor(session, {}, nullptr);
  bool taken = false;
  std::string problem = "the session bus does not answer";
  const InquiryOutcome outcome = actor.run(limits, [&](Inquiry& inquiry) {
    inquiry.call(call, [&](const Reply& reply) {
      taken = take(reply);
      if (!taken) problem = "org.a11y.Status: " + std::string(reply.error_text());
    });
  });
  if (outcome.end == InquiryEnd::stopped)
    return fail(errors::cancelled({.what = "Looking whether accessibility is on"}));
  if (!taken) return fail(errors::no_accessibility_bus({.reason = problem}));
  return {};
}

}  // namespace

Result<bool> read_enabled(const Limits& limits) {
  bool enabled = false;
  OFFHAND_CHECK(ask_session_bus(
      get_property(status_object, status_interface, "IsEnabled"),
      [&](const Reply& reply) { return reply.property("b", enabled); }, limits));
  return enabled;
}

Result<void> switch_on(const Limits& limits) {
  const Call call{status_object, interface::properties, "Set", [](sd_bus_message* message) {
                    return sd_bus_message_append(message, "ssv", status_interface, "IsEnabled", "b", 1);
                  }};
  return ask_session_bus(call, [](const Reply& reply) { return reply.ok(); }, limits);
}

Result<std::int32_t> count_applications(const WindowFactsSource& facts, const Limits& limits) {
  OFFHAND_ASSIGN(const std::string address, find_bus_address(facts, limits));
  Actor actor(address, {}, nullptr);
  std::int32_t count = 0;
  bool taken = false;
  std::string problem = "its registry does not answer";
  const InquiryOutcome outcome = actor.run(limits, [&](Inquiry& inquiry) {
    inquiry.call(get_property({"org.a11y.atspi.Registry", root_path}, interface::accessible, "ChildCount"),
                 [&](const Reply& reply) {
                   taken = reply.property("i", count);
                   if (!taken) problem = "its registry: " + std::string(reply.error_text());
                 });
  });
  if (outcome.end == InquiryEnd::stopped) return fail(errors::cancelled({.what = "Asking the registry"}));
  if (outcome.end == InquiryEnd::disconnected) problem = outcome.reason;
  if (!taken) return fail(errors::no_accessibility_bus({.reason = problem}));
  return count;
}

}  // namespace offhand::platform::atspi
