#include <algorithm>
#include <array>
#include <map>

#include "codegen/check/check.h"
#include "codegen/check/check_types.h"
#include "codegen/model/text_access.h"

namespace offhand::codegen {
namespace {

class ModelChecker {
 public:
  ModelChecker(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics)
      : model_(model), folder_(folder), diagnostics_(diagnostics), types_(model, folder, diagnostics) {}

  void run() {
    for (const CommonFile& file : model_.common) {
      for (const TypePtr& type : file.types) types_.check(*type, Direction::output);
    }
    for (const Tool& tool : model_.tools) check_tool(tool);
    check_tool_names(model_, folder_, diagnostics_);
    check_resources();
    for (const Prompt& prompt : model_.prompts) types_.check(*prompt.args, Direction::input);
    if (model_.config) types_.check(*model_.config, Direction::input);
    for (const Platform& platform : model_.platforms) check_platform(platform);
    check_presets();
    check_errors();
    check_questions();
  }

 private:
  void error(const Place& place, std::string_view message) { folder_.error(diagnostics_, place, message); }

  void check_tool(const Tool& tool) {
    types_.check_summary(tool.summary, tool.description, tool.place);
    if (!tool.verbatim) check_types(tool);
    for (std::size_t i = 0; i < tool.errors.size(); ++i) {
      if (model_.find_error(tool.errors[i]) == nullptr) {
        error(tool.place.child("errors").child(i),
              "there is no error " + tool.errors[i] + " in " + model_.errors_path + '.');
      }
    }
    check_headers(tool, folder_, diagnostics_);
    check_support(tool);
    check_subject(tool);
  }

  void check_types(const Tool& tool) {
    types_.check(*tool.args, Direction::input);
    for (const Example& example : tool.examples)
      types_.check_value(*tool.args, example.arguments, example.place.child("arguments"));
    check_command_line(tool);
    if (!tool.result) {
      if (tool.promises_result) error(tool.place, "no outputSchema, which a structured reply follows.");
      if (!tool.text.empty()) error(tool.place.child("text"), "there is no result that it could word.");
      return;
    }
    types_.check(*tool.result, Direction::output);
    if (!tool.result->is_struct()) error(tool.place.child("outputSchema"), "must be an object that is no union.");
    check_text(tool);
  }

  void check_resources() {
    std::map<std::string, std::string> uris;
    for (const Resource& resource : model_.resources) {
      if (resource.variables) types_.check(*resource.variables, Direction::input);
      check_resource(resource, folder_, diagnostics_);
      const auto [other, added] = uris.emplace(resource.uri, resource.path);
      if (!added) error(resource.place.child("uri"), other->second + " has the same uri.");
    }
  }

  void check_command_line(const Tool& tool) {
    const std::vector<Field> fields = flat_fields(*tool.args);
    const auto find = [&](const std::string& key) {
      return std::find_if(fields.begin(), fields.end(), [&](const Field& field) { return field.name.text() == key; });
    };
    const auto require = [&](const std::string& key, const Place& place) {
      if (find(key) == fields.end()) error(place, "there is no argument " + key + '.');
    };
    const Place place = tool.place.child("cli");
    for (std::size_t i = 0; i < tool.positional.size(); ++i)
      require(tool.positional[i], place.child("positional").child(i));
    for (const auto& [flag, other] : tool.only_with) {
      const Place entry = place.child("only_with").child(flag);
      require(flag, entry);
      require(other, entry);
      if (find(flag) != fields.end() && find(flag)->type->kind != Kind::boolean) error(entry, "is no boolean.");
    }
  }

  void check_support(const Tool& tool) {
    const Place platforms = tool.place.child("platforms");
    const bool all = !tool.platforms.empty() && tool.platforms.front().place.pointer == platforms.pointer;
    if (all && !tool.needs.empty()) return error(platforms, "\"all\" is for a tool that needs nothing of a platform.");
    for (const Platform& platform : model_.platforms) {
      const auto entry = std::find_if(tool.platforms.begin(), tool.platforms.end(),
                                      [&](const PlatformEntry& e) { return e.platform == platform.name; });
      if (entry == tool.platforms.end()) {
        error(platforms, "no " + platform.name + '.');
      } else if (entry->support != SupportLevel::none) {
        check_facets(tool, platform, *entry);
      }
    }
    for (const PlatformEntry& entry : tool.platforms) {
      if (model_.find_platform(entry.platform) == nullptr)
        error(entry.place, "there is no platform " + entry.platform + '.');
    }
  }

  void check_subject(const Tool& tool) {
    const Place place = tool.place.child("subject");
    if (tool.needs.empty() != (tool.subject == "none"))
      return error(place, "\"none\" is for tools that need nothing of a platform, and for all of them.");
    if (tool.verbatim && tool.has_target())
      error(place, "a tool whose arguments go out as they are written has no typed ones to tell it.");
  }

  void check_facets(const Tool& tool, const Platform& platform, const PlatformEntry& entry) {
    const std::string level = entry.support == SupportLevel::full ? "full" : "partial";
    for (const std::string& facet : tool.needs) {
      if (std::find(platform.facets.begin(), platform.facets.end(), facet) != platform.facets.end()) continue;
      error(entry.place, "is " + level + ", but " + platform.name + " does not provide " + facet + '.');
    }
  }

  void check_text(const Tool& tool) {
    const Place text = tool.place.child("text");
    if (tool.result->home != tool.home() || !tool.result->text.empty()) return check_shared_text(tool, text);
    if (!tool.verb.empty()) error(text.child("verb"), "the text of the result asks for none.");
    if (tool.structured && tool.text.empty())
      return error(tool.place, "no text, which a structured reply is worded by.");
    check_template(tool.text, *tool.result, text.child("summary"));
    for (const TextRow& row : tool.rows) {
      const auto field = std::find_if(tool.result->fields.begin(), tool.result->fields.end(),
                                      [&](const Field& f) { return f.name.text() == row.list; });
      const bool list =
          field != tool.result->fields.end() && field->type->kind == Kind::array && field->type->items->is_struct();
      if (list) {
        check_template(row.text, *field->type->items, row.place);
      } else {
        error(row.place, "there is no list of objects " + row.list + " in the result.");
      }
    }
  }

  /// The definition words the result, for all tools that have it.
  void check_shared_text(const Tool& tool, const Place& text) {
    const Type& result = *tool.result;
    if (!tool.text.empty() || !tool.rows.empty())
      return error(text, "is for " + result.cpp_name + " to say, for all tools: one of them has a verb at most.");
    if (tool.structured && result.text.empty())
      return error(tool.place, result.cpp_name + " has no text, which a structured reply is worded by.");
    if (result.asks_for_verb() == tool.verb.empty())
      return error(text.child("verb"),
                   "the text of " + result.cpp_name + " asks for " + (tool.verb.empty() ? "it." : "none."));
    if (!tool.verb.empty()) check_template(tool.verb, result, text.child("verb"));
  }

  void check_template(const std::string& text, const Type& type, const Place& place) {
    if (const std::string problem = text_problem(text, type); !problem.empty()) error(place, problem);
  }

  void check_platform(const Platform& platform) {
    if (platform.place.file != shown_path("platforms/" + platform.name + ".json")) {
      error(platform.place.child("name"), "the file must be called " + platform.name + ".json.");
    }
  }

  void check_presets() {
    const Place root{folder_.own("presets.json"), ""};
    const bool known = std::any_of(model_.presets.begin(), model_.presets.end(),
                                   [&](const Preset& preset) { return preset.name == model_.default_preset; });
    if (!known) error(root.child("default"), "there is no preset " + model_.default_preset + '.');
    for (const Preset& preset : model_.presets) {
      std::map<std::string, std::string> names;
      for (const std::string& identity : preset.tools) {
        const std::string name = identity.substr(identity.find('.') + 1);
        const auto [other, added] = names.emplace(name, identity);
        if (!added) error(preset.place, other->second + " and " + identity + " have the same name on the wire.");
      }
    }
  }

  void check_errors() {
    for (const ErrorCode& code : model_.errors) {
      check_template(code.message, *code.data, code.place.child("message"));
      if (!code.hint.empty()) check_template(code.hint, *code.data, code.place.child("hint"));
      if (!code.shell_hint.empty()) check_template(code.shell_hint, *code.data, code.place.child("shell_hint"));
    }
    check_exit_codes();
    // Generated code creates these errors itself.
    require_error("invalid_arguments", {"tool", "summary", "problems"});
    require_error("unsupported_platform", {"tool", "platform", "reason"});
    require_error("unknown_platform", {"platform", "platforms"});
    require_error("configuration_invalid", {"source", "reason"});
  }

  void check_questions() {
    for (const Question& question : model_.questions) {
      check_template(question.message, *question.data, question.place.child("message"));
      const bool is_page = question.kind == "page";
      const Place answer = question.place.child("answer");
      if (is_page != question.member.empty() || is_page != question.title.empty())
        error(answer, is_page ? "a page has no member and no title." : "a form has a member and a title.");
      if (!question.choices.empty() && question.kind != "choice") error(answer, "only a choice has choices.");
      if ((question.kind == "text") != (question.max_length > 0))
        error(answer, "a text, and only that, has a max_length.");
      const auto& number = question.number;
      if (!number.member.empty() && (question.kind != "yes_no" || number.member == question.member))
        error(answer, "only a yes or no has a number beside it, called otherwise.");
      if (number.usual < number.least || number.usual > number.most)
        error(answer, "the default of the number is not between its minimum and its maximum.");
      if (!question.box.member.empty() && question.kind != "text") error(answer, "only a text has a box beside it.");
      if (!question.box.member.empty() && question.box.member == question.member)
        error(answer, "the box is called like the text: an answer could not tell them apart.");
    }
  }

  void check_exit_codes() {
    if (!model_.command_line) return;
    const auto& declared = model_.command_line->exit_codes;
    for (const ErrorCode& code : model_.errors) {
      if (!code.own) continue;
      const bool known = std::any_of(declared.begin(), declared.end(),
                                     [&](const ExitCode& exit) { return exit.code == code.exit_code; });
      if (!known) {
        error(code.place.child("exit"),
              std::to_string(code.exit_code) + " is no exit code of " + model_.command_line->path + '.');
      }
    }
  }

  void require_error(const std::string& code, const std::vector<std::string>& members) {
    const Place errors{model_.errors_path, "/errors"};
    const ErrorCode* found = model_.find_error(code);
    if (found == nullptr) return error(errors, "no " + code + ", which generated code needs.");
    for (const std::string& member : members) {
      const bool known = std::any_of(found->data->fields.begin(), found->data->fields.end(),
                                     [&](const Field& field) { return field.name.text() == member; });
      if (!known) error(found->place.child("data"), "no " + member + ", which generated code needs.");
    }
  }

  const Model& model_;
  const SchemaFolder& folder_;
  Diagnostics& diagnostics_;
  TypeChecker types_;
};

}  // namespace

void check_model(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  ModelChecker(model, folder, diagnostics).run();
}

}  // namespace offhand::codegen
