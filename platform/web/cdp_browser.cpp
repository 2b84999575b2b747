#include <map>
#include <mutex>

#include "platform/web/browser.h"
#include "platform/web/cdp_tab.h"
#include "platform/web/json_access.h"

namespace offhand::platform::web {
namespace {

using nlohmann::json;

class CdpBrowser final : public Browser {
 public:
  CdpBrowser(std::shared_ptr<Connection> connection, Clock& clock)
      : connection_(std::move(connection)), clock_(clock) {}

  Stay stay() const override { return Stay::on; }
  bool is_open() const override { return connection_->is_open(); }

  Result<std::vector<Listing>> pages(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto answer, connection_->call("", "Target.getTargets", json::object(), limits));
    std::vector<Listing> pages;
    for (const auto& info : part_of(answer, "targetInfos")) {
      const auto type = text_of(info, "type");
      Listing page{text_of(info, "targetId"), text_of(info, "url"), text_of(info, "title")};
      const bool own = page.url.starts_with("devtools://") || page.target.empty();
      if ((type == "page" || type == "webview") && !own) pages.push_back(std::move(page));
    }
    return pages;
  }

  Result<std::shared_ptr<Tab>> attach(const std::string& target, const Limits& limits) override {
    return tab(target, limits);
  }

  Result<bool> shows(const std::string& target, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto page, tab(target, limits));
    OFFHAND_ASSIGN(const auto answer, connection_->call(page->session(), "Runtime.evaluate",
                                                        {{"expression", "document.visibilityState"}}, limits));
    return text_of(part_of(answer, "result"), "value") == "visible";
  }

 private:
  Result<std::shared_ptr<CdpTab>> tab(const std::string& target, const Limits& limits) {
    {
      const std::lock_guard lock(mutex_);
      std::erase_if(tabs_, [](const auto& entry) { return entry.second->is_gone(); });
      if (const auto found = tabs_.find(target); found != tabs_.end()) return found->second;
    }
    OFFHAND_ASSIGN(auto tab, CdpTab::attach(connection_, target, clock_, limits));
    const std::lock_guard lock(mutex_);
    tabs_[target] = tab;
    return tab;
  }

  const std::shared_ptr<Connection> connection_;
  Clock& clock_;
  std::mutex mutex_;
  /// The attached pages.
  std::map<std::string, std::shared_ptr<CdpTab>> tabs_;
};

}  // namespace

std::shared_ptr<Browser> make_cdp_browser(std::shared_ptr<Connection> connection, Clock& clock) {
  return std::make_shared<CdpBrowser>(std::move(connection), clock);
}

}  // namespace offhand::platform::web
