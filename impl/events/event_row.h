#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "impl/events/event_log.h"

namespace offhand {

/// What a kind of event is called where programs read it: window_opened.
std::string name_of(platform::EventKind kind);

/// An event as programs read it, without what has to be looked up: {type, timestamp, times, detail, on, window_id}.
nlohmann::json row_of(const LoggedEvent& logged);

}  // namespace offhand
