#include "impl/cli/round_trip.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "generated/types/errors.h"
#include "impl/cli/own_tools.h"
#include "impl/sandbox/sandbox.h"
#include "platform/select.h"

namespace offhand::cli {
namespace {

using nlohmann::json;
using Standing = Finding::Standing;

constexpr std::chrono::milliseconds between_looks{50};
constexpr int side = 200;
constexpr std::array<std::uint8_t, 3> colour{0x37, 0xA5, 0xC9};

Error failed(const std::string& what, const std::string& reason) {
  return errors::action_failed({.what = what, .reason = reason, .advice = ""});
}

platform::Picture shown_picture() {
  platform::Picture picture{.width = side, .height = side, .rgb = {}, .note = {}};
  for (int pixel = 0; pixel < side * side; ++pixel) picture.rgb.insert(picture.rgb.end(), colour.begin(), colour.end());
  return picture;
}

int pixels_of_that_colour(const platform::Picture& picture) {
  int count = 0;
  for (std::size_t at = 0; at + 2 < picture.rgb.size(); at += 3)
    count += std::equal(colour.begin(), colour.end(), picture.rgb.begin() + static_cast<std::ptrdiff_t>(at)) ? 1 : 0;
  return count;
}

/// A window of this process on a private desktop, and tools that read and operate it like any other.
class Trial {
 public:
  Trial(platform::Viewer& viewer, std::unique_ptr<Process> process) : viewer_(viewer), tools_(std::move(process)) {}

  Result<void> find_window(const std::string& title) {
    OFFHAND_ASSIGN(const auto* desktop, tools_.process().desk().platform());
    const auto until = desktop->clock->now() + OwnTools::timeout;
    do {
      OFFHAND_ASSIGN(const auto listed, tools_.ask("list_windows"));
      for (const auto& window : listed.at("windows")) {
        if (window.value("title", "") != title) continue;
        target_ = {{"pid", window.at("pid")}, {"window_id", window.at("window_id")}};
        return {};
      }
      OFFHAND_CHECK(viewer_.closed(between_looks));
    } while (desktop->clock->now() < until);
    return fail(failed("Finding a window", "list_windows does not tell of one that shows"));
  }

  /// A window manager may still be placing the window, and unmaps it for a moment then.
  Result<void> take_picture() {
    OFFHAND_ASSIGN(const auto* desktop, tools_.process().desk().platform());
    const auto until = desktop->clock->now() + OwnTools::timeout;
    for (;;) {
      auto taken = take_picture_once();
      if (taken || desktop->clock->now() >= until) return taken;
      OFFHAND_CHECK(viewer_.closed(between_looks));
    }
  }

  /// Operates the window behind another one that has the keyboard focus. A window without a toolkit gets background
  /// keys from an extra keyboard device.
  Result<void> operate_behind(platform::Viewer& front) {
    OFFHAND_CHECK(send("press_key", {{"key", "b"}, {"delivery_mode", "background"}}));
    OFFHAND_ASSIGN(const auto heard, viewer_.heard({.clicks = 0, .keys = 1}, OwnTools::timeout));
    OFFHAND_ASSIGN(const auto strayed, front.heard({}, OwnTools::timeout));
    keys_before_ = heard.keys;
    if (heard.keys == 1 && strayed.keys == 0) return {};
    return fail(
        failed("Typing in the background",
               fmt::format("1 key was sent, {} arrived, and {} in the window before it", heard.keys, strayed.keys)));
  }

  /// Operates it in front, because only toolkits accept background clicks and this window has none.
  Result<void> operate() {
    OFFHAND_CHECK(send("click", {{"x", side / 2}, {"y", side / 2}, {"delivery_mode", "foreground"}}));
    OFFHAND_CHECK(send("press_key", {{"key", "a"}, {"delivery_mode", "foreground"}}));
    OFFHAND_ASSIGN(const auto heard, viewer_.heard({.clicks = 1, .keys = keys_before_ + 1}, OwnTools::timeout));
    if (heard.clicks == 1 && heard.keys == keys_before_ + 1) return {};
    return fail(failed("Clicking and typing", fmt::format("1 click and 1 key were sent, {} and {} arrived",
                                                          heard.clicks, heard.keys - keys_before_)));
  }

 private:
  Result<void> take_picture_once() {
    OFFHAND_ASSIGN(auto* desktop, tools_.process().desk().platform());
    const platform::Limits limits{desktop->clock->now() + OwnTools::timeout, {}};
    OFFHAND_ASSIGN(const auto window, desktop->windows->describe(target_.at("window_id"), limits));
    OFFHAND_ASSIGN(const auto picture, desktop->screen->capture(window, limits));
    if (pixels_of_that_colour(picture) >= side * side) return {};
    return fail(failed("Taking a picture", "it does not show what the window shows"));
  }
  Result<void> send(const std::string& tool, json arguments) {
    arguments.update(target_);
    OFFHAND_CHECK(tools_.ask(tool, std::move(arguments)));
    return {};
  }

  platform::Viewer& viewer_;
  OwnTools tools_;
  json target_;
  int keys_before_ = 0;
};

/// Checks the accessibility bus: its registry, which knows all applications, must answer.
Result<void> ask_for_trees() {
  OFFHAND_ASSIGN(const auto circumstances, platform::examine("", OwnTools::timeout));
  for (const auto& one : circumstances) {
    if (one.name == "accessibility bus" && one.lack) return fail(*one.lack);
  }
  return {};
}

Result<void> see_and_operate() {
  const std::string title = "A window to be seen and operated";
  OFFHAND_ASSIGN(const auto viewer, platform::open_viewer(title, OwnTools::timeout));
  OFFHAND_CHECK(viewer->show(shown_picture(), OwnTools::timeout));
  OFFHAND_ASSIGN(auto process, make_process(ProgramOptions{}));
  OFFHAND_CHECK(ask_for_trees());
  Trial trial(*viewer, std::move(process));
  OFFHAND_CHECK(trial.find_window(title));
  OFFHAND_CHECK(trial.take_picture());
  const auto front = platform::open_viewer("A window before it", OwnTools::timeout);
  if (!front) return fail(front.error());
  OFFHAND_CHECK((*front)->show(shown_picture(), OwnTools::timeout));
  OFFHAND_CHECK(trial.operate_behind(**front));
  return trial.operate();
}

}  // namespace

Finding round_trip() {
  auto desktop = sandbox::Sandbox::start();
  if (!desktop) return finding_of("sandbox", desktop.error(), Standing::limited);
  sandbox::join((*desktop)->environment());
  if (const auto done = see_and_operate(); !done) {
    auto finding = finding_of("sandbox", done.error(), Standing::limited);
    if (finding.advice.empty()) finding.advice = "OFFHAND_LOG=debug offhand sandbox run -- offhand doctor --quick";
    return finding;
  }
  return {"sandbox", Standing::works,
          "one was started; a picture shown there was seen, a click and a key arrived, and a key in the background; "
          "the registry of accessible applications answered"};
}

}  // namespace offhand::cli
