#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "generated/types/page.h"
#include "impl/perception/page_selector.h"
#include "impl/perception/snapshot.h"
#include "platform/api/pages.h"

namespace offhand {

/// The document in a browser's window, as its accessibility tree shows it: for browsers without a page protocol.
class Document {
 public:
  explicit Document(const Snapshot& snapshot);
  bool found() const { return root_ >= 0; }
  std::string title() const;
  /// One line for each piece of text.
  platform::PageText text(std::size_t max_bytes) const;
  /// The nodes of the document in page order, to query their markup.
  std::vector<platform::NodeHandle> handles() const;
  /// Takes the markup of handles(): tag, id and classes. The browser may not report any.
  void take_markup(std::vector<platform::Markup> markup);
  /// True if the available data can decide which elements match.
  bool answers(const PageSelector& selector) const {
    return is_marked_up_ ? tells_classes_ || !selector.asks_for_classes() : selector.is_of_roles();
  }
  /// Distinguishes the reasons if it cannot.
  bool is_marked_up() const { return is_marked_up_; }
  /// The matching elements, if answers().
  std::vector<const SnapshotElement*> find(const PageSelector& selector) const;
  /// The innermost focused element; null if none in the page has the focus.
  const SnapshotElement* focused() const;
  PageElement describe(const SnapshotElement& element) const;
  /// True if the element is in the visible part of the page.
  static bool shows(const SnapshotElement& element);

 private:
  bool is_inside(std::size_t place) const;
  bool is_repeated_label(std::size_t place) const;

  const Snapshot& snapshot_;
  int root_ = -1;
  std::vector<bool> inside_;
  /// By position in the snapshot; empty until it was taken.
  std::vector<platform::Markup> markup_;
  /// The browser reports markup.
  bool is_marked_up_ = false;
  /// A page without any class looks the same as a browser that reports none (WebKit).
  bool tells_classes_ = false;
};

}  // namespace offhand
