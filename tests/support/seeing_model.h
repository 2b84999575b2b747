#pragma once

#include "tests/support/fake_model.h"
#include "tests/support/json.h"
#include "tests/support/process.h"

namespace offhand::test {

/// A model on loopback that sees something 20 pixels high near the upper left corner of whatever picture it is shown.
class SeeingModel {
 protected:
  EnvironmentChanges vision_settings() const {
    return {{"OFFHAND_VISION_BACKEND", "ollama"}, {"OFFHAND_VISION_ADDRESS", model_.address()}};
  }

 private:
  static std::string answer() {
    const nlohmann::json place{{"found", true}, {"x", 12},      {"y", 12},
                               {"width", 50},   {"height", 20}, {"confidence", 0.75}};
    const nlohmann::json message{{"role", "assistant"}, {"content", place.dump()}};
    return http_answer(
        nlohmann::json{{"choices", {{{"index", 0}, {"message", message}, {"finish_reason", "stop"}}}}}.dump());
  }
  FakeModel model_{answer()};
};

}  // namespace offhand::test
