#include "impl/mcp/resources/resource_news.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <functional>
#include <utility>

#include "impl/base/random.h"
#include "impl/events/event_hub.h"
#include "impl/events/event_row.h"
#include "impl/mcp/resources/listeners.h"

namespace offhand::mcp {
namespace {

using std::chrono::milliseconds;

/// Reading takes at most one part in so many of the time, also while events come without a pause, ...
constexpr int least_rest = 100;
/// ... but nobody waits longer than this.
constexpr milliseconds longest_rest{5'000};
/// So many rests may be taken after the readings instead of between them, so that changes now and then are told at
/// once.
constexpr int most_ahead = 3;
/// The same where nothing is read here: subscribers do it then.
constexpr milliseconds rest_unread{100};
/// The same of reading without an event.
constexpr int least_rest_unasked = 1'000;

std::uint32_t bit_of(platform::EventKind kind) { return std::uint32_t{1} << static_cast<unsigned>(kind); }

std::uint32_t kinds_of(const ResourceWatches& watches) {
  std::uint32_t kinds = 0;
  for (int i = 0; i <= static_cast<int>(platform::EventKind::overflow); ++i) {
    const auto kind = static_cast<platform::EventKind>(i);
    if (std::ranges::count(watches.events, offhand::name_of(kind)) > 0) kinds |= bit_of(kind);
  }
  return kinds;
}

bool means_none(const Error& error) { return error.code == "resource_not_found" || error.code == "invalid_arguments"; }

}  // namespace

ResourceNews::ResourceNews(Dispatcher& dispatcher, std::shared_ptr<Listeners> listeners, Pace pace)
    : dispatcher_(dispatcher),
      listeners_(std::move(listeners)),
      pace_(pace),
      session_("subscriptions-" + random_id()) {}

ResourceNews::~ResourceNews() { close(); }

void ResourceNews::close() {
  stop_.request_stop();
  std::unique_ptr<EventWatch> events;
  {
    std::unique_lock lock(mutex_);
    closed_ = true;
    watched_.clear();
    events = std::move(events_);
  }
  events.reset();
  alarms_.end();
  std::unique_lock lock(mutex_);
  idle_.wait(lock, [this] { return running_ == 0; });
}

std::size_t ResourceNews::watched() const {
  const std::scoped_lock lock(mutex_);
  return watched_.size();
}

bool ResourceNews::listens() const {
  const std::scoped_lock lock(mutex_);
  return events_ != nullptr;
}

Result<ResourceNews::Interest> ResourceNews::watch(const SubscribedResource& resource) {
  const auto& [key, match] = resource;
  if (match.resource->watches.events.empty()) return Interest();
  listen();
  WatchedPtr watched;
  bool is_new = false;
  {
    const std::scoped_lock lock(mutex_);
    if (closed_) return Interest();
    auto& place = watched_[key];
    is_new = place == nullptr;
    if (is_new) {
      place = std::make_shared<Watched>(
          Watched{.key = key, .match = match, .kinds = kinds_of(match.resource->watches), .reading = true});
      ++running_;
    }
    ++place->interests;
    watched = place;
  }
  Interest interest(nullptr, [self = shared_from_this(), watched_key = key](void*) { self->release(watched_key); });
  if (!is_new) return interest;
  // It is known before it is read, so that an event that comes meanwhile is not lost.
  const auto reading = read(*watched);
  {
    const std::scoped_lock lock(mutex_);
    watched->told = reading.hash;
    watched->process = reading.process;
    watched->reading = false;
    if (std::exchange(watched->again, false)) plan(watched, Clock::now());
    if (is_watched(*watched)) plan_unasked(watched, pace_.unasked);
    if (--running_ == 0) idle_.notify_all();
  }
  if (reading.error && means_none(*reading.error)) return fail(*reading.error);
  return interest;
}

void ResourceNews::listen() {
  if (listens()) return;
  auto& hub = dispatcher_.process().desk().events();
  // It takes none: what it is told, it is told where events are judged.
  auto events = hub.watch(0, [this](const platform::Event& event) {
    noticed(event);
    return false;
  });
  const std::scoped_lock lock(mutex_);
  if (!closed_ && !events_) std::swap(events_, events);
}

void ResourceNews::release(const std::string& key) {
  std::unique_ptr<EventWatch> unused;
  {
    const std::scoped_lock lock(mutex_);
    const auto found = watched_.find(key);
    if (found == watched_.end() || --found->second->interests > 0) return;
    for (const auto& alarm : {found->second->alarm, found->second->unasked}) {
      if (alarm) alarms_.cancel(*alarm);
    }
    watched_.erase(found);
    if (!watched_.empty()) return;
    unused = std::move(events_);
  }
  dispatcher_.process().sessions().close(session_);
}

bool ResourceNews::is_watched(const Watched& watched) const {
  const auto found = watched_.find(watched.key);
  return found != watched_.end() && found->second.get() == &watched;
}

void ResourceNews::noticed(const platform::Event& event) {
  const auto now = Clock::now();
  const std::scoped_lock lock(mutex_);
  for (const auto& [key, watched] : watched_) {
    if ((watched->kinds & bit_of(event.kind)) == 0) continue;
    if (event.pid != 0 && watched->process != 0 && event.pid != watched->process) continue;
    ++watched->events;
    if (event.kind == platform::EventKind::application_gone && event.pid == watched->process) watched->process = 0;
    // The reading is part of that time.
    const auto debounce = milliseconds(watched->match.resource->watches.debounce_ms);
    plan(watched, now + std::max<Clock::duration>(debounce - watched->took, Clock::duration::zero()));
  }
}

void ResourceNews::plan(const WatchedPtr& watched, Clock::time_point at) {
  if (watched->due) return;
  watched->due = true;
  const auto soonest = watched->rested - most_ahead * watched->rest;
  watched->alarm = alarms_.at(std::max(at, soonest), [this, watched] { submit(watched, true); });
}

void ResourceNews::plan_unasked(const WatchedPtr& watched, milliseconds after) {
  if (watched->unasked) alarms_.cancel(*watched->unasked);
  watched->unasked =
      alarms_.at(std::max(Clock::now() + after, watched->rested), [this, watched] { submit(watched, false); });
}

bool ResourceNews::tell_unread(const WatchedPtr& watched) {
  {
    const std::scoped_lock lock(mutex_);
    // Where no process is known yet, or none any more, anybody's event may mean that it is there now.
    if (!watched->match.resource->watches.each_event_is_news || watched->process == 0) return false;
    if (closed_ || !is_watched(*watched)) return true;
    watched->due = false;
    const auto version = dispatcher_.process().desk().events().log().version_of(watched->process);
    if (std::exchange(watched->told_version, version) == version) return true;
    rest(*watched, rest_unread);
  }
  listeners_->publish({.kind = Change::Kind::resource, .uri = watched->key});
  return true;
}

void ResourceNews::submit(const WatchedPtr& watched, bool asked) {
  const auto self = weak_from_this().lock();
  if (!self) return;
  dispatcher_.process().executor().submit([self, watched, asked] { self->look(watched, asked); });
}

void ResourceNews::look(const WatchedPtr& watched, bool asked) {
  if (asked && tell_unread(watched)) return;
  std::uint64_t events_before = 0;
  {
    const std::scoped_lock lock(mutex_);
    if (closed_ || !is_watched(*watched)) return;
    // Cleared before it is read, so that an event that comes from now on has it read again.
    if (asked) watched->due = false;
    if (watched->reading) {
      watched->again = true;
      return;
    }
    watched->reading = true;
    events_before = watched->events;
    ++running_;
  }
  const auto reading = read(*watched);
  const bool is_news = take(watched, reading, asked, events_before);
  if (is_news) listeners_->publish({.kind = Change::Kind::resource, .uri = watched->key});
  const std::scoped_lock lock(mutex_);
  if (--running_ == 0) idle_.notify_all();
}

ResourceNews::Reading ResourceNews::read(const Watched& watched) {
  CallContext context;
  context.default_session = session_;
  context.is_step = true;
  context.read_for = ReadFor::subscribers;
  context.stop = stop_.get_token();
  const auto began = Clock::now();
  const auto content = dispatcher_.read(*watched.match.resource, watched.match.variables, context);
  Reading reading;
  reading.took = Clock::now() - began;
  if (content) {
    reading.hash = std::hash<std::string>{}(content->blob ? *content->blob : content->text);
    reading.process = content->process;
  } else {
    reading.hash = std::hash<std::string>{}("error " + content.error().code);
    reading.error = content.error();
  }
  return reading;
}

bool ResourceNews::take(const WatchedPtr& watched, const Reading& reading, bool asked, std::uint64_t events_before) {
  const std::scoped_lock lock(mutex_);
  watched->reading = false;
  if (closed_ || !is_watched(*watched)) return false;
  const bool is_same = watched->process != 0 && watched->process == reading.process;
  const bool was_told = watched->match.resource->watches.each_event_is_news && is_same;
  const bool is_news = !was_told && watched->told != reading.hash;
  watched->told = reading.hash;
  watched->process = reading.process;
  watched->took = reading.took;
  rest(*watched, std::min<Clock::duration>(reading.took * least_rest, longest_rest));
  if (std::exchange(watched->again, false)) plan(watched, Clock::now());
  if (!asked) judge_events(*watched);
  auto next = watched->polls ? pace_.polling : pace_.unasked;
  if (!asked && is_news && !watched->polls && watched->events == events_before && !watched->due) {
    watched->doubted_at = watched->events;
    next = pace_.late_events;
  } else {
    next += std::chrono::duration_cast<milliseconds>(reading.took) * (watched->polls ? least_rest : least_rest_unasked);
  }
  plan_unasked(watched, next);
  return is_news;
}

void ResourceNews::rest(Watched& watched, Clock::duration time) {
  watched.rest = time;
  watched.rested = std::max(watched.rested, Clock::now()) + time;
}

void ResourceNews::judge_events(Watched& watched) {
  const auto doubted = std::exchange(watched.doubted_at, std::nullopt);
  if (!doubted || watched.polls || watched.events != *doubted) return;
  watched.polls = true;
  spdlog::warn("{} changed and nothing was reported: it is read every {} ms from now on.", watched.key,
               pace_.polling.count());
}

}  // namespace offhand::mcp
