#pragma once

#include <string>
#include <unordered_set>

#include "platform/linux/atspi/application.h"

namespace offhand::platform::atspi {

/// Looks for popups that opened before anybody listened, of an application that lists none (Qt): no list of children
/// leads to them, but their paths are numbers given in turn. Asks those that are not `known` what they are; the rest is
/// as if they had announced themselves now (AnnouncedObjects).
void search_popups(Inquiry& inquiry, Application& application, const std::unordered_set<std::string>& known);

}  // namespace offhand::platform::atspi
