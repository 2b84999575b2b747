#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <optional>

#include "codegen/check/check.h"
#include "codegen/runtime/read_schema.h"
#include "codegen/runtime/validate.h"

namespace offhand::codegen {
namespace {

struct FileKind {
  /// Beginning of the path below the schema folder.
  std::string_view prefix;
  std::string_view meta;
  /// True if a part may have its own; it takes the others from the product.
  bool in_parts = false;
};

// The first matching entry applies.
constexpr auto kKinds = std::to_array<FileKind>({
    {"common/errors.json", "errors", true},
    {"common/questions.json", "questions"},
    {"common/roles.json", "roles"},
    {"common/actions.json", "actions"},
    {"common/cup.json", "cup"},
    {"common/", "fragments", true},
    {"tools/", "tool", true},
    {"resources/", "resource", true},
    {"prompts/", "prompt", true},
    {"platforms/", "platform"},
    {"presets.json", "presets", true},
    {"facets.json", "facets", true},
    {"clients.json", "clients"},
    {"peers.json", "peers"},
    {"audit.json", "audit"},
    {"patterns.json", "patterns"},
    {"config/config.json", "config"},
    {"cli/", "cli"},
});

/// A JSON Schema keyword that this dialect replaces.
struct Foreign {
  std::string_view keyword;
  std::string_view way;
};

constexpr auto kForeign = std::to_array<Foreign>({
    {"additionalItems", "\"items\" for all of them"},
    {"anyOf", "\"union\""},
    {"const", "an \"enum\" of one value"},
    {"contains", "\"items\", which holds for each of them"},
    {"definitions", "\"$defs\""},
    {"dependentSchemas", "\"union\" or \"dependentRequired\""},
    {"else", "\"union\""},
    {"exclusiveMaximum", "\"maximum\""},
    {"exclusiveMinimum", "\"minimum\""},
    {"if", "\"union\""},
    {"maxContains", "\"maxItems\""},
    {"minContains", "\"minItems\""},
    {"not", "\"union\" or \"enum\", which say what there is"},
    {"oneOf", "\"union\""},
    {"patternProperties", "\"additionalProperties\", which makes a map"},
    {"prefixItems", "an object, which has a name for each"},
    {"propertyNames", "\"description\": any key of a map is taken"},
    {"then", "\"union\""},
});

/// The replacement, such as "use \"union\".", if the keyword has one.
std::optional<std::string> way_of_the_dialect(std::string_view keyword) {
  const auto found = std::ranges::find(kForeign, keyword, &Foreign::keyword);
  if (found == kForeign.end()) return std::nullopt;
  return "use " + std::string(found->way) + '.';
}

const FileKind* kind_of(std::string_view relative) {
  for (const FileKind& kind : kKinds) {
    if (relative.starts_with(kind.prefix)) return &kind;
  }
  return nullptr;
}

/// Checks files against the schemas of schema/meta, so that editors and the generator use the same rules.
class FormChecker {
 public:
  FormChecker(const SchemaFolder& folder, Diagnostics& diagnostics) : folder_(folder), diagnostics_(diagnostics) {}

  void check(const Document& document, const Document& meta) {
    const SchemaNode& form = reader_.read(parsed(meta));
    for (const std::string& keyword : reader_.unknown()) {
      folder_.error(diagnostics_, {meta.path, ""}, "the generator does not know the keyword " + keyword + '.');
    }
    nlohmann::json value = nlohmann::json::parse(document.json.dump());
    for (const Problem& problem : validate(form, value, {}, Shown::text)) report(document, problem);
  }

 private:
  void report(const Document& document, const Problem& problem) {
    constexpr std::string_view kUnknown = "unknown key";
    const std::size_t last = problem.pointer.rfind('/');
    const auto parent = problem.pointer.substr(0, last);
    const auto word = problem.pointer.substr(last + 1);
    if (problem.fault == Problem::Fault::missing) return report_missing(document, parent, word);
    // Other problems of this object follow from the unknown member.
    const Json* closed = at(document, parent + "/additionalProperties");
    if (closed != nullptr && *closed == false && !is_a_name(parent)) {
      return folder_.error(diagnostics_, {document.path, parent + "/additionalProperties"},
                           "leave it out: no object takes other keys than its properties.");
    }
    if (const auto way = way_of(document, problem, word))
      return folder_.error(diagnostics_, {document.path, problem.pointer}, *way);
    std::string message = problem.message;
    if (problem.fault == Problem::Fault::unknown) message.replace(0, kUnknown.size(), "unknown keyword");
    const std::size_t guess = message.rfind(", did you mean");
    if (guess == std::string::npos) {
      message += '.';
    } else {
      message[guess] = ';';
    }
    folder_.error(diagnostics_, {document.path, problem.pointer}, message);
  }

  void report_missing(const Document& document, const std::string& object, const std::string& word) {
    if (has_foreign(document, object)) return;
    const Json* schema = at(document, object);
    const bool is_bare = word == "properties" && schema != nullptr && schema->value("type", Json()) == "object";
    folder_.error(diagnostics_, {document.path, object},
                  is_bare ? "no properties: {} is for an object that holds nothing, \"additionalProperties\" for one "
                            "that holds anything."
                          : "no " + word + '.');
  }

  /// The dialect's replacement for a refused keyword or value.
  static std::optional<std::string> way_of(const Document& document, const Problem& problem, const std::string& word) {
    const Json* value = at(document, problem.pointer);
    if (word == "type" && value != nullptr && (value->is_array() || *value == "null"))
      return "use one type, and \"nullable\" where null may stand for it.";
    if (word == "items" && value != nullptr && value->is_array())
      return "use one schema for all items, or an object, which has a name for each.";
    if (problem.fault != Problem::Fault::unknown) return std::nullopt;
    if (word == "enum") return "use \"type\": \"string\": an enum is of strings.";
    if (word == "unevaluatedProperties") return "leave it out: no object takes other keys than its properties.";
    return way_of_the_dialect(word);
  }

  /// True if the object holds properties by name and is no schema.
  static bool is_a_name(const std::string& pointer) { return pointer.ends_with("/properties"); }

  static const Json* at(const Document& document, const std::string& pointer) {
    const Json::json_pointer path(pointer);
    return document.json.contains(path) ? &document.json[path] : nullptr;
  }

  /// True if the object has a replaced keyword instead of a type; each is reported itself.
  bool has_foreign(const Document& document, const std::string& object) {
    const Json* schema = at(document, object);
    if (schema == nullptr || !schema->is_object()) return false;
    bool has_any = false;
    for (const auto& [key, member] : schema->items()) {
      const auto way = way_of_the_dialect(key);
      if (way) folder_.error(diagnostics_, {document.path, object + '/' + key}, *way);
      has_any = has_any || way.has_value();
    }
    return has_any;
  }

  const nlohmann::json& parsed(const Document& meta) {
    const auto [entry, is_new] = metas_.try_emplace(meta.path);
    if (is_new) {
      entry->second = nlohmann::json::parse(meta.json.dump());
      name_file(entry->second, std::filesystem::path(meta.path).filename().string());
    }
    return entry->second;
  }

  /// Adds the file's name to references within the file.
  static void name_file(nlohmann::json& schema, const std::string& file) {
    if (!schema.is_structured()) return;
    for (auto& [key, value] : schema.items()) {
      if (key == "$ref" && value.is_string() && value.get_ref<const std::string&>().starts_with('#')) {
        value = file + value.get<std::string>();
      }
      name_file(value, file);
    }
  }

  const nlohmann::json* follow(const std::string& reference) {
    const std::size_t mark = reference.find('#');
    const std::string path = shown_path("meta/" + reference.substr(0, mark));
    const Document* meta = folder_.find(path);
    const nlohmann::json::json_pointer pointer(mark == std::string::npos ? "" : reference.substr(mark + 1));
    if (meta != nullptr && parsed(*meta).contains(pointer)) return &parsed(*meta)[pointer];
    folder_.error(diagnostics_, {path, ""}, reference + " leads nowhere.");
    return nullptr;
  }

  const SchemaFolder& folder_;
  Diagnostics& diagnostics_;
  std::map<std::string, nlohmann::json> metas_;
  SchemaReader reader_{[this](const std::string& reference) { return follow(reference); }};
};

/// Editors follow $schema, so it must name the right file. Schemas outside of the repository name the installed one.
void check_schema_link(const SchemaFolder& folder, const Document& document, const std::string& meta,
                       Diagnostics& diagnostics) {
  if (!document.json.is_object() || !document.json.contains("$schema") || !document.json["$schema"].is_string()) return;
  const auto here = std::filesystem::path(document.path).parent_path();
  const auto target = (here / document.json["$schema"].get<std::string>()).lexically_normal().generic_string();
  const bool leads_there = document.root == shown_path("")
                               ? target == meta
                               : std::filesystem::path(target).filename() == std::filesystem::path(meta).filename();
  if (!leads_there) folder.error(diagnostics, {document.path, "/$schema"}, "must lead to " + meta + '.');
}

std::string meta_of(const FileKind& kind) { return shown_path("meta/" + std::string(kind.meta) + ".schema.json"); }

bool are_forms_there(const SchemaFolder& folder, Diagnostics& diagnostics) {
  bool are_there = true;
  for (const FileKind& kind : kKinds) {
    if (folder.find(meta_of(kind)) != nullptr) continue;
    are_there = false;
    diagnostics.error({meta_of(kind), ""}, 1, "the file is missing.");
  }
  return are_there;
}

}  // namespace

void check_forms(const SchemaFolder& folder, Diagnostics& diagnostics) {
  if (!are_forms_there(folder, diagnostics)) return;
  FormChecker checker(folder, diagnostics);
  for (const Document* document : folder.below("")) {
    const std::string relative = document->relative();
    // Files from elsewhere keep their own form.
    if (relative.starts_with("meta/") || relative.starts_with("released/") || relative.starts_with("external/"))
      continue;
    const FileKind* kind = kind_of(relative);
    if (kind == nullptr) {
      folder.error(diagnostics, {document->path, ""}, "no kind of schema file belongs here.");
      continue;
    }
    if (!kind->in_parts && document->root != shown_path("")) {
      folder.error(diagnostics, {document->path, ""},
                   "a part declares tools, resources, prompts, presets, types, errors and facets; this comes from " +
                       shown_path(relative) + '.');
      continue;
    }
    const std::string meta_path = meta_of(*kind);
    check_schema_link(folder, *document, meta_path, diagnostics);
    checker.check(*document, *folder.find(meta_path));
  }
}

}  // namespace offhand::codegen
