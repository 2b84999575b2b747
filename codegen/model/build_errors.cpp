#include "codegen/model/build_model.h"

namespace offhand::codegen {
namespace {

void read_error_file(Model& model, const Document& document, const SchemaFolder& folder, TypeBuilder& types,
                     Diagnostics& diagnostics) {
  for (const auto& [name, json] : document.json.at("errors").items()) {
    ErrorCode error;
    error.code = Name(name);
    error.place = {document.path, "/errors/" + escape_pointer(name)};
    error.own = folder.owns(document);
    if (model.find_error(name) != nullptr)
      folder.error(diagnostics, error.place, "is declared in " + model.errors_path + " already.");
    error.message = json.at("message").get<std::string>();
    error.hint = json.at("hint").get<std::string>();
    error.shell_hint = json.value("shell_hint", "");
    error.general = json.value("general", false);
    error.exit_code = json.at("exit").get<int>();
    error.data = read_data(error.code, json.value("data", Json::object()), error.place.child("data"), types);
    model.errors.push_back(std::move(error));
  }
}

}  // namespace

TypePtr read_data(const Name& name, const Json& json, const Place& place, TypeBuilder& types) {
  auto data = std::make_shared<Type>();
  data->cpp_name = name.pascal();
  data->home = types_home(place.file);
  data->place = place;
  for (const auto& [key, member] : json.items()) {
    Field field;
    field.name = Name(key);
    field.place = place.child(key);
    field.type = types.build(member, field.place, {data->cpp_name + field.name.pascal(), data->home});
    field.required = !member.value("optional", false);
    field.description = member.value("description", "");
    if (field.type) data->fields.push_back(std::move(field));
  }
  return data;
}

void read_errors(Model& model, const SchemaFolder& folder, TypeBuilder& types, Diagnostics& diagnostics) {
  // Its existence was checked before.
  const Document* document = folder.find(shown_path("common/errors.json"));
  model.errors_path = document->path;
  read_error_file(model, *document, folder, types, diagnostics);
  if (model.part.is_product()) return;
  const Document* own = folder.find(folder.own("common/errors.json"));
  if (own != nullptr) read_error_file(model, *own, folder, types, diagnostics);
}

}  // namespace offhand::codegen
