#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "codegen/runtime/utf8.h"
#include "offhand/cup/compact_text.h"
#include "tests/fuzz/check.h"

// The printer and the parser of the compact text against each other. The bytes are a text, and a recipe of a tree that
// is printed.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using namespace offhand::cup;

/// Takes numbers and texts off the input; behind its end all are 0 and empty.
class Recipe {
 public:
  explicit Recipe(std::string_view bytes) : left_(bytes) {}

  bool at_end() const { return left_.empty(); }
  std::uint8_t number() {
    if (left_.empty()) return 0;
    const auto byte = static_cast<std::uint8_t>(left_.front());
    left_.remove_prefix(1);
    return byte;
  }
  std::string text() {
    const auto part = left_.substr(0, number());
    left_.remove_prefix(std::min(part.size(), left_.size()));
    return std::string(part);
  }

 private:
  std::string_view left_;
};

Node node_of(Recipe& recipe, std::size_t index) {
  Node node;
  node.depth = recipe.number() % 8U;
  node.role = static_cast<Role>(recipe.number() % kRoleCount);
  node.id = "e" + std::to_string(index);
  const auto has = recipe.number();
  if ((has & 1U) != 0) node.name = recipe.text();
  if ((has & 2U) != 0) node.value = recipe.text();
  if ((has & 4U) != 0) node.states.add(static_cast<State>(recipe.number() % kStateCount));
  if ((has & 8U) != 0) node.actions.add(static_cast<Action>(recipe.number() % kActionCount));
  if ((has & 16U) != 0)
    node.bounds = Rectangle{recipe.number() - 64, recipe.number() - 64, recipe.number() % 64, recipe.number() % 64};
  if ((has & 32U) != 0) node.attributes.edit().placeholder = recipe.text();
  if ((has & 64U) != 0) node.attributes.edit().level = recipe.number();
  if ((has & 128U) != 0) node.attributes.edit().value_max = recipe.number() / 7.0;
  return node;
}

/// What was read is printed as it was, as far as both can say it, and read the same.
void check_parser(std::string_view text) {
  const auto read = parse_compact(text);
  if (!read) {
    must(read.error().code == "compact_text_invalid" && !read.error().message.empty());
    must(offhand::is_utf8(read.error().message));
    return;
  }
  const auto printed = print_compact(*read);
  must(offhand::is_utf8(printed));
  const auto again = parse_compact(printed);
  must(again.has_value());
  must(print_compact(*again) == printed);
}

void check_printer(std::string_view bytes) {
  Recipe recipe(bytes);
  Envelope envelope;
  envelope.platform = "linux";
  envelope.screen = {recipe.number(), recipe.number(), 1};
  const PrintOptions options{.dialect = recipe.number() % 2 == 0 ? Dialect::long_words : Dialect::short_codes,
                             .detail = static_cast<Detail>(recipe.number() % 3),
                             .max_chars = 0};
  while (!recipe.at_end()) envelope.tree.push_back(node_of(recipe, envelope.tree.size()));
  const auto text = print_compact(envelope, options);
  must(offhand::is_utf8(text));
  const auto read = parse_compact(text);
  must(read.has_value());
  must(print_compact(*read) == text);
  must(read->total == envelope.tree.size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  check_parser(bytes);
  check_printer(bytes);
  return 0;
}
