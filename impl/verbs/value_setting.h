#pragma once

#include <string>
#include <vector>

#include "impl/action/action_run.h"

namespace offhand {

/// How an element is given a value, and how to tell that it has it.
struct ValueSetting {
  std::vector<Strategy> strategies;
  Observation observation;
};

/// By what the element is: on or off of a check box, an option, a number. `no_value` where it is none of these and no
/// field either; `invalid_value` and `no_such_option` where the value is none of its own.
Result<ValueSetting> plan_value(ActionRun& run, const std::string& value);

}  // namespace offhand
