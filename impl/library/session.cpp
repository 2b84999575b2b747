#include "offhand/session.h"

#include <utility>

#include "impl/library/guard.h"
#include "impl/library/session_calls.h"

namespace offhand::inline v0 {

using library::guarded;

Session::Session(std::unique_ptr<library::SessionCalls> calls) : calls_(std::move(calls)) {}
Session::Session(Session&& other) noexcept = default;
Session& Session::operator=(Session&& other) noexcept = default;
Session::~Session() = default;

Outcome<Session> Session::create(const SessionOptions& options) {
  return guarded([&]() -> Outcome<Session> {
    auto begun = library::SessionCalls::begin(options);
    if (!begun) return begun.error();
    return Session(*std::move(begun));
  });
}

Outcome<cup::Envelope> Session::capture(const CaptureOptions& options) {
  return guarded([&] { return calls_->capture(options, cup::Detail::full); });
}

Outcome<std::string> Session::capture_compact(const CaptureOptions& options, const cup::PrintOptions& print) {
  return guarded([&]() -> Outcome<std::string> {
    const auto envelope = calls_->capture(options, print.detail);
    if (!envelope) return envelope.error();
    if (envelope->scope == cup::Scope::overview) return cup::print_overview(*envelope);
    auto whole = print;
    whole.windows = envelope->windows ? &*envelope->windows : nullptr;
    return cup::print_compact(*envelope, whole);
  });
}

Outcome<ActionDone> Session::execute(std::string_view element_id, cup::Action action,
                                     const ActionParameters& parameters) {
  return guarded([&] { return calls_->execute(element_id, action, parameters); });
}

Outcome<ActionDone> Session::press_keys(std::string_view combination) {
  return guarded([&] { return calls_->press_keys(combination); });
}

Outcome<ActionDone> Session::launch_app(std::string_view name) {
  return guarded([&] { return calls_->launch_app(name); });
}

Outcome<std::vector<FoundElement>> Session::find_elements(const cup::Search& search) {
  return guarded([&] { return calls_->find_elements(search); });
}

Outcome<std::vector<Outcome<ActionDone>>> Session::batch_execute(const std::vector<BatchStep>& steps) {
  return guarded([&] { return calls_->batch_execute(steps); });
}

Outcome<std::vector<std::uint8_t>> Session::screenshot(const std::optional<cup::Rectangle>& region) {
  return guarded([&] { return calls_->screenshot(region); });
}

}  // namespace offhand::inline v0
