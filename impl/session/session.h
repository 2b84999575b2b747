#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "impl/config/settings.h"
#include "impl/cursor/agent_cursor.h"
#include "impl/cursor/preview.h"
#include "impl/perception/picture_frame.h"
#include "impl/perception/snapshot.h"

namespace offhand {

/// Which desk of this process: its own, or one that was added.
using DeskId = std::size_t;
inline constexpr DeskId own_desk = 0;

/// What one run was shown on one desk, where alone window ids mean something. It can address only that: an index must
/// be in its latest snapshot of the window, a token in one of its last `token_memory`. Where the latest one left out
/// what does not show, an index may be in these as well. Settings and end of the run its sessions on all desks have in
/// common.
class Session {
 public:
  static constexpr std::size_t token_memory = 32;
  /// Beyond so many windows the one shown longest ago is forgotten.
  static constexpr std::size_t window_memory = 256;

  /// In place of a window's id: the picture of the whole screen.
  static constexpr std::int64_t screen_picture = 0;
  /// Who gave a run its name: its client, or this program to the calls of a connection that name none.
  enum class Named { by_client, by_us };

  /// The cursor of a run without a name is called that; it is shown only on demand.
  static constexpr const char* unnamed_cursor = "default";

  explicit Session(std::string id, Named named = Named::by_us)
      : id_(std::move(id)),
        named_(named),
        run_(std::make_shared<Run>()),
        cursor_(is_named() ? id_ : unnamed_cursor,
                is_named() ? AgentCursor::AtFirst::shows : AgentCursor::AtFirst::does_not_show) {}
  /// Of the same run on another desk.
  struct OnAnotherDesk {};
  Session(const Session& other, OnAnotherDesk /*tag*/) : Session(other.id_, other.named_) { run_ = other.run_; }
  const std::string& id() const { return id_; }
  bool is_named() const { return named_ == Named::by_client; }

  /// Settings of this run, over all others.
  void set(const Settings& changes);
  Settings settings() const;

  /// After how long without use it ends, by the last of its callers that said so; 0 is never. Empty: nobody did, and
  /// the settings in force say it.
  void set_idle_ttl(std::chrono::seconds idle_ttl);
  std::optional<std::chrono::seconds> idle_ttl() const;

  AgentCursor& cursor() { return cursor_; }
  Preview& preview() { return preview_; }

  /// That it is over, and why: what still runs in it shows nothing to anybody any more. Only once.
  void end(std::string reason);
  /// Why it ended; empty while it has not.
  std::string ended() const;

  void show(SnapshotPtr snapshot);
  /// Elements of a window that an error named: it can address them too, until the next snapshot. An element that a
  /// snapshot showed stays what it was there, so that a change since is noticed.
  void mention(std::int64_t window_id, const std::vector<SnapshotElement>& elements);
  void show_picture(std::int64_t window_id, PictureFrame frame);
  /// An enlarged part of a window of `pid`, which takes no place of a picture but is addressed by name.
  void show_zoom(std::int64_t pid, std::int64_t window_id, PictureFrame frame);
  /// A window closed: nothing that was shown of it can be addressed any more.
  void forget_window(std::int64_t window_id);

  std::size_t windows() const;
  /// Takes note of the windows there are, and tells which came since the last look; at the first look none did.
  std::set<std::int64_t> new_among(const std::set<std::int64_t>& windows);

  /// The last snapshot of a window; null: it was shown none.
  SnapshotPtr latest(std::int64_t window_id) const;
  /// One of its last snapshots, if it is of this window.
  SnapshotPtr shown(std::int64_t window_id, std::int64_t snapshot_id) const;
  /// Whether it was shown a snapshot of this window.
  bool has_seen(std::int64_t window_id) const;
  /// An element as the latest snapshot of this window showed it, or else an error since; or one before, if the latest
  /// says nothing of what does not show.
  std::optional<SnapshotElement> in_latest(std::int64_t window_id, std::int64_t index) const;
  /// An element as the newest snapshot of this window that has it showed it, or else an error since the latest.
  std::optional<SnapshotElement> last_shown(std::int64_t window_id, std::int64_t index) const;
  /// The newest snapshot of this window that shows an element; null: none does.
  SnapshotPtr showing(std::int64_t window_id, std::int64_t index) const;
  /// The last picture of a window, native size if none was shown; `screen_picture` for the whole screen.
  PictureFrame picture(std::int64_t window_id) const;
  /// The last zoom picture of a window, if any.
  std::optional<PictureFrame> zoom(std::int64_t window_id) const;
  /// The window of a process that the last zoom picture shows a part of.
  std::optional<std::int64_t> zoomed_window(std::int64_t pid) const;
  /// A node as the latest snapshot of this window shows it.
  std::optional<platform::Node> shown_as(std::int64_t window_id, const platform::NodeHandle& handle) const;
  /// Whether one of two nodes comes before the other in that snapshot.
  bool comes_before(std::int64_t window_id, const platform::NodeHandle& one, const platform::NodeHandle& other) const;
  /// An element with what lies in it, as the latest snapshot of its window shows it.
  std::vector<platform::NodeHandle> within(std::int64_t window_id, const platform::NodeHandle& element) const;
  /// What an element lay in when it was shown, from its parent outwards; empty where that is not known any more.
  std::vector<platform::NodeHandle> above(std::int64_t window_id, const SnapshotElement& element) const;
  /// An element with what lies in it, beside it and above it, as the latest snapshot of its window shows them: where a
  /// change may make another element of it.
  std::vector<platform::NodeHandle> around(std::int64_t window_id, const SnapshotElement& element) const;

 private:
  void forget(std::int64_t window_id);
  std::optional<SnapshotElement> in_recent(std::int64_t window_id, std::int64_t index) const;
  SnapshotElement in_detail(std::int64_t window_id, SnapshotElement element) const;
  std::optional<SnapshotElement> mentioned(std::int64_t window_id, std::int64_t index) const;

  /// What a run has in common on all desks.
  struct Run {
    std::mutex mutex;
    Settings settings;
    std::optional<std::chrono::seconds> idle_ttl;
    std::string ended;
  };

  const std::string id_;
  const Named named_;
  std::shared_ptr<Run> run_;
  AgentCursor cursor_;
  Preview preview_;
  mutable std::mutex mutex_;
  std::map<std::int64_t, SnapshotPtr> latest_;
  std::deque<SnapshotPtr> recent_;  // newest first
  /// By window and index; since the latest snapshot of the window.
  std::map<std::int64_t, std::map<std::int64_t, SnapshotElement>> mentioned_;
  std::map<std::int64_t, PictureFrame> pictures_;
  std::map<std::int64_t, PictureFrame> zooms_;
  /// By process.
  std::map<std::int64_t, std::int64_t> zoomed_windows_;
  /// At the last look; nothing before the first.
  std::optional<std::set<std::int64_t>> windows_;
};

/// What the settings of a caller say of when a run is idle holds for that run, after the end of that caller too.
void keep_idle_ttl(Session& session, const Settings& callers, const Config& config);

}  // namespace offhand
