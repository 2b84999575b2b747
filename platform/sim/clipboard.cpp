#include "platform/api/clipboard.h"

#include <algorithm>
#include <utility>

#include "generated/types/errors.h"
#include "platform/sim/call.h"
#include "platform/sim/facets.h"

namespace offhand::platform::sim {
namespace {

std::vector<std::string> types_of(ClipboardForm form) {
  switch (form) {
    case ClipboardForm::text:
      return {"text/plain;charset=utf-8"};
    case ClipboardForm::image:
      return {"image/png"};
    case ClipboardForm::files:
      return {"text/uri-list"};
  }
  return {};
}

class SimClipboard final : public Clipboard {
 public:
  explicit SimClipboard(std::shared_ptr<World> world) : world_(std::move(world)) {}

  Result<ClipboardOffer> offer(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, ask("clipboard_offer", limits));
    const auto& held = world_->clipboard;
    if (!held) return ClipboardOffer{};
    return ClipboardOffer{true, types_of(held->form), {held->form}, held->is_secret, held->owner_pid};
  }

  Result<std::optional<std::string>> read(ClipboardForm form, std::size_t limit_bytes, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, ask("clipboard_read", limits));
    const auto& held = world_->clipboard;
    if (!held || held->form != form) return std::nullopt;
    if (held->bytes.size() > limit_bytes)
      return fail(errors::clipboard_too_large({.limit_bytes = static_cast<std::int64_t>(limit_bytes)}));
    return held->bytes;
  }

  Result<void> write(ClipboardForm form, const std::string& bytes, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"clipboard_write", "writing the clipboard"}, limits));
    world_->clipboard = Copied{form, bytes};
    world_->post(EventKind::clipboard_changed, {});
    return {};
  }

 private:
  /// The content of the clipboard comes from its owner, which must answer.
  Result<Access> ask(const std::string& name, const Limits& limits) {
    const auto owner =
        world_->peek([](World& world) { return world.clipboard ? world.clipboard->owner_pid : std::int64_t{0}; });
    auto access = enter(*world_, {name, "reading the clipboard", owner}, limits);
    if (!access && access.error().code == "app_not_responding")
      return fail(errors::clipboard_unavailable(
          {.action = "read", .reason = "whoever holds it does not answer", .advice = "Copy something anew."}));
    return access;
  }

  std::shared_ptr<World> world_;
};

}  // namespace

std::unique_ptr<Clipboard> make_clipboard(std::shared_ptr<World> world) {
  return std::make_unique<SimClipboard>(std::move(world));
}

}  // namespace offhand::platform::sim
