#include "codegen/model/build_model.h"

namespace offhand::codegen {

void read_questions(Model& model, const SchemaFolder& folder, TypeBuilder& types) {
  const Document* document = folder.find(shown_path("common/questions.json"));
  if (document == nullptr || !model.part.is_product()) return;
  model.questions_path = document->path;
  for (const auto& [name, json] : document->json.at("questions").items()) {
    const Json& answer = json.at("answer");
    Question question;
    question.name = Name(name);
    question.place = {document->path, "/questions/" + escape_pointer(name)};
    question.asked = json.at("asked").get<std::string>();
    question.message = json.at("message").get<std::string>();
    question.kind = answer.at("kind").get<std::string>();
    question.member = answer.value("member", "");
    question.title = answer.value("title", "");
    for (const Json& choice : answer.value("choices", Json::array()))
      question.choices.emplace_back(choice.at("value").get<std::string>(), choice.at("title").get<std::string>());
    question.max_length = answer.value("max_length", std::int64_t{0});
    if (answer.contains("box")) {
      const Json& box = answer.at("box");
      question.box = {.member = box.at("member").get<std::string>(),
                      .title = box.at("title").get<std::string>(),
                      .is_ticked = box.at("default").get<bool>()};
    }
    if (answer.contains("number")) {
      const Json& number = answer.at("number");
      question.number = {.member = number.at("member").get<std::string>(),
                         .title = number.at("title").get<std::string>(),
                         .least = number.at("minimum").get<std::int64_t>(),
                         .most = number.at("maximum").get<std::int64_t>(),
                         .usual = number.at("default").get<std::int64_t>()};
    }
    question.otherwise = json.at("otherwise").get<std::string>();
    question.unasked = json.at("unasked").get<std::string>();
    question.data = read_data(question.name, json.at("data"), question.place.child("data"), types);
    model.questions.push_back(std::move(question));
  }
}

}  // namespace offhand::codegen
