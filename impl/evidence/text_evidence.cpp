#include "impl/evidence/text_evidence.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "codegen/runtime/text.h"
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

bool is_item(const platform::Node& node) { return has_any(node.role, {RoleTrait::item, RoleTrait::cell}); }

bool only_stars(const std::string& text) { return text.find_first_not_of('*') == std::string::npos; }

}  // namespace

std::optional<TextReceiver> text_receiver(const Scope& scope, const Target& target) {
  if (target.element) {
    const auto& node = target.element->seen.node;
    if (!node.editable_text) return std::nullopt;
    return TextReceiver{.node = node.handle, .edits_elsewhere = is_item(node)};
  }
  const auto* window = target.receiving_window();
  if (target.point || window == nullptr) return std::nullopt;
  const auto focused = scope.platform.tree().focused(*window, scope.limits);
  // A window without an accessibility tree still takes keys.
  if (!focused || !*focused || !(*focused)->editable_text) return std::nullopt;
  return TextReceiver{.node = (*focused)->handle, .edits_elsewhere = is_item(**focused)};
}

FieldText::FieldText(const Scope& scope, std::optional<TextReceiver> receiver)
    : scope_(scope), receiver_(std::move(receiver)), before_(now()) {}

std::optional<std::string> FieldText::now() const {
  if (!receiver_) return std::nullopt;
  auto text = scope_.platform.tree().text(receiver_->node, scope_.limits);
  return text ? std::move(*text) : std::nullopt;
}

std::optional<std::int64_t> FieldText::growth() const {
  const auto now = this->now();
  if (!now || !before_) return std::nullopt;
  return static_cast<std::int64_t>(characters(*now)) - static_cast<std::int64_t>(characters(*before_));
}

Observation FieldText::observation() const {
  Observation observation;
  if (receiver_) observation.receiver = receiver_->node;
  if (before_) observation.holds = [this] { return now(); };
  return observation;
}

TextEvidence::TextEvidence(const Scope& scope, std::optional<TextReceiver> receiver, std::string typed)
    : field_(scope, std::move(receiver)), typed_(std::move(typed)) {}

std::optional<Evidence> TextEvidence::look() const {
  const auto now = field_.now();
  if (!now || *now == *field_.before()) return std::nullopt;
  if (occurrences(*now, typed_) > occurrences(*field_.before(), typed_)) {
    std::string detail = "the field holds the text now, ";
    append_counted(detail, characters(*now), "character", "characters");
    return Evidence{EvidenceKind::value_readback, detail + " in all"};
  }
  // A password field shows only its length; a field that formats its input (a number, a date) shows only that it
  // changed.
  const auto was = characters(*field_.before());
  const auto is = characters(*now);
  if (only_stars(*now) && is == was + characters(typed_)) {
    return Evidence{EvidenceKind::value_readback, fmt::format("the field grew from {} to {} characters", was, is)};
  }
  return std::nullopt;
}

std::optional<Evidence> TextEvidence::look_for_replacement() const {
  const auto now = field_.now();
  if (!now) return std::nullopt;
  // A spin button may show a typed 123 as "123.00".
  const auto number = number_in(typed_);
  const bool is_it = *now == typed_ || (number && number_in(*now) == number);
  const bool is_as_long = only_stars(*now) && !now->empty() && characters(*now) == characters(typed_);
  if (!is_it && !is_as_long) return std::nullopt;
  return Evidence{EvidenceKind::value_readback,
                  fmt::format("the field holds the text now and nothing else, {} characters", characters(*now))};
}

Observation TextEvidence::arrival() const {
  auto observation = field_.observation();
  if (!field_.before()) return observation;
  observation.look = [this] { return look(); };
  // Events report what an editor shows that opened for the item.
  observation.must_change = !field_.receiver()->edits_elsewhere;
  observation.events_count = field_.receiver()->edits_elsewhere;
  observation.windows_count = false;
  observation.escalation =
      Escalation{EscalationRecommended::foreground, "the field does not hold the text after it was sent"};
  return observation;
}

Observation TextEvidence::replacement() const {
  auto observation = arrival();
  if (field_.before()) observation.look = [this] { return look_for_replacement(); };
  return observation;
}

KeyEvidence::KeyEvidence(const Scope& scope, std::optional<TextReceiver> receiver)
    : scope_(scope), field_(scope, std::move(receiver)), caret_before_(caret_now()) {}

void KeyEvidence::begin_again() { caret_before_ = caret_now(); }

std::optional<platform::TextCaret> KeyEvidence::caret_now() const {
  if (!field_.receiver()) return std::nullopt;
  const auto caret = scope_.platform.tree().caret(field_.receiver()->node, scope_.limits);
  return caret && *caret && (*caret)->position >= 0 ? *caret : std::nullopt;
}

bool KeyEvidence::user_typed() const {
  const auto growth = field_.growth().value_or(0);
  if (!keys_make_ || growth <= 0) return false;
  if (growth > *keys_make_) return true;
  const auto now = field_.now();
  return !keys_text_.empty() && now && occurrences(*now, keys_text_) <= occurrences(*field_.before(), keys_text_);
}

std::optional<Evidence> KeyEvidence::look() const {
  const auto caret = caret_now();
  if (!caret || !caret_before_ || *caret == *caret_before_ || user_typed()) return std::nullopt;
  const auto selected = caret->selection_end - caret->selection_start;
  std::string detail;
  if (selected > 0) {
    append_counted(detail, selected, "character is", "characters are");
    detail += " selected now";
  } else {
    detail = fmt::format("the caret is behind character {} now", caret->position);
  }
  return Evidence{EvidenceKind::state_readback, detail};
}

Observation KeyEvidence::change() const {
  auto observation = field_.observation();
  if (!field_.before()) return observation;
  observation.refutes = [this](const platform::Event& event) {
    if (event.node && user_typed()) return true;
    return event.kind == platform::EventKind::text_changed && event.node == field_.receiver()->node &&
           field_.now() == field_.before();
  };
  observation.disturbed = [this]() -> std::optional<std::string> {
    if (!user_typed()) return std::nullopt;
    return fmt::format(
        "the text grew by {} characters, of which the keys make at most {}{}: somebody else typed there too",
        *field_.growth(), *keys_make_, keys_text_.empty() ? "" : " and none of these");
  };
  if (!caret_before_) return observation;
  observation.look = [this] { return look(); };
  observation.events_count = true;
  return observation;
}

}  // namespace offhand
