#include "impl/action/text_evidence.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "impl/base/number_text.h"

namespace offhand {
namespace {

std::size_t characters(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::size_t occurrences(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

bool only_stars(const std::string& text) { return text.find_first_not_of('*') == std::string::npos; }

}  // namespace

std::optional<platform::NodeHandle> text_receiver(const Scope& scope, const Target& target) {
  if (target.element) {
    const auto& node = target.element->seen.node;
    return node.editable_text ? std::optional(node.handle) : std::nullopt;
  }
  if (target.point) return std::nullopt;
  const auto focused = scope.platform.tree().focused(target.window, scope.limits);
  // A window without an accessibility tree still takes keys.
  if (!focused || !*focused || !(*focused)->editable_text) return std::nullopt;
  return (*focused)->handle;
}

TextEvidence::TextEvidence(const Scope& scope, std::optional<platform::NodeHandle> receiver, std::string typed)
    : scope_(scope), receiver_(std::move(receiver)), typed_(std::move(typed)) {
  if (!receiver_) return;
  if (auto text = scope_.platform.tree().text(*receiver_, scope_.limits)) before_ = std::move(*text);
}

std::optional<Evidence> TextEvidence::look() const {
  const auto now = scope_.platform.tree().text(*receiver_, scope_.limits);
  if (!now || !*now || **now == *before_) return std::nullopt;
  const auto& text = **now;
  if (occurrences(text, typed_) > occurrences(*before_, typed_)) {
    return Evidence{EvidenceKind::value_readback,
                    fmt::format("the field holds the text now, {} characters in all", characters(text))};
  }
  // A password shows its length; a field that formats what it is given (a number, a date) shows that it changed.
  const auto was = characters(*before_);
  const auto is = characters(text);
  if (only_stars(text) && is == was + characters(typed_)) {
    return Evidence{EvidenceKind::value_readback, fmt::format("the field grew from {} to {} characters", was, is)};
  }
  return std::nullopt;
}

bool TextEvidence::is_unchanged() const {
  const auto now = scope_.platform.tree().text(*receiver_, scope_.limits);
  return now && *now && **now == *before_;
}

std::optional<std::string> TextEvidence::text_now() const {
  auto now = scope_.platform.tree().text(*receiver_, scope_.limits);
  return now ? std::move(*now) : std::nullopt;
}

std::optional<Evidence> TextEvidence::look_for_replacement() const {
  const auto now = text_now();
  if (!now) return std::nullopt;
  // A spin button may show "123.00" for it.
  const auto number = number_in(typed_);
  const bool is_it = *now == typed_ || (number && number_in(*now) == number);
  const bool is_as_long = only_stars(*now) && !now->empty() && characters(*now) == characters(typed_);
  if (!is_it && !is_as_long) return std::nullopt;
  return Evidence{EvidenceKind::value_readback,
                  fmt::format("the field holds the text now and nothing else, {} characters", characters(*now))};
}

Observation TextEvidence::of_text() const {
  Observation observation;
  observation.receiver = receiver_;
  if (before_) observation.holds = [this] { return text_now(); };
  return observation;
}

Observation TextEvidence::change() const {
  auto observation = of_text();
  if (!before_) return observation;
  observation.refutes = [this](const platform::Event& event) {
    return event.kind == platform::EventKind::text_changed && event.node == *receiver_ && is_unchanged();
  };
  return observation;
}

Observation TextEvidence::arrival() const {
  auto observation = of_text();
  if (!before_) return observation;
  observation.look = [this] { return look(); };
  observation.must_change = true;
  observation.escalation =
      Escalation{EscalationRecommended::foreground, "the field does not hold the text after it was sent"};
  return observation;
}

Observation TextEvidence::replacement() const {
  auto observation = arrival();
  if (before_) observation.look = [this] { return look_for_replacement(); };
  return observation;
}

}  // namespace offhand
