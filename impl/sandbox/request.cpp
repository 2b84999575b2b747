#include "impl/sandbox/request.h"

#include <fcntl.h>
#include <unistd.h>

#include <charconv>

namespace offhand::sandbox {
namespace {

constexpr std::size_t descriptor_count = 5;

std::optional<int> number(const std::string& text) {
  int value = 0;
  const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
  if (parsed.ec != std::errc{} || parsed.ptr != text.data() + text.size() || value < 0) return std::nullopt;
  return value;
}

}  // namespace

bool send_request(int channel, const Command& command, const std::string& working_directory, int reply,
                  Deadline deadline) {
  // Arguments and environment may exceed any packet and need not be UTF-8, so they are sent as a file.
  std::vector<std::string> strings{working_directory, std::to_string(command.argv.size())};
  strings.insert(strings.end(), command.argv.begin(), command.argv.end());
  for (const auto& [name, value] : command.environment) strings.push_back(name + "=" + value);
  const host::Descriptor file = pack_strings(strings);
  const host::Descriptor null(::open("/dev/null", O_RDWR | O_CLOEXEC));
  const auto or_null = [&null](int fd) { return fd < 0 ? null.get() : fd; };
  const pid_t group = command.group == Command::Group::caller ? ::getpgrp() : 0;
  return file && null &&
         send_packet(channel, std::to_string(group), deadline,
                     {file.get(), reply, or_null(command.standard_input), or_null(command.standard_output),
                      or_null(command.standard_error)});
}

std::optional<SpawnRequest> read_request(Packet packet) {
  if (packet.descriptors.size() != descriptor_count) return std::nullopt;
  const auto strings = unpack_strings(packet.descriptors[0].get());
  const auto group = number(packet.text);
  if (!group || strings.size() < 2) return std::nullopt;
  const auto arguments = number(strings[1]);
  if (!arguments || *arguments == 0 || strings.size() < 2 + static_cast<std::size_t>(*arguments)) return std::nullopt;
  SpawnRequest request;
  request.working_directory = strings[0];
  request.group_id = *group;
  const auto end_of_arguments = strings.begin() + 2 + *arguments;
  request.argv.assign(strings.begin() + 2, end_of_arguments);
  if (request.argv.front().empty()) return std::nullopt;
  for (auto entry = end_of_arguments; entry != strings.end(); ++entry) {
    const std::size_t equals = entry->find('=');
    if (equals != std::string::npos) request.environment[entry->substr(0, equals)] = entry->substr(equals + 1);
  }
  request.reply = std::move(packet.descriptors[1]);
  for (std::size_t index = 0; index < 3; ++index) request.standard[index] = std::move(packet.descriptors[2 + index]);
  return request;
}

}  // namespace offhand::sandbox
