#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/storage_ptr.hpp>
#include <optional>
#include <string_view>

#include "platform/web_desk/ax_roles.h"

namespace offhand::platform::web_desk {

/// The states of a document's elements and what they hold, in the form of the protocol's answers.
class AxStates {
 public:
  AxStates(const Markup& markup, const AxRoles& roles, boost::json::storage_ptr storage)
      : markup_(markup), roles_(roles), storage_(std::move(storage)) {}

  boost::json::array properties(int at) const;
  /// Null: it holds none.
  LargeJson value(int at) const;

 private:
  struct Range {
    double lowest = 0;
    double highest = 0;
    std::optional<double> value;
  };
  void add(boost::json::array& properties, std::string_view name, LargeJson value) const;
  void add_switches(int at, boost::json::array& properties) const;
  void add_choices(int at, boost::json::array& properties) const;
  void add_field(int at, boost::json::array& properties) const;
  void add_expanded(int at, boost::json::array& properties) const;
  void add_attributes(int at, boost::json::array& properties) const;
  void add_level(int at, boost::json::array& properties) const;
  void add_words(int at, boost::json::array& properties) const;
  std::string_view url(int at) const;
  std::string_view live(int at) const;
  std::string_view orientation(int at) const;
  bool is_disabled(int at) const;
  bool is_ranged(int at) const;
  Range range(int at) const;
  Range written_range(int at) const;
  double number(int at, std::string_view attribute, double otherwise) const;
  LargeJson text(std::string_view text) const {
    return LargeJson(boost::json::string_view(text.data(), text.size()), storage_);
  }

  const Markup& markup_;
  const AxRoles& roles_;
  const boost::json::storage_ptr storage_;
};

}  // namespace offhand::platform::web_desk
