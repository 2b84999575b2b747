#pragma once

#include <string>
#include <unordered_set>

#include "platform/linux/atspi/applications/application.h"

namespace offhand::platform::atspi {

/// Searches for popups that opened before the subscription to events, in an application that lists none (Qt): no list
/// of children contains them, but their paths are consecutive numbers. Reads those that are not `known`; the found ones
/// are treated as if announced now (AnnouncedObjects).
void search_popups(Inquiry& inquiry, Application& application, const std::unordered_set<std::string>& known);

}  // namespace offhand::platform::atspi
