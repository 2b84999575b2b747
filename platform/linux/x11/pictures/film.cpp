#include "platform/linux/x11/pictures/film.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <mutex>
#include <thread>
#include <vector>

#include "generated/types/errors.h"
#include "platform/host/descriptor.h"
#include "platform/host/launch.h"
#include "platform/host/steady_clock.h"

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

constexpr const char* program = "ffmpeg";
/// The part of the call's time that is reserved for reporting that the film did not start.
constexpr milliseconds kept_back{2'000};
/// How long to wait after asking the process to end, after SIGINT, and after SIGKILL. Their sum is less than the
/// deadline of the waiting call.
constexpr milliseconds end_timeout{6'000};
constexpr milliseconds interrupt_timeout{2'500};
constexpr milliseconds kill_timeout{1'000};

std::string search_path() {
  const char* path = std::getenv("PATH");
  return path == nullptr ? "/usr/bin:/bin" : path;
}

/// Fragments of two seconds, each written when it is complete, so that the file of a killed process can be played: on a
/// screen with little change ffmpeg would keep minutes in memory, including the header.
std::vector<std::string> arguments_for(const std::string& display, const std::string& file) {
  return {program,
          "-hide_banner",
          "-loglevel",
          "error",
          "-y",
          "-f",
          "x11grab",
          "-framerate",
          "30",
          "-i",
          display,
          "-vf",
          "crop=trunc(iw/2)*2:trunc(ih/2)*2",
          "-c:v",
          "libx264",
          "-preset",
          "ultrafast",
          "-g",
          "60",
          "-pix_fmt",
          "yuv420p",
          "-movflags",
          "+frag_keyframe+empty_moov+default_base_moof",
          "-flush_packets",
          "1",
          "file:" + file};
}

/// The beginning of a process's standard error: a memory file that cannot grow, so nobody has to read it while the
/// process runs, and it does not keep a pipe open when a child of the process lives on.
class ErrorOutput {
 public:
  ErrorOutput() : file_(::memfd_create("said", MFD_CLOEXEC | MFD_ALLOW_SEALING)) {
    if (::ftruncate(file_.get(), most) == 0) ::fcntl(file_.get(), F_ADD_SEALS, F_SEAL_GROW | F_SEAL_SHRINK);
  }
  int descriptor() const { return file_.get(); }

  /// The text in one line.
  std::string text() const {
    std::array<char, most> bytes{};
    const auto count = ::pread(file_.get(), bytes.data(), bytes.size(), 0);
    std::string text(bytes.data(), count < 0 ? 0 : ::strnlen(bytes.data(), static_cast<std::size_t>(count)));
    std::ranges::replace(text, '\n', ' ');
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
  }

 private:
  static constexpr std::size_t most = 2'048;
  const host::Descriptor file_;
};

std::string how_it_ended(const siginfo_t& ended) {
  const auto number = std::to_string(ended.si_status);
  return ended.si_code == CLD_EXITED ? "ffmpeg ended with status " + number : "ffmpeg was ended by signal " + number;
}

/// Whether a video contains more than its header: pictures are in fragments, each of which starts with "moof".
bool holds_pictures(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::array<unsigned char, 8> head{};
  while (file.read(reinterpret_cast<char*>(head.data()), head.size())) {
    if (std::memcmp(&head[4], "moof", 4) == 0) return true;
    const auto size = std::int64_t{head[0]} << 24 | head[1] << 16 | head[2] << 8 | head[3];
    if (size < static_cast<std::int64_t>(head.size())) return false;
    file.seekg(size - static_cast<std::int64_t>(head.size()), std::ios::cur);
  }
  return false;
}

/// Owns the process in a thread of its own, because the parent-death signal is tied to the thread that started the
/// child.
class FfmpegFilm final : public Film {
 public:
  FfmpegFilm(std::string path, std::vector<std::string> arguments)
      : path_(std::move(path)), arguments_(std::move(arguments)), thread_([this] { hold(); }) {}
  ~FfmpegFilm() override {
    {
      const std::scoped_lock lock(mutex_);
      is_to_end_ = true;
    }
    signal(SIGKILL);
    thread_.join();
  }
  FfmpegFilm(const FfmpegFilm&) = delete;
  FfmpegFilm& operator=(const FfmpegFilm&) = delete;

  /// Waits for at most `timeout`; returns whether the process still runs.
  bool runs(milliseconds timeout) {
    std::unique_lock lock(mutex_);
    return !changed_.wait_for(lock, timeout, [this] { return ended_; });
  }

  std::string trouble() override {
    const std::scoped_lock lock(mutex_);
    return trouble_;
  }

  Result<void> finish() override {
    tell_to_end();
    if (runs(end_timeout)) signal(SIGINT);
    if (runs(interrupt_timeout)) {
      {
        const std::scoped_lock lock(mutex_);
        trouble_ = "ffmpeg did not end when it was told to, and was killed";
      }
      signal(SIGKILL);
      (void)runs(kill_timeout);
    }
    if (holds_pictures(path_)) return {};
    const auto said = trouble();
    const auto reason = said.empty() ? std::string("ffmpeg wrote no picture") : said;
    return fail(errors::action_failed({.what = "Filming the screen", .reason = reason, .advice = ""}));
  }

 private:
  void tell_to_end() {
    const std::scoped_lock lock(mutex_);
    is_to_end_ = true;
    if (!ended_) (void)!::write(input_.get(), "q", 1);
    input_.reset();
  }

  /// Signals the process group of the process and its children. The group id cannot be reused before waitpid().
  void signal(int number) {
    const std::scoped_lock lock(mutex_);
    if (!ended_ && pid_ > 0) ::kill(-pid_, number);
    is_killed_ = is_killed_ || number == SIGKILL;
  }

  void end_with(const std::string& trouble) {
    const std::scoped_lock lock(mutex_);
    ended_ = true;
    if (!is_to_end_) trouble_ = trouble;
    changed_.notify_all();
  }

  void hold() {
    const ErrorOutput said;
    int input[2] = {-1, -1};
    if (said.descriptor() < 0 || ::pipe2(input, O_CLOEXEC) != 0) return end_with(std::strerror(errno));
    // Keeping our own read end open avoids SIGPIPE when the process has ended.
    const host::Descriptor child_input(input[0]);
    host::Descriptor our_input(input[1]);
    host::Launch request;
    request.places = host::places_of(program, search_path());
    request.argv = arguments_;
    request.environment = host::own_environment();
    request.descriptors = {{child_input.get(), STDIN_FILENO}, {said.descriptor(), STDERR_FILENO}};
    request.death_signal = SIGINT;
    const auto child = host::launch(request);
    if (!child) return end_with(std::strerror(child.error()));
    {
      const std::scoped_lock lock(mutex_);
      pid_ = *child;
      input_ = std::move(our_input);
      if (is_killed_) ::kill(-pid_, SIGKILL);
    }
    siginfo_t ended{};
    while (::waitid(P_PID, static_cast<id_t>(*child), &ended, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
    }
    const auto words = said.text();
    end_with(how_it_ended(ended) + (words.empty() ? "" : ": " + words));
    ::kill(-*child, SIGKILL);
    ::waitpid(*child, nullptr, 0);
  }

  const std::string path_;
  const std::vector<std::string> arguments_;
  std::mutex mutex_;
  std::condition_variable changed_;
  pid_t pid_ = -1;
  host::Descriptor input_;
  bool is_to_end_ = false;
  bool is_killed_ = false;
  bool ended_ = false;
  std::string trouble_;
  std::thread thread_;
};

bool is_begun(const std::string& path) {
  struct stat written{};
  return ::stat(path.c_str(), &written) == 0 && written.st_size > 0;
}

}  // namespace

Result<std::unique_ptr<Film>> film_display(const std::string& display, const std::string& path, const Limits& limits) {
  if (!host::find_program(program, search_path()))
    return fail(errors::missing_package({.program = program, .package = program}));
  auto film = std::make_unique<FfmpegFilm>(path, arguments_for(display, path));
  const auto until = limits.deadline - kept_back;
  std::string reason;
  while (film->runs(milliseconds(20))) {
    if (is_begun(path)) return film;
    if (limits.stop.stop_requested() || steady_now() >= until) {
      reason = "ffmpeg wrote nothing in time";
      break;
    }
  }
  if (reason.empty()) reason = film->trouble();
  film.reset();
  ::unlink(path.c_str());
  return fail(errors::action_failed({.what = "Filming the screen", .reason = reason, .advice = ""}));
}

}  // namespace offhand::platform::x11
