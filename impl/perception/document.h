#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "generated/types/page.h"
#include "impl/perception/snapshot.h"
#include "platform/api/pages.h"

namespace offhand {

/// The document of a browser's window, as its accessibility tree shows it: for browsers that offer nothing better.
class Document {
 public:
  explicit Document(const Snapshot& snapshot);
  bool found() const { return root_ >= 0; }
  std::string title() const;
  /// A line for each piece of text.
  platform::PageText text(std::size_t max_bytes) const;
  /// Whether a selector is one that a tree can answer: a tag alone, or *.
  static bool knows(const std::string& selector);
  std::vector<PageElement> query(const std::string& selector) const;

 private:
  bool is_inside(std::size_t place) const;

  const Snapshot& snapshot_;
  int root_ = -1;
  std::vector<bool> inside_;
};

}  // namespace offhand
