#include "impl/session/captures.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"

namespace offhand {
namespace {

/// The number of an id; empty where the text is none.
std::optional<std::uint64_t> number_of(std::string_view id) {
  if (!id.starts_with('e')) return std::nullopt;
  id.remove_prefix(1);
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(id.data(), id.data() + id.size(), number);
  const bool is_plain = !id.empty() && (id == "0" || id.front() != '0');
  return is_plain && error == std::errc() && end == id.data() + id.size() ? std::optional(number) : std::nullopt;
}

std::optional<std::string> stated(std::string ids) {
  return ids.empty() ? std::nullopt : std::optional(std::move(ids));
}

}  // namespace

std::string Capture::ids() const {
  const auto count = envelope.tree.size();
  if (count == 0) return {};
  if (count == 1) return fmt::format("e{}", first_id);
  return fmt::format("e{} to e{}", first_id, first_id + count - 1);
}

std::uint64_t Captures::take_ids(std::size_t count) {
  const std::scoped_lock lock(mutex_);
  return std::exchange(next_id_, next_id_ + count);
}

void Captures::keep(CapturePtr capture) {
  const std::scoped_lock lock(mutex_);
  latest_ = std::move(capture);
  page_.reset();
}

void Captures::forget(const std::function<bool(std::int64_t pid)>& such) {
  const auto capture = latest();
  if (capture == nullptr || std::ranges::none_of(capture->pids, such)) return;
  const std::scoped_lock lock(mutex_);
  if (latest_ != capture) return;
  latest_.reset();
  page_.reset();
}

CapturePtr Captures::latest() const {
  const std::scoped_lock lock(mutex_);
  return latest_;
}

Result<Captures::Place> Captures::place(std::string_view id) const {
  const auto [capture, given] = [this] {
    const std::scoped_lock lock(mutex_);
    return std::pair(latest_, next_id_);
  }();
  if (capture == nullptr) return fail(errors::no_capture({}));
  const auto number = number_of(id);
  const auto shown = preview(std::string(id));
  if (!number || *number >= given)
    return fail(errors::unknown_element_id({.element_id = shown, .ids = stated(capture->ids())}));
  // Of two captures at once the one that began first may have ended last, and its numbers are the lower ones.
  if (*number < capture->first_id || *number >= capture->first_id + capture->sources.size())
    return fail(errors::outdated_element_id({.element_id = shown, .ids = stated(capture->ids())}));
  return Place{capture, static_cast<std::size_t>(*number - capture->first_id)};
}

Result<Captures::Found> Captures::find(std::string_view id) const {
  OFFHAND_ASSIGN(const auto found, place(id));
  const auto& source = found.capture->sources[found.at];
  if (source.snapshot == nullptr)
    return fail(errors::unknown_element_id({.element_id = std::string(id), .ids = stated(found.capture->ids())}));
  return Found{source.snapshot->window, source.snapshot->elements[source.place]};
}

std::optional<PageCursor> Captures::page_cursor(std::string_view element_id) const {
  const std::scoped_lock lock(mutex_);
  return page_ && page_->element_id == element_id ? page_ : std::nullopt;
}

void Captures::keep_page_cursor(PageCursor cursor) {
  const std::scoped_lock lock(mutex_);
  page_ = std::move(cursor);
}

std::optional<std::int64_t> Captures::window() const {
  const auto capture = latest();
  if (capture == nullptr || capture->snapshots.empty()) return std::nullopt;
  return capture->snapshots.front()->window.window_id;
}

}  // namespace offhand
