#include "codegen/runtime/error_text.h"

#include <algorithm>
#include <variant>

#include "codegen/runtime/text.h"
#include "codegen/runtime/text_template.h"
#include "codegen/runtime/utf8.h"

namespace offhand {
namespace {

const ErrorMember* find_member(const ErrorMembers& members, const Placeholder& placeholder) {
  const auto found = std::ranges::find(members, placeholder.path.front(), &ErrorMember::name);
  return found != members.end() && found->is_present() ? &*found : nullptr;
}

bool is_shown(const TextSegment& segment, const ErrorMembers& members) {
  return !segment.optional || std::ranges::all_of(segment.parts, [&](const TextPart& part) {
    const auto* placeholder = std::get_if<Placeholder>(&part);
    if (placeholder == nullptr) return true;
    const ErrorMember* member = find_member(members, *placeholder);
    return member != nullptr && (placeholder->condition_only || member->tells_something());
  });
}

void append_part(std::string& out, const TextPart& part, const ErrorMembers& members) {
  if (const auto* text = std::get_if<std::string>(&part)) {
    out += *text;
    return;
  }
  const auto& placeholder = std::get<Placeholder>(part);
  const ErrorMember* member = find_member(members, placeholder);
  if (placeholder.condition_only || member == nullptr) return;
  placeholder.lines ? append_lines(out, member->shown()) : append_text(out, member->shown());
  if (!placeholder.one.empty()) out += ' ' + (member->shown() == "1" ? placeholder.one : placeholder.several);
}

template <class T>
std::string shown_of(T value) {
  std::string out;
  append_text(out, value);
  return out;
}

}  // namespace

ErrorMember::ErrorMember(std::string_view name, const std::string& text)
    : name_(name), is_present_(true), is_text_(true), shown_(text) {}

ErrorMember::ErrorMember(std::string_view name, std::int64_t number)
    : name_(name), is_present_(true), shown_(shown_of(number)), json_(to_json(number)) {}

ErrorMember::ErrorMember(std::string_view name, double number)
    : name_(name), is_present_(true), shown_(shown_of(number)), json_(to_json(number)) {}

ErrorMember::ErrorMember(std::string_view name, bool flag)
    : name_(name), is_present_(true), is_false_(!flag), shown_(shown_of(flag)), json_(to_json(flag)) {}

void ErrorMember::shorten(std::size_t characters) {
  if (is_text_) shown_ = brief(shown_, characters);
}

void ErrorMember::write(JsonWriter& writer) const {
  if (!is_present_) return;
  writer.key(name_);
  is_text_ ? writer.value(shown_) : writer.raw(json_);
}

void write_members(JsonWriter& writer, const ErrorMembers& members) {
  writer.begin_object();
  for (const ErrorMember& member : members) member.write(writer);
  writer.end_object();
}

std::string fill_text(std::string_view text, const ErrorMembers& members) {
  const TextTemplate parsed = parse_text_template(text);
  std::string out;
  for (const TextSegment& segment : parsed.segments) {
    if (!is_shown(segment, members)) continue;
    for (const TextPart& part : segment.parts) append_part(out, part, members);
  }
  return out;
}

Error error_of(std::string_view code, std::string_view message, std::string_view hint, ErrorMembers members) {
  constexpr std::size_t kQuoted = 80;
  constexpr std::size_t kAnywhere = 2000;
  for (ErrorMember& member : members) {
    const bool in_quotes = message.find("\"{" + std::string(member.name()) + "}\"") != std::string_view::npos;
    member.shorten(in_quotes ? kQuoted : kAnywhere);
  }
  Error error;
  error.code = code;
  error.message = fill_text(message, members);
  error.hint = fill_text(hint, members);
  error.data.clear();
  JsonWriter writer(error.data);
  write_members(writer, members);
  return error;
}

}  // namespace offhand
