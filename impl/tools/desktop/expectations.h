#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "codegen/runtime/error.h"
#include "impl/evidence/condition_watch.h"

namespace offhand {
class Call;
}

namespace offhand::tools::desktop {

/// Takes over what arguments hold of an expectation, by the names of schema/common/finding.json.
template <class Arguments>
Expected expected_of(const Arguments& arguments) {
  return {selector_of(arguments), arguments.until, arguments.value, arguments.element_index, arguments.title};
}

/// What is wrong with an expectation, or with the place where it is looked for.
Result<void> check_expectation(std::string_view tool, const Expected& expected, const ConditionWatch::Place& place);

/// `window_not_found`, `process_not_found`, unless that it is gone is what is waited for.
Result<void> check_place(Call& call, const ConditionWatch::Place& place, bool may_be_gone);

/// When a wait of so many milliseconds ends: in time to say what came of it.
platform::TimePoint end_of_wait(Call& call, std::int64_t timeout_ms);

}  // namespace offhand::tools::desktop
