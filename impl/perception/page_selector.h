#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/api/tree.h"

namespace offhand {

/// The CSS selectors that an accessibility tree can answer: a tag or *, with an id and classes ("button#go.primary"),
/// and several of them separated by commas. Attributes, pseudo-classes and combinators need a browser's own protocol.
class PageSelector {
 public:
  /// Nothing if the selector needs more than a tree has.
  static std::optional<PageSelector> parse(std::string_view text);

  /// True if roles alone can answer it, for browsers that report no markup: tags that map to a role.
  bool is_of_roles() const;
  /// True if it needs classes, which not every browser reports.
  bool asks_for_classes() const;
  bool fits(const platform::Markup& markup) const;
  /// By the role that browsers give to a tag.
  bool fits_role(Role role) const;

 private:
  struct Part {
    /// In lower case; empty matches any.
    std::string tag;
    std::string id;
    std::vector<std::string> classes;
  };
  static std::optional<Part> parse_part(std::string_view text);

  std::vector<Part> parts_;
};

}  // namespace offhand
