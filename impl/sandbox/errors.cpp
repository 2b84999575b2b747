#include "impl/sandbox/errors.h"

#include <nlohmann/json.hpp>

namespace offhand::sandbox {
namespace {

std::string data_text(const nlohmann::json& data) {
  // Reasons quote what other programs printed, which may be any bytes.
  return data.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

Error sandbox_failed(std::string_view step, std::string_view reason) {
  Error error;
  error.code = "sandbox_failed";
  error.message = "The sandbox failed at " + std::string(step) + ": " + std::string(reason);
  error.data = data_text({{"step", step}, {"reason", reason}});
  return error;
}

Error missing_package(std::string_view program, std::string_view package) {
  Error error;
  error.code = "missing_package";
  error.message = "The program " + std::string(program) + " is not installed.";
  error.hint = "Install it: apt-get install " + std::string(package);
  error.data = data_text({{"program", program}, {"package", package}});
  return error;
}

}  // namespace offhand::sandbox
