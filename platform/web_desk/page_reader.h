#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "platform/api/node_attributes.h"
#include "platform/api/tree.h"
#include "platform/web_desk/ax_nodes.h"
#include "platform/web_desk/desk_tab.h"

namespace offhand::platform::web_desk {

/// Where a document lies on its page, in units of the page.
struct Origin {
  double left = 0;
  double top = 0;
  double scale = 1;
};

/// Reads whole pages: the tree and the layout of each document by one call each. A page that says that nothing changed
/// is answered from memory.
class PageReader {
 public:
  Result<Tree> read(DeskTab& tab, const ReadOptions& options, const Limits& limits);
  /// What single nodes of a tab had when it was read last.
  AttributesOfWindow attributes(std::int64_t window_id) const { return attributes_.of(window_id); }
  /// The node around a document, as it was read last.
  NodeHandle owner_of(const DocumentPtr& document) const;
  /// The page of a tab, as it was read last; empty where it was not, or is gone.
  std::vector<ShownDocument> documents(std::int64_t window_id) const;
  /// Where a document lies by now.
  static Result<Origin> origin_of(DeskTab& tab, const std::vector<ShownDocument>& documents,
                                  const DocumentPtr& document, const Limits& limits);

 private:
  struct Reading {
    std::vector<ShownDocument> documents;
    ReadOptions options;
    std::shared_ptr<const Tree> tree;
    std::map<std::int64_t, NodeHandle> owners;
    std::int64_t navigations = 0;
    std::vector<std::string> sessions;
    bool rests = false;
  };
  /// Whether a reading also looks whether the page has other documents by now, and is none then.
  enum class Frames { are_compared, were_asked };
  /// The documents of the last reading, unless something tells that the tab has others by now.
  std::vector<ShownDocument> still_known(DeskTab& tab) const;
  Result<std::optional<Tree>> read_at_once(DeskTab& tab, Reading reading, Frames compare, const Limits& limits);
  void keep(std::int64_t window_id, Reading reading);
  std::optional<Tree> unchanged(DeskTab& tab, const ReadOptions& options, const Limits& limits) const;

  KeptAttributes attributes_;
  mutable std::mutex mutex_;
  /// By window.
  std::map<std::int64_t, Reading> readings_;
};

}  // namespace offhand::platform::web_desk
