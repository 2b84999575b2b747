#include "platform/linux/atspi/applications/application.h"

#include <algorithm>
#include <chrono>

#include "platform/host/steady_clock.h"
#include "platform/linux/atspi/applications/processes.h"
#include "platform/linux/atspi/applications/toolkit_traits.h"

namespace offhand::platform::atspi {
namespace {

/// A program may register on the bus and never answer there, and work all the same: what can be done without its
/// answers is not to wait for them each time. One that has answered once gets all the time that there is.
constexpr std::chrono::milliseconds first_patience{2000};
constexpr std::chrono::milliseconds patience_with_the_mute{150};
/// On a busy machine the first answer may have come later than that.
constexpr std::chrono::seconds asked_at_length_again{10};

const Reference registry_root{"org.a11y.atspi.Registry", "/org/a11y/atspi/registry"};

}  // namespace

Application::Application(std::string bus_address, std::string name, std::int64_t pid, ActionPath path, EventSink& sink,
                         const Clock& clock)
    : name_(name),
      pid_(pid),
      path_(path),
      label_(process_name(pid)),
      translator_(sink, clock, births_, opened_popups_, opened_windows_, name, pid),
      actor_(std::move(bus_address), std::move(name), this) {}

InquiryOutcome Application::run(const Limits& limits, const std::function<void(Inquiry&)>& body) {
  auto patience = limits;
  const auto begun = steady_now();
  const bool is_brief = begun < mute_until_.load();
  if (!introduced_)
    patience.deadline = std::min(limits.deadline, begun + (is_brief ? patience_with_the_mute : first_patience));
  auto outcome = actor_.run(patience, [&](Inquiry& inquiry) {
    if (introduced_ && subscribed_) {
      body(inquiry);
    } else {
      introduce(inquiry, body);
    }
  });
  const bool had_time = !is_brief && steady_now() - begun >= first_patience;
  if (!introduced_ && had_time) mute_until_ = steady_now() + asked_at_length_again;
  return outcome;
}

void Application::introduce(Inquiry& inquiry, const std::function<void(Inquiry&)>& body) {
  const Reference root{name_, root_path};
  // The registry notifies the application of the subscription before it answers this ping, and the application gets
  // that before the queries of `body`. So everything that shows by then is found by queries, and everything later is
  // announced; no Qt menu can open unnoticed in between.
  inquiry.call({registry_root, "org.freedesktop.DBus.Peer", "Ping"}, [this](const Reply&) { subscribed_ = true; });
  // One property at a time, because GetAll on an application root crashes Qt.
  Call toolkit_query = get_property(root, interface::application, "ToolkitName");
  toolkit_query.asked_again = true;
  inquiry.call(std::move(toolkit_query), [this, &inquiry, root](const Reply& reply) {
    std::string toolkit;
    if (!reply.property("s", toolkit)) return;
    const auto told = toolkit_reported_as(toolkit);
    // GTK 2 uses GTK 3's accessibility bridge and conventions.
    toolkit_ = told == Toolkit::gtk2 ? Toolkit::gtk3 : told;
    offers_by_cache_ = traits_of(toolkit_).offers_by_cache && told != Toolkit::gtk2;
    if (introduced_) return;
    introduced_ = true;
    if (toolkit_ == Toolkit::qt || toolkit_ == Toolkit::gtk4) return;
    inquiry.call({root, interface::application, "GetApplicationBusAddress"}, [this](const Reply& answer) {
      std::string address;
      if (answer.value(address) && !address.empty()) actor_.open_peer(address);
    });
  });
  inquiry.then([&inquiry, &body] { body(inquiry); });
}

void Application::connected() {
  const std::string sender = "type='signal',sender='" + name_ + "',interface='org.a11y.atspi.Event.";
  for (const char* kind : {"Object'", "Window'", "Focus'"}) actor_.match(sender + kind);
  actor_.match(
      "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',member='NameOwnerChanged',arg0='" +
      name_ + "'");
  for (const char* event : event_classes()) {
    actor_.send_and_forget(
        {registry_root, interface::registry, "RegisterEvent", [this, event](sd_bus_message* message) {
           const int result = sd_bus_message_append(message, "sas", event, 0);
           return result < 0 ? result : sd_bus_message_append(message, "s", name_.c_str());
         }});
  }
}

void Application::signal(sd_bus_message* message) {
  ++announcements_;
  if (sd_bus_message_is_signal(message, interface::bus, "NameOwnerChanged") > 0) {
    std::string name;
    std::string before;
    std::string after;
    MessageReader in(message);
    if (in.read(name) && in.read(before) && in.read(after) && name == name_ && after.empty()) lost();
    return;
  }
  const char* sender = sd_bus_message_get_sender(message);
  if (sender != nullptr && name_ == sender) translator_.handle(message);
}

void Application::disconnected() { lost(); }

void Application::lost() {
  if (gone_.exchange(true)) return;
  translator_.flush();
  translator_.post(EventKind::application_gone);
}

}  // namespace offhand::platform::atspi
