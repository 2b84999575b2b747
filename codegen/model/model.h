#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/load/diagnostics.h"
#include "codegen/load/json.h"
#include "codegen/model/name.h"

/// What the schema says, as plain values. Emitters read this and nothing else.
namespace offhand::codegen {

/// The toolset whose tools are called without it.
constexpr std::string_view kMainToolset = "desktop";

enum class Kind { string, integer, number, boolean, array, object, any };

/// As JSON Schema has it: "string".
std::string_view kind_name(Kind kind);

struct EnumValue {
  Name name;
  std::string description;
  /// The release that it came with, where further ones come; else empty.
  std::string since = {};
};

struct Type;
using TypePtr = std::shared_ptr<const Type>;

/// A member of a struct. A flattened one is a union whose keys stand in the enclosing object, with its prefix in front.
struct Field {
  Name name;
  TypePtr type;
  bool required = false;
  std::optional<Json> default_value;
  std::vector<Json> examples;
  std::string description;
  /// Enum value that unknown strings stand for.
  std::string unknown;
  std::vector<std::string> platforms;
  bool ignored_elsewhere = false;
  /// Whether clients are told of it.
  bool listed = true;
  /// Clients over HTTP repeat it in the header Mcp-Param-<this>; empty: in none.
  std::string header;
  /// What dispatch takes it for: session, delivery, wait; empty: nothing.
  std::string dispatch;
  std::vector<std::string> also_called;
  std::vector<std::string> not_called;
  bool nullable = false;
  bool flattened = false;
  std::string prefix;
  Place place;

  /// Whether the struct member is an std::optional.
  bool is_optional() const { return !required && !default_value; }
};

struct UnionForm {
  TypePtr type;
  /// Of the union's tag.
  std::string value;
  std::vector<std::string> required;
  std::vector<std::string> optional;
};

struct DependentKeys {
  std::string key;
  std::vector<std::string> needs;
};

/// Limits are kept as the schema writes them.
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
  /// C++ name it is declared under; empty: written out where it is used.
  std::string cpp_name;
  /// File without extension that declares it: "generated/types/target".
  std::string home;
  /// Arguments of a tool: only read, never written.
  bool is_arguments = false;
  std::string description;
  /// Of a definition that no schema names: what does.
  std::string used_by;
  Place place;
  Limits limits;
  /// What of the running desktop it names: window, process, session; empty: nothing.
  std::string live;
  std::vector<EnumValue> values;
  std::vector<std::pair<std::string, std::string>> aliases;
  /// Of an array, and what the keys of a map lead to.
  TypePtr items;
  bool unique_items = false;
  std::vector<Field> fields;
  /// A union: `fields` are its keys, one of the forms holds.
  std::vector<UnionForm> forms;
  Name union_member;
  /// Of a union, and of the forms of one, which write it.
  std::string tag;
  std::string tag_value;
  std::vector<DependentKeys> dependent_required;
  std::vector<std::string> at_least_one_of;
  /// An object of which nothing is known.
  bool open = false;
  /// Of an enum of results: later releases and other platforms have further values, so readers take it for a string.
  bool more_values = false;
  /// Of a call of another tool: where tools are that are named without a toolset.
  std::string call_toolset;

  bool is_enum() const { return !values.empty(); }
  bool is_union() const { return !forms.empty(); }
  bool is_map() const { return kind == Kind::object && items != nullptr; }
  bool is_call() const { return !call_toolset.empty(); }
  /// A set of an enum's values.
  bool is_set() const { return kind == Kind::array && unique_items && items->is_enum(); }
  bool is_struct() const { return kind == Kind::object && !is_union() && !is_map() && !is_call() && !open; }
};

/// All keys of an object as they stand in JSON: flattened unions spread out.
std::vector<Field> flat_fields(const Type& type);
/// The unions flattened into an object.
std::vector<Field> unions_of(const Type& type);
/// The keys with the prefix in front.
std::vector<std::string> prefixed(const std::string& prefix, const std::vector<std::string>& keys);

/// A file of schema/common.
struct CommonFile {
  std::string path;
  /// Whether it is to be generated; a part rests on others.
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

/// A schema folder and what is generated from it. The product's stands alone; others (those of tests) rest on its
/// types.
struct Part {
  /// Where its files lie, with a slash at the end; empty for the product.
  std::string folder;
  /// Namespace of what is generated.
  std::string space = "offhand";

  bool is_product() const { return folder.empty(); }
  /// "generated/registry/registry" for "registry/registry"
  std::string home(const std::string& file) const { return folder + "generated/" + file; }
};

/// An argument that is repeated in a header.
struct HeaderArgument {
  std::string header;
  /// Keys that lead to it.
  std::vector<std::string> path;
  /// As the schema has it: "string".
  std::string type;
  Place place;
};

/// What tools, resources and prompts have in common.
struct Declared {
  std::string path;
  Place place;
  Part part;
  Name name;
  std::string title;
  std::string since;
  std::string description;
  /// As the protocol has them.
  Json icons;
};

/// What bodies may use: of a platform, or of a server's own, which hands it to them.
struct Facet {
  Name name;
  /// Of a server's own: the class that is written by hand. Of a platform: the interface in platform/api.
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
  /// As Power.
  std::string power;
  /// The word before its command; empty: none.
  std::string command_group;
  std::string command_word;
  /// Where that is said: in a word of its own, or by the name.
  Place command_place;
  std::vector<std::string> positional;
  /// Flags that are true on the command line only where another argument is given.
  std::map<std::string, std::string> only_with;
  /// The schemas go out as they are written, and the body gets JSON: there are no types.
  bool verbatim = false;
  Json input_schema;
  Json output_schema;
  /// Whether that is somebody else's, which says what the body makes: there is no type of it.
  bool external_result = false;
  /// Null when verbatim.
  TypePtr args;
  /// Null when verbatim, and where the body makes the reply and the schema does not say of what.
  TypePtr result;
  bool structured = true;
  std::string summary;
  std::vector<TextRow> rows;
  /// As SubjectKind.
  std::string subject;
  std::vector<std::string> errors;
  /// Of a platform.
  std::vector<std::string> needs;
  /// Of a platform, where they are there.
  std::vector<std::string> uses;
  /// Of the server's own.
  std::vector<Facet> own_facets;
  std::string background_lock;
  std::string foreground_lock;
  std::string timeout;
  std::string tasks;
  std::vector<HeaderArgument> headers;
  std::vector<PlatformEntry> platforms;
  std::vector<Example> examples;

  std::string identity() const { return toolset + '.' + name.text(); }
  /// How it is called in messages and in `offhand describe`.
  std::string spoken() const;
  /// "click" or "ax find", as the command line has it.
  std::string command() const;
  /// With the program in front: "offhand click".
  std::string command_line() const;
  /// Of its manual page: "click" or "ax-find".
  std::string page() const;
  /// Whether it works on some platform. One that works on none has no body.
  bool is_anywhere() const;
  /// Whether its body is handed what it touches.
  bool has_target() const { return subject != "none" && (subject != "desktop" || may_act_on_screen()); }
  /// Whether a call that is about the desktop can act on a point of the screen, when it says so.
  bool may_act_on_screen() const;
  /// "tools/desktop/click"
  std::string file() const { return "tools/" + toolset + '/' + name.snake(); }
  std::string home() const { return part.home(file()); }
  std::string space() const { return part.space + "::tools::" + toolset; }
};

struct Resource : Declared {
  /// Or the template.
  std::string uri;
  bool is_template = false;
  std::string mime_type;
  Json annotations;
  /// In the order of the template.
  std::vector<std::string> variable_names;
  /// Null for a resource with a fixed uri.
  TypePtr variables;

  std::string home() const { return part.home("resources/" + name.snake()); }
  std::string space() const { return part.space + "::resources"; }
};

struct Prompt : Declared {
  TypePtr args;

  std::string home() const { return part.home("prompts/" + name.snake()); }
  std::string space() const { return part.space + "::prompts"; }
};

/// What a client may be offered while someone types a value: those of an enum, or else examples.
std::vector<std::string> completion_values(const Field& field);

struct Platform {
  std::string name;
  std::string title;
  std::vector<std::string> facets;
  Place place;
  /// Of tools that do not mention it.
  std::optional<PlatformEntry> unless_said;
};

struct Preset {
  std::string name;
  std::string description;
  /// Identities, sorted.
  std::vector<std::string> tools;
  Place place;
  std::optional<std::size_t> max_bytes;
  /// Its tools are listed with the limits alone that help to choose a value.
  bool brief = false;
};

struct ErrorCode {
  Name code;
  std::string message;
  std::string hint;
  std::string shell_hint;
  int exit_code = 1;
  /// Whether any call or command may end with it.
  bool general = false;
  TypePtr data;
  Place place;
  /// Whether it is to be generated; a part rests on those of the product.
  bool own = true;
};

/// Option or positional argument of a command, as the schema has it.
struct CommandLineOption {
  std::string name;
  /// One letter, or empty.
  std::string letter;
  std::string type;
  std::string value;
  std::string description;
  std::string default_text;
  bool required = false;
  std::optional<std::int64_t> minimum;
  std::optional<std::int64_t> maximum;
  std::vector<std::string> choices;
};

struct Command {
  std::string name;
  std::string description;
  std::vector<CommandLineOption> positionals;
  std::vector<CommandLineOption> options;
  std::vector<Command> commands;
};

struct CommandLine {
  std::string path;
  Command program;
  std::string footer;
  std::vector<CommandLineOption> tool_options;
  std::vector<std::pair<int, std::string>> exit_codes;
};

struct Model {
  Part part;
  /// Properties of fragments that have a type with a name, by their own.
  std::map<std::string, Field> shared_arguments;
  std::vector<CommonFile> common;
  std::vector<Tool> tools;
  /// Sorted by uri.
  std::vector<Resource> resources;
  /// Sorted by name.
  std::vector<Prompt> prompts;
  /// Those of platforms, then the server's own.
  std::vector<Facet> facets;
  std::vector<Platform> platforms;
  std::string default_preset;
  std::vector<Preset> presets;
  std::string errors_path;
  std::vector<ErrorCode> errors;
  /// Types that errors.json defines for data, of what is to be generated.
  std::vector<TypePtr> error_types;
  std::string config_path;
  TypePtr config;
  /// Where its tools are commands: of the program, of a part that of servers.
  std::optional<CommandLine> command_line;
  /// What programs have that serve a part.
  std::optional<CommandLine> server_command_line;

  const ErrorCode* find_error(const std::string& code) const;
  const Tool* find_tool(const std::string& identity) const;
  const Facet* find_facet(const std::string& name) const;
  const Platform* find_platform(const std::string& name) const;
};

}  // namespace offhand::codegen
