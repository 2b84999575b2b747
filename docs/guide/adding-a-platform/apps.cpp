#include "docs/guide/adding-a-platform/facets.h"
#include "generated/types/errors.h"

namespace example {
namespace {

using namespace offhand;
using namespace offhand::platform;

/// The lamp is the only application, and nothing can be started here.
class LampApps final : public Apps {
 public:
  Result<std::vector<AppInfo>> list(const std::vector<WindowInfo>& /*windows*/, const Limits& /*limits*/) override {
    AppInfo lamp;
    lamp.name = "Lamp";
    lamp.pids = {Lamp::pid};
    return std::vector{lamp};
  }
  Result<LaunchPlan> plan(const std::optional<std::string>& name, const std::optional<std::string>& /*launch_path*/,
                          const std::vector<std::string>& /*urls*/,
                          const std::vector<std::string>& /*arguments*/) override {
    return fail(errors::action_failed({.what = "Starting " + name.value_or("it"),
                                       .reason = "nothing can be started on a lamp",
                                       .advice = "Use the lamp."}));
  }
  bool is_instance(const LaunchPlan&, const Window&, InstanceOf) override { return false; }
  Result<std::int64_t> start(const LaunchPlan&, const Limits&) override { return Lamp::pid; }
  std::optional<Ended> ended(std::int64_t) override { return std::nullopt; }
  Result<ProcessInfo> process(std::int64_t pid) override {
    ProcessInfo process;
    process.pid = pid;
    process.name = "lamp";
    return process;
  }
  std::vector<std::int64_t> process_tree(std::int64_t pid) override { return {pid}; }
  bool is_in_process_tree(std::int64_t pid, std::int64_t other) override { return pid == other; }
  bool started_here(std::int64_t) override { return false; }
  std::optional<std::string> protected_reason(std::int64_t) override { return "it is the lamp"; }
  Result<void> kill(std::int64_t, const Limits&) override { return {}; }
};

}  // namespace

std::shared_ptr<Apps> make_apps() { return std::make_shared<LampApps>(); }

}  // namespace example
