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

/// An element of a page.
struct PageElement {
  /// Tag, in lower case.
  std::string tag{};
  /// What it reads, its value or its label; cut after 200 characters.
  std::string text{};
  /// Whether it has a place and a style that shows.
  bool visible = false;
  /// In pixels of the page from the corner of what its frame shows.
  Bounds bounds{};
  /// Those asked for that it has, as name=value; a password's value as many * as it has characters.
  std::optional<std::vector<std::string>> attributes{};
  /// Address of the frame that it lies in; absent in the page itself.
  std::optional<std::string> frame_url{};
};
void write(JsonWriter& writer, const PageElement& value);

}  // namespace offhand
