#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "impl/config/settings.h"
#include "impl/cursor/agent_cursor.h"
#include "impl/cursor/preview.h"
#include "impl/perception/picture_frame.h"
#include "impl/perception/snapshot.h"
#include "impl/session/connections.h"
#include "impl/session/journal.h"

namespace offhand {

class Captures;

/// Number of a desk of this process: the default one, or one that was added.
using DeskId = std::size_t;
inline constexpr DeskId own_desk = 0;

/// What one session has been shown on one desk, which is all that it can address: an element index must be in its
/// latest snapshot of the window, an element token in one of its last `token_memory` snapshots. If the latest snapshot
/// omitted hidden elements, an index may be in those as well. Settings and end are common to the session on all desks.
class Session {
 public:
  static constexpr std::size_t token_memory = 32;
  static constexpr std::size_t reference_memory = 1024;
  /// With more windows the one shown longest ago is forgotten.
  static constexpr std::size_t window_memory = 256;

  /// Stands for the picture of the whole screen in place of a window's id.
  static constexpr std::int64_t screen_picture = 0;
  /// Who named a session: its client, or this program for a connection's calls without a `session` argument.
  enum class Named { by_client, by_us };

  /// The name of the cursor of an unnamed session, which is shown only on demand.
  static constexpr const char* unnamed_cursor = "default";

  explicit Session(std::string id, Named named = Named::by_us);
  /// The same session on another desk.
  struct OnAnotherDesk {};
  Session(const Session& other, OnAnotherDesk /*tag*/) : Session(other.id_, other.named_) { run_ = other.run_; }
  const std::string& id() const { return id_; }
  bool is_named() const { return named_ == Named::by_client; }

  /// Settings of this session, which override all others.
  void set(const Settings& changes);
  Settings settings() const;

  /// The idle time after which it ends, as its last caller set it; 0: never. Empty: as configured.
  void set_idle_ttl(std::chrono::seconds idle_ttl);
  std::optional<std::chrono::seconds> idle_ttl() const;

  /// How many actions its calls have done.
  void note_action() { ++run_->actions; }
  std::int64_t actions() const { return run_->actions; }
  /// Applications that calls may name.
  Connections& connections() { return connections_; }
  /// What it did, for undoing.
  Journal& journal() { return journal_; }
  AgentCursor& cursor() { return cursor_; }
  Preview& preview() { return preview_; }
  Captures& captures() { return *captures_; }

  /// Whether its user was asked a question that is asked once a session, by its key.
  bool was_asked(std::string_view question) const;
  void note_asked(std::string_view question);

  /// Folders that its client works in (roots of MCP), as it said; empty: it was not asked.
  std::optional<std::vector<std::string>> roots() const;
  void set_roots(std::optional<std::vector<std::string>> folders);

  /// Ends the session with a reason; calls that still run show nothing any more. Only the first call counts.
  void end(std::string reason);
  /// The reason of its end; empty while it is open.
  std::string ended() const;

  void show(SnapshotPtr snapshot);
  /// Makes elements that an error named addressable until the next snapshot of the window. An element that a snapshot
  /// showed keeps its state from there, so that a later change is noticed.
  void mention(std::int64_t window_id, const std::vector<SnapshotElement>& elements);
  /// Elements of a reading that a reply told of as they are now, without the rest of it: until the next snapshot of the
  /// window they are addressed as they were told.
  void show_elements(const SnapshotPtr& read, const std::vector<SnapshotElement>& elements);
  /// An element whose token was handed out for later calls: it can be named by it whatever is shown of its window
  /// since. Of a session's `reference_memory` the oldest are forgotten, and those of closed windows.
  void keep_reference(std::int64_t window_id, const SnapshotElement& element);
  void show_picture(std::int64_t window_id, PictureFrame frame);
  /// An enlarged part of a window of `pid`. It does not replace the window's picture and is addressed explicitly.
  void show_zoom(std::int64_t pid, std::int64_t window_id, PictureFrame frame);
  /// A window closed: nothing shown of it can be addressed any more.
  void forget_window(std::int64_t window_id);
  /// Forgets connections to denied processes, captures of their windows, and what was done in them.
  void deny(const std::function<bool(std::int64_t pid)>& denied);

  std::size_t windows() const;
  /// Records the existing windows and returns those that are new since the last call; the first call returns none.
  std::set<std::int64_t> new_among(const std::set<std::int64_t>& windows);

  /// The last snapshot of a window; null if none was shown.
  SnapshotPtr latest(std::int64_t window_id) const;
  /// One of its last snapshots, if it is of this window.
  SnapshotPtr shown(std::int64_t window_id, std::int64_t snapshot_id) const;
  /// True if a snapshot of this window was shown.
  bool has_seen(std::int64_t window_id) const;
  /// An element in the latest snapshot of this window or in a later error; or in an earlier snapshot, if the latest
  /// omitted hidden elements.
  std::optional<SnapshotElement> in_latest(std::int64_t window_id, std::int64_t index) const;
  /// An element as it was last shown: by an error after the latest snapshot, or by the newest snapshot of the window
  /// that has it.
  std::optional<SnapshotElement> last_shown(std::int64_t window_id, std::int64_t index) const;
  /// The newest snapshot of this window that contains an element, or else the reading that it was told from; null if
  /// none does.
  SnapshotPtr showing(std::int64_t window_id, std::int64_t index) const;
  /// The last picture of a window, or a picture of native size if none was shown; `screen_picture` for the whole
  /// screen.
  PictureFrame picture(std::int64_t window_id) const;
  /// The last zoom picture of a window, if any.
  std::optional<PictureFrame> zoom(std::int64_t window_id) const;
  /// The window of a process that its last zoom picture shows.
  std::optional<std::int64_t> zoomed_window(std::int64_t pid) const;
  /// A node in the latest snapshot of this window.
  std::optional<platform::Node> shown_as(std::int64_t window_id, const platform::NodeHandle& handle) const;
  /// Whether the latest snapshot of this window shows the element under the same index, role and parent; in a
  /// container, where a place outlives what it holds, also by the same name.
  bool is_shown_in_place(std::int64_t window_id, const SnapshotElement& element) const;
  /// True if the first node comes before the other in that snapshot.
  bool comes_before(std::int64_t window_id, const platform::NodeHandle& one, const platform::NodeHandle& other) const;
  /// An element with its descendants, in the latest snapshot of its window.
  std::vector<platform::NodeHandle> within(std::int64_t window_id, const platform::NodeHandle& element) const;
  /// The ancestors of an element when it was shown, its parent first; empty if they are no longer known.
  std::vector<platform::NodeHandle> above(std::int64_t window_id, const SnapshotElement& element) const;
  /// An element with its descendants, siblings and ancestors in the latest snapshot of its window: the nodes whose
  /// change may give it another identity.
  std::vector<platform::NodeHandle> around(std::int64_t window_id, const SnapshotElement& element) const;

 private:
  void forget(std::int64_t window_id);
  std::optional<SnapshotElement> in_recent(std::int64_t window_id, std::int64_t index) const;
  SnapshotElement in_detail(std::int64_t window_id, SnapshotElement element) const;
  struct Told {
    SnapshotElement element;
    SnapshotPtr read;
  };
  std::optional<Told> told(std::int64_t window_id, std::int64_t index) const;
  std::optional<SnapshotElement> mentioned(std::int64_t window_id, std::int64_t index) const;

  /// What a session has in common on all desks.
  struct Run {
    std::mutex mutex;
    Settings settings;
    std::optional<std::chrono::seconds> idle_ttl;
    std::string ended;
    std::atomic<std::int64_t> actions = 0;
  };

  const std::string id_;
  const Named named_;
  std::shared_ptr<Run> run_;
  Connections connections_;
  Journal journal_;
  AgentCursor cursor_;
  Preview preview_;
  // Its header is for those who use the formats of the Computer Use Protocol.
  std::shared_ptr<Captures> captures_;
  mutable std::mutex mutex_;
  std::set<std::string, std::less<>> asked_;
  std::map<std::int64_t, SnapshotPtr> latest_;
  std::deque<SnapshotPtr> recent_;  // newest first
  /// By window and index; cleared by the next snapshot of the window.
  std::map<std::int64_t, std::map<std::int64_t, SnapshotElement>> mentioned_;
  /// The same of show_elements(), which stands above all snapshots before.
  std::map<std::int64_t, std::map<std::int64_t, Told>> told_;
  /// By window and index, and in the order in which they were last handed out.
  std::map<std::pair<std::int64_t, std::int64_t>, SnapshotElement> references_;
  std::deque<std::pair<std::int64_t, std::int64_t>> reference_order_;
  std::map<std::int64_t, PictureFrame> pictures_;
  std::map<std::int64_t, PictureFrame> zooms_;
  /// By process.
  std::map<std::int64_t, std::int64_t> zoomed_windows_;
  /// At the last call of new_among(); empty before the first.
  std::optional<std::set<std::int64_t>> windows_;
  std::optional<std::vector<std::string>> roots_;
};

/// Applies a caller's idle timeout to its session, also after that caller has disconnected.
void keep_idle_ttl(Session& session, const Settings& callers, const Config& config);

}  // namespace offhand
