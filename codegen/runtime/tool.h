#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/cli.h"
#include "codegen/runtime/error.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/subject.h"

namespace offhand {

/// What a tool body may use; defined in impl/tools/call.h.
class Call;

/// What a call touches, found and checked; defined in impl/target/target.h.
struct Target;

struct Image {
  std::string mime_type;
  std::string bytes;
};

/// What a tool answers, before a transport wraps it.
struct Reply {
  std::string text = {};
  /// JSON text of an object.
  std::optional<std::string> structured = {};
  std::vector<Image> images = {};
  /// JSON text of further content blocks, after those above. With them an empty text makes no text block.
  std::vector<std::string> blocks = {};
  /// Whether this tells of a failure that has no error code of ours.
  bool is_error = false;
  /// JSON text of common/element.json Cost; empty when nothing was read.
  std::string cost = {};
};

/// The run that a call names, where two arguments can: "default" in the first one means the run of calls that name
/// none.
inline std::optional<std::string_view> named_run(const std::optional<std::string>& first,
                                                 const std::optional<std::string>& second) {
  if (!first) return second;
  return *first == "default" ? std::nullopt : std::optional<std::string_view>(*first);
}

/// Typed arguments of one call, ready to run. Only dispatch runs them: what stands between a caller and a body stands
/// there.
class Invocation {
 public:
  Invocation() = default;
  Invocation(const Invocation&) = delete;
  Invocation& operator=(const Invocation&) = delete;
  virtual ~Invocation() = default;

  /// The session the caller named.
  virtual std::optional<std::string_view> session() const { return std::nullopt; }
  /// Whether the call asks for foreground delivery.
  virtual bool foreground() const { return false; }
  /// How long the caller lets the body wait for something, on top of the time that a call of the tool has.
  virtual std::int64_t wait_ms() const { return 0; }
  /// Whom the call touches; valid as long as the invocation.
  virtual Subject subject() const { return {}; }

 private:
  friend class CallPipeline;
  virtual Result<Reply> run(Call& call, const Target& target) const = 0;
};

enum class LockKind : std::uint8_t { none, window, seat };
/// run: of tools that call others.
enum class TimeoutKind : std::uint8_t { read, action, launch, run };
/// Whether a call may run on as a task after its answer.
enum class TaskSupport : std::uint8_t { forbidden, optional, required };
enum class Support : std::uint8_t { none, partial, full };
/// What a call can do at worst: look; change something; destroy something; run what its caller hands it.
enum class Power : std::uint8_t { observe, act, destroy, execute };

struct PlatformSupport {
  std::string_view platform;
  Support support = Support::none;
  /// Reason for `none`, restriction for `partial`.
  std::string_view note = {};
};

struct ToolAnnotations {
  bool read_only = false;
  bool destructive = true;
  bool idempotent = false;
  bool open_world = true;
};

/// An argument that clients over HTTP repeat in a header, for those on the way who do not read bodies.
struct HeaderParameter {
  /// "Region", for the header Mcp-Param-Region.
  std::string_view header;
  /// Keys that lead to the argument.
  std::span<const std::string_view> path;
};

/// A tool as MCP lists it on a platform whose arguments are not those of all the others.
struct PlatformWire {
  std::string_view platform;
  std::string_view wire;
  std::string_view brief_wire = {};
};

/// How much of the limits a tool list says: all, or those that help to choose a value.
enum class WireDetail : std::uint8_t { whole, brief };

/// Everything that is known about a tool without running it.
struct ToolInfo {
  std::string_view toolset;
  std::string_view name;
  /// "toolset.name"
  std::string_view identity;
  /// As it is typed behind the program's name: "click", or "ax find" with the name of a toolset in front.
  std::string_view command;
  std::string_view title;
  std::string_view group;
  std::string_view since;
  /// Old names, which still work but are not listed.
  std::span<const std::string_view> aliases = {};
  std::string_view description;
  ToolAnnotations annotations;
  /// For a policy to go by.
  Power power = Power::execute;
  LockKind background_lock = LockKind::none;
  LockKind foreground_lock = LockKind::none;
  TimeoutKind timeout = TimeoutKind::read;
  TaskSupport tasks = TaskSupport::forbidden;
  std::span<const PlatformSupport> platforms = {};
  /// Facets of a platform that it cannot do without; a tool without any runs without a platform.
  std::span<const std::string_view> needs = {};
  /// Facets that it makes use of where they are there.
  std::span<const std::string_view> uses = {};
  /// Error codes of its own; general ones may come on top.
  std::span<const std::string_view> errors = {};
  /// Minified JSON of the tool as MCP lists it.
  std::string_view wire;
  /// The same for a brief list.
  std::string_view brief_wire = {};
  /// Where the list of a platform differs from those.
  std::span<const PlatformWire> platform_wires = {};
  /// Open for a tool whose schemas go out as they are written: its body judges its arguments itself.
  const SchemaNode* input = nullptr;
  std::span<const HeaderParameter> headers = {};
  std::span<const CliOption> cli = {};
  /// What lies within arguments that are given as JSON.
  std::span<const CliMember> members = {};
  /// Which arguments go together, a sentence each, for people.
  std::span<const std::string_view> combinations = {};
  /// Reference page, Markdown.
  std::string_view reference;
  /// All problems at once, or arguments ready to run. An empty platform accepts what any platform accepts.
  Result<std::unique_ptr<Invocation>> (*parse)(const nlohmann::json& arguments, std::string_view platform) = nullptr;

  /// Minified JSON of the tool as MCP lists it on a platform.
  std::string_view wire_on(std::string_view platform, WireDetail detail) const {
    const bool is_brief = detail == WireDetail::brief;
    for (const PlatformWire& own : platform_wires) {
      if (own.platform == platform) return is_brief ? own.brief_wire : own.wire;
    }
    return is_brief ? brief_wire : wire;
  }
};

}  // namespace offhand
