#include "generated/tools/desktop/clipboard_read.h"

#include <algorithm>
#include <utility>

#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/base/file_address.h"
#include "impl/tools/call.h"
#include "platform/host/files.h"

namespace offhand::tools::desktop {
namespace {

/// Reads what a call asks for.
class Reading {
 public:
  Reading(Call& call, const ClipboardReadArgs& args, const platform::ClipboardOffer& offer)
      : call_(call), args_(args), offer_(offer) {}

  Result<void> tell_text(ClipboardReadResult& result) const {
    OFFHAND_ASSIGN(result.text, bytes_in(ClipboardForm::text));
    OFFHAND_ASSIGN(const auto files, bytes_in(ClipboardForm::files));
    const bool lacks_something =
        (offers(ClipboardForm::text) && !result.text) || (offers(ClipboardForm::files) && !files);
    if (lacks_something) result.withheld = "whoever holds it offers more than they give";
    if (!files) return {};
    result.files.emplace();
    for (auto& address : lines_of(*files)) {
      auto path = path_of_address(address);
      result.files->push_back(path ? *std::move(path) : std::move(address));
    }
    return {};
  }

  Result<void> show_image(ClipboardReadResult& result, Reply& reply) const {
    std::optional<std::string> file;
    if (args_.image_out_file) {
      OFFHAND_ASSIGN(file, call_.picture_path(*args_.image_out_file));
    }
    OFFHAND_ASSIGN(auto image, bytes_in(ClipboardForm::image));
    if (!image) return fail(lacks_image());
    result.image_bytes = static_cast<std::int64_t>(image->size());
    if (file) {
      OFFHAND_CHECK(host::write_file(*file, *image));
      result.image_file_path = std::move(file);
    } else {
      reply.images.push_back({"image/png", *std::move(image)});
    }
    return {};
  }

 private:
  bool offers(ClipboardForm form) const { return std::ranges::find(offer_.forms, form) != offer_.forms.end(); }
  Result<std::optional<std::string>> bytes_in(ClipboardForm form) const {
    if (!offers(form)) return std::nullopt;
    return call_.clipboard().read(form, static_cast<std::size_t>(args_.max_bytes), call_.limits());
  }

  Error lacks_image() const {
    std::string types;
    for (const auto& type : offer_.types) types += (types.empty() ? "" : ", ") + type;
    return errors::clipboard_lacks(
        {.form = "image", .types = types.empty() ? std::nullopt : std::optional(std::move(types))});
  }

  Call& call_;
  const ClipboardReadArgs& args_;
  const platform::ClipboardOffer& offer_;
};

}  // namespace

Result<Reply> clipboard_read(Call& call, const ClipboardReadArgs& args) {
  OFFHAND_ASSIGN(const auto offer, call.clipboard().offer(call.limits()));
  ClipboardReadResult result{.types = offer.types, .forms = offer.forms};
  if (offer.owner_pid > 0) result.owner_pid = offer.owner_pid;

  const Reading reading(call, args, offer);
  const bool wants_image = args.include_image || args.image_out_file;
  Reply reply;
  if (offer.is_secret && (args.include_text || wants_image)) {
    result.withheld = "whoever copied it marked it as a secret";
  } else {
    if (args.include_text) OFFHAND_CHECK(reading.tell_text(result));
    if (wants_image) OFFHAND_CHECK(reading.show_image(result, reply));
  }

  reply.text = text_of(result);
  if (result.text) reply.text += "\nText:\n" + *result.text;
  if (result.files) {
    reply.text += "\nFiles:";
    for (const auto& file : *result.files) reply.text += "\n" + file;
  }
  // Many clients show their model nothing else where there is structured content.
  if (reply.images.empty()) reply.structured = to_json(result);
  return reply;
}

}  // namespace offhand::tools::desktop
