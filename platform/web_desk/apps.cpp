#include <algorithm>
#include <utility>

#include "generated/types/errors.h"
#include "platform/web_desk/facets.h"

namespace offhand::platform::web_desk {
namespace {

/// The browser: to open something is to open a tab.
class BrowserApps final : public Apps {
 public:
  explicit BrowserApps(std::shared_ptr<Desk> desk) : desk_(std::move(desk)) {}

  Result<std::vector<AppInfo>> list(const std::vector<WindowInfo>& /*windows*/, const Limits& /*limits*/) override {
    return std::vector<AppInfo>{{.name = desk_->app_name(), .id = {}, .launch_path = {}, .pids = {desk_->pid()}}};
  }
  /// Which program is meant does not matter: there is one.
  Result<LaunchPlan> plan(const std::optional<std::string>& name, const std::optional<std::string>& launch_path,
                          const std::vector<std::string>& urls, const std::vector<std::string>& arguments) override {
    const auto wanted = name ? name : launch_path;
    if (!arguments.empty()) {
      return fail(errors::launch_failed({.name = wanted.value_or(desk_->app_name()),
                                         .reason = "a tab takes no arguments; give its address in urls",
                                         .output = std::nullopt}));
    }
    LaunchPlan plan;
    plan.name = wanted.value_or(desk_->app_name());
    plan.argv = urls;
    return plan;
  }
  bool is_instance(const LaunchPlan& /*plan*/, const Window& window, InstanceOf /*of*/) override {
    return window.pid == desk_->pid();
  }
  Result<std::int64_t> start(const LaunchPlan& plan, const Limits& limits) override {
    const auto addresses = plan.argv.empty() ? std::vector<std::string>{"about:blank"} : plan.argv;
    for (const auto& address : addresses) OFFHAND_CHECK(desk_->open_tab(address, limits));
    return desk_->pid();
  }
  std::optional<Ended> ended(std::int64_t pid) override {
    return pid == desk_->pid() && desk_->check() ? std::nullopt : std::optional(Ended{});
  }
  Result<ProcessInfo> process(std::int64_t pid) override {
    if (pid != desk_->pid()) return fail(errors::process_not_found({.pid = pid}));
    return ProcessInfo{.pid = pid, .name = desk_->app_name(), .executable = {}};
  }
  std::vector<std::int64_t> process_tree(std::int64_t pid) override { return {pid}; }
  bool is_in_process_tree(std::int64_t pid, std::int64_t other) override { return pid == other; }
  bool started_here(std::int64_t pid) override { return pid == desk_->pid() && desk_->is_own(); }
  std::optional<std::string> protected_reason(std::int64_t /*pid*/) override {
    return "the browser of a desk ends with the desk";
  }
  Result<void> kill(std::int64_t pid, const Limits& /*limits*/) override {
    return fail(errors::protected_process(
        {.pid = pid, .name = desk_->app_name(), .reason = "the browser of a desk ends with the desk"}));
  }

 private:
  const std::shared_ptr<Desk> desk_;
};

}  // namespace

std::unique_ptr<Apps> make_apps(std::shared_ptr<Desk> desk) { return std::make_unique<BrowserApps>(std::move(desk)); }

}  // namespace offhand::platform::web_desk
