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
};
Reckoned reckoned_tree(const SnapshotDocument& document, const PageFacts& facts);

}  // namespace offhand::platform::web_desk
