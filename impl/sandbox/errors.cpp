#include "impl/sandbox/errors.h"

#include "generated/types/errors.h"

namespace offhand::sandbox {

Error sandbox_failed(std::string_view step, std::string_view reason) {
  return errors::sandbox_failed({.step = std::string(step), .reason = std::string(reason)});
}

Error missing_package(std::string_view program, std::string_view package) {
  return errors::missing_package({.program = std::string(program), .package = std::string(package)});
}

Error command_not_found(std::string_view command) {
  return errors::command_not_found({.command = std::string(command)});
}

Error command_not_executable(std::string_view command, int reason) {
  return errors::command_not_executable({.command = std::string(command), .reason = errno_text(reason) + "."});
}

Error sandbox_not_found(std::string_view id) { return errors::sandbox_not_found({.id = std::string(id)}); }

}  // namespace offhand::sandbox
