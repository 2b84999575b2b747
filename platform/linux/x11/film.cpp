#include "platform/linux/x11/film.h"

#include <fcntl.h>
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
#include <mutex>
#include <thread>
#include <vector>

#include "generated/types/errors.h"
#include "platform/host/descriptor.h"
#include "platform/host/launch.h"

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;
using SystemClock = std::chrono::steady_clock;

constexpr const char* program = "ffmpeg";
constexpr milliseconds start_patience{5'000};
constexpr milliseconds end_patience{5'000};

std::string search_path() {
  const char* path = std::getenv("PATH");
  return path == nullptr ? "/usr/bin:/bin" : path;
}

/// In fragments, so that also what a killed process leaves can be played.
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
          "-pix_fmt",
          "yuv420p",
          "-movflags",
          "+frag_keyframe+empty_moov+default_base_moof",
          "file:" + file};
}

/// The process, held by one thread: the kernel tells a child of the death of the thread that started it.
class FfmpegFilm final : public Film {
 public:
  FfmpegFilm(std::string path, std::vector<std::string> arguments)
      : path_(std::move(path)), arguments_(std::move(arguments)), thread_([this] { hold(); }) {}
  ~FfmpegFilm() override {
    (void)finish();
    if (thread_.joinable()) thread_.join();
  }
  FfmpegFilm(const FfmpegFilm&) = delete;
  FfmpegFilm& operator=(const FfmpegFilm&) = delete;

  /// Whether the process still runs after so long.
  bool runs(milliseconds patience) {
    std::unique_lock lock(mutex_);
    return !changed_.wait_for(lock, patience, [this] { return ended_; });
  }

  std::string said() {
    const std::scoped_lock lock(mutex_);
    return said_;
  }

  Result<void> finish() override {
    tell_to_end();
    if (runs(end_patience)) signal(SIGINT);
    if (runs(end_patience)) signal(SIGKILL);
    struct stat written{};
    if (::stat(path_.c_str(), &written) == 0 && written.st_size > 0) return {};
    return fail(errors::action_failed({.what = "Filming the screen", .reason = said(), .advice = ""}));
  }

 private:
  void tell_to_end() {
    const std::scoped_lock lock(mutex_);
    if (input_ < 0) return;
    (void)!::write(input_, "q", 1);
    ::close(input_);
    input_ = -1;
  }

  void signal(int number) {
    const std::scoped_lock lock(mutex_);
    if (!ended_ && pid_ > 0) ::kill(pid_, number);
  }

  void end_with(const std::string& said) {
    const std::scoped_lock lock(mutex_);
    ended_ = true;
    said_ = said;
    changed_.notify_all();
  }

  void hold() {
    int input[2] = {-1, -1};
    int output[2] = {-1, -1};
    if (::pipe2(input, O_CLOEXEC) != 0) return end_with(std::strerror(errno));
    const host::Descriptor child_input(input[0]);
    if (::pipe2(output, O_CLOEXEC) != 0) {
      ::close(input[1]);
      return end_with(std::strerror(errno));
    }
    const host::Descriptor said(output[0]);
    host::Descriptor child_output(output[1]);
    host::Launch request;
    request.places = host::places_of(program, search_path());
    request.argv = arguments_;
    request.environment = host::own_environment();
    request.descriptors = {{child_input.get(), STDIN_FILENO}, {child_output.get(), STDERR_FILENO}};
    request.death_signal = SIGINT;
    const auto child = host::launch(request);
    child_output.reset();
    if (!child) {
      ::close(input[1]);
      return end_with(std::strerror(child.error()));
    }
    {
      const std::scoped_lock lock(mutex_);
      pid_ = *child;
      input_ = input[1];
    }
    const auto text = read_to_end(said.get());
    // Its number means nobody else as long as nobody has waited for it.
    siginfo_t ended{};
    while (::waitid(P_PID, static_cast<id_t>(*child), &ended, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
    }
    end_with(text);
    ::waitpid(*child, nullptr, 0);
  }

  static std::string read_to_end(int descriptor) {
    constexpr std::size_t most = 2'000;
    std::string text;
    std::array<char, 512> buffer{};
    for (;;) {
      const auto count = ::read(descriptor, buffer.data(), buffer.size());
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) return text;
      if (text.size() < most) text.append(buffer.data(), static_cast<std::size_t>(count));
    }
  }

  const std::string path_;
  std::vector<std::string> arguments_;
  std::mutex mutex_;
  std::condition_variable changed_;
  pid_t pid_ = -1;
  int input_ = -1;
  bool ended_ = false;
  std::string said_;
  std::thread thread_;
};

bool has_pictures(const std::string& path) {
  struct stat written{};
  return ::stat(path.c_str(), &written) == 0 && written.st_size > 0;
}

}  // namespace

Result<std::unique_ptr<Film>> film_display(const std::string& display, const std::string& path, const Limits& limits) {
  if (!host::find_program(program, search_path()))
    return fail(errors::missing_package({.program = program, .package = program}));
  auto film = std::make_unique<FfmpegFilm>(path, arguments_for(display, path));
  const auto until = SystemClock::now() + start_patience;
  while (film->runs(milliseconds(20))) {
    if (has_pictures(path)) return film;
    if (limits.stop.stop_requested() || SystemClock::now() >= until) {
      return fail(errors::action_failed(
          {.what = "Filming the screen", .reason = "ffmpeg wrote nothing within 5 s", .advice = ""}));
    }
  }
  return fail(errors::action_failed({.what = "Filming the screen", .reason = film->said(), .advice = ""}));
}

}  // namespace offhand::platform::x11
