#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/web_desk/snapshot_document.h"

namespace offhand::platform::web_desk {

/// What a snapshot does not tell of a document, from the page's library.
struct PageFacts {
  /// Where its links lead, in the order of the markup.
  std::vector<std::string> links;
  /// How many elements it has.
  std::int64_t elements = 0;
  /// Place of the focused element among them; -1: none.
  std::int64_t focus = -1;
  /// Whether keys go to the document.
  bool has_focus = false;
  /// The browser's numbers of the nodes that a mouse button's events are heard at, and of those that hear of others.
  std::vector<std::int64_t> listeners;
  std::vector<std::int64_t> unsure_listeners;
  /// Place of the dialog that keeps everything else from taking input; -1: none.
  std::int64_t modal = -1;
  /// Which tree each element is in, its document's or a shadow tree; empty where there are no shadow trees.
  std::vector<std::int64_t> trees;
  /// Places of the elements of kinds that the page defined: their roles may be known to scripts only.
  std::vector<std::int64_t> own_kinds;
  /// Whether there is nothing else that only the browser's own tree tells.
  bool is_plain = false;
  bool operator==(const PageFacts&) const = default;
};

/// The nodes that the browser's tree would tell of a document, in the form of the answer of
/// Accessibility.getFullAXTree, without those that it leaves out: by HTML-AAM, WAI-ARIA and the accessible name
/// computation, where these leave a choice as Chromium makes it.
struct Reckoned {
  /// Empty where the document holds something whose role, name or states are not known for sure.
  std::optional<LargeJson> tree;
  std::string reason;
  /// The browser's numbers of the elements of kinds that the page defined: they hold only if the browser agrees.
  std::vector<std::int64_t> own_kinds = {};
};
Reckoned reckoned_tree(const SnapshotDocument& document, const PageFacts& facts);

}  // namespace offhand::platform::web_desk
