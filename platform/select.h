#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/examination.h"
#include "platform/api/platform.h"
#include "platform/api/viewer.h"

namespace offhand::platform {

/// Name of the backend that `specification` means, without opening it: that of this system, "sim" for "sim:FILE", a
/// scene, or "web" for "web", "web:ADDRESS" and "web:PORT", a browser. Empty means this system's own.
Result<std::string> backend_name(std::string_view specification);

/// Opens a backend. `no_display`, `display_refused` or `missing_extension` when it cannot work here; it may be tried
/// again later. `sink` outlives the platform.
Result<std::unique_ptr<Platform>> open(std::string_view specification, EventSink& sink);

/// What a backend rests on, as it is here: for people who ask whether all is well. Changes nothing. Errors as open().
Result<std::vector<Circumstance>> examine(std::string_view specification, std::chrono::milliseconds timeout);

/// A window to show pictures in, on the desktop that this process is on now.
Result<std::unique_ptr<Viewer>> open_viewer(const std::string& title, std::chrono::milliseconds timeout);

/// To be asked first of all in main() of a program that opens a backend: the exit code of a process that a backend
/// started in a role of its own, or nothing.
std::optional<int> run_as_helper(int argc, char** argv);

}  // namespace offhand::platform
