#pragma once

#include <string_view>

/// Content negotiation by the headers of a request.
namespace offhand::http {

/// True for "application/json" with any parameters.
bool is_json(std::string_view content_type);

/// True if an Accept header admits a media type ("text/event-stream"); an absent header admits everything.
bool accepts(std::string_view accept, std::string_view type);

/// The raw value of a query parameter; empty if it is missing.
std::string_view query_value(std::string_view query, std::string_view name);

}  // namespace offhand::http
