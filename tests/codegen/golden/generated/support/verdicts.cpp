// Generated from schema/tools. Do not edit.
#include "generated/support/verdicts.h"

namespace offhand {

std::string_view verdict_of(std::string_view tool) {
  if (tool == "demo.paint") return "wet";
  return {};
}

}  // namespace offhand
