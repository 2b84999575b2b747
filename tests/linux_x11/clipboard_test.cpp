#include <gmock/gmock.h>
#include <poll.h>

#include <array>
#include <atomic>
#include <functional>
#include <thread>

#include "platform/linux/x11/clipboard/clipboard.h"
#include "platform/linux/x11/clipboard/selection_names.h"
#include "tests/linux_x11/x11_desktop.h"

// Reading from owners that stay silent, lie, stop halfway, send without end or end. None may cost more than the
// caller's time, and none is ended by being asked.
namespace offhand::test {
namespace {

using platform::x11::Connection;
using platform::x11::Conversation;
using testing::HasSubstr;

constexpr std::size_t plenty = 1 << 20;
/// For an owner that is not to answer in time.
constexpr milliseconds brief{300};

/// Has the clipboard, and answers as a test wants.
class StrangeOwner {
 public:
  using Request = xcb_selection_request_event_t;
  using Answer = std::function<void(StrangeOwner& owner, const Request& request, const std::string& target)>;

  StrangeOwner(const platform::x11::DisplayName& display, Answer answer) : answer_(std::move(answer)) {
    const platform::x11::Budget budget("Testing", within(timeout));
    connection_ = Connection::open(display, budget).value();
    Conversation talk(*connection_, budget);
    clipboard_ = platform::x11::intern(talk, platform::x11::clipboard_name).value();
    window_ = xcb_generate_id(raw());
    xcb_create_window(raw(), 0, window_, talk.root(), -1, -1, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY,
                      XCB_COPY_FROM_PARENT, 0, nullptr);
    xcb_set_selection_owner(raw(), window_, clipboard_, talk.server_time().value());
    EXPECT_TRUE(talk.sync());
    thread_ = std::jthread([this](const std::stop_token& stop) { serve(stop); });
  }
  ~StrangeOwner() {
    thread_.request_stop();
    thread_.join();
  }

  xcb_connection_t* raw() const { return connection_->raw(); }
  xcb_atom_t atom(const std::string& name) {
    const platform::x11::Budget budget("Testing", within(timeout));
    Conversation talk(*connection_, budget);
    return platform::x11::intern(talk, name).value();
  }
  void notify(const Request& request, xcb_atom_t property) {
    xcb_selection_notify_event_t event{};
    event.response_type = XCB_SELECTION_NOTIFY;
    event.requestor = request.requestor;
    event.selection = request.selection;
    event.target = request.target;
    event.property = property;
    xcb_send_event(raw(), 0, request.requestor, 0, reinterpret_cast<const char*>(&event));
    xcb_flush(raw());
  }
  void give(const Request& request, const std::string& type, std::uint8_t format, const std::string& bytes) {
    put(request, type, format, bytes);
    notify(request, request.property);
  }
  void give_targets(const Request& request, const std::vector<std::string>& names) {
    std::vector<xcb_atom_t> atoms;
    for (const auto& name : names) atoms.push_back(atom(name));
    give(request, "ATOM", 32,
         std::string(reinterpret_cast<const char*>(atoms.data()), atoms.size() * sizeof(xcb_atom_t)));
  }
  /// Sends `part` whenever the last one was taken, `times` times, and then the end; without `times` for ever.
  void give_in_parts(const Request& request, const std::string& part, std::optional<int> times) {
    const std::uint32_t mask = XCB_EVENT_MASK_PROPERTY_CHANGE;
    xcb_change_window_attributes(raw(), request.requestor, XCB_CW_EVENT_MASK, &mask);
    transfer_ = request;
    part_ = part;
    parts_left_ = times;
    give(request, "INCR", 32, std::string(4, '\0'));
  }
  void put(const Request& request, const std::string& type, std::uint8_t format, const std::string& bytes) {
    xcb_change_property(raw(), XCB_PROP_MODE_REPLACE, request.requestor, request.property, atom(type), format,
                        static_cast<std::uint32_t>(bytes.size() / (format / 8)), bytes.data());
  }
  void vanish() {
    xcb_destroy_window(raw(), window_);
    xcb_flush(raw());
  }
  bool sent_all() const { return sent_all_; }

 private:
  void serve(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      while (const platform::x11::Owned<xcb_generic_event_t> event{xcb_poll_for_event(raw())}) handle(*event);
      pollfd entry{connection_->descriptor(), POLLIN, 0};
      ::poll(&entry, 1, 10);
    }
  }
  void handle(const xcb_generic_event_t& event) {
    const auto kind = event.response_type & 0x7F;
    if (kind == XCB_SELECTION_REQUEST) {
      const auto& request = reinterpret_cast<const Request&>(event);
      const platform::x11::Budget budget("Testing", within(timeout));
      Conversation talk(*connection_, budget);
      answer_(*this, request, platform::x11::names_of(talk, std::span(&request.target, 1)).value().front());
    } else if (kind == XCB_PROPERTY_NOTIFY && transfer_) {
      const auto& change = reinterpret_cast<const xcb_property_notify_event_t&>(event);
      if (change.state != XCB_PROPERTY_DELETE || change.atom != transfer_->property) return;
      const bool is_end = parts_left_ && (*parts_left_)-- == 0;
      put(*transfer_, "UTF8_STRING", 8, is_end ? std::string() : part_);
      xcb_flush(raw());
      if (is_end) transfer_.reset();
      if (is_end) sent_all_ = true;
    }
  }

  Answer answer_;
  std::unique_ptr<Connection> connection_;
  xcb_atom_t clipboard_ = 0;
  xcb_window_t window_ = 0;
  std::optional<Request> transfer_;
  std::string part_;
  std::optional<int> parts_left_;
  std::atomic<bool> sent_all_ = false;
  std::jthread thread_;
};

class StrangeOwners : public X11Desktop {
 protected:
  void SetUp() override {
    X11Desktop::SetUp();
    clipboard_ = platform::x11::make_clipboard(display_);
  }
  /// Offers text, and does `answer` when it is asked for it.
  std::unique_ptr<StrangeOwner> owner(const StrangeOwner::Answer& answer) {
    return std::make_unique<StrangeOwner>(
        display_->display_name(), [answer](StrangeOwner& owner, const auto& request, const std::string& target) {
          if (target == "TARGETS") return owner.give_targets(request, {"TARGETS", "UTF8_STRING"});
          answer(owner, request, target);
        });
  }
  auto read(const platform::Limits& limits, std::size_t limit_bytes = plenty) {
    return clipboard_->read(ClipboardForm::text, limit_bytes, limits);
  }
  std::string code(const platform::Limits& limits, std::size_t limit_bytes = plenty) {
    const auto text = read(limits, limit_bytes);
    return text ? "no error" : text.error().code;
  }
  std::unique_ptr<platform::Clipboard> clipboard_;
};

TEST_F(StrangeOwners, AreNotWaitedForWhenTheyStaySilent) {
  const auto silent = owner([](auto&, const auto&, const auto&) {});
  EXPECT_EQ(code(within(brief)), "clipboard_unavailable");
  const StrangeOwner wholly(display_->display_name(), [](auto&, const auto&, const auto&) {});
  const auto offer = clipboard_->offer(within(brief));
  ASSERT_FALSE(offer);
  EXPECT_THAT(offer.error().message, HasSubstr("process " + std::to_string(::getpid())));
}

TEST_F(StrangeOwners, MayRefuse) {
  const StrangeOwner refusing(display_->display_name(),
                              [](auto& owner, const auto& request, const auto&) { owner.notify(request, 0); });
  const auto offer = clipboard_->offer(within(timeout)).value();
  EXPECT_TRUE(offer.is_held);
  EXPECT_TRUE(offer.types.empty());
  EXPECT_EQ(read(within(timeout)).value(), std::nullopt);
}

TEST_F(StrangeOwners, AreNotBelieved) {
  const auto empty_handed =
      owner([](auto& owner, const auto& request, const auto&) { owner.notify(request, request.property); });
  EXPECT_EQ(code(within(timeout)), "clipboard_unavailable");
  const auto numbers =
      owner([](auto& owner, const auto& request, const auto&) { owner.give(request, "INTEGER", 32, "12345678"); });
  EXPECT_EQ(read(within(timeout)).value(), std::nullopt);
}

TEST_F(StrangeOwners, MaySpeakLatin1AndCountTheZero) {
  const auto old = owner([](auto& owner, const auto& request, const auto&) {
    owner.give(request, "STRING", 8, std::string("caf\xe9\0", 5));
  });
  EXPECT_EQ(read(within(timeout)).value(), "café");
}

TEST_F(StrangeOwners, MaySendInParts) {
  const auto patient =
      owner([](auto& owner, const auto& request, const auto&) { owner.give_in_parts(request, "part,", 3); });
  EXPECT_EQ(read(within(timeout)).value(), "part,part,part,");
}

TEST_F(StrangeOwners, AreGivenUpWhenTheyStopHalfway) {
  const auto lazy = owner(
      [](auto& owner, const auto& request, const auto&) { owner.give(request, "INCR", 32, std::string(4, '\0')); });
  EXPECT_EQ(code(within(brief)), "clipboard_unavailable");
}

TEST_F(StrangeOwners, AreGivenUpWhenTheySendWithoutEnd) {
  const auto endless = owner(
      [](auto& owner, const auto& request, const auto&) { owner.give_in_parts(request, std::string(4096, 'x'), {}); });
  EXPECT_EQ(code(within(brief), 5'000), "clipboard_too_large");
}

TEST_F(StrangeOwners, MaySendTheRestOfWhatIsTooLarge) {
  const auto wordy = owner(
      [](auto& owner, const auto& request, const auto&) { owner.give_in_parts(request, std::string(4096, 'x'), 5); });
  EXPECT_EQ(code(within(timeout), 5'000), "clipboard_too_large");
  EXPECT_TRUE(eventually([&] { return wordy->sent_all(); }));
  const auto at_once =
      owner([](auto& owner, const auto& request, const auto&) { owner.give(request, "UTF8_STRING", 8, "0123456789"); });
  EXPECT_EQ(code(within(timeout), 9), "clipboard_too_large");
  EXPECT_EQ(read(within(timeout), 10).value(), "0123456789");
}

TEST_F(StrangeOwners, MayEndMeanwhile) {
  const auto vanishing = owner([](auto& owner, const auto&, const auto&) { owner.vanish(); });
  const auto text = read(within(timeout));
  ASSERT_FALSE(text);
  EXPECT_THAT(text.error().message, HasSubstr("ended while it was asked"));
  const auto offer = clipboard_->offer(within(timeout)).value();
  EXPECT_FALSE(offer.is_held);
}

TEST_F(StrangeOwners, GainNothingByAFloodOfEvents) {
  std::atomic<bool> enough = false;
  {
    const auto noisy = owner([&](StrangeOwner& owner, const auto& request, const auto&) {
      auto other = request;
      other.target = XCB_ATOM_BITMAP;
      while (!enough) owner.notify(other, request.property);
    });
    EXPECT_EQ(code(within(brief)), "clipboard_unavailable");
    enough = true;
  }
}

}  // namespace
}  // namespace offhand::test
