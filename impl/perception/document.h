#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "generated/types/page.h"
#include "impl/perception/page_selector.h"
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
  /// What lies in it, in the order of the page, so that its markup can be asked for.
  std::vector<platform::NodeHandle> handles() const;
  /// What handles() are called in the language of the page; the browser may have told nothing.
  void take_markup(std::vector<platform::Markup> markup);
  /// Whether it can be told what fits.
  bool answers(const PageSelector& selector) const {
    return is_marked_up_ ? tells_classes_ || !selector.asks_for_classes() : selector.is_of_roles();
  }
  /// Which of the reasons it is where it does not.
  bool is_marked_up() const { return is_marked_up_; }
  /// What fits, where that can be told.
  std::vector<const SnapshotElement*> find(const PageSelector& selector) const;
  /// The innermost that has the focus; null: none of the page's.
  const SnapshotElement* focused() const;
  PageElement describe(const SnapshotElement& element) const;
  /// Where the page is scrolled to that.
  static bool shows(const SnapshotElement& element);

 private:
  bool is_inside(std::size_t place) const;
  bool is_told_twice(std::size_t place) const;

  const Snapshot& snapshot_;
  int root_ = -1;
  std::vector<bool> inside_;
  /// By place in the snapshot; empty until it was taken.
  std::vector<platform::Markup> markup_;
  /// The browser tells how its page is written.
  bool is_marked_up_ = false;
  /// A page without any class looks the same as a browser that tells none (WebKit).
  bool tells_classes_ = false;
};

}  // namespace offhand
