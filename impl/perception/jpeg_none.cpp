#include "generated/types/errors.h"
#include "impl/perception/jpeg.h"

// For builds without libjpeg: pictures are PNG of any size.
namespace offhand {

bool has_jpeg() { return false; }

Result<std::string> encode_jpeg(const platform::Picture& /*picture*/, int /*quality*/) {
  return fail(errors::internal({.reason = "this build writes no JPEG"}));
}

tl::expected<platform::Picture, std::string> decode_jpeg(std::string_view /*bytes*/, int /*longest_side*/) {
  return tl::unexpected(std::string("this build reads no JPEG"));
}

}  // namespace offhand
