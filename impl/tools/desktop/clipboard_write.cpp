#include "generated/tools/desktop/clipboard_write.h"

#include <chrono>
#include <filesystem>
#include <utility>

#include "codegen/runtime/read_file.h"
#include "generated/types/errors.h"
#include "impl/base/file_address.h"
#include "impl/tools/call.h"
#include "platform/host/paths.h"

namespace offhand::tools::desktop {
namespace {

/// What the clipboard is to hold, as Clipboard::write takes it.
struct Copy {
  ClipboardForm form = ClipboardForm::text;
  std::string bytes;
};

constexpr std::uintmax_t largest_image_bytes = std::uintmax_t{16} * 1024 * 1024;
constexpr std::string_view png_signature = "\x89PNG\r\n\x1a\n";
/// For somebody who holds the clipboard to say what they hold: it is only told to the caller.
constexpr std::chrono::milliseconds former_owner_timeout{500};

Error refused(const std::string& path, std::string reason, std::string advice) {
  return errors::input_file_refused({.path = path, .reason = std::move(reason), .advice = std::move(advice)});
}

Result<Copy> copy_of(const CopiedText& copied) {
  // Most of who paste it would end the text there.
  if (copied.text.find('\0') != std::string::npos) {
    return fail(errors::invalid_arguments(
        {.tool = "clipboard_write", .summary = "text holds the character U+0000", .problems = {}}));
  }
  return Copy{ClipboardForm::text, copied.text};
}

Result<Copy> copy_of(const CopiedImage& copied) {
  const auto path = host::path_of(copied.image_path);
  std::error_code problem;
  const auto size = std::filesystem::file_size(path, problem);
  if (problem || !std::filesystem::is_regular_file(path, problem))
    return fail(refused(copied.image_path, "there is no such file", "Give the path of a PNG file."));
  if (size > largest_image_bytes)
    return fail(refused(copied.image_path, std::to_string(size) + " bytes are more than 16 MiB", "Make it smaller."));
  auto bytes = read_file(path);
  if (!bytes) return fail(refused(copied.image_path, "it cannot be read", "Check its permissions."));
  if (!bytes->starts_with(png_signature))
    return fail(refused(copied.image_path, "it is no PNG file", "Convert it, or copy it as a file with file_path."));
  return Copy{ClipboardForm::image, *std::move(bytes)};
}

Result<Copy> copy_of(const CopiedFiles& copied) {
  std::string addresses;
  for (const auto& given : copied.file_paths) {
    std::error_code problem;
    const auto path = std::filesystem::absolute(host::path_of(given), problem).lexically_normal();
    if (problem || !std::filesystem::exists(path, problem))
      return fail(refused(given, "there is no such file", "Give paths of files that are there."));
    addresses += file_address(host::text_of(path)) + "\n";
  }
  return Copy{ClipboardForm::files, std::move(addresses)};
}

Result<Copy> copy_of(const CopiedFile& copied) { return copy_of(CopiedFiles{{copied.file_path}}); }

/// What is about to be lost. An owner that does not say what it holds is no reason to keep it.
std::optional<ClipboardHolding> holding_now(Call& call) {
  auto limits = call.limits();
  limits.deadline = std::min(limits.deadline, call.clock().now() + former_owner_timeout);
  const auto offer = call.clipboard().offer(limits);
  if (!offer) return ClipboardHolding{};
  if (!offer->is_held) return std::nullopt;
  ClipboardHolding holding{.types = offer->types, .forms = offer->forms};
  if (offer->owner_pid > 0) holding.owner_pid = offer->owner_pid;
  return holding;
}

/// Reads it back: a clipboard manager may hold it by now, and the user may have copied something.
Effect effect_of(Call& call, const Copy& copy) {
  // Lines may end in two characters there.
  const auto limit_bytes = 2 * copy.bytes.size() + 1;
  const auto held = call.clipboard().read(copy.form, limit_bytes, call.limits());
  if (!held) return held.error().code == "clipboard_too_large" ? Effect::suspected_noop : Effect::unverifiable;
  if (!*held) return Effect::suspected_noop;
  const bool is_same =
      copy.form == ClipboardForm::files ? lines_of(**held) == lines_of(copy.bytes) : **held == copy.bytes;
  return is_same ? Effect::confirmed : Effect::suspected_noop;
}

}  // namespace

Result<ClipboardWriteResult> clipboard_write(Call& call, const ClipboardWriteArgs& args) {
  OFFHAND_ASSIGN(const auto copy, std::visit([](const auto& copied) { return copy_of(copied); }, args.content));
  auto replaced = holding_now(call);
  OFFHAND_CHECK(call.clipboard().write(copy.form, copy.bytes, call.limits()));
  const auto effect = effect_of(call, copy);
  return ClipboardWriteResult{copy.form, static_cast<std::int64_t>(copy.bytes.size()), effect, std::move(replaced)};
}

}  // namespace offhand::tools::desktop
