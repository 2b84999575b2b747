#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "offhand/calls.h"
#include "offhand/cup/compact_text.h"
#include "offhand/cup/envelope.h"
#include "offhand/cup/search.h"
#include "offhand/outcome.h"

namespace offhand::library {

/// The calls of a public Session, made through dispatch by the tools of the toolset cup. Header and class are apart
/// from that of the public interface, because a session of calls has the same name. As offhand/session.h tells, in the
/// words of the tools.
class SessionCalls {
 public:
  static Outcome<std::unique_ptr<SessionCalls>> begin(const SessionOptions& options);
  ~SessionCalls();
  SessionCalls(const SessionCalls&) = delete;
  SessionCalls& operator=(const SessionCalls&) = delete;

  /// `detail`: what will be shown of it; full for all of it.
  Outcome<cup::Envelope> capture(const CaptureOptions& options, cup::Detail detail);
  Outcome<ActionDone> execute(std::string_view element_id, cup::Action action, const ActionParameters& parameters);
  Outcome<ActionDone> press_keys(std::string_view combination);
  Outcome<ActionDone> launch_app(std::string_view name);
  Outcome<std::vector<FoundElement>> find_elements(const cup::Search& search);
  Outcome<std::vector<Outcome<ActionDone>>> batch_execute(const std::vector<BatchStep>& steps);
  Outcome<std::vector<std::uint8_t>> screenshot(const std::optional<cup::Rectangle>& region);

 private:
  struct State;
  explicit SessionCalls(std::unique_ptr<State> state);

  std::unique_ptr<State> state_;
};

}  // namespace offhand::library
