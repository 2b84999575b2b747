// Generated from schema/common/questions.json. Do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "codegen/runtime/question.h"

namespace offhand::questions {

/// There are {count} of {color}[, {rest} in the cupboard]. Which one?
struct WhichColor {
  std::int64_t count = 0;
  std::string color{};
  std::optional<std::int64_t> rest{};
};

Question which_color(const WhichColor& data);

/// It smells.  What now?
struct OpenWindow {
};

Question open_window(const OpenWindow& data);

/// What is "{picture}" called?
struct NameIt {
  std::string picture{};
};

Question name_it(const NameIt& data);

/// Buy some.
struct BuyPaint {
};

Question buy_paint(const BuyPaint& data);

/// Wipe {what}?
struct Wipe {
  std::string what{};
};

Question wipe(const Wipe& data);

}  // namespace offhand::questions
