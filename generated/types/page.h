// Generated from schema/common/page.json. Do not edit.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "generated/types/geometry.h"

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// An element of a web page.
struct PageElement {
  /// HTML tag in lower case, such as input.
  std::string tag{};
  /// Text that the element shows, its value or its label, cut after 200 characters.
  std::string text{};
  /// Whether the element has a size and a style that shows.
  bool visible = false;
  /// Where the element lies, in pixels of the page, from the top left corner of the visible part of its frame.
  Bounds bounds{};
  /// The requested attributes that the element has, each as name=value. The value of a password field is shown as as
  /// many * as it has characters.
  std::optional<std::vector<std::string>> attributes{};
  /// Address of the frame that the element lies in; absent for elements of the page itself.
  std::optional<std::string> frame_url{};
};
void write(JsonWriter& writer, const PageElement& value);

}  // namespace offhand
