#include "platform/linux/x11/clipboard/clipboard.h"

#include <algorithm>
#include <array>
#include <utility>

#include "generated/types/errors.h"
#include "platform/linux/x11/clipboard/clipboard_process.h"
#include "platform/linux/x11/clipboard/selection_names.h"
#include "platform/linux/x11/clipboard/selection_reader.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::array all_forms{ClipboardForm::text, ClipboardForm::image, ClipboardForm::files};
/// Set by password managers, with the value "secret"; clipboard managers do not store such content.
constexpr std::string_view secret_hint = "x-kde-passwordManagerHint";
constexpr std::string_view secret_value = "secret";

bool offers(const std::vector<std::string>& types, std::string_view target) {
  return std::ranges::find(types, target) != types.end();
}

/// Text of type STRING is Latin-1, and some owners include a zero byte at its end.
std::string as_text(std::string bytes) {
  if (bytes.ends_with('\0')) bytes.pop_back();
  return utf8_of(bytes);
}

class X11Clipboard final : public Clipboard {
 public:
  explicit X11Clipboard(std::shared_ptr<Display> display) : display_(std::move(display)) {}

  Result<ClipboardOffer> offer(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto reader, read_of_owner(limits));
    if (!reader) return ClipboardOffer{};
    ClipboardOffer offer{.is_held = true, .owner_pid = reader->owner_pid()};
    OFFHAND_ASSIGN(offer.types, reader->targets());
    for (const auto form : all_forms) {
      const auto gives = [&](std::string_view target) { return offers(offer.types, target); };
      if (std::ranges::any_of(targets_of(form), gives)) offer.forms.push_back(form);
    }
    if (offers(offer.types, secret_hint)) {
      OFFHAND_ASSIGN(const auto hint, reader->convert(secret_hint, secret_value.size()));
      offer.is_secret = hint && hint->bytes == secret_value;
    }
    return offer;
  }

  Result<std::optional<std::string>> read(ClipboardForm form, std::size_t limit_bytes, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto reader, read_of_owner(limits));
    if (!reader) return std::nullopt;
    OFFHAND_ASSIGN(const auto types, reader->targets());
    for (const auto target : targets_of(form)) {
      if (!offers(types, target)) continue;
      OFFHAND_ASSIGN(auto value, reader->convert(target, limit_bytes));
      // An owner that refuses an offered target, or answers with numbers, may answer for another target of the same
      // form.
      if (!value || (value->format != 8 && !value->bytes.empty())) continue;
      if (form == ClipboardForm::image) return std::move(value->bytes);
      return as_text(std::move(value->bytes));
    }
    return std::nullopt;
  }

  Result<void> write(ClipboardForm form, const std::string& bytes, const Limits& limits) override {
    return hold_in_process(display_->display_name(), form, bytes, Budget("Writing the clipboard", limits));
  }

 private:
  Result<std::unique_ptr<SelectionReader>> read_of_owner(const Limits& limits) {
    return SelectionReader::begin(display_->display_name(), Budget("Reading the clipboard", limits));
  }

  const std::shared_ptr<Display> display_;
};

}  // namespace

std::unique_ptr<Clipboard> make_clipboard(std::shared_ptr<Display> display) {
  return std::make_unique<X11Clipboard>(std::move(display));
}

}  // namespace offhand::platform::x11
