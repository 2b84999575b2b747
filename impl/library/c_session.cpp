#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <optional>

#include "impl/library/c_call.h"
#include "impl/library/handles.h"
#include "impl/library/wishes.h"
#include "offhand/convenience.h"
#include "offhand/session.h"

// The C interface of sessions, over that of C++.
namespace offhand::library {
namespace {

using Sessions = Handles<offhand_session, v0::Session>;

Sessions& open_sessions() {
  // Never destroyed: other threads may use sessions while the program ends.
  static auto& handles = *new Sessions;
  return handles;
}

/// The session of a handle; null with a problem in `arguments`.
std::shared_ptr<v0::Session> session_of(const offhand_session* handle, CArguments& arguments) {
  if (handle == nullptr) {
    arguments.missing("session");
    return nullptr;
  }
  auto session = open_sessions().find(handle);
  if (!session) arguments.not_open();
  return session;
}

Outcome<std::string> text_of(Outcome<cup::Envelope> envelope) {
  if (!envelope) return envelope.error();
  return cup::write_envelope(*envelope);
}

Outcome<std::string> text_of(Outcome<ActionDone> done) {
  if (!done) return done.error();
  return json_of_done(*done);
}

/// A function without a session whose only argument is where its text goes.
template <class Make>
offhand_status default_capture(const char* function, char** text, offhand_error** error, Make make) noexcept {
  return run_for_c(error, [&]() -> std::optional<Failure> {
    CArguments arguments(function);
    arguments.result(text, "text");
    if (arguments.problem()) return arguments.problem();
    return hand_text(make(), text);
  });
}

}  // namespace
}  // namespace offhand::library

using namespace offhand;
using namespace offhand::library;

extern "C" {

offhand_status offhand_session_create(const char* options, offhand_session** session, offhand_error** error) {
  return run_for_c(error, [&]() -> std::optional<Failure> {
    CArguments arguments("offhand_session_create");
    arguments.result(session, "session");
    const auto json = arguments.optional_text(options, "options");
    if (arguments.problem()) return arguments.problem();
    const auto wishes = read_session_options(arguments.function(), json);
    if (!wishes) return wishes.error();
    auto made = v0::Session::create(*wishes);
    if (!made) return made.error();
    *session = open_sessions().add(std::make_shared<v0::Session>(*std::move(made)));
    return std::nullopt;
  });
}

void offhand_session_free(offhand_session* session) {
  (void)run_for_c(nullptr, [&]() -> std::optional<Failure> {
    open_sessions().take(session);
    return std::nullopt;
  });
}

offhand_status offhand_capture(offhand_session* session, const char* options, char** envelope, offhand_error** error) {
  return run_for_c(error, [&]() -> std::optional<Failure> {
    CArguments arguments("offhand_capture");
    arguments.result(envelope, "envelope");
    const auto open = session_of(session, arguments);
    const auto json = arguments.optional_text(options, "options");
    if (arguments.problem()) return arguments.problem();
    const auto wishes = read_capture_options(arguments.function(), json);
    if (!wishes) return wishes.error();
    return hand_text(text_of(open->capture(wishes->capture)), envelope);
  });
}

offhand_status offhand_capture_compact(offhand_session* session, const char* options, char** text,
                                       offhand_error** error) {
  return run_for_c(error, [&]() -> std::optional<Failure> {
    CArguments arguments("offhand_capture_compact");
    arguments.result(text, "text");
    const auto open = session_of(session, arguments);
    const auto json = arguments.optional_text(options, "options");
    if (arguments.problem()) return arguments.problem();
    const auto wishes = read_compact_options(arguments.function(), json);
    if (!wishes) return wishes.error();
    return hand_text(open->capture_compact(wishes->capture, wishes->print), text);
  });
}

offhand_status offhand_execute(offhand_session* session, const char* element_id, const char* action,
                               const char* parameters, char** result, offhand_error** error) {
  return run_for_c(error, [&]() -> std::optional<Failure> {
    CArguments arguments("offhand_execute");
    if (result != nullptr) *result = nullptr;
    const auto open = session_of(session, arguments);
    const auto element = arguments.text(element_id, "element_id");
    const auto word = arguments.text(action, "action");
    const auto json = arguments.optional_text(parameters, "parameters");
    if (arguments.problem()) return arguments.problem();
    const auto wanted = read_action(arguments.function(), word);
    if (!wanted) return wanted.error();
    const auto given = read_parameters(arguments.function(), json);
    if (!given) return given.error();
    return hand_text(text_of(open->execute(element, *wanted, *given)), result);
  });
}

offhand_status offhand_press_keys(offhand_session* session, const char* combination, char** result,
                                  offhand_error** error) {
  return run_for_c(error, [&]() -> std::optional<Failure> {
    CArguments arguments("offhand_press_keys");
    if (result != nullptr) *result = nullptr;
    const auto open = session_of(session, arguments);
    const auto keys = arguments.text(combination, "combination");
    if (arguments.problem()) return arguments.problem();
    return hand_text(text_of(open->press_keys(keys)), result);
  });
}

offhand_status offhand_launch_app(offhand_session* session, const char* name, char** result, offhand_error** error) {
  return run_for_c(error, [&]() -> std::optional<Failure> {
    CArguments arguments("offhand_launch_app");
    if (result != nullptr) *result = nullptr;
    const auto open = session_of(session, arguments);
    const auto wanted = arguments.text(name, "name");
    if (arguments.problem()) return arguments.problem();
    return hand_text(text_of(open->launch_app(wanted)), result);
  });
}

offhand_status offhand_find_elements(offhand_session* session, const char* search, char** found,
                                     offhand_error** error) {
  return run_for_c(error, [&]() -> std::optional<Failure> {
    CArguments arguments("offhand_find_elements");
    arguments.result(found, "found");
    const auto open = session_of(session, arguments);
    const auto json = arguments.text(search, "search");
    if (arguments.problem()) return arguments.problem();
    const auto wanted = read_search(arguments.function(), json);
    if (!wanted) return wanted.error();
    const auto elements = open->find_elements(*wanted);
    if (!elements) return elements.error();
    *found = text_for_c(json_of_found(*elements));
    return std::nullopt;
  });
}

offhand_status offhand_batch_execute(offhand_session* session, const char* steps, char** results,
                                     offhand_error** error) {
  return run_for_c(error, [&]() -> std::optional<Failure> {
    CArguments arguments("offhand_batch_execute");
    if (results != nullptr) *results = nullptr;
    const auto open = session_of(session, arguments);
    const auto json = arguments.text(steps, "steps");
    if (arguments.problem()) return arguments.problem();
    const auto wanted = read_steps(arguments.function(), json);
    if (!wanted) return wanted.error();
    const auto outcomes = open->batch_execute(*wanted);
    if (!outcomes) return outcomes.error();
    return hand_text(json_of_outcomes(*outcomes), results);
  });
}

offhand_status offhand_screenshot(offhand_session* session, const offhand_rectangle* region, uint8_t** png,
                                  size_t* size, offhand_error** error) {
  return run_for_c(error, [&]() -> std::optional<Failure> {
    CArguments arguments("offhand_screenshot");
    arguments.result(png, "png");
    if (size == nullptr) arguments.missing("size");
    const auto open = session_of(session, arguments);
    if (arguments.problem()) return arguments.problem();
    std::optional<cup::Rectangle> part;
    if (region != nullptr) part = cup::Rectangle{region->x, region->y, region->w, region->h};
    const auto picture = open->screenshot(part);
    if (!picture) return picture.error();
    auto* const copy = static_cast<uint8_t*>(std::malloc(picture->size()));
    if (copy == nullptr) throw std::bad_alloc();
    std::memcpy(copy, picture->data(), picture->size());
    *png = copy;
    *size = picture->size();
    return std::nullopt;
  });
}

offhand_status offhand_get_tree(char** envelope, offhand_error** error) {
  return default_capture("offhand_get_tree", envelope, error, [] { return text_of(v0::get_tree()); });
}

offhand_status offhand_get_foreground_tree(char** envelope, offhand_error** error) {
  return default_capture("offhand_get_foreground_tree", envelope, error,
                         [] { return text_of(v0::get_foreground_tree()); });
}

offhand_status offhand_get_compact(char** text, offhand_error** error) {
  return default_capture("offhand_get_compact", text, error, [] { return v0::get_compact(); });
}

offhand_status offhand_get_foreground_compact(char** text, offhand_error** error) {
  return default_capture("offhand_get_foreground_compact", text, error, [] { return v0::get_foreground_compact(); });
}

offhand_status offhand_get_overview(char** text, offhand_error** error) {
  return default_capture("offhand_get_overview", text, error, [] { return v0::get_overview(); });
}

}  // extern "C"
