// Generated from schema/common/questions.json. Do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "codegen/runtime/question.h"

namespace offhand::questions {

/// Several applications are called "{app}". Which one?
struct WhichApp {
  std::string app{};
};

Question which_app(const WhichApp& data);

/// {count} elements of {app} match {query}. Which one is meant?[ The last {rest} are not listed.]
struct WhichElement {
  std::int64_t count = 0;
  std::string app{};
  std::string query{};
  std::optional<std::int64_t> rest{};
};

Question which_element(const WhichElement& data);

/// No element of {app} matches {query}[; the nearest is {nearest}]. How else can it be described?
struct DescribeElement {
  std::string app{};
  std::string query{};
  std::optional<std::string> nearest{};
};

Question describe_element(const DescribeElement& data);

/// The tool "{tool}" is about to act on {element} in {app}. This may be irreversible.
struct ConfirmDestructive {
  std::string tool{};
  std::string element{};
  std::string app{};
};

Question confirm_destructive(const ConfirmDestructive& data);

/// Accessibility is switched off on this desktop, so that the elements of its applications cannot be read. May it be
/// switched on? Screen readers stay off; applications that run already may have to be started again.
struct SwitchAccessibilityOn {
};

Question switch_accessibility_on(const SwitchAccessibilityOn& data);

/// Review this script before it runs:  {script/lines}
struct ReviewScript {
  std::string script{};
};

Question review_script(const ReviewScript& data);

/// {tool} is about to act in "{window}" of {app}, which asks for the password of an administrator. Its consent lets
/// something change the system.
struct ActAsAdministrator {
  std::string tool{};
  std::string window{};
  std::string app{};
};

Question act_as_administrator(const ActAsAdministrator& data);

/// {app} shows a page of {site} that asks whether "{client}" may have access. That is yours to decide: open the page,
/// and answer there.
struct ConsentToAccess {
  std::string app{};
  std::string site{};
  std::string client{};
};

Question consent_to_access(const ConsentToAccess& data);

/// {app} asks for a name and a password for {site}. They are not to pass through an agent: enter them there, or open
/// the page and sign in.
struct SignInToPage {
  std::string app{};
  std::string site{};
};

Question sign_in_to_page(const SignInToPage& data);

/// {backend} needs a key to look at pictures. Its page makes one; put it into {variable}, in the environment of the
/// process that does the work, and start that again.
struct GetModelKey {
  std::string backend{};
  std::string variable{};
};

Question get_model_key(const GetModelKey& data);

}  // namespace offhand::questions
