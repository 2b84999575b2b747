#include "impl/tools/desktop/cursor_changes.h"

#include <fmt/format.h>

#include "generated/types/errors.h"
#include "impl/config/output_path.h"
#include "impl/tools/call.h"

namespace offhand::tools::desktop {

Result<Colour> colour_argument(std::string_view tool, std::string_view argument, const std::string& text) {
  if (const auto colour = parse_colour(text)) return *colour;
  const auto message = fmt::format("\"{}\" is no colour: give one as #00ffff, or by its name in CSS", text);
  return fail(errors::invalid_arguments({.tool = std::string(tool),
                                         .summary = fmt::format("{}: {}", argument, message),
                                         .problems = {{.pointer = fmt::format("/{}", argument), .message = message}}}));
}

Result<std::shared_ptr<const Raster>> cursor_image(Call& call, const std::string& path) {
  // Whoever calls may be in another folder than this process.
  const auto place = path_with_home(path);
  if (!place.is_absolute()) {
    return fail(errors::input_file_refused({.path = path,
                                            .reason = "it is neither arrow, crosshair, hand nor dot, nor a whole path",
                                            .advice = "Give one of these, or a path from the root on."}));
  }
  OFFHAND_ASSIGN(auto image, read_image_file(place.string(), longest_image_side, call.limits().stop));
  return std::make_shared<const Raster>(std::move(image));
}

}  // namespace offhand::tools::desktop
