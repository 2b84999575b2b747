#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "impl/perception/snapshot.h"

namespace offhand {

/// How a window's last picture relates to the window: positions that a client sends refer to that picture.
struct PictureScale {
  double picture_pixels_per_window_pixel = 1.0;
};

/// What one run was shown. It can address only that: an index must be in its latest snapshot of the window, a token in
/// one of its last `token_memory`.
class Session {
 public:
  static constexpr std::size_t token_memory = 32;
  /// Beyond so many windows the one shown longest ago is forgotten.
  static constexpr std::size_t window_memory = 256;

  explicit Session(std::string id) : id_(std::move(id)) {}
  const std::string& id() const { return id_; }

  void show(SnapshotPtr snapshot);
  /// Elements of a window that an error named: it can address them too, until the next snapshot. An element that a
  /// snapshot showed stays what it was there, so that a change since is noticed.
  void mention(std::int64_t window_id, const std::vector<SnapshotElement>& elements);
  void show_picture(std::int64_t window_id, PictureScale scale);
  /// A window closed: nothing that was shown of it can be addressed any more.
  void forget_window(std::int64_t window_id);

  std::size_t windows() const;
  /// Takes note of the windows there are, and tells which came since the last look; at the first look none did.
  std::set<std::int64_t> new_among(const std::set<std::int64_t>& windows);

  /// One of its last snapshots, if it is of this window.
  SnapshotPtr shown(std::int64_t window_id, std::int64_t snapshot_id) const;
  /// Whether it was shown a snapshot of this window.
  bool has_seen(std::int64_t window_id) const;
  /// An element as the latest snapshot of this window showed it, or else an error since.
  std::optional<SnapshotElement> in_latest(std::int64_t window_id, std::int64_t index) const;
  /// An element as the newest snapshot of this window that has it showed it, or else an error since the latest.
  std::optional<SnapshotElement> last_shown(std::int64_t window_id, std::int64_t index) const;
  PictureScale picture(std::int64_t window_id) const;
  /// An element with what lies in it, as the latest snapshot of its window shows it.
  std::vector<platform::NodeHandle> within(std::int64_t window_id, const platform::NodeHandle& element) const;
  /// An element with what lies in it, beside it and above it, as the latest snapshot of its window shows them: where a
  /// change may make another element of it.
  std::vector<platform::NodeHandle> around(std::int64_t window_id, const SnapshotElement& element) const;

 private:
  SnapshotPtr latest(std::int64_t window_id) const;
  void forget(std::int64_t window_id);
  std::optional<SnapshotElement> mentioned(std::int64_t window_id, std::int64_t index) const;

  std::string id_;
  mutable std::mutex mutex_;
  std::map<std::int64_t, SnapshotPtr> latest_;
  std::deque<SnapshotPtr> recent_;  // newest first
  /// By window and index; since the latest snapshot of the window.
  std::map<std::int64_t, std::map<std::int64_t, SnapshotElement>> mentioned_;
  std::map<std::int64_t, PictureScale> pictures_;
  /// At the last look; nothing before the first.
  std::optional<std::set<std::int64_t>> windows_;
};

/// The runs that this process knows, by name. A client may name as many as it likes; beyond `limit` the one that was
/// used longest ago is forgotten.
class Sessions {
 public:
  static constexpr std::size_t limit = 256;

  std::shared_ptr<Session> open(std::string_view id);
  /// Forgets a run and what it was shown.
  void close(std::string_view id);
  /// A window closed: no run remembers it.
  void forget_window(std::int64_t window_id);
  std::size_t size() const;

 private:
  mutable std::mutex mutex_;
  struct Entry {
    std::shared_ptr<Session> session;
    std::uint64_t used = 0;
  };
  std::map<std::string, Entry, std::less<>> sessions_;
  std::uint64_t uses_ = 0;
};

}  // namespace offhand
