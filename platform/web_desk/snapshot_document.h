#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "platform/web_desk/large_json.h"

namespace offhand::platform::web_desk {

/// The computed styles that a reading by a snapshot goes by, in the order in which SnapshotNode::style has them.
enum class Style {
  display,
  visibility,
  position,
  floating,
  content,
  content_visibility,
  white_space,
  reading_flow,
  interactivity,
  user_modify,
  overflow,
  columns
};
inline constexpr std::size_t style_count = 12;
/// Their names, as the protocol wants them.
std::span<const std::string_view> snapshot_styles();

/// One node of a document. Texts are valid as long as the snapshot is.
struct SnapshotNode {
  enum class Kind { element, text, document, shadow_root, other };
  Kind kind = Kind::other;
  int parent = -1;
  /// Place of the first child in SnapshotDocument::children, and how many there are.
  int children_at = 0;
  int child_count = 0;
  std::int64_t number = 0;
  /// In capitals for HTML.
  std::string_view tag;
  std::string_view text;
  std::span<const std::pair<std::string_view, std::string_view>> attributes;
  bool has_layout = false;
  /// Left, top, width and height of all of it.
  std::array<double, 4> box{};
  const boost::json::array* styles = nullptr;
  /// What is laid out of it: of a text its words, of a pseudo-element its content.
  std::string_view laid_text;
  bool has_laid_text = false;
  std::string_view pseudo;
  bool is_clickable = false;
  bool is_checked = false;
  bool is_selected = false;
  bool has_frame = false;
  /// Of the shadow tree that it is in: "open", "closed" or "user-agent".
  std::string_view shadow;
  std::optional<std::string_view> value;
  std::string_view source;
};

/// A document of DOMSnapshot.captureSnapshot, with its nodes in the order of the markup.
class SnapshotDocument {
 public:
  SnapshotDocument(const LargeJson& strings, const LargeJson& document);

  const std::vector<SnapshotNode>& nodes() const { return nodes_; }
  const SnapshotNode& node(int place) const { return nodes_[static_cast<std::size_t>(place)]; }
  std::span<const int> children(int place) const;
  std::string_view url() const { return url_; }
  std::string_view title() const { return title_; }
  std::string_view style(const SnapshotNode& node, Style style) const;
  /// Empty where it has none.
  static std::optional<std::string_view> attribute(const SnapshotNode& node, std::string_view name);
  /// Whether everything in it refers to something that is there.
  bool is_whole() const { return is_whole_; }

 private:
  std::string_view text_at(const LargeJson& index) const;
  void read_nodes(const LargeJson& nodes);
  void read_attributes(const LargeJson& nodes);
  void read_children();
  void order_children();
  void read_layout(const LargeJson& layout);
  void read_flags(const LargeJson& nodes);
  SnapshotNode* node_at(const LargeJson& index);

  const boost::json::array& strings_;
  std::vector<SnapshotNode> nodes_;
  std::vector<std::pair<std::string_view, std::string_view>> attributes_;
  std::vector<int> children_;
  std::string_view url_;
  std::string_view title_;
  bool is_whole_ = true;
};

}  // namespace offhand::platform::web_desk
