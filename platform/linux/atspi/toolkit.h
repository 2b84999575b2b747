#pragma once

namespace offhand::platform::atspi {

/// What an application is built with.
enum class Toolkit { unknown, gtk3, gtk4, qt, chromium, gecko };

}  // namespace offhand::platform::atspi
