#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "platform/api/tree.h"
#include "platform/web_desk/desk.h"
#include "platform/web_desk/known_nodes.h"
#include "platform/web_desk/page/page_reader.h"

namespace offhand::platform::web_desk {

/// Why the library refused, as the delivery of an act.
Delivery refusal_of(const NodeAddress& node, const nlohmann::json& told);

/// What is done to a node: whether it still is what it was, whether it can be hit, and the act itself are one turn of
/// the page.
class NodeActs {
 public:
  NodeActs(Desk& desk, const PageReader& reader, KnownNodes& known) : desk_(desk), reader_(reader), known_(known) {}

  Delivery perform(const NodeAddress& node, NodeAction action, const Limits& limits);
  Delivery act(const NodeAddress& node, const std::string& function, nlohmann::json options, const Limits& limits,
               const NodeAddress* other = nullptr);
  /// A point in units of a node's document, and where that is on its page.
  struct PointInFrame {
    std::pair<double, double> in_document;
    std::pair<double, double> on_page;
  };
  /// What lies over a node of a frame of another site, which that frame cannot see: at a point, or where it would be
  /// hit, which is scrolled to then.
  std::optional<std::string> lies_over_frame(DeskTab& tab, const NodeAddress& node,
                                             const std::optional<PointInFrame>& point, const Limits& limits) const;
  /// Files take the place of those that an input for files holds, or one that the node labels.
  Delivery give_files(const NodeAddress& node, const std::vector<std::string>& paths, const Limits& limits);
  /// The nodes of a document that its library calls by these numbers.
  Result<std::vector<NodeHandle>> nodes_numbered(const NodeAddress& beside, const std::vector<std::int64_t>& numbers,
                                                 const Limits& limits);
  /// The browser's numbers of the options of a list.
  Result<std::vector<std::int64_t>> options_of(const NodeAddress& holder, const Limits& limits);

 private:
  Delivery press_key(const NodeAddress& node, const std::string& key, const Limits& limits);
  Delivery after_silence(DeskTab& tab, std::int64_t navigations, const Error& error, const Limits& limits);
  std::optional<std::int64_t> known_version(const NodeAddress& node) const;
  void note_look(const NodeAddress& node, const Result<std::optional<nlohmann::json>>& answer);
  std::optional<Evidence> another_page(DeskTab& tab, std::int64_t navigations, const Limits& limits);

  Desk& desk_;
  const PageReader& reader_;
  KnownNodes& known_;
};

}  // namespace offhand::platform::web_desk
