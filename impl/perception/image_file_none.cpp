#include "generated/types/errors.h"
#include "impl/perception/image_file.h"

// For builds without the libraries of image formats.
namespace offhand {

Result<Raster> read_image_file(const std::string& path, int /*longest_side*/, const std::stop_token& /*stop*/) {
  return fail(errors::input_file_refused({.path = path, .reason = "this build reads no pictures", .advice = ""}));
}

tl::expected<platform::Picture, std::string> decode_picture(std::string_view /*bytes*/) {
  return tl::unexpected(std::string("this build reads no pictures"));
}

Result<Raster> draw_svg(const std::string& /*document*/, const std::stop_token& /*stop*/) {
  return fail(errors::missing_package({.program = "rsvg-convert", .package = "librsvg2-bin"}));
}

}  // namespace offhand
