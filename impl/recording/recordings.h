#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "codegen/runtime/subject.h"
#include "codegen/runtime/tool.h"
#include "impl/action/target.h"
#include "impl/perception/perception.h"
#include "impl/recording/folder.h"
#include "impl/recording/redaction.h"
#include "impl/session/session.h"
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
  /// Its text goes to what lies in a page, of which only the body knows what that is.
  bool is_of_a_page = false;
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

  explicit Recordings(Perception& perception) : perception_(perception) {}
  ~Recordings();

  struct Options {
    std::string output_dir;
    bool record_video = false;
    TypedText typed_text = TypedText::keep;
    std::string platform;
  };
  /// Ends the run's earlier recording, if there is one. `recording_folder_in_use`, `write_failed`.
  Result<RecordingState> start(const Session& session, const Options& options, platform::Screen& screen,
                               const platform::Limits& limits);
  /// None is no error.
  RecordingState stop(const Session& session);
  RecordingState state(const Session& session) const;

  /// Whether calls of this tool in this run are turns.
  bool wants(const Session& session, const ToolInfo& tool) const;
  /// Before the body.
  TurnInMaking begin(const Session& session, const ToolInfo& tool, SubjectKind subject, const nlohmann::json& arguments,
                     const Target& target, const platform::Facets& platform) const;
  /// After it, while nobody else acts on the window.
  void finish(const Session& session, const TurnInMaking& turn, const Result<Reply>& outcome,
              const platform::Facets& platform);

  /// With the end of its run.
  void end(const Session& session);
  /// Ends those to which nothing was added for so long. When the next one will be due.
  std::optional<Clock::time_point> end_idle(Clock::time_point now, Clock::duration idle);

 private:
  struct Recording;
  void look_at(Aftermath& after, const platform::Facets& platform, const platform::Limits& limits);
  std::shared_ptr<Recording> of(const Session& session) const;
  void conclude(const Session* session, const std::shared_ptr<Recording>& recording, const std::string& why);

  Perception& perception_;
  mutable std::mutex mutex_;
  std::map<const Session*, std::shared_ptr<Recording>> recordings_;
  /// What is left to tell of recordings that ended; goes with the run.
  std::map<const Session*, RecordingState> ended_;
};

}  // namespace offhand
