#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/load/diagnostics.h"
#include "codegen/load/json.h"
#include "codegen/model/clients.h"
#include "codegen/model/command_line.h"
#include "codegen/model/desk_tables.h"
#include "codegen/model/name.h"
#include "codegen/model/questions.h"
#include "codegen/model/vocabulary.h"

/// The content of the schema as plain values, the only input of emitters.
namespace offhand::codegen {

/// The toolset whose tools need no prefix.
constexpr std::string_view kMainToolset = "desktop";

enum class Kind { string, integer, number, boolean, array, object, any };

/// The name in JSON Schema: "string".
std::string_view kind_name(Kind kind);

struct EnumValue {
  Name name;
  std::string description;
  /// The release that it came with, where further ones come; else empty.
  std::string since = {};
};

struct Type;
using TypePtr = std::shared_ptr<const Type>;

/// A member of a struct. A flattened one is a union whose keys are in the enclosing object, with a prefix.
struct Field {
  Name name;
  TypePtr type;
  bool required = false;
  std::optional<Json> default_value;
  std::vector<Json> examples;
  std::string description;
  /// What tools/list says in its place; empty: the description.
  std::string summary;
  /// Of a list of objects in a result: how an item reads in the text of a reply; empty: it does not.
  std::string row;
  /// The enum value for unknown strings.
  std::string unknown;
  std::vector<std::string> platforms;
  bool ignored_elsewhere = false;
  /// True if clients see it.
  bool listed = true;
  /// HTTP clients repeat it in the header Mcp-Param-<this>; empty: in none.
  std::string header;
  /// As Holds: its own word, or that of its type; empty: nothing is said.
  std::string holds;
  std::vector<std::string> also_called;
  std::vector<std::string> not_called;
  bool nullable = false;
  bool flattened = false;
  std::string prefix;
  Place place;

  const std::string& on_wire() const { return summary.empty() ? description : summary; }
  /// True if the struct member is an std::optional.
  bool is_optional() const { return !required && !default_value; }
};

struct UnionForm {
  TypePtr type;
  /// The value of the union's tag.
  std::string value;
  std::vector<std::string> required;
  std::vector<std::string> optional;
};

struct DependentKeys {
  std::string key;
  std::vector<std::string> needs;
};

/// Limits as the schema writes them.
struct Limits {
  std::optional<Json> minimum;
  std::optional<Json> maximum;
  std::optional<std::uint64_t> min_size;
  std::optional<std::uint64_t> max_size;
  std::string pattern;
  std::string format;
};

struct Type {
  Kind kind = Kind::object;
  /// Its C++ name; empty: written out where it is used.
  std::string cpp_name;
  /// The file, without extension, that declares it: "generated/types/target".
  std::string home;
  /// Arguments of a tool: only read, never written.
  bool is_arguments = false;
  std::string description;
  /// As of a field, for places that say neither.
  std::string summary;
  std::string row;
  /// How it reads as the result of a tool, where that is the same for all tools; empty: each says it.
  std::string text;
  /// What uses a definition that no schema refers to.
  std::string used_by;
  Place place;
  Limits limits;
  /// The kind of live object that it names: window, process, session; empty: none.
  std::string live;
  /// As Holds; of a list what its items hold.
  std::string holds;
  std::vector<EnumValue> values;
  std::vector<std::pair<std::string, std::string>> aliases;
  /// The items of an array, or the values of a map.
  TypePtr items;
  bool unique_items = false;
  std::vector<Field> fields;
  /// For a union: `fields` are its keys, and one of the forms applies.
  std::vector<UnionForm> forms;
  Name union_member;
  /// For a union and for its forms, which write the tag.
  std::string tag;
  std::string tag_value;
  std::vector<DependentKeys> dependent_required;
  std::vector<std::string> at_least_one_of;
  /// An object with unknown members.
  bool open = false;
  /// For an enum of results: later releases and other platforms have further values, so readers treat it as a string.
  bool more_values = false;
  /// For a call of another tool: the toolset of tools named without one.
  std::string call_toolset;

  /// Whether the text needs to be told what the tool did.
  bool asks_for_verb() const { return text.find("{verb}") != std::string::npos; }
  bool is_enum() const { return !values.empty(); }
  bool is_union() const { return !forms.empty(); }
  bool is_map() const { return kind == Kind::object && items != nullptr; }
  bool is_call() const { return !call_toolset.empty(); }
  /// A set of an enum's values.
  bool is_set() const { return kind == Kind::array && unique_items && items->is_enum(); }
  bool is_struct() const { return kind == Kind::object && !is_union() && !is_map() && !is_call() && !open; }
};

/// All keys of an object in JSON, including those of flattened unions.
std::vector<Field> flat_fields(const Type& type);
/// The unions flattened into an object.
std::vector<Field> unions_of(const Type& type);
/// The keys with the prefix.
std::vector<std::string> prefixed(const std::string& prefix, const std::vector<std::string>& keys);

/// A file of schema/common.
struct CommonFile {
  std::string path;
  /// True if it is to be generated; a part also uses files of others.
  bool own = true;
  /// "generated/types/target"
  std::string home;
  std::vector<TypePtr> types;
};

enum class SupportLevel { none, partial, full };

struct PlatformEntry {
  std::string platform;
  SupportLevel support = SupportLevel::none;
  std::string note;
  Place place;
};

struct Example {
  std::string description;
  Json arguments;
  Place place;
};

struct TextRow {
  std::string list;
  std::string text;
  Place place;
};

/// A schema folder and what is generated from it. The product's stands alone; others (those of tests) use its types.
struct Part {
  /// The folder of its files, with a slash at the end; empty for the product.
  std::string folder;
  /// Namespace of the generated code.
  std::string space = "offhand";

  bool is_product() const { return folder.empty(); }
  /// "generated/registry/registry" for "registry/registry"
  std::string home(const std::string& file) const { return folder + "generated/" + file; }
};

/// An argument that is repeated in a header.
struct HeaderArgument {
  std::string header;
  /// The keys of the path to it.
  std::vector<std::string> path;
  /// The name in JSON Schema: "string".
  std::string type;
  Place place;
};

/// The members that tools, resources and prompts share.
struct Declared {
  std::string path;
  Place place;
  Part part;
  Name name;
  std::string title;
  std::string since;
  std::string description;
  /// In the form of the protocol.
  Json icons;
};

/// An interface for bodies: of a platform, or of a server that passes it to them.
struct Facet {
  Name name;
  /// For a server's facet: its hand-written class. For a platform's: its interface in platform/api.
  std::string cpp_name;
  std::string description;
  Place place;
  bool of_a_platform = false;
  /// Of a platform: what holds it in `Platform`, and the header of its interface.
  Name member;
  /// Of a platform: the facet that it extends; who uses that one may use this one where it is there. Empty: none.
  std::string part_of = {};

  bool is_own() const { return !of_a_platform; }
};

struct Tool : Declared {
  std::string toolset;
  std::string group;
  /// Old names, which are not listed.
  std::vector<std::string> aliases;
  Json annotations;
  /// A value of Power.
  std::string power;
  bool sandboxed = false;
  /// The word before its command; may be empty.
  std::string command_group;
  std::string command_word;
  /// The place of the command's word in the schema, or that of the name.
  Place command_place;
  std::vector<std::string> positional;
  /// Flags that are true on the command line only together with another argument.
  std::map<std::string, std::string> only_with;
  /// The schemas are sent as written, and the body gets JSON: there are no types.
  bool verbatim = false;
  Json input_schema;
  Json output_schema;
  /// True if the result's schema is an external one; there is no type for it.
  bool external_result = false;
  /// Null if verbatim.
  TypePtr args;
  /// Null if verbatim, and if the body makes the reply and the schema does not describe it.
  TypePtr result;
  bool structured = true;
  /// Whether each reply has the result as its structured content, so that clients are told its schema.
  bool promises_result = true;
  /// What tools/list says in place of the description; empty: the description.
  std::string summary;
  /// How the result reads; empty where its type says so, for which the tool has a verb at most.
  std::string text;
  std::string verb;
  /// Of lists of its own.
  std::vector<TextRow> rows;
  /// What a call touches, as the schema has it.
  std::string subject;
  std::vector<std::string> errors;
  /// Facets of a platform.
  std::vector<std::string> needs;
  /// Facets of a platform that the tool uses if they exist.
  std::vector<std::string> uses;
  /// Facets of the server itself.
  std::vector<Facet> own_facets;
  std::string background_lock;
  std::string foreground_lock;
  std::string timeout;
  std::string tasks;
  /// A member of the result that is false where what was asked does not hold; empty: none tells.
  std::string verdict;
  std::vector<HeaderArgument> headers;
  std::vector<PlatformEntry> platforms;
  std::vector<Example> examples;

  const std::string& on_wire() const { return summary.empty() ? description : summary; }
  std::string identity() const { return toolset + '.' + name.text(); }
  /// Its name in messages and in `offhand describe`.
  std::string spoken() const;
  /// The command: "click" or "ax find".
  std::string command() const;
  /// The command with the program: "offhand click".
  std::string command_line() const;
  /// The name of its manual page: "click" or "ax-find".
  std::string page() const;
  /// True if it works on a platform. A tool without one has no body.
  bool is_anywhere() const;
  /// True if its body gets the resolved target.
  bool has_target() const { return subject != "none" && (subject != "desktop" || may_act_on_screen()); }
  /// True if a desktop call can act on a point of the screen when an argument says so.
  bool may_act_on_screen() const;
  /// Whether a call keeps others from something: only of such a one a fingerprint is asked for.
  bool locks() const { return background_lock != "none" || foreground_lock != "none"; }
  /// The argument that holds this, outside of its unions; null: there is none.
  const Field* argument_with(std::string_view holds) const;
  /// "tools/desktop/click"
  std::string file() const { return "tools/" + toolset + '/' + name.snake(); }
  std::string home() const { return part.home(file()); }
  std::string space() const { return part.space + "::tools::" + toolset; }
};

/// What may change what a resource tells.
struct Watches {
  std::vector<std::string> events;
  int debounce_ms = 0;
  bool each_event_is_news = false;
};

struct Resource : Declared {
  /// The URI or the template.
  std::string uri;
  bool is_template = false;
  std::string mime_type;
  Json annotations;
  /// In the order of the template.
  std::vector<std::string> variable_names;
  /// Null for a resource with a fixed URI.
  TypePtr variables;
  /// Facets of a platform that its body uses.
  std::vector<std::string> needs;
  std::optional<Watches> watches;

  std::string home() const { return part.home("resources/" + name.snake()); }
  std::string space() const { return part.space + "::resources"; }
};

struct Prompt : Declared {
  TypePtr args;
  /// As of a resource.
  std::vector<std::string> needs;

  std::string home() const { return part.home("prompts/" + name.snake()); }
  std::string space() const { return part.space + "::prompts"; }
};

/// The values that completion may offer: those of an enum, else the examples.
std::vector<std::string> completion_values(const Field& field);

struct Platform {
  std::string name;
  std::string title;
  std::vector<std::string> facets;
  Place place;
  /// The support of tools that do not mention the platform.
  std::optional<PlatformEntry> unless_said;
};

struct Preset {
  std::string name;
  std::string description;
  /// Identities, sorted.
  std::vector<std::string> tools;
  Place place;
  std::optional<std::size_t> max_bytes;
  /// Its tools are listed only with limits that help to choose a value.
  bool brief = false;
};

struct ErrorCode {
  Name code;
  std::string message;
  std::string hint;
  std::string shell_hint;
  int exit_code = 1;
  /// True if any call or command may fail with it.
  bool general = false;
  TypePtr data;
  Place place;
  /// True if it is to be generated; a part also uses the errors of the product.
  bool own = true;
};

struct Model {
  Part part;
  /// Fragment properties with a named type, by name.
  std::map<std::string, Field> shared_arguments;
  std::vector<CommonFile> common;
  std::optional<RoleTable> roles;
  std::optional<NodeActionTable> node_actions;
  std::optional<CupTable> cup;
  std::vector<Tool> tools;
  /// Sorted by URI.
  std::vector<Resource> resources;
  /// Sorted by name.
  std::vector<Prompt> prompts;
  /// The facets of platforms, then those of the server.
  std::vector<Facet> facets;
  std::vector<Platform> platforms;
  std::string default_preset;
  std::vector<Preset> presets;
  std::string errors_path;
  std::vector<ErrorCode> errors;
  /// Types that errors.json defines for error data in this part.
  std::vector<TypePtr> error_types;
  std::string questions_path;
  std::vector<Question> questions;
  std::string config_path;
  TypePtr config;
  /// The command line of the program; for a part, that of its servers.
  std::optional<CommandLine> command_line;
  /// The command line of programs that serve a part.
  std::optional<CommandLine> server_command_line;
  std::optional<ClientTable> clients;
  std::vector<Peer> peers;
  std::optional<AuditTable> audit;
  std::optional<PatternTable> patterns;

  const ErrorCode* find_error(const std::string& code) const;
  const Tool* find_tool(const std::string& identity) const;
  /// Also by an old name.
  const Tool* find_tool_ever_called(const std::string& identity) const;
  const Facet* find_facet(const std::string& name) const;
  const Platform* find_platform(const std::string& name) const;
};

}  // namespace offhand::codegen
