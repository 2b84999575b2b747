#include "platform/linux/menus/menus.h"

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "platform/linux/atspi/acting/actor.h"
#include "platform/linux/atspi/bus/bus_address.h"
#include "platform/linux/atspi/bus/limits.h"
#include "platform/linux/menus/exported_commands.h"
#include "platform/linux/menus/exported_menu.h"

namespace offhand::platform::linux_menus {
namespace {

using atspi::Inquiry;
using atspi::InquiryEnd;
using atspi::InquiryOutcome;

/// An inquiry to the application of a window, made only if the bus name belongs to that application.
class Exports {
 public:
  Exports(Exporter exporter, std::string bus) : exporter_(std::move(exporter)), bus_(std::move(bus)) {}

  /// Whether anything is exported. Only unique names count, because another name may change its owner.
  bool are_told() const { return exporter_.bus_name.starts_with(':') && !bus_.empty(); }
  const Exporter& exporter() const { return exporter_; }

  InquiryOutcome ask(const Limits& limits, const std::function<void(Inquiry&)>& body) {
    atspi::Actor actor(bus_, {}, nullptr);
    return actor.run(limits, [&](Inquiry& inquiry) {
      inquiry.call(
          {{"org.freedesktop.DBus", "/org/freedesktop/DBus"},
           atspi::interface::bus,
           "GetConnectionUnixProcessID",
           [this](sd_bus_message* message) { return sd_bus_message_append(message, "s", exporter_.bus_name.c_str()); }},
          [&](const atspi::Reply& reply) {
            std::uint32_t pid = 0;
            if (reply.value(pid) && exporter_.pid > 0 && pid == exporter_.pid) body(inquiry);
          });
    });
  }

  Error unfinished(const InquiryOutcome& outcome, const std::string& what) const {
    return atspi::unfinished(outcome, {exporter_.app, exporter_.pid}, what);
  }

 private:
  const Exporter exporter_;
  const std::string bus_;
};

class GtkMenus final : public Menus {
 public:
  explicit GtkMenus(ExporterSource exporter) : exporter_(std::move(exporter)) {}

  Result<ToldMenus> read(const WindowInfo& window, const Limits& limits) override {
    OFFHAND_ASSIGN(auto exports, exports_of(window, limits));
    ToldMenus told;
    if (!exports.are_told()) return told;
    const auto& from = exports.exporter();
    std::vector<std::unique_ptr<ExportedMenu>> menus;
    const auto outcome = exports.ask(limits, [&](Inquiry& inquiry) {
      for (const auto& path : {from.app_menu_path, from.menubar_path}) {
        if (path.empty()) continue;
        menus.push_back(std::make_unique<ExportedMenu>(inquiry, atspi::Reference{from.bus_name, path}));
        menus.back()->begin();
      }
      if (!from.application_path.empty())
        read_commands(inquiry, {from.bus_name, from.application_path}, "app.", told.commands);
      if (!from.window_path.empty()) read_commands(inquiry, {from.bus_name, from.window_path}, "win.", told.commands);
    });
    if (outcome.end != InquiryEnd::finished) return fail(exports.unfinished(outcome, "Reading its menus"));
    for (const auto& menu : menus) menu->lay_out(told);
    // Commands that belong neither to the application nor to the window cannot be sent.
    for (auto& entry : told.entries) {
      if (entry.command && !place_of(from, entry.command->name)) entry.command.reset();
    }
    return told;
  }

  Result<std::optional<CommandState>> state(const WindowInfo& window, const std::string& command,
                                            const Limits& limits) override {
    OFFHAND_ASSIGN(auto exports, exports_of(window, limits));
    std::optional<CommandState> now;
    const auto place = place_of(exports.exporter(), command);
    if (!exports.are_told() || !place) return now;
    const auto outcome = exports.ask(limits, [&](Inquiry& inquiry) { read_command(inquiry, *place, now); });
    if (outcome.end != InquiryEnd::finished) return fail(exports.unfinished(outcome, "Reading a command"));
    return now;
  }

  Delivery run(const WindowInfo& window, const Command& command, const Limits& limits) override {
    constexpr auto path = ActionPath::gtk_action;
    auto exports = exports_of(window, limits);
    if (!exports) return Delivery::failed(exports.error());
    const auto place = place_of(exports->exporter(), command.name);
    if (!exports->are_told() || !place) return Delivery::not_attempted("its application exports no such command");
    std::optional<CommandState> now;
    Request asked{.reason = "what its window names on the bus belongs to another process"};
    const auto outcome = exports->ask(limits, [&](Inquiry& inquiry) {
      asked.reason.clear();
      request(inquiry, *place, command.value, now, asked);
    });
    if (asked.accepted) return Delivery::delivered(path);
    if (!asked.sent && outcome.end != InquiryEnd::finished)
      return Delivery::failed(exports->unfinished(outcome, "Asking for a command"));
    if (!asked.sent || asked.answered) return Delivery::not_attempted(asked.reason);
    return Delivery::unknown(
        path, asked.reason.empty() ? "the application took the command and did not answer" : asked.reason);
  }

 private:
  Result<Exports> exports_of(const WindowInfo& window, const Limits& limits) const {
    OFFHAND_ASSIGN(auto exporter, exporter_(window.window_id, limits));
    return Exports(std::move(exporter), atspi::session_bus_address());
  }

  const ExporterSource exporter_;
};

}  // namespace

std::unique_ptr<Menus> make_menus(ExporterSource exporter) { return std::make_unique<GtkMenus>(std::move(exporter)); }

}  // namespace offhand::platform::linux_menus
