#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace offhand::test {

/// Somebody who listens on a port of this machine like a browser and says what a test wants: an honest one by default,
/// a liar where a test says so.
class FakeBrowser {
 public:
  /// What goes out in answer to one message; none: silence.
  using Answers = std::function<std::vector<std::string>(const nlohmann::json& call)>;

  FakeBrowser();
  ~FakeBrowser();
  FakeBrowser(const FakeBrowser&) = delete;
  FakeBrowser& operator=(const FakeBrowser&) = delete;

  std::uint16_t port() const;
  /// Body of the answer to /json/version; `{PORT}` stands for the port.
  void say_of_version(std::string body);
  /// Serves WebDriver BiDi, as Firefox does, instead of the DevTools protocol.
  void speak_bidi();
  /// Takes connections and never says a word.
  void be_silent();
  /// Answers this method so, and all others as an honest browser with one page would.
  /// They may be asked beyond the end of a test, as long as there is this object: what they use has to live as long.
  void answer(const std::string& method, Answers answers);
  /// Closes the connection over which this method is asked, and leaves it unanswered.
  void hang_up_at(const std::string& method);
  /// The result of a call, as a message.
  static std::string result_of(const nlohmann::json& call, nlohmann::json result);
  static std::string error_of(const nlohmann::json& call, const std::string& words);
  static std::string bidi_error_of(const nlohmann::json& call, const std::string& code, const std::string& words);
  /// What a function or a script comes to that returns this remote value, in the document of a realm.
  static nlohmann::json bidi_value(const std::string& realm, nlohmann::json value);
  static std::string event(const std::string& method, nlohmann::json params, const std::string& session = {});
  /// Methods that were called, in order.
  std::vector<std::string> calls() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace offhand::test
