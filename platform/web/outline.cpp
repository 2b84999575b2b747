#include "platform/web/outline.h"

#include <nlohmann/json.hpp>
#include <string>

#include "platform/web/whole_pairs.h"

namespace offhand::platform::web {
namespace {

using nlohmann::json;

/// A SAX reader that keeps only the wanted values.
class Reader final : public nlohmann::json_sax<json> {
 public:
  explicit Reader(Outline& outline) : outline_(outline) {}

  bool null() override { return goes_on(); }
  bool boolean(bool) override { return goes_on(); }
  bool number_integer(number_integer_t value) override { return take(value); }
  bool number_unsigned(number_unsigned_t value) override { return take(static_cast<std::int64_t>(value)); }
  bool number_float(number_float_t, const string_t&) override { return goes_on(); }
  bool string(string_t& value) override {
    if (depth_ == 1 && key_ == "method") outline_.method = value;
    if (depth_ == 1 && key_ == "sessionId") outline_.session = value;
    if (depth_ == 2 && is_told_ && key_ == "sessionId") outline_.named_session = value;
    return goes_on();
  }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override {
    if (depth_ == 1) is_told_ = key_ == "params" || key_ == "result";
    ++depth_;
    return true;
  }
  bool key(string_t& name) override {
    // Only names on the first two levels matter.
    if (depth_ <= 2) key_ = name;
    return true;
  }
  bool end_object() override { return --depth_, true; }
  bool start_array(std::size_t) override {
    if (depth_ == 1) is_told_ = false;
    // A message must be an object.
    return ++depth_ > 1;
  }
  bool end_array() override { return --depth_, true; }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }

 private:
  bool goes_on() const { return depth_ > 0; }
  bool take(std::int64_t value) {
    if (depth_ == 1 && key_ == "id") outline_.id = value;
    return goes_on();
  }

  Outline& outline_;
  int depth_ = 0;
  std::string key_;
  /// True while the object on the second level is the message's result or parameters.
  bool is_told_ = false;
};

std::optional<Outline> outline_as_it_is(std::string_view message) {
  Outline outline;
  Reader reader(outline);
  if (!json::sax_parse(message, &reader)) return std::nullopt;
  return outline;
}

}  // namespace

std::optional<Outline> outline_of(std::string_view message) {
  if (auto outline = outline_as_it_is(message)) return outline;
  return outline_as_it_is(with_whole_pairs(std::string(message)));
}

}  // namespace offhand::platform::web
