#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "generated/types/errors.h"
#include "impl/cli/sandbox_choice.h"
#include "impl/cli/service_commands.h"
#include "impl/command_line/print.h"
#include "impl/perception/encoded_picture.h"
#include "impl/perception/picture.h"
#include "platform/host/files.h"
#include "platform/select.h"

namespace offhand::cli {
namespace {

constexpr std::chrono::milliseconds view_timeout{3'000};
/// Ten pictures per second show the activity and cost the sandbox little.
constexpr std::chrono::milliseconds between_pictures{100};

/// The screen of a sandbox that this process has joined.
class Sight {
 public:
  static Result<Sight> of(const ProgramOptions& program, const sandbox::Info& info) {
    sandbox::join(info.environment);
    OFFHAND_ASSIGN(auto process, make_process(program));
    OFFHAND_ASSIGN(auto* platform, process->desk().platform());
    return Sight(std::move(process), *platform);
  }

  Result<platform::Picture> picture() const {
    return platform_->screen->capture_desktop({platform_->clock->now() + view_timeout, {}});
  }

 private:
  Sight(std::unique_ptr<Process> process, platform::Platform& platform)
      : process_(std::move(process)), platform_(&platform) {}

  std::unique_ptr<Process> process_;
  platform::Platform* platform_;
};

Result<std::string> write_picture(const Sight& sight, const std::string& file) {
  OFFHAND_ASSIGN(const auto picture, sight.picture());
  OFFHAND_ASSIGN(const auto encoded, encode_picture(picture, format_of_file(file)));
  OFFHAND_CHECK(host::write_file(file, encoded.bytes));
  return fmt::format("✅ {} ({}x{})", file, picture.width, picture.height);
}

platform::Picture fitted(const platform::Picture& picture, const platform::Viewer::Room& room) {
  const double across = static_cast<double>(picture.width) / room.width;
  const double down = static_cast<double>(picture.height) / room.height;
  return shrunk(picture, std::max({1.0, across, down}));
}

/// Runs until the window is closed or the sandbox ends.
Result<void> show(const Sight& sight, platform::Viewer& viewer) {
  platform::PixelBytes shown;
  for (;;) {
    OFFHAND_ASSIGN(auto picture, sight.picture());
    if (picture.rgb != shown) {
      OFFHAND_CHECK(viewer.show(fitted(picture, viewer.room()), view_timeout));
      shown = std::move(picture.rgb);
    }
    OFFHAND_ASSIGN(const bool closed, viewer.closed(between_pictures));
    if (closed) return {};
  }
}

}  // namespace

int run_sandbox_view(const ProgramOptions& program, const CollectedOptions& options) {
  const auto file = options.value("out");
  if (!file.empty() && !format_named_by(file)) {
    const auto refused = errors::invalid_option(
        {.command = "sandbox view", .option = "--out", .value = file, .expected = "a file that ends in .png or .jpg"});
    return print_error(refused, OutputForm::text);
  }
  const auto info = sandbox_meant(options.value("id"));
  if (!info) return print_error(info.error(), OutputForm::text);
  std::unique_ptr<platform::Viewer> viewer;
  if (file.empty()) {
    // The viewer opens before this process joins the sandbox, on the desktop of the user.
    auto opened = platform::open_viewer(fmt::format("Sandbox {} ({})", info->id, info->display), view_timeout);
    if (!opened) return print_error(opened.error(), OutputForm::text);
    viewer = std::move(*opened);
  }
  const auto sight = Sight::of(program, *info);
  if (!sight) return print_error(sight.error(), OutputForm::text);
  if (viewer != nullptr) {
    const auto looked = show(*sight, *viewer);
    return looked ? 0 : print_error(looked.error(), OutputForm::text);
  }
  const auto written = write_picture(*sight, file);
  return written ? print(OutputForm::text, *written, "") : print_error(written.error(), OutputForm::text);
}

}  // namespace offhand::cli
