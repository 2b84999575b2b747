#include "impl/recording/folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "codegen/runtime/read_file.h"
#include "generated/types/errors.h"
#include "impl/recording/recorded_action.h"
#include "platform/host/files.h"
#include "platform/host/paths.h"

namespace offhand {
namespace {

namespace fs = std::filesystem;

constexpr const char* about_file = "recording.json";
constexpr const char* action_file = "action.json";
constexpr std::string_view turn_prefix = "turn-";
/// The prefix of a turn that is still being written.
constexpr std::string_view hidden_prefix = ".turn-";

Error not_written(const fs::path& path, const std::error_code& error) {
  return errors::write_failed({.path = host::text_of(path), .reason = error.message()});
}

/// The number in the name of a turn, if only digits follow the prefix.
std::optional<std::int64_t> number_of(const RecordedTurn& turn) {
  std::int64_t number = 0;
  const auto* begin = turn.name.data() + turn_prefix.size();
  const auto* end = turn.name.data() + turn.name.size();
  const auto read = std::from_chars(begin, end, number);
  if (read.ec != std::errc{} || read.ptr != end || number < 1) return std::nullopt;
  return number;
}

/// Adds an entry with a problem for each missing turn, because later turns depend on it.
std::vector<RecordedTurn> with_gaps(std::vector<RecordedTurn> turns) {
  std::vector<RecordedTurn> whole;
  std::int64_t next = 1;
  for (auto& turn : turns) {
    const auto number = number_of(turn);
    if (number && *number > next) {
      const auto missing = *number - next == 1 ? std::string("it is missing")
                                               : fmt::format("turns {} to {} are missing", next, *number - 1);
      whole.push_back({.name = fmt::format("{}{:05}", turn_prefix, next), .problem = missing, .action = {}});
    }
    if (number) next = std::max(next, *number + 1);
    whole.push_back(std::move(turn));
  }
  return whole;
}

/// Files that a killed recording may leave besides its turns: an incomplete turn, and the temporary file of a
/// replacement.
bool is_half_done(const std::string& name) {
  return name.starts_with(hidden_prefix) || name.starts_with(std::string(about_file) + ".");
}

/// Creates a directory with its missing parents. Removes them again on destruction unless they are kept.
class MadeFolders {
 public:
  explicit MadeFolders(const fs::path& folder) {
    std::vector<fs::path> missing;
    for (auto path = folder; !path.empty() && !fs::exists(path, error_); path = path.parent_path()) {
      missing.push_back(path);
    }
    error_.clear();
    for (auto path = missing.rbegin(); path != missing.rend() && !error_; ++path) {
      if (fs::create_directory(*path, error_)) made_.push_back(*path);
    }
  }
  ~MadeFolders() {
    std::error_code ignored;
    while (!made_.empty()) {
      fs::remove(made_.back(), ignored);
      made_.pop_back();
    }
  }
  MadeFolders(const MadeFolders&) = delete;
  MadeFolders& operator=(const MadeFolders&) = delete;
  const std::error_code& error() const { return error_; }
  void keep() { made_.clear(); }

 private:
  std::vector<fs::path> made_;
  std::error_code error_;
};

/// True if recording.json was written by this program. A recording without a turn contains nothing of value.
bool is_about_recording(const fs::path& file) {
  const auto text = read_file(file);
  const auto about = text ? nlohmann::json::parse(*text, nullptr, false) : nlohmann::json();
  return about.is_object() && about.contains("offhand") && about.contains("version");
}

/// Why an existing directory cannot take a recording; empty if it can.
Result<std::string> reason_not_to_take(const fs::path& folder) {
  std::error_code error;
  bool is_ours = false;
  bool is_of_others = false;
  bool has_more = false;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    const auto name = host::text_of(entry.path().filename());
    if (name == about_file && is_about_recording(entry.path())) {
      is_ours = true;
    } else if (name == about_file) {
      is_of_others = true;
    } else if (!is_half_done(name)) {
      has_more = true;
    }
  }
  if (error) return fail(not_written(folder, error));
  if (is_ours && has_more) return std::string("it holds a recording already");
  if (is_of_others || has_more) return std::string("it holds files of something else");
  return std::string();
}

void remove_half_done(const fs::path& folder) {
  std::error_code ignored;
  std::vector<fs::path> left;
  for (const auto& entry : fs::directory_iterator(folder, ignored)) {
    if (is_half_done(host::text_of(entry.path().filename()))) left.push_back(entry.path());
  }
  for (const auto& path : left) fs::remove_all(path, ignored);
}

struct Hold {
  std::shared_ptr<host::LockFile> lock;
  /// Locked by another process that records there.
  bool is_taken = false;
};

/// A file system without locks excludes nobody.
Hold take_hold(const fs::path& folder) {
  const auto lock = host::open_folder_lock(host::text_of(folder));
  const auto taken = lock ? (*lock)->try_take() : Result<bool>(true);
  if (!lock || !taken) return {};
  return {*taken ? *lock : nullptr, !*taken};
}

Result<void> check_version(const fs::path& folder) {
  const auto text = read_file(folder / about_file);
  // Other programs write turns without it.
  if (!text) return {};
  if (auto flaw = flaw_of_about(*text)) {
    return fail(errors::recording_invalid({.path = host::text_of(folder), .reason = *std::move(flaw)}));
  }
  return {};
}

}  // namespace

Result<RecordingFolder> RecordingFolder::create(const std::string& path, const nlohmann::json& about) {
  const auto folder = host::path_of(path);
  std::error_code error;
  if (fs::exists(folder, error) && !fs::is_directory(folder, error)) {
    return fail(errors::recording_folder_in_use({.path = path, .reason = "it is a file"}));
  }
  MadeFolders made(folder);
  if (made.error()) return fail(not_written(folder, made.error()));
  auto hold = take_hold(folder);
  auto reason = hold.is_taken ? Result<std::string>("somebody records there") : reason_not_to_take(folder);
  if (!reason) return fail(std::move(reason).error());
  // Without a lock it is unknown whether the remains of another recording are still being written.
  if (reason->empty() && !hold.lock && !fs::is_empty(folder, error)) *reason = "it holds a recording already";
  if (!reason->empty()) return fail(errors::recording_folder_in_use({.path = path, .reason = *std::move(reason)}));
  remove_half_done(folder);
  OFFHAND_CHECK(host::write_file(host::text_of(folder / about_file), about.dump(2) + "\n"));
  made.keep();
  return RecordingFolder(path, about, std::move(hold.lock));
}

void RecordingFolder::conclude(const End& end) {
  about_["ended"] = {{"turns", end.turns}};
  if (!end.last_error.empty()) about_["ended"]["last_error"] = end.last_error;
  if (!end.video.empty()) about_["ended"]["video"] = host::text_of(host::path_of(end.video).filename());
  (void)host::write_file(host::text_of(host::path_of(path_) / about_file), about_.dump(2) + "\n");
  lock_.reset();
}

void tidy_recording(const std::string& path) {
  const auto folder = host::path_of(path);
  if (const auto hold = take_hold(folder); hold.lock) remove_half_done(folder);
}

nlohmann::json about_recording(const std::string& path) {
  const auto text = read_file(host::path_of(path) / about_file);
  auto about = text ? nlohmann::json::parse(*text, nullptr, false) : nlohmann::json();
  return about.is_object() ? about : nlohmann::json::object();
}

std::optional<CutShort> cut_short(const std::string& path) {
  const auto about = about_recording(path);
  if (!about.contains("version")) return std::nullopt;
  if (const auto ended = about.find("ended"); ended != about.end()) {
    auto reason = ended->is_object() ? ended->value("last_error", std::string()) : std::string();
    return reason.empty() ? std::nullopt : std::optional(CutShort{.reason = "it ended by itself: " + reason});
  }
  const bool goes_on = take_hold(host::path_of(path)).is_taken;
  return CutShort{.reason = goes_on ? "it is still going on" : "whoever recorded it was killed before it was ended",
                  .without_end = true};
}

std::string RecordingFolder::video_path() const { return host::text_of(host::path_of(path_) / "recording.mp4"); }

Result<void> RecordingFolder::write_turn(std::int64_t number, const std::map<std::string, std::string>& files) const {
  const auto folder = host::path_of(path_);
  const auto name = fmt::format("{}{:05}", turn_prefix, number);
  const auto in_making = folder / fmt::format("{}{:05}", hidden_prefix, number);
  std::error_code error;
  const auto give_up = [&](Error reason) {
    std::error_code ignored;
    fs::remove_all(in_making, ignored);
    return fail(std::move(reason));
  };
  const bool is_new = fs::create_directory(in_making, error);
  if (!error && !is_new) error = std::make_error_code(std::errc::file_exists);
  if (error) return fail(not_written(in_making, error));
  for (const auto& [file, bytes] : files) {
    auto written = host::write_file(host::text_of(in_making / file), bytes);
    if (!written) return give_up(std::move(written).error());
  }
  fs::rename(in_making, folder / name, error);
  if (error) return give_up(not_written(folder / name, error));
  return {};
}

Result<std::vector<RecordedTurn>> read_turns(const std::string& path) {
  const auto folder = host::path_of(path);
  std::error_code error;
  if (!fs::is_directory(folder, error)) {
    return fail(errors::recording_invalid({.path = path, .reason = "there is no such folder"}));
  }
  OFFHAND_CHECK(check_version(folder));
  std::vector<RecordedTurn> turns;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    auto name = host::text_of(entry.path().filename());
    if (!name.starts_with(turn_prefix)) continue;
    RecordedTurn turn;
    turn.name = std::move(name);
    if (auto text = read_file(entry.path() / action_file)) {
      turn.action = *std::move(text);
    } else {
      turn.problem = "its action.json is missing";
    }
    turns.push_back(std::move(turn));
  }
  if (error) return fail(errors::recording_invalid({.path = path, .reason = error.message()}));
  if (turns.empty()) return fail(errors::recording_invalid({.path = path, .reason = "it holds no turn"}));
  std::sort(turns.begin(), turns.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  return with_gaps(std::move(turns));
}

}  // namespace offhand
