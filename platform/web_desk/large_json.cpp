#include "platform/web_desk/large_json.h"

#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>

#include "platform/web/whole_pairs.h"

namespace offhand::platform::web_desk {
namespace {

/// Null for what is no JSON, or nests deeper than any such answer does.
LargeJson parsed(std::string_view text) {
  boost::json::error_code problem;
  auto value = boost::json::parse({text.data(), text.size()}, problem,
                                  boost::json::make_shared_resource<boost::json::monotonic_resource>());
  if (problem) return {};
  return value;
}

}  // namespace

double number_of(const LargeJson& value) {
  constexpr double limit = 1e15;
  double number = 0;
  if (const auto* whole = value.if_int64()) number = static_cast<double>(*whole);
  if (const auto* large = value.if_uint64()) number = static_cast<double>(*large);
  if (const auto* fraction = value.if_double()) number = *fraction;
  return number > -limit && number < limit ? number : 0;
}

const boost::json::array& items_of(const LargeJson& value) {
  static const boost::json::array none;
  const auto* items = value.if_array();
  return items == nullptr ? none : *items;
}

LargeAnswer::LargeAnswer(std::string_view message) : message_(parsed(message)) {
  if (message_.is_null()) message_ = parsed(web::with_whole_pairs(std::string(message)));
}

}  // namespace offhand::platform::web_desk
