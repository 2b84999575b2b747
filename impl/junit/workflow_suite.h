#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "impl/junit/junit.h"

namespace offhand::junit {

/// The steps of a workflow as test cases, by what ax_workflow answered. Steps that were never reached are skipped ones.
/// An assertion that failed is a failure also where its step let the workflow go on: what it is there to find out does
/// not hold.
Suite suite_of(const nlohmann::json& workflow, const std::string& name, const nlohmann::json& result);

bool has_failure(const Suite& suite);

}  // namespace offhand::junit
