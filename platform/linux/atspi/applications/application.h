#pragma once

#include <atomic>
#include <cstdint>
#include <string>

#include "platform/linux/atspi/acting/actor.h"
#include "platform/linux/atspi/applications/announced_objects.h"
#include "platform/linux/atspi/applications/births.h"
#include "platform/linux/atspi/applications/events.h"
#include "platform/linux/atspi/bus/limits.h"
#include "platform/linux/atspi/reading/small_containers.h"
#include "platform/linux/atspi/vocabulary/action_names.h"
#include "platform/linux/atspi/vocabulary/offered_actions.h"
#include "platform/linux/toolkit/toolkit.h"

namespace offhand::platform::atspi {

/// One accessible application: its actor, its toolkit and its events. Identified by a unique bus name, which is never
/// reused, unlike object paths.
class Application final : private ActorObserver {
 public:
  Application(std::string bus_address, std::string name, std::int64_t pid, ActionPath path, EventSink& sink,
              const Clock& clock);

  const std::string& name() const { return name_; }
  std::int64_t pid() const { return pid_; }
  /// Name and pid of its program, for messages.
  Asked asked() const { return {label_, pid_}; }
  bool gone() const { return gone_; }

  /// Runs `body` on the actor. The first call also subscribes to the application's events, reads its toolkit, and
  /// connects to its socket.
  InquiryOutcome run(const Limits& limits, const std::function<void(Inquiry&)>& body);

  /// How many signals it has sent. From any thread.
  std::uint64_t announcements() const { return announcements_; }

  /// Unknown before the first inquiry. From any thread.
  Toolkit toolkit() const { return toolkit_; }
  /// The path that the results of its actions name.
  ActionPath path() const { return path_; }

  /// The following functions are for the actor's thread, within run(). ToolkitTraits::offers_by_cache; false for GTK 2,
  /// which follows GTK 3's conventions but was not measured.
  bool offers_by_cache() const { return offers_by_cache_; }
  ActionNames& action_names() { return action_names_; }
  OfferedActions& offered_actions() { return offered_actions_; }
  Births& births() { return births_; }
  SmallContainers& small_containers() { return small_containers_; }
  /// The object identified last, with its role; its states are usually read next, several times.
  struct Identified {
    std::string path;
    std::uint32_t role = 0;
  };
  Identified& last_identified() { return last_identified_; }
  /// Objects that showed: some may be menus.
  AnnouncedObjects& opened_popups() { return opened_popups_; }
  AnnouncedObjects& opened_windows() { return opened_windows_; }
  /// True until popups that opened before the subscription were searched for. From any thread.
  bool has_unsearched_popups() const { return !popups_searched_; }
  void note_popups_searched() { popups_searched_ = true; }

 private:
  void connected() override;
  void signal(sd_bus_message* message) override;
  void flush() override { translator_.flush(); }
  void disconnected() override;
  void introduce(Inquiry& inquiry, const std::function<void(Inquiry&)>& body);
  void lost();

  const std::string name_;
  const std::int64_t pid_;
  const ActionPath path_;
  const std::string label_;
  Births births_;
  AnnouncedObjects opened_popups_;
  AnnouncedObjects opened_windows_;
  EventTranslator translator_;
  std::atomic<bool> gone_ = false;
  std::atomic<bool> popups_searched_ = false;
  std::atomic<std::uint64_t> announcements_ = 0;
  std::atomic<Toolkit> toolkit_ = Toolkit::unknown;
  bool offers_by_cache_ = false;
  ActionNames action_names_;
  OfferedActions offered_actions_;
  SmallContainers small_containers_;
  Identified last_identified_;
  /// It has answered once. From any thread.
  std::atomic<bool> introduced_ = false;
  /// Until then it is asked briefly: a whole inquiry went by without an answer, and none has ever come. From any
  /// thread.
  std::atomic<TimePoint> mute_until_ = TimePoint::min();
  /// The application knows of the subscription to its events.
  bool subscribed_ = false;
  // Last, because its thread uses the members above.
  Actor actor_;
};

}  // namespace offhand::platform::atspi
