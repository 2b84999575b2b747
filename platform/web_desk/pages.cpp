#include <utility>

#include "generated/types/errors.h"
#include "platform/web/web_page.h"
#include "platform/web_desk/facets.h"

namespace offhand::platform::web_desk {
namespace {

/// The page that a tab shows: no other is meant by its window.
class TabPages final : public Pages {
 public:
  explicit TabPages(std::shared_ptr<Desk> desk) : desk_(std::move(desk)) {}

  bool offers(std::int64_t pid) override { return pid == desk_->pid(); }
  Result<std::unique_ptr<Page>> open(const WindowInfo& window, const PageChoice& choice,
                                     const Limits& limits) override {
    OFFHAND_CHECK(desk_->check());
    OFFHAND_ASSIGN(const auto all, desk_->browser().pages(limits));
    const auto target = desk_->target_of(window.window_id);
    for (const auto& page : all) {
      if (page.target != target || page.url.find(choice.url_contains) == std::string::npos) continue;
      OFFHAND_ASSIGN(auto tab, desk_->browser().attach(target, limits));
      return web::make_web_page(std::move(tab), page.url, page.title, desk_->clock());
    }
    return fail(errors::page_not_found({.window_id = window.window_id,
                                        .title = window.title,
                                        .count = static_cast<std::int64_t>(all.size()),
                                        .candidates = "list_windows names the tabs"}));
  }

 private:
  const std::shared_ptr<Desk> desk_;
};

}  // namespace

std::unique_ptr<Pages> make_pages(std::shared_ptr<Desk> desk) { return std::make_unique<TabPages>(std::move(desk)); }

}  // namespace offhand::platform::web_desk
