#include "platform/linux/atspi/reading/text_inside.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "generated/types/roles.h"
#include "platform/linux/atspi/reading/accessible.h"
#include "platform/linux/atspi/vocabulary/roles.h"

namespace offhand::platform::atspi {
namespace {

constexpr std::string_view placeholder = "\xef\xbf\xbc";
/// A list in a quotation in an editor.
constexpr int most_levels = 5;
/// In all: each costs two calls.
constexpr std::size_t most_elements = 1000;
constexpr std::int32_t most_characters = 100'000;

/// Roles of AT-SPI that stand on lines of their own.
constexpr std::array<std::uint32_t, 9> blocks{atspi_list,      atspi_list_item,        atspi_paragraph,
                                              atspi_section,   atspi_heading,          atspi_block_quote,
                                              atspi_table_row, atspi_description_list, atspi_form};

struct Element {
  Reference node;
  std::uint32_t role = 0;
  std::optional<std::string> text;
  std::vector<std::unique_ptr<Element>> inside;
};

/// The elements that are still to be asked for what is inside them.
struct Reading {
  std::unique_ptr<Element> root;
  std::vector<Element*> to_open;
  std::size_t elements = 0;
  int level = 0;
};

std::string put_together(const Element& element) {
  const auto& text = *element.text;
  std::string whole;
  auto next = element.inside.begin();
  for (std::size_t at = 0; at < text.size();) {
    if (text.compare(at, placeholder.size(), placeholder) != 0) {
      whole += text[at++];
      continue;
    }
    at += placeholder.size();
    if (next == element.inside.end()) {
      whole += placeholder;
      continue;
    }
    const Element& inner = **next++;
    const bool is_block = std::ranges::find(blocks, inner.role) != blocks.end();
    if (is_block && !whole.empty() && whole.back() != '\n') whole += '\n';
    whole += inner.text ? put_together(inner) : std::string(placeholder);
  }
  return whole;
}

void ask_text(Inquiry& inquiry, Element& element) {
  inquiry.call({element.node, interface::text, "GetText",
                [](sd_bus_message* message) { return sd_bus_message_append(message, "ii", 0, most_characters); }},
               [&element](const Reply& reply) {
                 std::string text;
                 if (reply.ok() && reply.value(text)) element.text = std::move(text);
               });
}

void next_level(Inquiry& inquiry, const std::shared_ptr<Reading>& reading, std::string& text);

void go_deeper(Inquiry& inquiry, const std::shared_ptr<Reading>& reading, std::string& text) {
  std::vector<Element*> deeper;
  for (const Element* opened : reading->to_open) {
    for (const auto& inner : opened->inside)
      if (inner->text && holds_elements(*inner->text)) deeper.push_back(inner.get());
  }
  reading->to_open = std::move(deeper);
  next_level(inquiry, reading, text);
}

/// Pieces of an element's own text are children as well (Chromium), for which there is no placeholder.
void ask_texts(Inquiry& inquiry, const std::shared_ptr<Reading>& reading, std::string& text) {
  for (Element* opened : reading->to_open) {
    std::erase_if(opened->inside, [](const auto& inner) { return inner->role == atspi_static; });
    for (const auto& inner : opened->inside)
      if (inner->role != atspi_password_text) ask_text(inquiry, *inner);
  }
  inquiry.then([&inquiry, reading, &text] { go_deeper(inquiry, reading, text); });
}

void next_level(Inquiry& inquiry, const std::shared_ptr<Reading>& reading, std::string& text) {
  if (reading->to_open.empty() || reading->level++ == most_levels) {
    text = put_together(*reading->root);
    return;
  }
  for (Element* element : reading->to_open) {
    inquiry.call({element->node, interface::accessible, "GetChildren"},
                 [&inquiry, reading, element](const Reply& reply) {
                   std::vector<Reference> children;
                   if (!read_references(reply, children)) return;
                   for (auto& child : children) {
                     if (is_null(child)) continue;
                     if (reading->elements++ >= most_elements) return;
                     auto& inner = *element->inside.emplace_back(std::make_unique<Element>());
                     inner.node = std::move(child);
                     inquiry.call({inner.node, interface::accessible, "GetRole"},
                                  [reading, &inner](const Reply& told) { told.value(inner.role); });
                   }
                 });
  }
  inquiry.then([&inquiry, reading, &text] { ask_texts(inquiry, reading, text); });
}

}  // namespace

bool holds_elements(std::string_view text) { return text.find(placeholder) != std::string_view::npos; }

void read_inside(Inquiry& inquiry, const Reference& node, std::string& text) {
  const auto reading = std::make_shared<Reading>();
  reading->root = std::make_unique<Element>();
  reading->root->node = node;
  reading->root->text = text;
  reading->to_open = {reading->root.get()};
  next_level(inquiry, reading, text);
}

}  // namespace offhand::platform::atspi
