#include "platform/sim/scene_reader.h"

#include <algorithm>

#include "codegen/runtime/suggest.h"

namespace offhand::platform::sim {
namespace {

std::string suggestion(std::string_view word, const std::vector<std::string_view>& candidates) {
  const auto found = nearest(word, candidates);
  return found ? "; did you mean \"" + std::string(*found) + "\"?" : std::string();
}

}  // namespace

ObjectReader::ObjectReader(const nlohmann::json& object, std::string pointer)
    : object_(&object), pointer_(std::move(pointer)) {
  if (!object.is_object()) throw SceneProblem(pointer_, "must be an object, is " + std::string(object.type_name()));
}

bool ObjectReader::has(const std::string& key) {
  asked_.insert(key);
  return object_->contains(key);
}

const nlohmann::json& ObjectReader::member(const std::string& key) {
  if (!has(key)) throw SceneProblem(pointer_, "\"" + key + "\" is missing");
  return (*object_)[key];
}

void ObjectReader::wrong(const std::string& key, const std::string& expected) const {
  throw SceneProblem(at(key), "must be " + expected + ", is " + (*object_)[key].dump().substr(0, 40));
}

std::string ObjectReader::text(const std::string& key, std::optional<std::string> otherwise) {
  if (!has(key) && otherwise) return *otherwise;
  if (!member(key).is_string()) wrong(key, "a string");
  return member(key).get<std::string>();
}

bool ObjectReader::flag(const std::string& key, bool otherwise) {
  if (!has(key)) return otherwise;
  if (!member(key).is_boolean()) wrong(key, "true or false");
  return member(key).get<bool>();
}

std::int64_t ObjectReader::integer(const std::string& key, std::optional<std::int64_t> otherwise, std::int64_t minimum,
                                   std::int64_t maximum) {
  if (!has(key) && otherwise) return *otherwise;
  const auto range = "a whole number from " + std::to_string(minimum) + " to " + std::to_string(maximum);
  const auto& value = member(key);
  if (!value.is_number_integer()) wrong(key, range);
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(maximum)) wrong(key, range);
  const auto number = value.get<std::int64_t>();
  if (number < minimum || number > maximum) wrong(key, range);
  return number;
}

Milliseconds ObjectReader::milliseconds(const std::string& key, std::optional<Milliseconds> otherwise) {
  if (!has(key) && otherwise) return *otherwise;
  return Milliseconds(integer(key));
}

std::optional<Rectangle> ObjectReader::rectangle(const std::string& key) {
  if (!has(key)) return {};
  ObjectReader reader(member(key), at(key));
  const auto coordinate = [&](const std::string& name, std::int64_t minimum) {
    return static_cast<int>(reader.integer(name, {}, minimum, 65536));
  };
  const Rectangle bounds{coordinate("x", -65536), coordinate("y", -65536), coordinate("width", 0),
                         coordinate("height", 0)};
  reader.finish();
  return bounds;
}

std::vector<std::string> ObjectReader::texts(const std::string& key) {
  std::vector<std::string> list;
  each(key, [&](const nlohmann::json& item, const std::string& pointer) {
    if (!item.is_string()) throw SceneProblem(pointer, "must be a string");
    list.push_back(item.get<std::string>());
  });
  return list;
}

std::size_t ObjectReader::word(const std::string& key, const std::vector<std::string_view>& words,
                               std::optional<std::size_t> otherwise) {
  if (!has(key) && otherwise) return *otherwise;
  const auto given = text(key);
  const auto found = std::ranges::find(words, given);
  if (found == words.end())
    throw SceneProblem(at(key), "there is no \"" + given + "\" here" + suggestion(given, words));
  return static_cast<std::size_t>(found - words.begin());
}

ObjectReader ObjectReader::object(const std::string& key) { return {member(key), at(key)}; }

void ObjectReader::finish() const {
  for (const auto& [key, value] : object_->items()) {
    if (asked_.contains(key)) continue;
    const std::vector<std::string_view> known(asked_.begin(), asked_.end());
    throw SceneProblem(at(key), "unknown key" + suggestion(key, known));
  }
}

}  // namespace offhand::platform::sim
