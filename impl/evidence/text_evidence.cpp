#include "impl/evidence/text_evidence.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "codegen/runtime/text.h"
#include "impl/base/hidden_text.h"
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

/// As it was sent: fields may hold other spaces and other line ends, and browsers end a paragraph with one.
std::string in_plain_form(std::string text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> forms{
      {{"\xc2\xa0", " "}, {"\r\n", "\n"}, {"\r", "\n"}, {"\xe2\x80\xa8", "\n"}}};
  for (const auto& [form, plain] : forms) {
    for (auto at = text.find(form); at != std::string::npos; at = text.find(form, at + plain.size()))
      text.replace(at, form.size(), plain);
  }
  return text;
}

/// Stands for an element inside a text.
constexpr std::string_view embedded_object = "\xef\xbf\xbc";

bool is_item(const platform::Node& node) { return has_any(node.role, {RoleTrait::item, RoleTrait::cell}); }

TextReceiver receiver_of(const platform::Node& node, const platform::WindowInfo& window) {
  return {.node = node.handle,
          .lasting = node.lasting,
          .role = node.role,
          .platform_role = node.platform_role,
          .name = node.name,
          .window = window,
          .many_lines = node.many_lines,
          .edits_elsewhere = is_item(node),
          .is_read_only = node.states.contains(ElementState::readonly),
          .is_protected = node.states.contains(ElementState::protected_)};
}

bool only_stars(const std::string& text) { return text.find_first_not_of('*') == std::string::npos; }

}  // namespace

std::optional<TextReceiver> text_receiver(const Scope& scope, const Target& target) {
  if (target.element) {
    const auto& node = target.element->seen.node;
    if (!node.editable_text) return std::nullopt;
    return receiver_of(node, target.window);
  }
  const auto* window = target.receiving_window();
  if (target.point || window == nullptr) return std::nullopt;
  const auto focused = scope.platform.tree().focused(*window, scope.limits);
  // A window without an accessibility tree still takes keys.
  if (!focused || !*focused || !(*focused)->editable_text) return std::nullopt;
  return receiver_of(**focused, *window);
}

FieldText::FieldText(const Scope& scope, std::optional<TextReceiver> receiver)
    : scope_(scope),
      receiver_(std::move(receiver)),
      exactly_before_(receiver_ ? exact_text_of(receiver_->node) : std::nullopt),
      before_(exactly_before_ ? std::optional(in_plain_form(*exactly_before_)) : std::nullopt) {}

std::optional<std::string> FieldText::exact_text_of(const platform::NodeHandle& node) const {
  auto text = scope_.platform.tree().text(node, scope_.limits);
  return text ? *std::move(text) : std::nullopt;
}

std::optional<std::string> FieldText::text_of(const platform::NodeHandle& node) const {
  auto text = exact_text_of(node);
  return text ? std::optional(in_plain_form(*std::move(text))) : std::nullopt;
}

std::optional<std::string> FieldText::now() const {
  if (!receiver_) return std::nullopt;
  if (auto text = text_of(in_its_place_.value_or(receiver_->node)); text || !before_) return text;
  if (searches_ >= most_searches) return std::nullopt;
  ++searches_;
  in_its_place_ = find_in_its_place();
  return in_its_place_ ? text_of(*in_its_place_) : std::nullopt;
}

bool FieldText::is_receiver(const platform::Node& node) const {
  return node.handle == receiver_->node || (node.lasting && node.lasting == receiver_->lasting);
}

std::optional<platform::NodeHandle> FieldText::find_in_its_place() const {
  const auto tree = scope_.platform.tree().read(receiver_->window, {}, scope_.limits);
  if (!tree) return std::nullopt;
  std::vector<const platform::Node*> fields;
  for (const auto& node : tree->nodes) {
    if (is_receiver(node)) return std::nullopt;
    if (node.editable_text && node.role == receiver_->role) fields.push_back(&node);
  }
  const auto only = [&](auto fits) -> std::optional<platform::NodeHandle> {
    if (std::ranges::count_if(fields, fits) != 1) return std::nullopt;
    return (*std::ranges::find_if(fields, fits))->handle;
  };
  if (auto named = only([&](const auto* node) { return node->name == receiver_->name; })) return named;
  return only([](const auto* node) { return node->states.contains(ElementState::focused); });
}

std::optional<std::string> FieldText::doubt() const {
  const auto now = this->now();
  if (!now) return "the field is gone, or tells its text no more";
  if (in_its_place_) return "another field took its place";
  if (*now != before_) return "what it holds changed, though not to what was sent";
  if (now->find(embedded_object) != std::string::npos)
    return "part of its text lies in elements inside it, which was not read";
  // An editor of Firefox tells none of what its paragraphs hold.
  if (now->empty() && receiver_->many_lines) return "it tells no text of its own";
  // One that was taken out of its window may still answer with what it held.
  if (const auto other = find_in_its_place()) {
    in_its_place_ = other;
    return "another field took its place";
  }
  return std::nullopt;
}

bool FieldText::may_be_outdated() const {
  if (!receiver_ || now() != before_) return false;
  if (in_its_place_) return true;
  const auto tree = scope_.platform.tree().read(receiver_->window, {}, scope_.limits);
  return !tree || std::ranges::none_of(tree->nodes, [&](const auto& node) { return is_receiver(node); });
}

std::optional<std::int64_t> FieldText::growth() const {
  const auto now = this->now();
  if (!now || !before_) return std::nullopt;
  return static_cast<std::int64_t>(characters(*now)) - static_cast<std::int64_t>(characters(*before_));
}

Observation FieldText::observation() const {
  Observation observation;
  if (receiver_) observation.receiver = receiver_->node;
  if (!before_) return observation;
  observation.holds = [this]() -> std::optional<std::string> {
    auto held = now();
    return held && receiver_->is_protected ? hidden_text : std::move(held);
  };
  observation.may_be_outdated = [this] { return may_be_outdated(); };
  return observation;
}

TextEvidence::TextEvidence(const Scope& scope, std::optional<TextReceiver> receiver, std::string typed)
    : field_(scope, std::move(receiver)), typed_(in_plain_form(std::move(typed))) {}

std::optional<Evidence> TextEvidence::look() const {
  const auto now = field_.now();
  if (!now || *now == *field_.before()) return std::nullopt;
  const auto was = characters(*field_.before());
  const auto is = characters(*now);
  // An application may add to what is typed: brackets that it closes, the rest of a word.
  const bool holds_more = is > was + characters(typed_);
  if (!holds_more && occurrences(*now, typed_) > occurrences(*field_.before(), typed_)) {
    std::string detail = "the field holds the text now, ";
    append_counted(detail, is, "character", "characters");
    return Evidence{EvidenceKind::value_readback, detail + " in all"};
  }
  // A password field tells only its length; a field that formats its input (a number, a date) shows only that it
  // changed.
  if (only_stars(*now) && is == was + characters(typed_)) {
    if (field_.receiver()->is_protected)
      return Evidence{EvidenceKind::value_readback, "the field grew by as much as was sent"};
    return Evidence{EvidenceKind::value_readback, fmt::format("the field grew from {} to {} characters", was, is)};
  }
  return std::nullopt;
}

std::optional<Evidence> TextEvidence::look_for_replacement() const {
  const auto now = field_.now();
  if (!now) return std::nullopt;
  // A spin button may show a typed 123 as "123.00".
  const auto number = number_in(typed_);
  const bool is_it = *now == typed_ || *now == typed_ + "\n" || (number && number_in(*now) == number);
  const bool is_as_long = only_stars(*now) && !now->empty() && characters(*now) == characters(typed_);
  if (!is_it && !is_as_long) return std::nullopt;
  if (field_.receiver()->is_protected)
    return Evidence{EvidenceKind::value_readback, "the field holds as much as was sent now"};
  return Evidence{EvidenceKind::value_readback,
                  fmt::format("the field holds the text now and nothing else, {} characters", characters(*now))};
}

Observation TextEvidence::arrival() const {
  auto observation = field_.observation();
  // A window that opens or closes meanwhile holds no text.
  observation.windows_count = false;
  if (!field_.before()) return observation;
  observation.look = [this] { return look(); };
  // Events report what an editor shows that opened for the item.
  observation.must_change = !field_.receiver()->edits_elsewhere;
  observation.refutes = [this](const platform::Event& event) {
    // Of fields that empty themselves Chromium tells no change of their text, but what their page makes of it.
    something_came_ = something_came_ || (event.node && event.kind != platform::EventKind::focus_changed &&
                                          event.kind != platform::EventKind::state_changed);
    return false;
  };
  observation.doubt = [this]() -> std::optional<std::string> {
    if (auto doubt = field_.doubt()) return doubt;
    if (!something_came_) return std::nullopt;
    return "something in the window changed, as where a field makes something else of what is typed";
  };
  observation.events_count = field_.receiver()->edits_elsewhere;
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
  if (field_.receiver()->is_protected) {
    detail = selected > 0 ? "some of its text is selected now" : "the caret has moved";
  } else if (selected > 0) {
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
    if (field_.receiver()->is_protected)
      return "the text grew by more than the keys make: somebody else typed there too";
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
