#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "codegen/runtime/error.h"
#include "codegen/runtime/subject.h"
#include "codegen/runtime/tool.h"
#include "impl/perception/perception.h"
#include "impl/recording/folder.h"
#include "impl/recording/redaction.h"
#include "impl/session/session.h"
#include "impl/target/target.h"
#include "platform/api/platform.h"

namespace offhand {

/// The state of a recording as tools report it.
struct RecordingState {
  bool recording = false;
  std::string output_dir;
  std::int64_t next_turn = 1;
  /// Why it ended by itself, or which part is missing.
  std::string last_error;
  std::string video_path;
  std::string last_video_path;
};

/// A call that is being recorded: the state before its body ran. Ends with finish().
struct TurnInMaking {
  const ToolInfo* tool = nullptr;
  nlohmann::json arguments;
  Target target;
  /// The snapshot that contained the element.
  SnapshotPtr seen;
  std::chrono::system_clock::time_point began;
  /// Its text may be for a password field, as far as known before the action.
  bool may_be_password = false;
  /// For a page only the body knows which field gets the text; for the whole desktop nothing does.
  SubjectKind subject = SubjectKind::none;
  /// The body confirmed that its text goes to a field that shows its content.
  bool is_text_vouched_for = false;
};

struct Aftermath;

/// The recordings of all sessions, at most one each; no session sees or ends that of another. A turn is on disk before
/// its call is answered.
class Recordings {
 public:
  using Clock = std::chrono::steady_clock;
  enum class TypedText { keep, redact };
  /// How many ended recordings are remembered with their final state.
  static constexpr std::size_t memory_of_ends = 256;

  Recordings() = default;
  ~Recordings();

  struct Options {
    std::string output_dir;
    bool record_video = false;
    TypedText typed_text = TypedText::keep;
    std::string platform;
    /// Stops after this time without a turn; 0: never. Empty: as configured.
    std::optional<std::chrono::seconds> idle_ttl = {};
  };
  /// Ends an earlier recording of the session. Fails with `recording_folder_in_use` or `write_failed`.
  Result<RecordingState> start(const Session& session, const Options& options, platform::Screen& screen,
                               const platform::Limits& limits);
  /// No recording is no error.
  RecordingState stop(const Session& session);
  /// Without a recording: the final state of the session's last one, or of an earlier session with its name.
  RecordingState state(const Session& session) const;
  /// The final state of the last recording that ended with its connection, since its client cannot come back to ask.
  RecordingState left_by_a_connection() const;

  /// True if calls of this tool in this session are recorded as turns.
  bool wants(const Session& session, const ToolInfo& tool, bool acts) const;
  /// Called before the body runs.
  TurnInMaking begin(const Session& session, const ToolInfo& tool, SubjectKind subject, const nlohmann::json& arguments,
                     const Target& target, const platform::Facets& platform) const;
  /// Called after the body, while no other call acts on the window.
  void finish(const Session& session, const TurnInMaking& turn, const Result<Reply>& outcome,
              const platform::Facets& platform, Perception& perception);

  /// Called at the end of the session. Does not wait for a video.
  void end(const Session& session);
  /// Ends recordings without a turn for as long as their callers set, or else for `usual`; 0: never. Returns when the
  /// next one is due.
  std::optional<Clock::time_point> end_idle(Clock::time_point now, std::chrono::seconds usual);

 private:
  struct Recording;
  struct Left {
    std::shared_ptr<Recording> of;
    RecordingState state;
    bool ended_with_connection = false;
  };
  struct Ending {
    std::thread thread;
    bool done = false;
  };

  std::shared_ptr<Recording> of(const Session& session) const;
  /// False if it has ended already. Afterwards it takes no turn.
  bool take_out(const std::shared_ptr<Recording>& recording, const std::string& why, bool with_connection = false);
  /// Completes an ended recording: finishes its video and writes its end to its directory.
  void conclude(const std::shared_ptr<Recording>& recording);
  void conclude_aside(const std::shared_ptr<Recording>& recording);
  void join_endings(bool all);

  mutable std::mutex mutex_;
  std::map<const Session*, std::shared_ptr<Recording>> recordings_;
  /// The last recording of each session, oldest first.
  std::deque<Left> left_;
  std::mutex endings_mutex_;
  std::list<Ending> endings_;
};

}  // namespace offhand
