#include "platform/api/scripts.h"

#include <algorithm>
#include <chrono>
#include <sstream>
#include <string_view>
#include <utility>

#include "generated/types/errors.h"
#include "platform/sim/call.h"
#include "platform/sim/change.h"
#include "platform/sim/facets.h"

namespace offhand::platform::sim {
namespace {

/// The rest of a line that begins with a word; null: it begins with another.
const char* after(const std::string& line, std::string_view word) {
  return line.starts_with(word) ? line.c_str() + word.size() : nullptr;
}

/// Scripts of four statements, one a line: return TEXT, error TEXT, delay SECONDS, quit APPLICATION.
class SimScripts final : public Scripts {
 public:
  explicit SimScripts(std::shared_ptr<World> world) : world_(std::move(world)) {}

  Result<ScriptOutcome> run(const std::string& script, ScriptLanguage /*language*/, const Limits& limits) override {
    std::istringstream lines(script);
    for (std::string line; std::getline(lines, line);) {
      if (line.empty()) continue;
      if (const auto* text = after(line, "return ")) return ScriptOutcome{true, text};
      if (const auto* text = after(line, "error ")) return ScriptOutcome{false, text};
      if (const auto* seconds = after(line, "delay ")) {
        OFFHAND_CHECK(pass(std::chrono::duration<double>(std::strtod(seconds, nullptr)), limits));
      } else if (const auto* name = after(line, "quit ")) {
        OFFHAND_ASSIGN(const auto access, enter(*world_, {"script", "running a script"}, limits));
        auto* application = world_->application_named(name);
        if (application == nullptr) return ScriptOutcome{false, std::string("there is no application ") + name};
        end_application(*world_, *application, Ended{Ended::How::exited, 0});
      } else {
        return ScriptOutcome{false, "syntax error: " + line};
      }
    }
    return ScriptOutcome{true, ""};
  }

 private:
  Result<void> pass(std::chrono::duration<double> time, const Limits& limits) {
    const auto clock = make_clock(world_);
    const auto until = clock->now() + std::chrono::duration_cast<TimePoint::duration>(time);
    sleep_until(*clock, std::min(until, limits.deadline), limits);
    if (clock->now() >= limits.deadline)
      return fail(errors::deadline_exceeded({.what = "The script", .timeout_ms = limits.whole.count()}));
    return {};
  }

  std::shared_ptr<World> world_;
};

}  // namespace

std::unique_ptr<Scripts> make_scripts(std::shared_ptr<World> world) {
  return std::make_unique<SimScripts>(std::move(world));
}

}  // namespace offhand::platform::sim
