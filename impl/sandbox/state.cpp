#include "impl/sandbox/state.h"

#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "codegen/runtime/read_file.h"
#include "impl/sandbox/channel.h"
#include "impl/sandbox/directories.h"
#include "impl/sandbox/environment.h"
#include "impl/sandbox/errors.h"

namespace offhand::sandbox {
namespace {

using Json = nlohmann::json;

/// Includes time in suspend, and cannot be set.
std::int64_t boot_time_ms() {
  timespec now{};
  ::clock_gettime(CLOCK_BOOTTIME, &now);
  return static_cast<std::int64_t>(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000;
}

std::string text_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

/// The JSON library's exceptions stay in this file.
template <class Read>
auto parsed(const std::string& text, Read read) -> std::optional<decltype(read(Json()))> {
  try {
    return read(Json::parse(text));
  } catch (const Json::exception&) {
    return std::nullopt;
  }
}

Json info_json(const Info& info) {
  return {{"id", info.id},
          {"display", info.display},
          {"kind", info.kind == Kind::background ? "background" : "attached"},
          {"directory", info.directory},
          {"guardian", info.guardian},
          {"supervisor", info.supervisor},
          {"helpers", info.helpers},
          {"started_boottime_ms", boot_time_ms() - info.uptime.count()},
          {"environment", info.environment.set},
          {"removed", info.environment.removed}};
}

Info read_info(const Json& json) {
  Info info;
  json.at("id").get_to(info.id);
  json.at("display").get_to(info.display);
  info.kind = json.at("kind") == "background" ? Kind::background : Kind::attached;
  json.at("directory").get_to(info.directory);
  json.at("guardian").get_to(info.guardian);
  json.at("supervisor").get_to(info.supervisor);
  json.at("helpers").get_to(info.helpers);
  info.uptime = std::chrono::milliseconds(boot_time_ms() - json.at("started_boottime_ms").get<std::int64_t>());
  json.at("environment").get_to(info.environment.set);
  json.at("removed").get_to(info.environment.removed);
  return info;
}

Config read_config(const Json& json) {
  Config config;
  json.at("id").get_to(config.id);
  json.at("registry").get_to(config.registry);
  config.kind = json.at("background").get<bool>() ? Kind::background : Kind::attached;
  json.at("width").get_to(config.options.width);
  json.at("height").get_to(config.options.height);
  json.at("depth").get_to(config.options.depth);
  json.at("window_manager").get_to(config.options.window_manager);
  json.at("let_in").get_to(config.options.let_in.variables);
  for (const auto& [place, target] : json.at("home").items()) config.home[place] = target.get<std::string>();
  config.options.start_timeout = std::chrono::milliseconds(json.at("start_timeout_ms").get<std::int64_t>());
  return config;
}

Event read_event(const Json& json) {
  Event event;
  const auto type = json.at("event").get<std::string>();
  if (type == "ready") {
    event.type = Event::Type::ready;
    event.info = read_info(json.at("info"));
  } else if (type == "spawned") {
    event.type = Event::Type::spawned;
    json.at("pid").get_to(event.pid);
  } else if (type == "exited") {
    event.type = Event::Type::exited;
    json.at("code").get_to(event.status.code);
    json.at("signal").get_to(event.status.signal);
  } else {
    event.type = Event::Type::failed;
    json.at("code").get_to(event.error.code);
    json.at("message").get_to(event.error.message);
    json.at("hint").get_to(event.error.hint);
    json.at("data").get_to(event.error.data);
  }
  return event;
}

}  // namespace

std::string event_text(const Event& event) {
  switch (event.type) {
    case Event::Type::ready:
      return text_of({{"event", "ready"}, {"info", info_json(event.info)}});
    case Event::Type::spawned:
      return text_of({{"event", "spawned"}, {"pid", event.pid}});
    case Event::Type::exited:
      return text_of({{"event", "exited"}, {"code", event.status.code}, {"signal", event.status.signal}});
    case Event::Type::failed:
      break;
  }
  return text_of({{"event", "failed"},
                  {"code", event.error.code},
                  {"message", event.error.message},
                  {"hint", event.error.hint},
                  {"data", event.error.data}});
}

std::optional<Event> parse_event(const std::string& text) { return parsed(text, read_event); }

std::string config_text(const Config& config) {
  // Names only, without values, because every user can read the command line.
  std::vector<std::string> let_in;
  for (const auto& entry : config.options.let_in.variables) let_in.push_back(name_of(entry));
  return text_of({{"id", config.id},
                  {"registry", config.registry},
                  {"background", config.kind == Kind::background},
                  {"width", config.options.width},
                  {"height", config.options.height},
                  {"depth", config.options.depth},
                  {"window_manager", config.options.window_manager},
                  {"let_in", let_in},
                  {"home", config.home},
                  {"start_timeout_ms", config.options.start_timeout.count()}});
}

std::optional<Config> parse_config(const std::string& text) { return parsed(text, read_config); }

std::string info_text(const Info& info) { return text_of(info_json(info)); }

std::optional<Info> parse_info(const std::string& text) { return parsed(text, read_info); }

Result<void> write_state(const Config& config, const Info& info) {
  // Written inside the sandbox's own directory first, so that an incomplete file is removed with it.
  const std::string unfinished = config.directory() + "/state.json";
  OFFHAND_CHECK(write_private_file(unfinished, info_text(info) + "\n"));
  if (::rename(unfinished.c_str(), config.state_file().c_str()) != 0)
    return fail(sandbox_failed("state file", "Cannot make " + config.state_file() + ": " + errno_text(errno) + "."));
  return {};
}

std::optional<Info> read_state(const std::string& file) {
  const auto text = read_file(file);
  return text ? parse_info(*text) : std::nullopt;
}

std::vector<std::string> registered_ids(const std::string& registry) {
  std::set<std::string> ids;
  std::error_code ignored;
  for (std::filesystem::directory_iterator entry(registry, ignored), end; entry != end; entry.increment(ignored)) {
    const std::string id = entry->path().stem().string();
    if (valid_id(id)) ids.insert(id);
  }
  return {ids.begin(), ids.end()};
}

}  // namespace offhand::sandbox
