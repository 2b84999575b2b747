#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "platform/sim/scene.h"

namespace offhand::platform::sim {

/// Thrown when a scene is invalid; caught where parsing starts.
class SceneProblem : public std::runtime_error {
 public:
  SceneProblem(const std::string& pointer, const std::string& message)
      : std::runtime_error((pointer.empty() ? "/" : pointer) + ": " + message) {}
};

/// Reads the members of one JSON object and records their names, so that `finish` can refuse all others without a
/// second list.
class ObjectReader {
 public:
  ObjectReader(const nlohmann::json& object, std::string pointer);

  bool has(const std::string& key);
  std::string text(const std::string& key, std::optional<std::string> otherwise = {});
  bool flag(const std::string& key, bool otherwise);
  std::int64_t integer(const std::string& key, std::optional<std::int64_t> otherwise = {}, std::int64_t minimum = 0,
                       std::int64_t maximum = std::numeric_limits<int>::max());
  Milliseconds milliseconds(const std::string& key, std::optional<Milliseconds> otherwise = {});
  std::optional<Rectangle> rectangle(const std::string& key);
  std::vector<std::string> texts(const std::string& key);
  /// Index of the word in `words`; `otherwise` if the key is absent.
  std::size_t word(const std::string& key, const std::vector<std::string_view>& words,
                   std::optional<std::size_t> otherwise = {});

  ObjectReader object(const std::string& key);
  /// Calls `read(item, pointer)` for each item of an array; does nothing if the key is absent.
  template <class Read>
  void each(const std::string& key, Read read) {
    if (!has(key)) return;
    const auto& list = member(key);
    if (!list.is_array()) wrong(key, "an array");
    for (std::size_t i = 0; i < list.size(); ++i) read(list[i], at(key) + "/" + std::to_string(i));
  }
  /// Calls `read(key, value, pointer)` for each member of an object.
  template <class Read>
  void each_member(const std::string& key, Read read) {
    if (!has(key)) return;
    const auto& map = member(key);
    if (!map.is_object()) wrong(key, "an object");
    for (const auto& [name, value] : map.items()) read(name, value, at(key) + "/" + name);
  }
  const nlohmann::json& member(const std::string& key);

  /// Refuses members that were not read.
  void finish() const;

  const std::string& pointer() const { return pointer_; }
  std::string at(const std::string& key) const { return pointer_ + "/" + key; }
  [[noreturn]] void wrong(const std::string& key, const std::string& expected) const;

 private:
  const nlohmann::json* object_;
  std::string pointer_;
  std::set<std::string> asked_;
};

Script read_script(const nlohmann::json& value, const std::string& pointer);
NodeSpec read_node(const nlohmann::json& value, const std::string& pointer);
WindowSpec read_window(const nlohmann::json& value, const std::string& pointer);
ElementState read_state(const std::string& word, const std::string& pointer);

/// Throws if a script names a node, window or application that the scene never has.
void check_references(const Scene& scene);

}  // namespace offhand::platform::sim
