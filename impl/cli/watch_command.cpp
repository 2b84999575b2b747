#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <stop_token>
#include <thread>
#include <utility>

#include "codegen/runtime/json_writer.h"
#include "generated/tools/ax/ax_connect.h"
#include "generated/tools/desktop/get_window_state.h"
#include "generated/tools/desktop/list_windows.h"
#include "generated/types/errors.h"
#include "impl/base/random.h"
#include "impl/cli/service_commands.h"
#include "impl/cli/watch_view.h"
#include "impl/command_line/print.h"
#include "impl/events/event_hub.h"
#include "impl/events/event_row.h"
#include "impl/perception/perception.h"
#include "impl/session/session.h"
#include "platform/host/streams.h"
#include "platform/host/terminal.h"

namespace offhand::cli {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;
namespace desktop = tools::desktop;

/// Some applications change and report nothing.
constexpr milliseconds longest_pause{1'000};
/// Looking takes at most one part in so many of the time, so that an application that answers slowly can do its work.
constexpr int parts_of_time = 10;
/// But one that hung for a while is seen to answer again this soon.
constexpr milliseconds longest_rest{3'000};

/// What the command waits for: events, and what the user does at the terminal.
class Bell {
 public:
  void tell_event() { ring(event_); }
  void tell_redraw() { ring(redraw_); }
  /// Called before looking: what happens from now on is news.
  void forget_events() {
    const std::scoped_lock lock(mutex_);
    event_ = false;
  }
  enum class Call { look, redraw, end };
  /// Until `earliest` an event waits; without one, until `latest`.
  Call wait(Clock::time_point earliest, Clock::time_point latest, const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    const auto is_drawn = [&] { return !redraw_; };
    while (is_drawn() && !stop.stop_requested()) {
      const auto until = event_ ? earliest : latest;
      if (Clock::now() >= until) return Call::look;
      const bool had_event = event_;
      changed_.wait_until(lock, stop, until, [&] { return redraw_ || event_ != had_event; });
    }
    redraw_ = false;
    return stop.stop_requested() ? Call::end : Call::redraw;
  }

 private:
  void ring(bool& what) {
    const std::scoped_lock lock(mutex_);
    what = true;
    changed_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable_any changed_;
  bool event_ = false;
  bool redraw_ = false;
};

bool is_of_windows(platform::EventKind kind) {
  switch (kind) {
    case platform::EventKind::window_opened:
    case platform::EventKind::window_closed:
    case platform::EventKind::window_changed:
    case platform::EventKind::active_window_changed:
    case platform::EventKind::stacking_changed:
    case platform::EventKind::application_gone:
      return true;
    default:
      return false;
  }
}

/// What is watched: all windows, or one with its elements. It is read by calls like anybody's, and an event is told
/// only of applications that these calls show, so that nobody sees more here than an agent does.
class Watched {
 public:
  Watched(Process& process, OutputForm form, std::stop_token stop)
      : dispatcher_(process), session_("watch-" + random_id()), form_(form), stop_(std::move(stop)) {}

  /// Finds the window that the options name, if any, and reads for the first time.
  Result<void> find(const CollectedOptions& options) {
    const auto number = [&](const char* name) { return std::strtoll(options.value(name).c_str(), nullptr, 10); };
    if (!options.value("pid").empty()) pid_ = number("pid");
    if (const auto app = options.value("app"); !app.empty()) {
      OFFHAND_ASSIGN(const auto connected, call<tools::ax::AxConnectTool>({.app = app}));
      pid_ = connected.pid.value_or(0);
    }
    OFFHAND_CHECK(list());
    if (!options.value("window-id").empty()) {
      window_ = number("window-id");
      const auto* window = listed(windows_);
      if (window == nullptr) return fail(errors::window_not_found({.window_id = *window_}));
      if (!pid_) pid_ = window->pid;
    } else if (pid_) {
      window_ = topmost_of_process();
    }
    return read();
  }

  /// Reads again; false: the window is closed.
  Result<bool> look() {
    OFFHAND_CHECK(list());
    if (is_closed()) return false;
    if (const auto state = read(); !state) {
      OFFHAND_CHECK(list());
      if (is_closed()) return false;
      text_ = "❌ " + state.error().message + '\n' + state.error().hint;
    }
    return true;
  }

  bool concerns(const platform::Event& event) const {
    return window_ ? event.pid == pid_ || event.window_id == *window_ : is_of_windows(event.kind);
  }
  /// A line for each event since the last time.
  std::vector<std::string> new_events() {
    std::map<std::uint64_t, std::string> all;
    std::vector<std::string> added;
    for (const auto& logged : dispatcher_.process().desk().events().log().all()) {
      const auto known = events_.find(logged.number);
      if (known != events_.end()) {
        all.insert(*known);
      } else if (const auto* of = application_of(logged.event); of != nullptr) {
        added.push_back(form_ == OutputForm::json ? json_of(logged, *of)
                                                  : harmless_line(line_of(logged, subject_of(logged.event, *of))));
        all.emplace(logged.number, added.back());
      }
    }
    events_ = std::move(all);
    return added;
  }

  const std::string& text() const { return text_; }
  WatchState state() const {
    WatchState state{.text = text_, .events = {}};
    for (const auto& [number, line] : events_) state.events.push_back(line);
    return state;
  }
  /// The last line where its window closed.
  std::string farewell() const {
    if (form_ == OutputForm::json) return nlohmann::json{{"type", "ended"}, {"window_id", *window_}}.dump();
    return harmless_line(fmt::format("✅ The window \"{}\" closed.", title_));
  }

 private:
  template <class Tool>
  Result<typename Tool::Result> call(typename Tool::Arguments arguments) {
    CallContext context;
    context.default_session = session_;
    context.stop = stop_;
    // Looking again and again is one thing that the user asked for, no burst of calls.
    context.is_step = true;
    return dispatcher_.call<Tool>(std::move(arguments), context);
  }

  Result<void> list() {
    OFFHAND_ASSIGN(auto now, call<desktop::ListWindowsTool>({}));
    before_ = std::exchange(windows_, std::move(now.windows));
    if (const auto* window = window_ ? listed(windows_) : nullptr) title_ = window->title;
    return {};
  }

  Result<void> read() {
    if (!pid_ && !window_) {
      desktop::ListWindowsResult all{windows_};
      text_ = form_ == OutputForm::json ? to_json(all) : text_of(all);
      return {};
    }
    desktop::GetWindowStateArgs args;
    args.pid = *pid_;
    args.window_id = window_;
    args.include_screenshot = false;
    if (form_ == OutputForm::json) args.format = desktop::GetWindowStateFormat::json;
    OFFHAND_ASSIGN(const auto reply, call<desktop::GetWindowStateTool>(std::move(args)));
    text_ = form_ == OutputForm::json ? reply.structured.value_or("{}") : reply.text;
    return {};
  }

  const Window* listed(const std::vector<Window>& windows) const {
    const auto found = std::ranges::find(windows, *window_, &Window::window_id);
    return found == windows.end() ? nullptr : &*found;
  }
  bool is_closed() const { return window_ && listed(windows_) == nullptr; }

  /// None: reading says what is wrong.
  std::optional<std::int64_t> topmost_of_process() const {
    const Window* found = nullptr;
    for (const auto& window : windows_) {
      if (window.pid == *pid_ && (found == nullptr || (found->is_minimized && !window.is_minimized))) found = &window;
    }
    return found == nullptr ? std::nullopt : std::optional(found->window_id);
  }

  /// Any window of the application of an event, now or before; null: nobody is to be told of it.
  const Window* application_of(const platform::Event& event) const {
    if (window_ && event.pid != *pid_) return nullptr;
    for (const auto* windows : {&windows_, &before_}) {
      const auto found = std::ranges::find(*windows, event.pid, &Window::pid);
      if (found != windows->end()) return &*found;
    }
    return nullptr;
  }
  const Window* window_of(const platform::Event& event) const {
    for (const auto* windows : {&windows_, &before_}) {
      const auto found = std::ranges::find(*windows, event.window_id, &Window::window_id);
      if (event.window_id != 0 && found != windows->end()) return &*found;
    }
    return nullptr;
  }
  std::string element_of(const platform::Event& event) const {
    const auto snapshot = window_ && event.node ? session().latest(*window_) : nullptr;
    if (snapshot == nullptr) return {};
    for (const auto& element : snapshot->elements)
      if (element.node.handle == event.node) return describe_element(element);
    return {};
  }
  Session& session() const {
    auto& desk = dispatcher_.process().desk();
    return *dispatcher_.process().sessions().open(session_, desk.id());
  }

  std::string subject_of(const platform::Event& event, const Window& application) const {
    if (auto element = element_of(event); !element.empty()) return element;
    const auto* window = window_of(event);
    const auto title = window == nullptr ? "" : fmt::format("window \"{}\"", window->title);
    if (window_) return title;
    return application.app_name + (title.empty() ? "" : ", " + title);
  }
  std::string json_of(const LoggedEvent& logged, const Window& application) const {
    auto row = row_of(logged);
    row["pid"] = application.pid;
    row["app"] = application.app_name;
    if (const auto* window = window_of(logged.event)) row["title"] = window->title;
    if (const auto element = element_of(logged.event); !element.empty()) row["element"] = element;
    return row.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  }
  static std::string harmless_line(const std::string& line) {
    auto text = harmless(line);
    text.pop_back();
    return text;
  }

  Dispatcher dispatcher_;
  const std::string session_;
  const OutputForm form_;
  const std::stop_token stop_;
  std::optional<std::int64_t> pid_;
  std::optional<std::int64_t> window_;
  std::string title_;
  std::string text_;
  std::vector<Window> windows_;
  std::vector<Window> before_;
  /// Lines of events by the number of the event.
  std::map<std::uint64_t, std::string> events_;
};

/// The whole terminal, drawn anew where something differs; or lines: what there is at first, then each event.
class Display {
 public:
  Display(OutputForm form, host::Terminal::Output output) : form_(form), output_(output) {}

  /// False: nobody sees it any more.
  bool show(Watched& watched) {
    const auto added = watched.new_events();
    return output_ == host::Terminal::Output::screen ? draw(watched.state()) : print_lines(watched, added);
  }
  /// The screen is another one.
  void forget() { shown_.clear(); }

 private:
  bool draw(const WatchState& state) {
    auto frame = frame_of(lines_of(state, host::Terminal::size()), colours_);
    if (frame == shown_) return true;
    shown_ = std::move(frame);
    return host::Terminal::write(shown_);
  }
  bool print_lines(const Watched& watched, const std::vector<std::string>& added) {
    std::string lines;
    if (!std::exchange(began_, true))
      lines = form_ == OutputForm::json ? watched.text() + '\n' : harmless(watched.text());
    for (const auto& line : added) lines += line + '\n';
    return lines.empty() || form_ == OutputForm::quiet || print_exactly(lines) == 0;
  }
  static Colours wished() {
    const char* none = std::getenv("NO_COLOR");
    return none != nullptr && *none != '\0' ? Colours::no : Colours::yes;
  }

  const OutputForm form_;
  const host::Terminal::Output output_;
  const Colours colours_ = wished();
  std::string shown_;
  bool began_ = false;
};

/// Shows it until its window closes (false), or nobody wants to see it any more.
Result<bool> follow(Watched& watched, Display& display, Bell& bell, milliseconds interval,
                    const std::stop_token& stop) {
  auto looked = Clock::now();
  auto took = Clock::duration::zero();
  while (display.show(watched)) {
    const auto rest = std::min<Clock::duration>(took * parts_of_time, longest_rest);
    const auto earliest = looked + std::max<Clock::duration>(rest, interval);
    const auto call = bell.wait(earliest, std::max(earliest, looked + longest_pause), stop);
    if (call == Bell::Call::end) return true;
    if (call == Bell::Call::redraw) {
      display.forget();
      continue;
    }
    bell.forget_events();
    const auto began = Clock::now();
    const auto is_there = watched.look();
    if (stop.stop_requested()) return true;
    if (!is_there) return fail(is_there.error());
    looked = Clock::now();
    took = looked - began;
    if (!*is_there) {
      display.show(watched);
      return false;
    }
  }
  return true;
}

/// The same, while the user at the terminal is listened to.
Result<bool> follow_at_terminal(Watched& watched, host::Terminal::Output output, OutputForm form, milliseconds interval,
                                EventHub& hub, std::stop_source stop) {
  Bell bell;
  // It takes no event: the log keeps them.
  const auto events = hub.watch(0, [&](const platform::Event& event) {
    if (watched.concerns(event)) bell.tell_event();
    return false;
  });
  host::Terminal terminal(output);
  const std::jthread listener([&](const std::stop_token& over) {
    const std::stop_callback interrupted(over, [&] { terminal.interrupt(); });
    while (!over.stop_requested()) {
      const auto wish = terminal.wait();
      if (wish == host::Terminal::Wish::redraw) bell.tell_redraw();
      if (wish != host::Terminal::Wish::end) continue;
      stop.request_stop();
      return;
    }
  });
  Display display(form, output);
  return follow(watched, display, bell, interval, stop.get_token());
}

}  // namespace

int run_watch(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  if (const auto app = options.value("app"); !app.empty() && !options.value("pid").empty()) {
    const auto refused = errors::invalid_option(
        {.command = "watch", .option = "--app", .value = app, .expected = "left out where --pid is given"});
    return print_error(refused, form);
  }
  const auto process = make_process(program);
  if (!process) return print_error(process.error(), form);
  std::stop_source stop;
  Watched watched(**process, form, stop.get_token());
  if (const auto found = watched.find(options); !found) return print_error(found.error(), form);
  const bool on_screen = form == OutputForm::text && host::has_screen();
  // The log would be written across the screen.
  if (on_screen && host::can_ask()) spdlog::set_level(spdlog::level::off);
  const milliseconds interval(std::strtoll(options.value("interval-ms").c_str(), nullptr, 10));
  const auto output = on_screen ? host::Terminal::Output::screen : host::Terminal::Output::lines;
  const auto followed =
      follow_at_terminal(watched, output, form, interval, (*process)->desk().events(), std::move(stop));
  if (!followed) return print_error(followed.error(), form);
  return *followed ? 0 : print(form, watched.farewell(), watched.farewell());
}

}  // namespace offhand::cli
