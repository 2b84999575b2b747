#include "tests/support/fake_browser.h"

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <list>
#include <map>
#include <mutex>
#include <thread>

namespace offhand::test {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using nlohmann::json;

struct FakeBrowser::State {
  asio::io_context io;
  tcp::acceptor acceptor{io, {asio::ip::address_v4::loopback(), 0}};
  mutable std::mutex mutex;
  std::string version = R"({"webSocketDebuggerUrl": "ws://127.0.0.1:{PORT}/devtools/browser/1"})";
  bool silent = false;
  bool bidi = false;
  std::map<std::string, Answers> answers;
  std::string last_method;
  std::vector<std::string> calls;
  std::list<tcp::socket*> open;
  std::vector<std::thread> threads;
  std::thread listener;
  std::atomic<bool> ended = false;

  json honest(const std::string& method) const {
    if (method == "Target.getTargets") {
      return {{"targetInfos", {{{"targetId", "T"}, {"type", "page"}, {"url", "http://a/"}, {"title", "A page"}}}}};
    }
    if (method == "Target.attachToTarget") return {{"sessionId", "S"}};
    if (method == "Page.getFrameTree") {
      return {{"frameTree", {{"frame", {{"id", "F"}, {"loaderId", "L"}, {"url", "http://a/"}}}}}};
    }
    if (method == "Page.createIsolatedWorld") return {{"executionContextId", 7}};
    if (method == "browsingContext.getTree") {
      return {{"contexts", {{{"context", "C"}, {"url", "http://a/"}, {"children", json::array()}}}}};
    }
    if (method == "session.new") return {{"sessionId", "S"}, {"capabilities", json::object()}};
    if (method == "script.evaluate") return bidi_value("P", {{"type", "number"}, {"value", 1}});
    if (method == "Runtime.evaluate") return {{"result", {{"type", "number"}, {"value", 1}}}};
    if (method == "Runtime.callFunctionOn") {
      return {{"result", {{"type", "object"}, {"value", {{"text", "words"}, {"characters", 5}}}}}};
    }
    return json::object();
  }

  /// A function of ours: one that asks for something plain, or one that tells an object as JSON text.
  static json called(const json& call) {
    const auto function = call.at("params").at("functionDeclaration").get<std::string>();
    std::string value = R"({"text": "words", "characters": 5})";
    if (function == "() => document.title") value = "A page";
    if (function == "() => location.href") value = "http://a/";
    return bidi_value("R", {{"type", "string"}, {"value", value}});
  }

  std::vector<std::string> answer(const std::string& text) {
    const auto call = json::parse(text);
    const auto method = call.at("method").get<std::string>();
    Answers own;
    {
      const std::lock_guard lock(mutex);
      calls.push_back(method);
      if (const auto found = answers.find(method); found != answers.end()) own = found->second;
    }
    if (own) return own(call);
    return {result_of(call, method == "script.callFunction" ? called(call) : honest(method))};
  }

  bool is_last(const std::string& text) const {
    const std::lock_guard lock(mutex);
    return !last_method.empty() && json::parse(text).at("method") == last_method;
  }

  void serve(tcp::socket& socket) {
    beast::error_code error;
    beast::flat_buffer buffer;
    http::request<http::string_body> request;
    http::read(socket, buffer, request, error);
    if (error) return;
    bool quiet = false;
    auto status = http::status::ok;
    std::string body;
    {
      const std::lock_guard lock(mutex);
      quiet = silent;
      if (bidi) status = http::status::not_found;
      body = version;
    }
    if (quiet) {
      http::read(socket, buffer, request, error);
      return;
    }
    if (!beast::websocket::is_upgrade(request)) {
      if (const auto at = body.find("{PORT}"); at != std::string::npos) {
        body.replace(at, 6, std::to_string(acceptor.local_endpoint().port()));
      }
      http::response<http::string_body> response(status, 11, body);
      response.prepare_payload();
      http::write(socket, response, error);
      return;
    }
    socket.set_option(tcp::no_delay(true), error);
    beast::websocket::stream<tcp::socket&> stream(socket);
    stream.accept(request, error);
    while (!error) {
      beast::flat_buffer message;
      stream.read(message, error);
      if (error) return;
      const auto text = beast::buffers_to_string(message.data());
      if (is_last(text)) return;
      for (const auto& each : answer(text)) stream.write(asio::buffer(each), error);
    }
  }

  /// On a thread of its own, until either side has enough.
  void keep(tcp::socket socket) {
    {
      const std::lock_guard lock(mutex);
      open.push_back(&socket);
    }
    serve(socket);
    const std::lock_guard lock(mutex);
    open.remove(&socket);
  }

  void listen() {
    while (!ended) {
      beast::error_code error;
      auto socket = acceptor.accept(error);
      if (error) return;
      const std::lock_guard lock(mutex);
      if (ended) return;
      threads.emplace_back([this, own = std::move(socket)]() mutable { keep(std::move(own)); });
    }
  }
};

FakeBrowser::FakeBrowser() : state_(std::make_unique<State>()) {
  state_->listener = std::thread([this] { state_->listen(); });
}

FakeBrowser::~FakeBrowser() {
  state_->ended = true;
  // Wakes what waits in accept() and in read(); closing beneath them would be a race.
  asio::io_context io;
  tcp::socket knock(io);
  beast::error_code ignored;
  knock.connect(state_->acceptor.local_endpoint(), ignored);
  state_->listener.join();
  {
    const std::lock_guard lock(state_->mutex);
    for (auto* socket : state_->open) socket->shutdown(tcp::socket::shutdown_both, ignored);
  }
  for (auto& thread : state_->threads) thread.join();
}

std::uint16_t FakeBrowser::port() const { return state_->acceptor.local_endpoint().port(); }

void FakeBrowser::say_of_version(std::string body) {
  const std::lock_guard lock(state_->mutex);
  state_->version = std::move(body);
}

void FakeBrowser::speak_bidi() {
  const std::lock_guard lock(state_->mutex);
  state_->bidi = true;
}

void FakeBrowser::be_silent() {
  const std::lock_guard lock(state_->mutex);
  state_->silent = true;
}

void FakeBrowser::answer(const std::string& method, Answers answers) {
  const std::lock_guard lock(state_->mutex);
  state_->answers[method] = std::move(answers);
}

void FakeBrowser::hang_up_at(const std::string& method) {
  const std::lock_guard lock(state_->mutex);
  state_->last_method = method;
}

std::string FakeBrowser::result_of(const json& call, json result) {
  json message{{"type", "success"}, {"id", call.at("id")}, {"result", std::move(result)}};
  if (call.contains("sessionId")) message["sessionId"] = call.at("sessionId");
  return message.dump();
}

std::string FakeBrowser::error_of(const json& call, const std::string& words) {
  return json{{"id", call.at("id")}, {"error", {{"code", -32000}, {"message", words}}}}.dump();
}

std::string FakeBrowser::bidi_error_of(const json& call, const std::string& code, const std::string& words) {
  return json{{"type", "error"}, {"id", call.at("id")}, {"error", code}, {"message", words}}.dump();
}

json FakeBrowser::bidi_value(const std::string& realm, json value) {
  return {{"type", "success"}, {"realm", realm}, {"result", std::move(value)}};
}

std::string FakeBrowser::event(const std::string& method, json params, const std::string& session) {
  json message{{"type", "event"}, {"method", method}, {"params", std::move(params)}};
  if (!session.empty()) message["sessionId"] = session;
  return message.dump();
}

std::vector<std::string> FakeBrowser::calls() const {
  const std::lock_guard lock(state_->mutex);
  return state_->calls;
}

}  // namespace offhand::test
