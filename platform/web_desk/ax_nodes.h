#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "platform/api/node_attributes.h"
#include "platform/api/tree.h"
#include "platform/web_desk/large_json.h"
#include "platform/web_desk/node_address.h"

namespace offhand::platform::web_desk {

struct Box {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
};

/// Where the nodes of a document lie, and what its accessibility tree does not tell of them.
struct Layouts {
  struct Place {
    Box box;
    bool has_box = false;
    bool is_secret = false;
    /// An input that is a button: its words are its value, and no node of their own.
    bool is_text_button = false;
    bool is_clickable = false;
    /// By their attributes: the tree tells neither of everything.
    bool is_busy = false;
    bool is_read_only = false;
    bool is_root_of_closed_tree = false;
    /// By its attributes, too.
    std::string placeholder = {};
    std::optional<std::int64_t> position_in_set = {};
    std::optional<std::int64_t> size_of_set = {};
  };
  /// By the browser's number of the node; boxes in the document's units from the corner of what it shows.
  std::unordered_map<std::int64_t, Place> places;
  /// The roots of closed shadow trees.
  std::vector<std::int64_t> closed_roots;
};

/// By frame, from the answer of DOMSnapshot.captureSnapshot.
std::unordered_map<std::string, Layouts> layouts_in(const LargeJson& snapshot);

/// What a document is, as it was read.
struct ReadDocument {
  DocumentPtr document;
  /// The answer of Accessibility.getFullAXTree.
  const LargeJson* nodes = nullptr;
  const Layouts* layouts = nullptr;
  /// Of the corner of what it shows, from that of the page, in the page's units.
  double left = 0;
  double top = 0;
  double width = 0;
  double height = 0;
  /// Pixels of the picture for a unit of the page.
  double scale = 1;
  int parent = -1;
  /// The node around it in the document that holds it.
  std::int64_t owner = 0;
};

/// The tree of a page with all its documents. `attributes` receives what single nodes have besides.
Tree tree_of(const std::vector<ReadDocument>& documents, const ReadOptions& options,
             AttributesByNode* attributes = nullptr);

/// One node of the protocol's answers; empty where it is none to show (ignored, a blank). Without a place.
std::optional<Node> node_of(const LargeJson& ax, const DocumentPtr& document);
/// Whether the tree leaves it out and has what it holds in its place.
bool is_passed_over(const LargeJson& ax);
/// Whether it is left out with all that it holds.
bool is_ornament(const LargeJson& ax);

/// What a node has besides, by the protocol's answer and by its place (may be null).
NodeAttributes attributes_of(const LargeJson& ax, const Layouts::Place* place);

/// A field for a date, a time or a colour, by the browser's own name of its role. Its value is set as it is written in
/// the page: 2026-12-24, #ff8000.
bool is_picker(std::string_view chromium_role);

Role role_called(std::string_view name);

}  // namespace offhand::platform::web_desk
