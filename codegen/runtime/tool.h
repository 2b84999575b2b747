#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codegen/runtime/address.h"
#include "codegen/runtime/cli.h"
#include "codegen/runtime/error.h"
#include "codegen/runtime/schema.h"

namespace offhand {

/// The interface of tool bodies; defined in impl/tools/call.h.
class Call;

/// The resolved and checked target of a call; defined in impl/target/target.h.
struct Target;

struct Image {
  std::string mime_type;
  std::string bytes;
};

/// The result of a tool, before a transport formats it.
struct Reply {
  std::string text = {};
  /// JSON text of an object.
  std::optional<std::string> structured = {};
  std::vector<Image> images = {};
  /// JSON text of further content blocks after the others. With blocks, an empty text gives no text block.
  std::vector<std::string> blocks = {};
  /// True for a failure that has no error code of this project.
  bool is_error = false;
  /// JSON text of common/element.json Cost; empty if nothing was read.
  std::string cost = {};
};

/// The session that a call names by either of two arguments; "default" in the first means the session of calls that
/// name none.
inline std::optional<std::string_view> named_run(const std::optional<std::string>& first,
                                                 const std::optional<std::string>& second) {
  if (!first) return second;
  return *first == "default" ? std::nullopt : std::optional<std::string_view>(*first);
}

struct ToolInfo;

/// One call: its typed arguments and, after its body ran, the typed outcome. JSON and text are rendered on request.
/// Only dispatch runs it, because everything between a caller and a body is there.
class Invocation {
 public:
  explicit Invocation(const ToolInfo& tool) : tool_(tool) {}
  Invocation(const Invocation&) = delete;
  Invocation& operator=(const Invocation&) = delete;
  virtual ~Invocation() = default;

  const ToolInfo& tool() const { return tool_; }
  /// The session that the caller named.
  virtual std::optional<std::string_view> session() const { return std::nullopt; }
  /// True if the call asks for foreground delivery.
  virtual bool foreground() const { return false; }
  /// How long the body may wait for an event, in addition to the tool's timeout.
  virtual std::int64_t wait_ms() const { return 0; }
  /// The address of the call; valid as long as the invocation.
  virtual Address address() const { return address::Nothing{}; }
  /// Equal for two calls that ask for the same action, whatever their addresses are. Asked only of a tool with locks.
  virtual std::size_t fingerprint() const { return 0; }
  /// JSON text of the arguments, as the parser takes them; members with their default value are left out.
  virtual std::string arguments_json() const { return "{}"; }
  /// Renders the outcome, after the body ran. Empty for resources and prompts, whose outcome is no reply.
  virtual Reply reply() const { return {}; }

 private:
  friend class CallPipeline;
  virtual Result<void> run(Call& call, const Target& target) = 0;

  const ToolInfo& tool_;
};

template <class Outcome>
class InvocationWithOutcome : public Invocation {
 public:
  using Invocation::Invocation;
  /// Valid after the body ran.
  const Outcome& outcome() const { return *outcome_; }
  Outcome& outcome() { return *outcome_; }

 protected:
  std::optional<Outcome> outcome_;
};

template <class Arguments, class Outcome>
class TypedInvocation : public InvocationWithOutcome<Outcome> {
 public:
  TypedInvocation(const ToolInfo& tool, Arguments arguments)
      : InvocationWithOutcome<Outcome>(tool), arguments_(std::move(arguments)) {}
  const Arguments& arguments() const { return arguments_; }

 protected:
  Arguments arguments_;
};

/// The outcome of a call of `Tool`; null for a call of another tool. `Tool` is one of the generated types, such as
/// ClickTool.
template <class Tool>
typename Tool::Result* outcome_of(Invocation& invocation) {
  if (&invocation.tool() != &Tool::info()) return nullptr;
  return &static_cast<InvocationWithOutcome<typename Tool::Result>&>(invocation).outcome();
}

enum class LockKind : std::uint8_t { none, window, seat };
/// run: tools that call others.
enum class TimeoutKind : std::uint8_t { read, action, launch, run };
/// Whether a call may continue as a task after its answer.
enum class TaskSupport : std::uint8_t { forbidden, optional, required };
enum class Support : std::uint8_t { none, partial, full };
/// The most severe effect of a call: read; change; destroy; execute what its caller supplies.
enum class Power : std::uint8_t { observe, act, destroy, execute };

struct PlatformSupport {
  std::string_view platform;
  Support support = Support::none;
  /// The reason for `none`, the restriction for `partial`.
  std::string_view note = {};
};

struct ToolAnnotations {
  bool read_only = false;
  bool destructive = true;
  bool idempotent = false;
  bool open_world = true;
};

/// An argument that HTTP clients repeat in a header for gateways that do not read bodies.
struct HeaderParameter {
  /// "Region", for the header Mcp-Param-Region.
  std::string_view header;
  /// The keys of the path to the argument.
  std::span<const std::string_view> path;
};

/// The MCP listing of a tool on a platform with different arguments.
struct PlatformWire {
  std::string_view platform;
  std::string_view wire;
  std::string_view brief_wire = {};
};

/// The limits that a tool list contains: all, or only those that help to choose a value.
enum class WireDetail : std::uint8_t { whole, brief };

/// Everything known about a tool without running it.
struct ToolInfo {
  std::string_view toolset = {};
  std::string_view name = {};
  /// "toolset.name"
  std::string_view identity = {};
  /// As it is typed behind the program's name: "click", or "ax find" with the name of a toolset in front.
  std::string_view command = {};
  std::string_view title = {};
  std::string_view group = {};
  std::string_view since = {};
  /// Old names, which still work but are not listed.
  std::span<const std::string_view> aliases = {};
  std::string_view description = {};
  ToolAnnotations annotations = {};
  /// For a policy to go by.
  Power power = Power::execute;
  /// Served in the security mode in which clients only look.
  bool is_sandboxed = false;
  LockKind background_lock = LockKind::none;
  LockKind foreground_lock = LockKind::none;
  TimeoutKind timeout = TimeoutKind::read;
  TaskSupport tasks = TaskSupport::forbidden;
  std::span<const PlatformSupport> platforms = {};
  /// The facets of a platform that it requires; a tool without any runs without a platform.
  std::span<const std::string_view> needs = {};
  /// Further facets that it uses if they exist.
  std::span<const std::string_view> uses = {};
  /// Its own error codes; general ones are possible too.
  std::span<const std::string_view> errors = {};
  /// Minified JSON of the tool as MCP lists it.
  std::string_view wire = {};
  /// The same for a brief list.
  std::string_view brief_wire = {};
  /// For platforms whose list differs.
  std::span<const PlatformWire> platform_wires = {};
  /// Open for a tool whose schemas are sent as written: its body validates the arguments itself.
  const SchemaNode* input = nullptr;
  std::span<const HeaderParameter> headers = {};
  std::span<const CliOption> cli = {};
  /// The members inside arguments that are given as JSON.
  std::span<const CliMember> members = {};
  /// The permitted combinations of arguments, one sentence each, for users.
  std::span<const std::string_view> combinations = {};
  /// Reference page, Markdown.
  std::string_view reference = {};
  /// All problems at once, or a call ready to be made. An empty platform accepts what any platform accepts.
  Result<std::unique_ptr<Invocation>> (*parse)(const nlohmann::json& arguments, std::string_view platform) = nullptr;

  /// Minified JSON for the MCP tool list of a platform.
  std::string_view wire_on(std::string_view platform, WireDetail detail) const {
    const bool is_brief = detail == WireDetail::brief;
    for (const PlatformWire& own : platform_wires) {
      if (own.platform == platform) return is_brief ? own.brief_wire : own.wire;
    }
    return is_brief ? brief_wire : wire;
  }
};

}  // namespace offhand
