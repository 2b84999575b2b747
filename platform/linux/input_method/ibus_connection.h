#pragma once

#include <systemd/sd-bus.h>

#include <functional>
#include <memory>
#include <string>

namespace offhand::platform::input_method {

/// A connection to an ibus-daemon that hears what engines tell. Used by one thread; never waits but in wait().
class IbusConnection {
 public:
  using Handler = std::function<void(sd_bus_message*)>;

  /// Null where connecting fails at once. `heard` gets every signal of an engine and of the daemon, `engine` the reply
  /// with the description of the engine in use, or null where there is none.
  static std::unique_ptr<IbusConnection> open(const std::string& address, Handler heard, Handler engine);
  ~IbusConnection();
  IbusConnection(const IbusConnection&) = delete;
  IbusConnection& operator=(const IbusConnection&) = delete;

  /// Hands on everything that has arrived. False once the connection is broken.
  bool process();
  /// Until something arrives, or `wake` (a descriptor) can be read.
  void wait(int wake) const;

 private:
  IbusConnection(Handler heard, Handler engine) : heard_(std::move(heard)), engine_(std::move(engine)) {}
  bool begin(const std::string& address);

  Handler heard_;
  Handler engine_;
  sd_bus* bus_ = nullptr;
};

}  // namespace offhand::platform::input_method
