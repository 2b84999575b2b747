#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codegen/runtime/schema.h"
#include "codegen/runtime/utf8.h"
#include "codegen/runtime/validate.h"

// What is behind validate.h; for its own sources alone.
namespace offhand {

/// Where in a value something is. The pointer is written only when there is something to say of it: arguments that are
/// right, nearly all, are not to pay for it.
class Where {
 public:
  Where() = default;

  Where member(std::string_view key) const { return Where(*this, key, 0); }
  Where item(std::size_t index) const { return Where(*this, {}, index); }
  std::string pointer() const {
    if (above_ == nullptr) return {};
    std::string text = above_->pointer() + '/';
    if (key_.data() == nullptr) return text + std::to_string(index_);
    for (const char c : preview(key_)) {
      if (c == '~') {
        text += "~0";
      } else if (c == '/') {
        text += "~1";
      } else {
        text += c;
      }
    }
    return text;
  }

 private:
  Where(const Where& above, std::string_view key, std::size_t index) : above_(&above), key_(key), index_(index) {}

  const Where* above_ = nullptr;
  std::string_view key_;
  std::size_t index_ = 0;
};

/// Judges a value by a schema. One judge, one value.
class Validator {
 public:
  using Json = nlohmann::json;
  enum class Changes : std::uint8_t { made, none };

  Validator(std::string_view platform, Shown shown, Changes changes)
      : platform_(platform), shown_(shown), changes_(changes) {}

  void check(const SchemaNode& node, Json& value, const Where& where, std::string_view unknown);
  /// Nothing, and no word of what is wrong, where something would have to be changed.
  void check_as_it_is(const SchemaNode& node, const Json& value) {
    // Nothing is changed: may_change() says so wherever something would be.
    check(node, const_cast<Json&>(value), {}, {});
  }
  bool wants_change() const { return wants_change_; }
  std::vector<Problem> take() { return std::move(problems_); }

 private:
  /// Where in an object each property of its schema is.
  class Members;
  // Whoever sends more mistakes than this does not read them one by one.
  static constexpr std::size_t most_problems = 20;

  bool may_change() {
    wants_change_ = true;
    return changes_ == Changes::made;
  }
  void report(const Where& where, std::string message, Problem::Fault fault = Problem::Fault::value) {
    if (problems_.size() < most_problems) problems_.push_back({where.pointer(), std::move(message), fault});
  }
  /// The value before what is wrong with it: `"a" `.
  std::string counted(std::size_t count) const {
    return shown_ == Shown::nothing ? "the wrong number of" : std::to_string(count);
  }
  std::string subject(std::string value) const { return shown_ == Shown::nothing ? "" : std::move(value += ' '); }
  /// The value behind what it should be.
  std::string instead(const Json& value) const;
  void check_by_type(const SchemaNode& node, Json& value, const Where& where, std::string_view unknown);
  void check_composition(const SchemaNode& node, Json& value, const Where& where);
  bool fits(const SchemaNode& node, const Json& value) const;
  void check_string(const SchemaNode& node, Json& value, const Where& where, std::string_view unknown);
  void check_enum(const SchemaNode& node, Json& value, const Where& where, std::string_view unknown);
  void check_integer(const SchemaNode& node, Json& value, const Where& where);
  void check_range(const SchemaNode& node, const Json& value, const Where& where);
  void check_array(const SchemaNode& node, Json& value, const Where& where);
  void check_object(const SchemaNode& node, Json& value, const Where& where);
  void check_size(const SchemaNode& node, std::size_t count, std::string_view things, const Where& where);
  void check_keys(const SchemaNode& node, Json& value, const Where& where, Members& members);
  void rename(const SchemaProperty& property, Json& object, const Where& where);
  void check_call(const SchemaCall& call, Json& value, const Where& where);
  void check_platform(const SchemaProperty& property, Json& object, const Where& where);
  void check_relations(const SchemaNode& node, const Json& value, const Where& where);
  void check_union(const SchemaUnion& schema, const Json& value, const Where& where);

  std::string_view platform_;
  Shown shown_;
  Changes changes_;
  bool wants_change_ = false;
  std::vector<Problem> problems_;
};

}  // namespace offhand
