#include "impl/cli/caller.h"

#include <nlohmann/json.hpp>

#include "impl/cli/services.h"
#include "impl/dispatch/dispatcher.h"

namespace offhand::cli {
namespace {

class LocalCaller final : public Caller {
 public:
  LocalCaller(std::unique_ptr<Process> process, CallerOptions options)
      : process_(std::move(process)), dispatcher_(*process_), options_(std::move(options)) {}

  Result<Reply> call(const ToolInfo& tool, nlohmann::json arguments) override {
    CallContext context;
    context.default_session = options_.session;
    context.timeout = options_.timeout;
    context.sets_for_good = true;
    context.has_memory = options_.goes_on;
    return dispatcher_.call(tool, arguments, context);
  }

 private:
  std::unique_ptr<Process> process_;
  Dispatcher dispatcher_;
  CallerOptions options_;
};

}  // namespace

std::unique_ptr<Caller> make_local_caller(std::unique_ptr<Process> process, CallerOptions options) {
  return std::make_unique<LocalCaller>(std::move(process), std::move(options));
}

Result<std::unique_ptr<Caller>> make_caller(const ProgramOptions& program, CallerOptions options) {
  OFFHAND_ASSIGN(auto elsewhere, daemon_caller(program, options));
  if (elsewhere) return elsewhere;
  OFFHAND_ASSIGN(auto process, make_process(program));
  return make_local_caller(std::move(process), std::move(options));
}

}  // namespace offhand::cli
