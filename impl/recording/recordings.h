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

/// What is asked of a recording.
struct RecordingState {
  bool recording = false;
  std::string output_dir;
  std::int64_t next_turn = 1;
  /// Why it came to its end by itself, or what it had to do without.
  std::string last_error;
  std::string video_path;
  std::string last_video_path;
};

/// A call that is being recorded: what was so before its body ran. Ends with finish().
struct TurnInMaking {
  const ToolInfo* tool = nullptr;
  nlohmann::json arguments;
  Target target;
  /// The snapshot that showed the element.
  SnapshotPtr seen;
  std::chrono::system_clock::time_point began;
  /// Its text may be for a password field, as far as that could be told before.
  bool may_be_password = false;
  /// Of a page only the body knows what its text goes to; of the whole desktop nobody does.
  SubjectKind subject = SubjectKind::none;
  /// The body knows that its text is for a field that shows what it holds.
  bool is_text_vouched_for = false;
};

struct Aftermath;

/// The recordings of all runs, one each at most: no run sees or ends that of another. A turn is on the disk before its
/// call is answered.
class Recordings {
 public:
  using Clock = std::chrono::steady_clock;
  enum class TypedText { keep, redact };
  /// Ended recordings of which is remembered what they had to tell.
  static constexpr std::size_t memory_of_ends = 256;

  Recordings() = default;
  ~Recordings();

  struct Options {
    std::string output_dir;
    bool record_video = false;
    TypedText typed_text = TypedText::keep;
    std::string platform;
    /// It stops when nothing was added for so long; 0 is never. Empty: the settings in force say it.
    std::optional<std::chrono::seconds> idle_ttl = {};
  };
  /// Ends the run's earlier recording, if there is one. `recording_folder_in_use`, `write_failed`.
  Result<RecordingState> start(const Session& session, const Options& options, platform::Screen& screen,
                               const platform::Limits& limits);
  /// None is no error.
  RecordingState stop(const Session& session);
  /// Where none runs, what the last one of this run had to tell, or of an earlier run by its name.
  RecordingState state(const Session& session) const;
  /// What the last recording had to tell that ended together with its connection: nobody can come back to ask for it.
  RecordingState left_by_a_connection() const;

  /// Whether calls of this tool in this run are turns.
  bool wants(const Session& session, const ToolInfo& tool, bool acts) const;
  /// Before the body.
  TurnInMaking begin(const Session& session, const ToolInfo& tool, SubjectKind subject, const nlohmann::json& arguments,
                     const Target& target, const platform::Facets& platform) const;
  /// After it, while nobody else acts on the window.
  void finish(const Session& session, const TurnInMaking& turn, const Result<Reply>& outcome,
              const platform::Facets& platform, Perception& perception);

  /// With the end of its run. Does not wait for a video.
  void end(const Session& session);
  /// Ends those to which nothing was added for as long as their callers said, or else for `usual`; 0 is never. When the
  /// next one will be due.
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
  /// False when it runs no longer. From then on it takes no turn.
  bool take_out(const std::shared_ptr<Recording>& recording, const std::string& why, bool with_connection = false);
  /// What is left to do after it: its video is finished, its folder says how it ended.
  void conclude(const std::shared_ptr<Recording>& recording);
  void conclude_aside(const std::shared_ptr<Recording>& recording);
  void join_endings(bool all);

  mutable std::mutex mutex_;
  std::map<const Session*, std::shared_ptr<Recording>> recordings_;
  /// Of each run the last; the oldest first.
  std::deque<Left> left_;
  std::mutex endings_mutex_;
  std::list<Ending> endings_;
};

}  // namespace offhand
