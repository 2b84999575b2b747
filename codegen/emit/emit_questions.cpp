#include <algorithm>

#include "codegen/emit/markdown.h"
#include "codegen/emit/products.h"
#include "codegen/emit/writer.h"

// What the user is asked through the client.
namespace offhand::codegen {
namespace {

constexpr std::string_view kQuestionsHome = "generated/types/questions";

void declare_question(Writer& out, const Question& question) {
  std::string message = question.message;
  std::ranges::replace(message, '\n', ' ');
  out.doc(message);
  out.block("struct $Question$ {", "};\n", {{"Question", question.name.pascal()}}, [&] {
    for (const Field& field : question.data->fields)
      out.line("$type$ $name$$initialiser$;", {{"type", member_type(field)},
                                               {"name", field.name.identifier()},
                                               {"initialiser", member_initialiser(field)}});
  });
  out.line("Question $question$(const $Question$& data);\n",
           {{"question", question.name.identifier()}, {"Question", question.name.pascal()}});
}

std::string questions_header(const Model& model) {
  Writer body;
  body.flat_block("namespace offhand::questions {\n", "}  // namespace offhand::questions", {}, [&] {
    for (const Question& question : model.questions) declare_question(body, question);
  });
  Writer out(banner(model.questions_path));
  out.line("#pragma once\n");
  out.raw(standard_includes(body.text()) + '\n');
  out.line("#include \"codegen/runtime/question.h\"\n");
  out.raw(body.text());
  return out.text();
}

std::string choices_of(const Question& question) { return "k" + question.name.pascal() + "Choices"; }

void define_question_choices(Writer& out, const Question& question) {
  if (question.choices.empty()) return;
  const std::string open = "constexpr auto " + choices_of(question) + " = std::to_array<AnswerChoice>({";
  out.block(open, "});", {}, [&] {
    for (const auto& [value, title] : question.choices)
      out.line("{$value$, $title$},", {{"value", literal(value)}, {"title", literal(title)}});
  });
}

std::string box_of(const Question& question) {
  if (question.box.member.empty()) return "{}";
  return '{' + literal(question.box.member) + ", " + literal(question.box.title) + ", " +
         (question.box.is_ticked ? "true" : "false") + '}';
}

/// With what stands before it; empty where there is none.
std::string number_of(const Question& question) {
  const auto& number = question.number;
  if (number.member.empty()) return {};
  return ", {" + literal(number.member) + ", " + literal(number.title) + ", " + std::to_string(number.least) + ", " +
         std::to_string(number.most) + ", " + std::to_string(number.usual) + '}';
}

void define_question_row(Writer& out, const Question& question) {
  out.line("{$key$, $message$,\n $kind$, $member$, $title$, $choices$, $most$, $box$$number$},",
           {{"key", literal(question.name.text())},
            {"message", literal(question.message)},
            {"kind", "AnswerKind::" + question.kind},
            {"member", literal(question.member)},
            {"title", literal(question.title)},
            {"choices", question.choices.empty() ? "{}" : choices_of(question)},
            {"most", std::to_string(question.max_length)},
            {"box", box_of(question)},
            {"number", number_of(question)}});
}

void define_question(Writer& out, const Question& question, std::size_t row) {
  std::string members;
  for (const Field& field : question.data->fields)
    members += (members.empty() ? "{" : ", {") + literal(field.name.text()) + ", data." + field.name.identifier() + '}';
  out.line("Question $question$(const $Question$&$data$) { return question_of(kQuestions[$row$], {$members$}); }",
           {{"question", question.name.identifier()},
            {"Question", question.name.pascal()},
            {"data", members.empty() ? " /*data*/" : " data"},
            {"row", std::to_string(row)},
            {"members", members}});
}

std::string questions_source(const Model& model) {
  Writer out(banner(model.questions_path));
  out.line("#include \"$home$.h\"\n\n#include <array>\n", {{"home", kQuestionsHome}});
  out.flat_block("namespace offhand::questions {\n", "\n}  // namespace offhand::questions", {}, [&] {
    out.flat_block("namespace {\n", "\n}  // namespace\n", {}, [&] {
      for (const Question& question : model.questions) define_question_choices(out, question);
      out.block("constexpr auto kQuestions = std::to_array<QuestionInfo>({", "});", {}, [&] {
        for (const Question& question : model.questions) define_question_row(out, question);
      });
    });
    for (std::size_t row = 0; row < model.questions.size(); ++row) define_question(out, model.questions[row], row);
  });
  return out.text();
}

std::string answer_in_words(const Question& question) {
  if (question.kind == "yes_no") {
    const auto& number = question.number;
    return "yes or no: " + question.title +
           (number.member.empty() ? ""
                                  : "; and a number from " + std::to_string(number.least) + " to " +
                                        std::to_string(number.most) + ": " + number.title);
  }
  if (question.kind == "text") {
    const std::string usual = question.box.is_ticked ? " (ticked unless they untick it)" : "";
    return "a text: " + question.title +
           (question.box.member.empty() ? "" : "; and a box to tick: " + question.box.title + usual);
  }
  if (question.kind == "page") return "the user visits a page";
  std::vector<std::string> titles;
  for (const auto& [value, title] : question.choices) titles.push_back(title);
  return titles.empty() ? "one of the candidates" : "one of: " + join(titles, "; ");
}

std::string questions_page(const Model& model) {
  Table table({"Question", "Asked", "It says", "Answered by", "Where the user declines or dismisses it",
               "Where the client cannot ask"});
  for (const Question& question : model.questions)
    table.row({code(question.name.text()), question.asked, question.message, answer_in_words(question),
               question.otherwise, question.unasked});
  return markdown_banner(model.questions_path) +
         "# What the user is asked\n\nThrough the client, by elicitation: with forms, and with pages to visit where "
         "what the user enters must not pass through the client. A client of 2026-07-28 gets `input_required` and "
         "calls again with the answer; an older one is sent `elicitation/create`. Nothing is done before the answer is "
         "there. An answer that does not fit the form is asked for again; the call of an older client fails after "
         "eight such answers and names the member. A step of another call, as of a workflow, asks nothing: where the "
         "user could be asked it is refused, and says so. `{x}` stands for a value.\n\n" +
         table.text();
}

}  // namespace

void emit_questions(const Model& model, Products& products) {
  if (model.questions.empty()) return;
  const std::string home(kQuestionsHome);
  products.push_back({home + ".h", questions_header(model)});
  products.push_back({home + ".cpp", questions_source(model)});
  products.push_back({"docs/reference/questions.md", questions_page(model)});
}

}  // namespace offhand::codegen
