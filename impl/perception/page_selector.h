#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/api/tree.h"

namespace offhand {

/// What a tree can answer of CSS selectors: a tag or *, with an id and classes ("button#go.primary"), and several of
/// these with commas between them. Attributes, states and what lies in what are for a browser's own protocol.
class PageSelector {
 public:
  /// Nothing where it asks for more than a tree tells.
  static std::optional<PageSelector> parse(std::string_view text);

  /// Whether the roles of a tree can tell, where a browser does not say how its page is written: tags that have a role.
  bool is_of_roles() const;
  /// Whether it asks for classes, which not every browser tells.
  bool asks_for_classes() const;
  bool fits(const platform::Markup& markup) const;
  /// By the role that browsers give to a tag.
  bool fits_role(Role role) const;

 private:
  struct Part {
    /// In lower case; empty: any.
    std::string tag;
    std::string id;
    std::vector<std::string> classes;
  };
  static std::optional<Part> parse_part(std::string_view text);

  std::vector<Part> parts_;
};

}  // namespace offhand
