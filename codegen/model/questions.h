#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "codegen/load/diagnostics.h"
#include "codegen/model/name.h"

namespace offhand::codegen {

struct Type;

/// What the user is asked through the client.
struct Question {
  Name name;
  std::string asked;
  std::string message;
  /// yes_no, choice, text or page.
  std::string kind;
  std::string member;
  std::string title;
  /// Values and what the user reads for each.
  std::vector<std::pair<std::string, std::string>> choices;
  /// Of a text, in characters.
  std::int64_t max_length = 0;
  /// A box beside a text; `member` is empty where there is none.
  struct Box {
    std::string member;
    std::string title;
    bool is_ticked = false;
  } box;
  /// A whole number beside a yes or no; `member` is empty where there is none.
  struct Number {
    std::string member;
    std::string title;
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::int64_t usual = 0;
  } number;
  /// What happens where the user does not agree, and where the client cannot ask.
  std::string otherwise;
  std::string unasked;
  std::shared_ptr<const Type> data;
  Place place;
};

}  // namespace offhand::codegen
