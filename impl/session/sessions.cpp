#include "impl/session/sessions.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "generated/types/errors.h"

namespace offhand {

std::shared_ptr<Session> Sessions::enter(std::string_view id, Session::Named named, DeskId desk) {
  auto& entries = named == Session::Named::by_client ? named_ : own_;
  const auto most = named == Session::Named::by_client ? limit : limit_of_own;
  auto found = entries.find(id);
  if (found == entries.end()) {
    if (entries.size() >= most) {
      const auto oldest = std::min_element(entries.begin(), entries.end(),
                                           [](const auto& a, const auto& b) { return a.second.use < b.second.use; });
      take_out(entries, oldest, fmt::format("{} others were used since it was", most));
    }
    const std::string name(id);
    found = entries.emplace(name, Entry{{{own_desk, std::make_shared<Session>(name, named)}}, 0, {}}).first;
  }
  found->second.use = ++uses_;
  found->second.used = Clock::now();
  auto& session = found->second.on_desks[desk];
  if (!session) session = std::make_shared<Session>(*found->second.on_desks[own_desk], Session::OnAnotherDesk{});
  return session;
}

void Sessions::take_out(Entries& entries, Entries::iterator which, const std::string& reason) {
  auto sessions = std::move(which->second.on_desks);
  entries.erase(which);
  const auto& run = *sessions[own_desk];
  sessions[own_desk]->end(reason);
  if (run.is_named()) remember_end(run.id(), reason);
  for (auto& [desk, session] : sessions) just_ended_.push_back(std::move(session));
}

void Sessions::remember_end(std::string_view name, const std::string& reason) {
  if (const auto known = ends_.find(name); known != ends_.end()) {
    known->second = reason;
    return;
  }
  ends_.emplace(name, reason);
  end_order_.emplace_back(name);
  if (end_order_.size() <= memory_of_ends) return;
  ends_.erase(end_order_.front());
  end_order_.pop_front();
}

std::vector<std::shared_ptr<Session>> Sessions::take_ended() { return std::exchange(just_ended_, {}); }

void Sessions::tell(const std::vector<std::shared_ptr<Session>>& ended) {
  for (const auto& session : ended) {
    session->cursor().end();
    session->preview().end();
    for (const auto& told : told_) told(*session);
  }
}

Result<std::shared_ptr<Session>> Sessions::named(std::string_view name, DeskId desk) {
  std::unique_lock lock(mutex_);
  if (const auto over = ends_.find(name); over != ends_.end()) {
    return fail(errors::session_ended({.session = std::string(name), .reason = over->second}));
  }
  auto session = enter(name, Session::Named::by_client, desk);
  auto ended = take_ended();
  lock.unlock();
  tell(ended);
  return session;
}

Sessions::Begun Sessions::begin(std::string_view name) {
  std::unique_lock lock(mutex_);
  if (const auto over = ends_.find(name); over != ends_.end()) {
    ends_.erase(over);
    std::erase(end_order_, name);
  }
  const bool is_new = !named_.contains(name);
  Begun begun{enter(name, Session::Named::by_client, own_desk), is_new};
  auto ended = take_ended();
  lock.unlock();
  tell(ended);
  return begun;
}

bool Sessions::end(std::string_view name, const std::string& reason) {
  std::unique_lock lock(mutex_);
  const auto found = named_.find(name);
  const bool runs = found != named_.end();
  if (runs) {
    take_out(named_, found, reason);
  } else if (!ends_.contains(name)) {
    remember_end(name, reason);
  }
  auto ended = take_ended();
  lock.unlock();
  tell(ended);
  return runs;
}

std::shared_ptr<Session> Sessions::open(std::string_view id, DeskId desk) {
  std::unique_lock lock(mutex_);
  auto session = enter(id, Session::Named::by_us, desk);
  auto ended = take_ended();
  lock.unlock();
  tell(ended);
  return session;
}

void Sessions::close(std::string_view id) {
  std::unique_lock lock(mutex_);
  if (const auto found = own_.find(id); found != own_.end()) take_out(own_, found, "its connection ended");
  auto ended = take_ended();
  lock.unlock();
  tell(ended);
}

std::optional<Sessions::Clock::time_point> Sessions::end_idle(Clock::time_point now, std::chrono::seconds usual) {
  std::unique_lock lock(mutex_);
  std::optional<Clock::time_point> next;
  for (auto entry = named_.begin(); entry != named_.end();) {
    const auto current = entry++;
    // A running call holds its session, which therefore is not idle.
    const auto& on_desks = current->second.on_desks;
    const auto is_in_use = [](const auto& held) { return held.second.use_count() > 1; };
    if (std::ranges::any_of(on_desks, is_in_use)) current->second.used = std::max(current->second.used, now);
    const auto idle = on_desks.at(own_desk)->idle_ttl().value_or(usual);
    if (idle.count() == 0) continue;
    const auto due = current->second.used + idle;
    if (due <= now) {
      take_out(named_, current, fmt::format("nobody used it for {} s", idle.count()));
    } else {
      next = next ? std::min(*next, due) : due;
    }
  }
  auto ended = take_ended();
  lock.unlock();
  tell(ended);
  return next;
}

void Sessions::forget_window(DeskId desk, std::int64_t window_id) {
  const std::scoped_lock lock(mutex_);
  for (const auto* entries : {&named_, &own_}) {
    for (const auto& [id, entry] : *entries) {
      const auto there = entry.on_desks.find(desk);
      if (there != entry.on_desks.end()) there->second->forget_window(window_id);
    }
  }
}

void Sessions::deny(DeskId desk, const std::function<bool(std::int64_t pid)>& denied) {
  std::vector<std::shared_ptr<Session>> sessions;
  {
    const std::scoped_lock lock(mutex_);
    for (const auto* entries : {&named_, &own_}) {
      for (const auto& [id, entry] : *entries) {
        const auto there = entry.on_desks.find(desk);
        if (there != entry.on_desks.end()) sessions.push_back(there->second);
      }
    }
  }
  for (const auto& session : sessions) session->deny(denied);
}

void Sessions::at_end(std::function<void(const Session&)> told) { told_.push_back(std::move(told)); }

std::vector<std::string> Sessions::names() const {
  const std::scoped_lock lock(mutex_);
  std::vector<std::string> names;
  for (const auto& [name, entry] : named_) names.push_back(name);
  return names;
}

std::size_t Sessions::size() const {
  const std::scoped_lock lock(mutex_);
  return named_.size() + own_.size();
}

}  // namespace offhand
