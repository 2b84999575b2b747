#pragma once

#include <string_view>

/// What the headers say about the forms of bodies.
namespace offhand::http {

/// "application/json", whatever parameters follow.
bool is_json(std::string_view content_type);

/// Whether an Accept header takes a media type ("text/event-stream"); an absent header takes everything.
bool accepts(std::string_view accept, std::string_view type);

/// Value of a query parameter as it stands there; empty when it is missing.
std::string_view query_value(std::string_view query, std::string_view name);

}  // namespace offhand::http
