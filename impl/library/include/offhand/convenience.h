#pragma once

#include <string>

#include "offhand/cup/envelope.h"
#include "offhand/outcome.h"

/// Captures by one session of this process that nobody has to make: it begins with the first of these calls and ends
/// with the process. Several threads may call at once. Source: the reference of the Computer Use Protocol, "Convenience
/// functions".
namespace offhand::inline v0 {

/// All windows. Errors as Session::create() and Session::capture().
Outcome<cup::Envelope> get_tree();
/// The active window.
Outcome<cup::Envelope> get_foreground_tree();
/// All windows, as compact text.
Outcome<std::string> get_compact();
/// The active window, as compact text.
Outcome<std::string> get_foreground_compact();
/// The list of windows, as text; no application is asked.
Outcome<std::string> get_overview();

}  // namespace offhand::inline v0
