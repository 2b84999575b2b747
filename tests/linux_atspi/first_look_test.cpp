// Menus of Qt under the pointer are in no list of children: they are found by what is announced, or searched for by who
// comes later.
#include <signal.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "platform/linux/atspi/applications/application.h"
#include "platform/linux/atspi/applications/registry.h"
#include "tests/linux_atspi/desktop_fixture.h"

namespace offhand::tests {
namespace {

/// The process that hands on to applications who wants to hear of them.
pid_t registry_pid(const std::string& bus) {
  const std::string command = "gdbus call --address '" + bus +
                              "' --dest org.freedesktop.DBus --object-path / --method "
                              "org.freedesktop.DBus.GetConnectionUnixProcessID org.a11y.atspi.Registry";
  std::array<char, 64> answer{};
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), &pclose);
  unsigned pid = 0;
  if (!pipe || fgets(answer.data(), answer.size(), pipe.get()) == nullptr) return 0;
  return std::sscanf(answer.data(), "(uint32 %u", &pid) == 1 ? static_cast<pid_t>(pid) : 0;
}

/// Stopped until told to go on.
class Stopped {
 public:
  explicit Stopped(pid_t pid) : pid_(pid) { ::kill(pid_, SIGSTOP); }
  ~Stopped() { go_on(); }
  Stopped(const Stopped&) = delete;
  Stopped& operator=(const Stopped&) = delete;
  void go_on() const { ::kill(pid_, SIGCONT); }

 private:
  const pid_t pid_;
};

class FirstLook : public AtspiDesktop, public testing::WithParamInterface<const char*> {
 protected:
  void SetUp() override {
    AtspiDesktop::SetUp();
    const std::string title = std::string("First look at ") + GetParam();
    app_.emplace(std::vector<std::string>{"/usr/bin/python3",
                                          std::string(OFFHAND_FIXTURES) + "/fixture_" + GetParam() + ".py", "--title",
                                          title, "--menus"});
    ASSERT_TRUE(app_->wait_for_output("ready"));
    // Not by its tree: nobody has looked at this application yet.
    ASSERT_TRUE(eventually(std::chrono::seconds(15), [&] {
      for (const auto& each : windows_.list()) {
        if (each.title == title) window_ = each;
      }
      return window_.window_id != 0;
    }));
  }

  void open_menu() {
    // In the canvas, above the last button.
    const std::string click = "xdotool mousemove --window " + std::to_string(window_.window_id) + " 240 480 click 3";
    ASSERT_EQ(std::system(click.c_str()), 0);
    ASSERT_TRUE(app_->wait_for_output("menu-opened"));
  }

  std::string name_on_bus() {
    const auto source = windows_.source();
    platform::atspi::Registry registry(source);
    const auto processes = registry.applications(within(20000));
    if (!processes) return {};
    for (const auto& process : *processes) {
      if (process.pid == app_->pid()) return process.name;
    }
    return {};
  }

  std::optional<RunningApp> app_;
  platform::WindowInfo window_;
};

TEST_P(FirstLook, IsSubscribedBeforeItGetsAnAnswer) {
  const std::string name = name_on_bus();
  ASSERT_NE(name, "");
  const std::string bus = windows_.root_property("AT_SPI_BUS");
  const pid_t of_registry = registry_pid(bus);
  ASSERT_GT(of_registry, 0);
  const Stopped stopped(of_registry);
  platform::atspi::Application application(bus, name, app_->pid(), ActionPath::x11_atspi, events_, clock_);
  auto answered = std::async(std::launch::async, [&] {
    return application.run(within(20000), [&](platform::atspi::Inquiry& inquiry) {
      inquiry.call({{name, platform::atspi::root_path}, "org.a11y.atspi.Accessible", "GetRole"},
                   [](const platform::atspi::Reply&) {});
    });
  });
  // As long as the registry hands on nothing, either no answer counts as one, or what opens now is heard of.
  const bool opened = answered.wait_for(std::chrono::milliseconds(500)) == std::future_status::ready;
  if (opened) open_menu();
  stopped.go_on();
  EXPECT_EQ(answered.get().end, platform::atspi::InquiryEnd::finished);
  if (!opened) open_menu();
  EXPECT_TRUE(events_.wait_for([](const auto& event) { return event.detail == "showing" && event.on; },
                               std::chrono::seconds(5)));
}

TEST_P(FirstLook, SaysThatItHadNoTimeForOpenMenusAndTheNextOneFindsThem) {
  open_menu();
  auto source = windows_.source();
  bool hangs = true;
  source.shows_popup = [&](std::int64_t, const platform::Limits&) -> Result<bool> {
    if (hangs) app_->signal(SIGSTOP);
    return true;
  };
  platform::atspi::AtspiTree tree(events_, clock_, source);
  const auto first = tree.read(window_, {}, within(3000));
  ASSERT_TRUE(first) << first.error().message;
  EXPECT_FALSE(first->complete);
  EXPECT_NE(first->incomplete_reason.find("no time for open menus"), std::string::npos) << first->incomplete_reason;
  EXPECT_NE(find(*first, "Check me"), nullptr);
  EXPECT_EQ(find(*first, "Context One"), nullptr);
  hangs = false;
  app_->signal(SIGCONT);
  const auto next = tree.read(window_, {}, within(20000));
  ASSERT_TRUE(next) << next.error().message;
  EXPECT_EQ(next->incomplete_reason.find("no time for open menus"), std::string::npos) << next->incomplete_reason;
  EXPECT_NE(find(*next, "Context One"), nullptr);
}

INSTANTIATE_TEST_SUITE_P(Toolkits, FirstLook, testing::Values("qt5", "qt6"));

}  // namespace
}  // namespace offhand::tests
