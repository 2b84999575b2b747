#include "platform/system_backend.h"

#include "generated/types/errors.h"

namespace offhand::platform {
namespace {

/// Only a tool that needs a facet asks for a platform, and a server of plain functions has none of these.
Result<std::unique_ptr<Platform>> open_none(EventSink& /*sink*/) {
  return fail(errors::no_display({.reason = "this server was built without a desktop"}));
}

}  // namespace

const SystemBackend& system_backend() {
  static constexpr SystemBackend backend{OFFHAND_SYSTEM, open_none};
  return backend;
}

}  // namespace offhand::platform
