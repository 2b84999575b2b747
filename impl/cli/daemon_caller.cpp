#include "impl/cli/daemon_caller.h"

#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "impl/cli/services.h"
#include "impl/command_line/print.h"

namespace offhand::cli {
namespace {

constexpr std::chrono::milliseconds daemon_timeout{2'000};

class DaemonCaller final : public Caller {
 public:
  DaemonCaller(daemon::Client client, CallerOptions options)
      : client_(std::move(client)), options_(std::move(options)) {}

  Result<Reply> call(const ToolInfo& tool, nlohmann::json arguments) override {
    make_paths_absolute(tool, arguments);
    return client_.call(tool, arguments, options_.session, options_.timeout);
  }

 private:
  /// The daemon has another working directory.
  static void make_paths_absolute(const ToolInfo& tool, nlohmann::json& arguments) {
    if (tool.input == nullptr || !arguments.is_object()) return;
    for (const auto& property : tool.input->properties) {
      const auto found = arguments.find(property.name);
      if (found == arguments.end()) continue;
      if (is_path(property.node)) make_absolute(*found);
      if (is_path(property.node->items) && found->is_array()) {
        for (auto& each : *found) make_absolute(each);
      }
    }
  }
  static bool is_path(const SchemaNode* node) { return node != nullptr && node->format == SchemaFormat::path; }
  static void make_absolute(nlohmann::json& argument) {
    if (!argument.is_string()) return;
    const auto path = argument.get<std::string>();
    std::error_code error;
    if (!path.empty() && path.front() != '~') argument = std::filesystem::absolute(path, error).string();
  }

  daemon::Client client_;
  CallerOptions options_;
};

}  // namespace

std::string socket_of(const ProgramOptions& program) {
  return program.socket.empty() ? daemon::default_socket_path() : program.socket;
}

Result<std::optional<daemon::Client>> daemon_client(const ProgramOptions& program, std::string_view tools) {
  const bool may_use = !program.no_daemon && program.platform.empty() && program.config.empty();
  if (!may_use) return std::nullopt;
  // The daemon has another environment but must use the caller's settings.
  OFFHAND_ASSIGN(const auto settings, settings_of_environment());
  auto client = daemon::Client::connect(socket_of(program), daemon_timeout, tools, settings);
  if (!client && !program.socket.empty()) return fail(client.error());
  if (!client) return std::nullopt;
  if (client->version() == OFFHAND_VERSION) return std::optional(std::move(*client));
  complain(fmt::format("offhand: The daemon is version {}, this is {}: working without it. `offhand stop` ends it.",
                       client->version(), OFFHAND_VERSION));
  return std::nullopt;
}

Result<std::unique_ptr<Caller>> daemon_caller(const ProgramOptions& program, const CallerOptions& options) {
  OFFHAND_ASSIGN(auto client, daemon_client(program));
  if (!client) return nullptr;
  return std::make_unique<DaemonCaller>(std::move(*client), options);
}

}  // namespace offhand::cli
