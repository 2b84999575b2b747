#include "platform/linux/atspi/acting/text.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <string_view>
#include <utility>

#include "platform/linux/atspi/applications/toolkit_traits.h"
#include "platform/linux/atspi/reading/accessible.h"
#include "platform/linux/atspi/reading/names.h"
#include "platform/linux/atspi/reading/text_inside.h"
#include "platform/linux/atspi/vocabulary/roles.h"
#include "platform/linux/atspi/vocabulary/web_roles.h"

namespace offhand::platform::atspi {
namespace {

/// A megabyte or more; enough for a document, and a limit for a terminal's history.
constexpr std::int32_t max_characters = 1'000'000;

/// The length argument of EditableText.InsertText. GTK counts bytes; Qt resizes a UTF-16 string to it and would insert
/// memory beyond the text.
std::int32_t insert_length(Toolkit toolkit, const std::string& text) {
  if (toolkit != Toolkit::qt) return static_cast<std::int32_t>(text.size());
  const auto astral =
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xF8U) == 0xF0U; });
  return static_cast<std::int32_t>(count_characters(text)) + static_cast<std::int32_t>(astral);
}

/// A selected range; empty if both ends are equal or impossible.
struct Selection {
  std::int32_t start = 0;
  std::int32_t end = 0;
  bool is_any() const { return start >= 0 && end > start; }
};

struct Caret {
  Interfaces interfaces;
  std::uint32_t role = 0;
  StateBits states;
  std::int32_t before = -1;
  std::int32_t after = -1;
  Selection selection;
  /// The selected text; not read from a password field.
  std::string selected;
  bool deleted = false;
};

Call caret_offset(const Reference& node) { return get_property(node, interface::text, "CaretOffset"); }

void read_selection(Inquiry& inquiry, const Reference& node, std::function<void(const Selection&)> then) {
  inquiry.call({node, interface::text, "GetSelection",
                [](sd_bus_message* message) { return sd_bus_message_append(message, "i", 0); }},
               [then = std::move(then)](const Reply& reply) {
                 if (!reply.ok()) return;
                 MessageReader in = reply.reader();
                 Selection selection;
                 if (in.read(selection.start) && in.read(selection.end)) then(selection);
               });
}

/// Restores the removed selection after the new text was declined. The field was changed, so no further strategy is
/// tried: the attempt counts as accepted, and the reply tells what the field holds.
void put_back(Inquiry& inquiry, Toolkit toolkit, const Reference& node, const Caret& caret, ActionRun& attempt) {
  attempt.accepted = true;
  if (caret.role == atspi_password_text) return;
  inquiry.call(
      {node, interface::editable_text, "InsertText",
       [start = caret.selection.start, length = insert_length(toolkit, caret.selected), text = caret.selected](
           sd_bus_message* message) { return sd_bus_message_append(message, "isi", start, text.c_str(), length); },
       &attempt.sent, true},
      [](const Reply&) {});
}

void move_caret(Inquiry& inquiry, const Reference& node, std::int32_t offset) {
  inquiry.call(
      {node, interface::text, "SetCaretOffset",
       [offset](sd_bus_message* message) { return sd_bus_message_append(message, "i", offset); }, nullptr, true},
      [](const Reply&) {});
}

void read_characters(Inquiry& inquiry, Toolkit toolkit, const Reference& node, std::int32_t count, HeldText& held) {
  if (count == 0) return;
  const std::int32_t end = std::min(count, max_characters);
  inquiry.call({node, interface::text, "GetText",
                [end](sd_bus_message* message) { return sd_bus_message_append(message, "ii", 0, end); }},
               [&held](const Reply& reply) {
                 if (!reply.value(*held.text)) held.text.reset();
               });
  inquiry.then([&inquiry, &held, toolkit, node] {
    if (!held.text) return;
    if (holds_elements(*held.text)) return read_inside(inquiry, node, *held.text);
    find_break_too_many(inquiry, toolkit, node, *held.text, [&held] { held.text->pop_back(); });
  });
}

}  // namespace

bool takes_text(Toolkit toolkit, std::uint32_t role, Interfaces interfaces, StateBits states) {
  // Qt says so of none of its spin buttons.
  const bool is_spin_button = toolkit == Toolkit::qt && role == atspi_spin_button;
  if (is_spin_button && interfaces.has(Interfaces::editable_text) && states.is_enabled()) return true;
  // GTK 3 also offers EditableText on read-only views, and reports disabled fields and the text inside a field as
  // editable.
  return states.has(StateBits::editable) && states.is_enabled() && !states.has(StateBits::read_only) &&
         (interfaces.has(Interfaces::editable_text) || states.has(StateBits::focusable));
}

bool inserts_text(Toolkit toolkit, std::uint32_t role, Interfaces interfaces, StateBits states) {
  // Gecko offers EditableText on every node, answers true and does nothing.
  return toolkit != Toolkit::gecko && interfaces.has(Interfaces::editable_text) &&
         takes_text(toolkit, role, interfaces, states);
}

void insert_at_caret(Inquiry& inquiry, Toolkit toolkit, const Reference& node, const std::string& text,
                     ActionRun& attempt) {
  const auto caret = std::make_shared<Caret>();
  inquiry.call({node, interface::accessible, "GetInterfaces"}, [caret, &attempt](const Reply& reply) {
    if (!reply.ok()) {
      attempt.reason = "the element is gone";
      return;
    }
    MessageReader in = reply.reader();
    caret->interfaces.read(in);
  });
  inquiry.call({node, interface::accessible, "GetState"}, [caret](const Reply& reply) {
    if (!reply.ok()) return;
    MessageReader in = reply.reader();
    read_states(in, caret->states);
  });
  inquiry.call({node, interface::accessible, "GetRole"}, [caret](const Reply& reply) { reply.value(caret->role); });
  inquiry.call(caret_offset(node), [caret](const Reply& reply) { reply.property("i", caret->before); });
  read_selection(inquiry, node, [caret](const Selection& selection) { caret->selection = selection; });
  inquiry.then([&inquiry, &attempt, &text, node, toolkit, caret] {
    const bool takes = takes_text(toolkit, caret->role, caret->interfaces, caret->states);
    if (!inserts_text(toolkit, caret->role, caret->interfaces, caret->states) || caret->before < 0) {
      if (attempt.reason.empty())
        attempt.reason = takes ? "the element takes text by keys only" : "the element takes no text";
      return;
    }
    // Like typing, an insertion replaces the selection.
    if (caret->selection.is_any()) {
      if (caret->role != atspi_password_text)
        inquiry.call({node, interface::text, "GetText",
                      [selection = caret->selection](sd_bus_message* message) {
                        return sd_bus_message_append(message, "ii", selection.start, selection.end);
                      },
                      nullptr, true},
                     [caret](const Reply& reply) { reply.value(caret->selected); });
      inquiry.call({node, interface::editable_text, "DeleteText",
                    [selection = caret->selection](sd_bus_message* message) {
                      return sd_bus_message_append(message, "ii", selection.start, selection.end);
                    },
                    &attempt.sent, true},
                   [caret](const Reply& reply) { reply.value(caret->deleted); });
      caret->before = caret->selection.start;
    }
    inquiry.call({node, interface::editable_text, "InsertText",
                  [position = caret->before, length = insert_length(toolkit, text), &text](sd_bus_message* message) {
                    return sd_bus_message_append(message, "isi", position, text.c_str(), length);
                  },
                  &attempt.sent, true},
                 [&attempt](const Reply& reply) {
                   if (!reply.ok()) {
                     attempt.reason = "the application answered " + std::string(reply.error_name());
                     return;
                   }
                   attempt.answered = true;
                   if (!reply.value(attempt.accepted) || !attempt.accepted)
                     attempt.reason = "the application declined the text";
                 });
    // On the same connection, so that it comes after the insertion.
    Call behind = caret_offset(node);
    behind.acts = true;
    inquiry.call(std::move(behind), [caret](const Reply& reply) { reply.property("i", caret->after); });
    inquiry.then([&inquiry, &attempt, &text, node, toolkit, caret] {
      if (attempt.answered && !attempt.accepted && caret->deleted)
        return put_back(inquiry, toolkit, node, *caret, attempt);
      // GTK 4's entry leaves the caret before the text, so that further text would be inserted in front of it.
      if (!attempt.accepted || caret->after != caret->before) return;
      move_caret(inquiry, node, caret->before + static_cast<std::int32_t>(count_characters(text)));
    });
  });
}

void replace_all(Inquiry& inquiry, Toolkit toolkit, const Reference& node, const std::string& text,
                 ActionRun& attempt) {
  const auto field = std::make_shared<Caret>();
  inquiry.call({node, interface::accessible, "GetInterfaces"}, [field, &attempt](const Reply& reply) {
    if (!reply.ok()) {
      attempt.reason = "the element is gone";
      return;
    }
    MessageReader in = reply.reader();
    field->interfaces.read(in);
  });
  inquiry.call({node, interface::accessible, "GetRole"}, [field](const Reply& reply) { reply.value(field->role); });
  inquiry.call({node, interface::accessible, "GetState"}, [field](const Reply& reply) {
    if (!reply.ok()) return;
    MessageReader in = reply.reader();
    read_states(in, field->states);
  });
  inquiry.then([&inquiry, &attempt, &text, node, toolkit, field] {
    if (!inserts_text(toolkit, field->role, field->interfaces, field->states)) {
      const bool takes = takes_text(toolkit, field->role, field->interfaces, field->states);
      if (attempt.reason.empty())
        attempt.reason = takes ? "the element takes text by keys only" : "the element takes no text";
      return;
    }
    inquiry.call({node, interface::editable_text, "SetTextContents",
                  [&text](sd_bus_message* message) { return sd_bus_message_append(message, "s", text.c_str()); },
                  &attempt.sent, true},
                 [&attempt](const Reply& reply) {
                   if (!reply.ok()) {
                     attempt.reason = "the application answered " + std::string(reply.error_name());
                     return;
                   }
                   attempt.answered = true;
                   if (!reply.value(attempt.accepted) || !attempt.accepted)
                     attempt.reason = "the application declined the text";
                 });
    // GTK leaves the caret at the beginning, so that further text would be inserted in front. Qt leaves it at the end,
    // and counts in UTF-16: a caret position beyond the BMP could split a surrogate pair.
    if (toolkit != Toolkit::qt) move_caret(inquiry, node, static_cast<std::int32_t>(count_characters(text)));
  });
}

std::string without_padding(std::string text, Toolkit toolkit) {
  if (!traits_of(toolkit).pads_wide_characters) return text;
  constexpr std::string_view padding = "\xEF\xBB\xBF";
  // True for the first of four bytes in UTF-8.
  const auto is_wide = [](char lead) { return (static_cast<unsigned char>(lead) & 0xF8) == 0xF0; };
  for (std::size_t at = 0; (at = text.find(padding, at)) != std::string::npos;) {
    if (at >= 4 && is_wide(text[at - 4])) {
      text.erase(at, padding.size());
      // A U+FEFF that the text really contains.
      if (text.compare(at, padding.size(), padding) == 0) at += padding.size();
    } else {
      at += padding.size();
    }
  }
  return text;
}

void find_break_too_many(Inquiry& inquiry, Toolkit toolkit, const Reference& node, const std::string& text,
                         std::function<void()> drop) {
  if (toolkit != Toolkit::chromium || !text.ends_with('\n')) return;
  inquiry.call(get_attributes(node), [drop = std::move(drop)](const Reply& reply) {
    WebAttributes attributes;
    if (read_attributes(reply, attributes) && attributes.tag == "textarea") drop();
  });
}

void read_text(Inquiry& inquiry, Toolkit toolkit, const Reference& node, HeldText& held) {
  const auto role = std::make_shared<std::uint32_t>(0);
  const auto count = std::make_shared<std::int32_t>(-1);
  inquiry.call({node, interface::accessible, "GetRole"}, [&held, role](const Reply& reply) {
    held.exists = reply.value(*role);
    held.role = *role;
  });
  inquiry.call(get_property(node, interface::text, "CharacterCount"),
               [count](const Reply& reply) { reply.property("i", *count); });
  inquiry.then([&inquiry, &held, node, toolkit, role, count] {
    if (!held.exists || *count < 0) return;
    if (*role == atspi_password_text) {
      held.text = stars(*count);
      return;
    }
    held.text.emplace();
    if (*role != atspi_spin_button || !traits_of(toolkit).outdates_texts_of_numbers)
      return read_characters(inquiry, toolkit, node, *count, held);
    inquiry.call(get_attributes(node), [&inquiry, &held, node, toolkit, count](const Reply& reply) {
      WebAttributes attributes;
      auto number = read_attributes(reply, attributes) ? shown_number(attributes) : std::nullopt;
      if (!number) return read_characters(inquiry, toolkit, node, *count, held);
      held.text = *std::move(number);
    });
  });
}

void read_caret(Inquiry& inquiry, const Reference& node, std::optional<TextCaret>& caret) {
  inquiry.call(caret_offset(node), [&caret](const Reply& reply) {
    std::int32_t offset = -1;
    if (reply.property("i", offset)) caret = TextCaret{offset, offset, offset};
  });
  read_selection(inquiry, node, [&caret](const Selection& selection) {
    if (!caret || !selection.is_any()) return;
    caret->selection_start = selection.start;
    caret->selection_end = selection.end;
  });
}

}  // namespace offhand::platform::atspi
