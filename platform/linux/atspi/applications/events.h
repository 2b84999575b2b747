#pragma once

#include <systemd/sd-bus.h>

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "platform/api/clock.h"
#include "platform/api/event.h"
#include "platform/linux/atspi/applications/announced_objects.h"
#include "platform/linux/atspi/applications/births.h"

namespace offhand::platform::atspi {

/// The events that affect the freshness of a tree, as arguments of Registry.RegisterEvent.
const std::vector<const char*>& event_classes();

/// Converts an application's signals to platform events. Repetitions within one batch are reported once, and a flood is
/// measured so that the owner can unsubscribe. Used by one actor's thread.
class EventTranslator {
 public:
  EventTranslator(EventSink& sink, const Clock& clock, Births& births, AnnouncedObjects& popups,
                  AnnouncedObjects& windows, std::string application, std::int64_t pid)
      : sink_(sink),
        clock_(clock),
        births_(births),
        popups_(popups),
        windows_(windows),
        application_(std::move(application)),
        pid_(pid) {}

  void handle(sd_bus_message* signal);
  /// Passes on the gathered events. Called before a reply is handled and after each batch.
  void flush();
  void post(EventKind kind, std::string detail = {});

 private:
  void add(EventKind kind, const char* path, std::string detail, bool on);
  void object_event(const char* member, const char* path, std::string detail, std::int32_t first);
  void window_event(const char* member, const char* path);

  EventSink& sink_;
  const Clock& clock_;
  Births& births_;
  AnnouncedObjects& popups_;
  AnnouncedObjects& windows_;
  const std::string application_;
  const std::int64_t pid_;
  std::vector<Event> batch_;
  bool overflow_ = false;
};

}  // namespace offhand::platform::atspi
