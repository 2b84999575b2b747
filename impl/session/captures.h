#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/cup/unread.h"
#include "impl/perception/snapshot.h"
#include "offhand/cup/compact_text.h"
#include "offhand/cup/envelope.h"

namespace offhand {

/// An envelope of the Computer Use Protocol and what its nodes were made of; immutable.
struct Capture {
  /// Node `i` has the id "e" and `first_id` + i.
  cup::Envelope envelope;
  std::uint64_t first_id = 0;
  /// The open windows, front to back.
  std::vector<cup::Window> windows;
  std::vector<std::int64_t> window_ids;
  /// Their processes.
  std::vector<std::int64_t> pids;
  /// Of the windows in the envelope.
  std::vector<SnapshotPtr> snapshots;
  /// What was not read of long lists, in the order of the tree.
  std::vector<cup::Unread> unread = {};
  /// How it was shown, so that what comes of an action is shown alike.
  cup::Detail detail = cup::Detail::standard;
  cup::Dialect dialect = cup::Dialect::long_words;

  /// Where a node comes from, and by which index it is known in its window; `snapshot` null: from no tree.
  struct Source {
    SnapshotPtr snapshot;
    std::size_t place = 0;
  };
  /// One entry for each node.
  std::vector<Source> sources;

  /// Ids for messages: "e3 to e41"; empty: it has no nodes.
  std::string ids() const;
};

using CapturePtr = std::shared_ptr<const Capture>;

/// The children of a container that were shown last, page by page.
struct PageCursor {
  std::string element_id;
  std::size_t first = 0;
  std::size_t count = 0;
};

/// The captures of one session. An id is given to one node only, and is valid until the next capture.
class Captures {
 public:
  /// Ids for so many nodes, and the first of them.
  std::uint64_t take_ids(std::size_t count);
  /// Replaces the latest capture.
  void keep(CapturePtr capture);
  /// Null before the first.
  CapturePtr latest() const;
  /// Forgets the latest capture where it tells of a window of such a process.
  void forget(const std::function<bool(std::int64_t pid)>& such);

  struct Place {
    CapturePtr capture;
    /// Of the node in the envelope's tree.
    std::size_t at = 0;
  };
  /// Where the node of an id stands in the latest capture. `no_capture`, `outdated_element_id`, `unknown_element_id`.
  Result<Place> place(std::string_view id) const;

  struct Found {
    platform::WindowInfo window;
    SnapshotElement element;
  };
  /// The element of an id, as place().
  Result<Found> find(std::string_view id) const;
  /// The window that keys go to which name no element: the only one of the latest capture, or its first one; empty
  /// where nothing was captured.
  std::optional<std::int64_t> window() const;

  /// Of the container that was paged through last, until the next capture.
  std::optional<PageCursor> page_cursor(std::string_view element_id) const;
  void keep_page_cursor(PageCursor cursor);

 private:
  mutable std::mutex mutex_;
  std::uint64_t next_id_ = 0;
  CapturePtr latest_;
  std::optional<PageCursor> page_;
};

}  // namespace offhand
