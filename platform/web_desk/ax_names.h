#pragma once

#include <string>
#include <vector>

#include "platform/web_desk/ax_roles.h"

namespace offhand::platform::web_desk {

/// What each element of a document is called, and by what (accessible name and description computation 1.2).
class AxNames {
 public:
  AxNames(const Markup& markup, const AxRoles& roles) : markup_(markup), roles_(roles) {}

  enum class From { nothing, empty_attribute, content, attribute, placeholder, title, caption, value, related, label };
  struct Name {
    std::string text;
    From from = From::nothing;
  };
  Name name(int at) const;
  std::string description(int at, From name_from) const;
  std::string text_of(int text) const;
  /// What an option says.
  std::string option_name(int option) const;

 private:
  struct Walk {
    std::vector<int> visited;
    bool in_reference = false;
    /// The node that something refers to, hidden or not.
    bool root_is_hidden = false;
  };
  Name alternative(int at, bool recursive, Walk& walk) const;
  Name native(int at, Walk& walk) const;
  Name of_svg(int at) const;
  Name of_image(int at) const;
  Name of_text_field(int at) const;
  Name of_text_button(int at) const;
  std::string from_labels(int at, Walk& walk) const;
  std::string from_elements(const std::vector<int>& elements, bool in_reference, const Walk& walk) const;
  std::string from_descendants(int at, Walk& walk) const;
  std::string recursive_text(int at, Walk& walk, From& from) const;
  std::string hidden_text(int at) const;
  bool takes_content(int at, bool recursive) const;
  bool takes_title(int at) const;
  bool is_left_out(int at) const;
  bool is_apart(int one, int other, From last, From from) const;
  bool is_embedded_control(int at) const;
  std::string title(int at) const;

  const Markup& markup_;
  const AxRoles& roles_;
};

}  // namespace offhand::platform::web_desk
