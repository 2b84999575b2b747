#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "impl/query/query.h"
#include "tests/fuzz/check.h"

// The grammar of queries: whatever the text, it is read and matched in bounded time, what matches lies among the nodes,
// and a number chooses one of what matches without it.
namespace {

using namespace offhand;

std::vector<platform::Node> some_nodes() {
  std::vector<platform::Node> nodes(6);
  nodes[0].role = Role::window;
  nodes[0].name = "Main (1)";
  for (std::size_t i = 1; i < nodes.size(); ++i) {
    nodes[i].parent = i < 3 ? 0 : 2;
    nodes[i].role = i % 2 == 0 ? Role::button : Role::textbox;
    nodes[i].name = i == 5 ? "" : "Save and close";
    nodes[i].bounds = Bounds{static_cast<std::int64_t>(i) * 10, 0, 8, 8};
  }
  nodes[4].states.insert(ElementState::hidden);
  return nodes;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto tree = some_nodes();
  if (size == 0) return 0;
  const auto strategy = static_cast<query::Strategy>(data[0] % 7);
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const auto query = query::Query::parse(text, strategy);
  if (!query) {
    must(query.error().at >= 1);
    must(!query.error().reason.empty());
    return 0;
  }
  query::Nodes nodes([] { return std::vector<std::string>{"main", "", "save", "", "", "last"}; });
  nodes.begin_tree();
  for (const auto& node : tree) nodes.add(node);
  const auto matches = query->match(nodes);
  must(matches.places.size() <= matches.total);
  for (const auto place : matches.places) must(place < nodes.size());
  if (!matches.places.empty()) must(!to_string(matches.winner).empty());
  return 0;
}
