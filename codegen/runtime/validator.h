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

// The implementation of validate.h, for its own source files only.
namespace offhand {

/// The path to a value. The JSON pointer is built only for a problem, so that valid arguments, which are nearly all, do
/// not pay for it.
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

/// Validates one value by a schema.
class Validator {
 public:
  using Json = nlohmann::json;
  enum class Changes : std::uint8_t { made, none };

  Validator(std::string_view platform, Shown shown, Changes changes, std::size_t most = kMostProblems)
      : platform_(platform), shown_(shown), changes_(changes), most_problems_(most) {}

  void check(const SchemaNode& node, Json& value, const Where& where, std::string_view unknown);
  /// Without a result and without problems if something would have to be changed.
  void check_as_it_is(const SchemaNode& node, const Json& value) {
    // Nothing is changed: may_change() reports where something would be.
    check(node, const_cast<Json&>(value), {}, {});
  }
  bool wants_change() const { return wants_change_; }
  std::vector<Problem> take() { return std::move(problems_); }

 private:
  /// The members of an object by property.
  class Members;

  bool may_change() {
    wants_change_ = true;
    return changes_ == Changes::made;
  }
  void report(const Where& where, std::string message, Problem::Fault fault = Problem::Fault::value) {
    if (problems_.size() < most_problems_) problems_.push_back({where.pointer(), std::move(message), fault});
  }
  /// The value before its problem: `"a" `.
  std::string counted(std::size_t count) const {
    return shown_ == Shown::nothing ? "the wrong number of" : std::to_string(count);
  }
  std::string subject(std::string value) const { return shown_ == Shown::nothing ? "" : std::move(value += ' '); }
  /// The value after the expectation.
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
  std::size_t most_problems_;
  bool wants_change_ = false;
  std::vector<Problem> problems_;
};

}  // namespace offhand
