#pragma once

#include <string>

#include "codegen/runtime/catalog.h"

namespace offhand::test {

/// Tools, resources and prompts written by hand, for tests of the protocol; see McpBench.
const Catalog& bench_catalog();

void release_waiting_bodies();
void hold_waiting_bodies();
int runs_of(const std::string& tool);
void forget_runs();

}  // namespace offhand::test
