#include "impl/tools/picture_reply.h"

#include <utility>

#include "impl/perception/encoded_picture.h"
#include "impl/perception/picture.h"
#include "impl/tools/call.h"
#include "platform/host/files.h"

namespace offhand::tools {
namespace {

constexpr double least_step = 1 / 0.95;

}  // namespace

Result<SentPicture> send_picture(Call& call, platform::Picture picture, const PictureWishes& wishes,
                                 const Drawing& drawing, Reply& reply) {
  SentPicture sent;
  // Before any work: what may not be written is known at once.
  if (wishes.out_file) {
    OFFHAND_ASSIGN(sent.file, call.picture_path(*wishes.out_file));
  }
  auto format = wishes.format;
  // A file costs nobody's attention, so it is not made small.
  if (sent.file && format == ImageFormat::auto_) format = format_of_file(*sent.file);
  const auto limit = wishes.max_image_dimension.value_or(call.config().max_image_dimension);
  double step = shrinking_step(picture, static_cast<int>(limit));
  // Scaling by so little blurs all of the text, and saves a tenth of the pixels.
  if (!wishes.max_image_dimension && step < least_step) step = 1;
  auto small = shrunk(std::move(picture), step);
  if (drawing) drawing(small, 1 / step);
  OFFHAND_ASSIGN(auto encoded, encode_picture(small, format));
  sent.width = small.width;
  sent.height = small.height;
  sent.scale = 1 / step;
  if (sent.file) {
    OFFHAND_CHECK(host::write_file(*sent.file, encoded.bytes));
  } else {
    reply.images.push_back({std::string(encoded.mime_type), std::move(encoded.bytes)});
  }
  return sent;
}

}  // namespace offhand::tools
