#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "platform/api/tree.h"

namespace offhand::query {

/// The nodes among which a query searches: those of one tree or of several, in order. The nodes must outlive it.
class Nodes {
 public:
  struct Entry {
    const platform::Node* node = nullptr;
    /// Position of the parent among all of them; -1 for the root of a tree.
    int parent = -1;
    /// Which tree it is of.
    int tree = 0;
  };
  /// What the nodes are called by their programs, in their order: asked for at most once, and only by a query that
  /// needs it. Null: nothing tells.
  using Identifiers = std::function<std::vector<std::string>()>;

  explicit Nodes(Identifiers identifiers = nullptr) : ask_(std::move(identifiers)) {}

  /// Begins another tree, whose nodes follow with add().
  void begin_tree() {
    base_ = entries_.size();
    ++trees_;
  }
  /// Its parent is a position in its own tree.
  void add(const platform::Node& node) {
    entries_.push_back({&node, node.parent < 0 ? -1 : node.parent + static_cast<int>(base_), trees_ - 1});
  }

  std::size_t size() const { return entries_.size(); }
  const Entry& entry(std::size_t place) const { return entries_[place]; }
  const platform::Node& operator[](std::size_t place) const { return *entries_[place].node; }
  int parent(std::size_t place) const { return entries_[place].parent; }
  /// Empty where it has none.
  const std::string& identifier(std::size_t place) const {
    static const std::string none;
    if (!identifiers_) identifiers_ = ask_ ? ask_() : std::vector<std::string>();
    return place < identifiers_->size() ? (*identifiers_)[place] : none;
  }

 private:
  Identifiers ask_;
  std::vector<Entry> entries_;
  std::size_t base_ = 0;
  int trees_ = 0;
  mutable std::optional<std::vector<std::string>> identifiers_;
};

}  // namespace offhand::query
