#include "impl/recording/recordings.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <future>
#include <utility>

#include "generated/types/errors.h"
#include "impl/recording/turn_files.h"

namespace offhand {
namespace {

/// The limit for reading the state after a turn: an application that hangs costs its turn the picture, and its caller
/// no more than this.
constexpr std::chrono::milliseconds looking_timeout{1'500};

/// A session's key: whether it is a connection's own, and its name. A later session with the same name has the same
/// key, because its client takes them for one.
using SessionKey = std::pair<bool, std::string>;

SessionKey key_of(const Session& session) { return {session.is_named(), session.id()}; }

std::string owner_of(const Session& session) { return session.is_named() ? session.id() : std::string(); }

bool is_password(const platform::States& states) { return states.contains(ElementState::protected_); }

/// Keys go to the focused element, or to the one at the point. If that is unknown, it may be a password field.
bool may_go_into_password(const Target& target, const platform::Facets& platform) {
  const auto* window = target.receiving_window();
  if (window == nullptr || !platform.has_tree()) return true;
  const platform::Limits limits{platform.clock().now() + looking_timeout, {}};
  auto point = target.point;
  if (point && target.on_screen()) {
    point->x -= static_cast<double>(window->bounds.x);
    point->y -= static_cast<double>(window->bounds.y);
  }
  const auto recipient =
      point ? platform.tree().node_at(*window, point->x, point->y, limits) : platform.tree().focused(*window, limits);
  return !recipient || (*recipient && is_password((*recipient)->states));
}

/// Why the text of a turn must be redacted. Text for a point goes to the element that has the focus after the click
/// there.
Redaction redaction_of(const TurnInMaking& turn, const Aftermath& after, bool keeps_text) {
  if (!carries_text(turn.arguments)) return Redaction::none;
  // Clipboard text may be pasted into any field.
  if (turn.subject == SubjectKind::desktop) return Redaction::of_no_field;
  if (turn.subject == SubjectKind::page) {
    if (!turn.is_text_vouched_for) return Redaction::password;
  } else if (turn.may_be_password || (turn.target.point && !after.snapshot)) {
    return Redaction::password;
  } else if (after.snapshot && !turn.target.element) {
    const auto& elements = after.snapshot->elements;
    const bool has_password_the_focus = std::ranges::any_of(elements, [](const SnapshotElement& element) {
      return element.node.states.contains(ElementState::focused) && is_password(element.node.states);
    });
    if (has_password_the_focus) return Redaction::password;
  }
  return keeps_text ? Redaction::none : Redaction::typed_text;
}

/// The first window that a launch created, from its result.
std::optional<std::int64_t> first_window_of(const Result<Reply>& outcome) {
  if (!outcome || !outcome->structured) return std::nullopt;
  const auto result = nlohmann::json::parse(*outcome->structured, nullptr, false);
  const auto windows = result.is_object() ? result.find("windows") : result.end();
  if (windows == result.end() || !windows->is_array() || windows->empty()) return std::nullopt;
  return windows->front().value("window_id", std::int64_t{0});
}

/// The time spent on the stages of a turn. The picture is taken and encoded while the tree is read.
struct TurnStages {
  std::chrono::nanoseconds tree{};
  std::chrono::nanoseconds picture{};
  std::chrono::nanoseconds encoding{};
  std::chrono::nanoseconds files{};
  std::chrono::nanoseconds writing{};
};

/// Runs `work` and adds its duration to `time`.
auto timed(std::chrono::nanoseconds& time, const auto& work) {
  const auto began = std::chrono::steady_clock::now();
  auto done = work();
  time += std::chrono::steady_clock::now() - began;
  return done;
}

double in_ms(std::chrono::nanoseconds time) { return std::chrono::duration<double, std::milli>(time).count(); }

/// One log line with name-value pairs, without any recorded content.
void log_turn(std::int64_t turn, const ToolInfo& tool, const TurnStages& stages) {
  if (!spdlog::should_log(spdlog::level::debug)) return;
  spdlog::debug(
      "turn number={} tool={} tree_ms={:.2f} picture_ms={:.2f} encode_ms={:.2f} files_ms={:.2f} write_ms={:.2f}", turn,
      tool.identity, in_ms(stages.tree), in_ms(stages.picture), in_ms(stages.encoding), in_ms(stages.files),
      in_ms(stages.writing));
}

/// A failed picture does not lose the turn: the reason is recorded.
struct Taken {
  std::optional<platform::Picture> picture;
  std::string no_picture;
  std::optional<Result<TurnPictures>> encoded;
};

/// `encodes`: nothing needs to be painted over in the picture.
Taken take_picture(const platform::WindowInfo& window, bool encodes, const std::optional<PointTarget>& dot,
                   const platform::Facets& platform, const platform::Limits& limits, TurnStages& stages) {
  if (!platform.has_screen()) return {{}, "this desktop gives no pictures", {}};
  auto picture = timed(stages.picture, [&] {
    return window.window_id != 0 ? platform.screen().capture(window, limits)
                                 : platform.screen().capture_desktop(limits);
  });
  if (!picture) return {{}, picture.error().message, {}};
  Taken taken{*std::move(picture), {}, {}};
  if (encodes) taken.encoded = timed(stages.encoding, [&] { return encode_pictures(*taken.picture, dot); });
  return taken;
}

void look_at(Aftermath& after, const platform::Facets& platform, Perception& perception,
             const platform::Limits& limits) {
  if (after.window.window_id == 0) {
    after.no_snapshot = "it touched no window";
  } else if (!platform.has_tree()) {
    after.no_snapshot = "this desktop shows no trees";
  } else if (auto snapshot = perception.snapshot(platform, after.window, {}, limits)) {
    after.snapshot = *std::move(snapshot);
  } else {
    after.no_snapshot = snapshot.error().message;
  }
}

}  // namespace

struct Recordings::Recording {
  Recording(const Session& session, RecordingFolder made, const Options& chosen)
      : owner(&session), key(key_of(session)), folder(std::move(made)), options(chosen) {}

  /// Used as a key only, after the session may have ended.
  const Session* const owner;
  const SessionKey key;
  RecordingFolder folder;
  const Options options;
  /// One turn at a time, in the order in which they finish.
  std::mutex writing;
  std::int64_t next_turn = 1;
  bool over = false;
  std::string last_error;
  std::unique_ptr<platform::Film> film;
  Clock::time_point used = Clock::now();

  RecordingState state() const {
    RecordingState state{.recording = !over,
                         .output_dir = folder.path(),
                         .next_turn = next_turn,
                         .last_error = last_error.empty() ? trouble_of_film() : last_error,
                         .video_path = film && !over ? folder.video_path() : "",
                         .last_video_path = {}};
    return state;
  }

  std::string trouble_of_film() const {
    const auto trouble = film ? film->trouble() : std::string();
    return trouble.empty() ? trouble : "the video stops early: " + trouble;
  }
};

Recordings::~Recordings() {
  std::map<const Session*, std::shared_ptr<Recording>> running;
  {
    const std::scoped_lock lock(mutex_);
    running = recordings_;
  }
  for (const auto& [session, recording] : running) {
    if (take_out(recording, "the program that recorded ended")) conclude_aside(recording);
  }
  join_endings(true);
}

std::shared_ptr<Recordings::Recording> Recordings::of(const Session& session) const {
  const std::scoped_lock lock(mutex_);
  const auto found = recordings_.find(&session);
  return found == recordings_.end() ? nullptr : found->second;
}

Result<RecordingState> Recordings::start(const Session& session, const Options& options, platform::Screen& screen,
                                         const platform::Limits& limits) {
  const auto owner = owner_of(session);
  OFFHAND_ASSIGN(auto folder,
                 RecordingFolder::create(options.output_dir,
                                         {{"version", RecordingFolder::version},
                                          {"offhand", OFFHAND_VERSION},
                                          {"platform", options.platform},
                                          {"owner", owner.empty() ? nlohmann::json() : nlohmann::json(owner)}}));
  stop(session);
  const auto recording = std::make_shared<Recording>(session, std::move(folder), options);
  if (options.record_video) {
    auto film = screen.film(recording->folder.video_path(), limits);
    if (film) {
      recording->film = *std::move(film);
    } else {
      recording->last_error = "no video: " + film.error().message + " " + film.error().hint;
    }
  }
  const std::scoped_lock lock(mutex_);
  // The session may have ended meanwhile; then nothing would ever stop this recording.
  if (auto reason = session.ended(); !reason.empty()) {
    return fail(errors::session_ended({.session = session.id(), .reason = std::move(reason)}));
  }
  recordings_[&session] = recording;
  std::erase_if(left_, [&](const Left& left) { return left.of->key == recording->key; });
  return recording->state();
}

bool Recordings::take_out(const std::shared_ptr<Recording>& recording, const std::string& why, bool with_connection) {
  {
    const std::scoped_lock lock(mutex_);
    const auto found = recordings_.find(recording->owner);
    if (found == recordings_.end() || found->second != recording) return false;
    recordings_.erase(found);
  }
  const std::scoped_lock writing(recording->writing);
  recording->over = true;
  if (!why.empty()) recording->last_error = why;
  const std::scoped_lock lock(mutex_);
  std::erase_if(left_, [&](const Left& left) { return left.of->key == recording->key; });
  if (left_.size() == memory_of_ends) left_.pop_front();
  left_.push_back({recording, recording->state(), with_connection});
  return true;
}

void Recordings::conclude(const std::shared_ptr<Recording>& recording) {
  // No thread writes to it any more.
  auto state = recording->state();
  if (recording->film) {
    if (const auto finished = recording->film->finish(); finished) {
      state.last_video_path = recording->folder.video_path();
      if (state.last_error.empty()) state.last_error = recording->trouble_of_film();
    } else {
      const auto problem = "no video: " + finished.error().message;
      state.last_error = state.last_error.empty() ? problem : state.last_error + "; " + problem;
    }
  }
  recording->folder.conclude(
      {.turns = state.next_turn - 1, .last_error = state.last_error, .video = state.last_video_path});
  const std::scoped_lock lock(mutex_);
  const auto left = std::ranges::find(left_, recording, &Left::of);
  if (left != left_.end()) left->state = std::move(state);
}

void Recordings::conclude_aside(const std::shared_ptr<Recording>& recording) {
  if (!recording->film) return conclude(recording);
  join_endings(false);
  const std::scoped_lock lock(endings_mutex_);
  auto& ending = endings_.emplace_back();
  ending.thread = std::thread([this, recording, &ending] {
    conclude(recording);
    const std::scoped_lock done(endings_mutex_);
    ending.done = true;
  });
}

void Recordings::join_endings(bool all) {
  std::list<Ending> ended;
  {
    const std::scoped_lock lock(endings_mutex_);
    for (auto ending = endings_.begin(); ending != endings_.end();) {
      const auto current = ending++;
      if (all || current->done) ended.splice(ended.end(), endings_, current);
    }
  }
  for (auto& ending : ended) ending.thread.join();
}

RecordingState Recordings::stop(const Session& session) {
  if (const auto recording = of(session); recording && take_out(recording, "")) conclude(recording);
  return state(session);
}

RecordingState Recordings::state(const Session& session) const {
  if (const auto recording = of(session)) {
    const std::scoped_lock writing(recording->writing);
    return recording->state();
  }
  const std::scoped_lock lock(mutex_);
  const auto left = std::ranges::find_if(left_, [&](const Left& each) { return each.of->key == key_of(session); });
  return left == left_.end() ? RecordingState{} : left->state;
}

RecordingState Recordings::left_by_a_connection() const {
  const std::scoped_lock lock(mutex_);
  const auto left =
      std::find_if(left_.rbegin(), left_.rend(), [](const Left& each) { return each.ended_with_connection; });
  return left == left_.rend() ? RecordingState{} : left->state;
}

bool Recordings::wants(const Session& session, const ToolInfo& tool, bool acts) const {
  if (tool.annotations.read_only || tool.needs.empty()) return false;
  // Tools that show the cursor do not act themselves.
  if (tool.group == "recording" || (tool.group == "cursor" && !acts)) return false;
  return of(session) != nullptr;
}

TurnInMaking Recordings::begin(const Session& session, const ToolInfo& tool, SubjectKind subject,
                               const nlohmann::json& arguments, const Target& target,
                               const platform::Facets& platform) const {
  TurnInMaking turn{.tool = &tool,
                    .arguments = arguments,
                    .target = target,
                    .seen = nullptr,
                    .began = std::chrono::system_clock::now(),
                    .subject = subject};
  turn.arguments.erase("session");
  if (target.element) turn.seen = session.showing(target.window.window_id, target.element->seen.index);
  if (!carries_text(arguments)) return turn;
  if (target.element) {
    turn.may_be_password = is_password(target.element->now.states) || is_password(target.element->seen.node.states);
    return turn;
  }
  if (turn.subject == SubjectKind::page || turn.subject == SubjectKind::desktop) return turn;
  if (platform.has_tree() || target.on_screen()) turn.may_be_password = may_go_into_password(target, platform);
  return turn;
}

void Recordings::finish(const Session& session, const TurnInMaking& turn, const Result<Reply>& outcome,
                        const platform::Facets& platform, Perception& perception) {
  const auto recording = of(session);
  if (!recording) return;
  const platform::Limits limits{platform.clock().now() + looking_timeout, {}};
  Aftermath after;
  after.window = turn.target.window;
  // Text typed on the whole screen is checked in the window that received it, if that is known.
  const bool is_typed = !turn.target.point || carries_text(turn.arguments);
  if (is_typed && turn.target.recipient) after.window = *turn.target.recipient;
  if (after.window.window_id == 0) {
    const auto brought = first_window_of(outcome);
    const auto window = brought ? platform.windows().describe(*brought, limits) : Result<Window>(Window{});
    if (window) after.window = *window;
  }
  const bool keeps_text = recording->options.typed_text == TypedText::keep;
  TurnStages stages;
  // The picture needs the X server and a processor, while the tree mostly waits for the application, so both are taken
  // in parallel. Only fields to paint over must be known from the tree first.
  auto taking = std::async(std::launch::async, [&] {
    return take_picture(after.window, keeps_text, dot_of(turn, after.window), platform, limits, stages);
  });
  timed(stages.tree, [&] {
    look_at(after, platform, perception, limits);
    return after.snapshot != nullptr;
  });
  auto taken = taking.get();
  after.picture = std::move(taken.picture);
  after.no_picture = std::move(taken.no_picture);
  after.encoded = std::move(taken.encoded);
  const Discretion discretion{redaction_of(turn, after, keeps_text), !keeps_text};
  std::string problem;
  {
    const std::scoped_lock writing(recording->writing);
    if (recording->over) return;
    const auto files = timed(stages.files, [&] {
      return turn_files(turn, discretion, recording->next_turn, owner_of(session), outcome, std::move(after));
    });
    const auto written = timed(stages.writing, [&] {
      return files ? recording->folder.write_turn(recording->next_turn, *files) : fail(files.error());
    });
    recording->used = Clock::now();
    log_turn(recording->next_turn, *turn.tool, stages);
    if (written) {
      ++recording->next_turn;
      return;
    }
    problem =
        fmt::format("turn {} was lost, and the recording ended: {}", recording->next_turn, written.error().message);
  }
  // A recording with a missing turn would replay differently, so it ends.
  if (take_out(recording, problem)) conclude_aside(recording);
}

void Recordings::end(const Session& session) {
  const auto recording = of(session);
  if (!recording) return;
  if (take_out(recording, "its run ended: " + session.ended(), !session.is_named())) conclude_aside(recording);
}

std::optional<Recordings::Clock::time_point> Recordings::end_idle(Clock::time_point now, std::chrono::seconds usual) {
  std::map<const Session*, std::shared_ptr<Recording>> running;
  {
    const std::scoped_lock lock(mutex_);
    running = recordings_;
  }
  std::optional<Clock::time_point> next;
  for (const auto& [session, recording] : running) {
    const auto idle = recording->options.idle_ttl.value_or(usual);
    if (idle.count() == 0) continue;
    std::unique_lock writing(recording->writing);
    const auto due = recording->used + idle;
    writing.unlock();
    if (due <= now) {
      if (take_out(recording, fmt::format("nothing was added for {} s", idle.count()))) conclude_aside(recording);
    } else {
      next = next ? std::min(*next, due) : due;
    }
  }
  return next;
}

}  // namespace offhand
