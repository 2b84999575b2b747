#include "platform/host/directories.h"

#include "platform/host/windows/system.h"

#include <aclapi.h>
#include <sddl.h>

#include "generated/types/errors.h"
#include "platform/host/process.h"

namespace offhand::host {
namespace {

/// The owner of a directory; empty if it is no directory, or a link to one.
std::string owner_of(const std::string& path) {
  const auto attributes = ::GetFileAttributesW(windows::wide(path).c_str());
  constexpr DWORD looked_at = FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_REPARSE_POINT;
  if (attributes == INVALID_FILE_ATTRIBUTES || (attributes & looked_at) != FILE_ATTRIBUTE_DIRECTORY) return {};
  PSID owner = nullptr;
  PSECURITY_DESCRIPTOR descriptor = nullptr;
  const auto problem = ::GetNamedSecurityInfoW(windows::wide(path).c_str(), SE_FILE_OBJECT, OWNER_SECURITY_INFORMATION,
                                               &owner, nullptr, nullptr, nullptr, &descriptor);
  const windows::Local held(descriptor);
  return problem == ERROR_SUCCESS ? windows::text_of_identifier(owner) : std::string();
}

/// Objects that administrators create belong to the Administrators group.
bool is_ours(const std::string& owner) {
  return !owner.empty() && (owner == windows::user_identifier() || owner == "S-1-5-32-544");
}

}  // namespace

std::string home_directory() { return variable("USERPROFILE").value_or("\\"); }

std::string settings_directory() { return variable("APPDATA").value_or(home_directory() + "\\AppData\\Roaming"); }

std::string data_directory() { return variable("LOCALAPPDATA").value_or(home_directory() + "\\AppData\\Local"); }

std::string runtime_directory() {
  return variable("LOCALAPPDATA").value_or(home_directory() + "\\AppData\\Local") + "\\offhand";
}

bool is_own_directory(const std::string& path) {
  const bool is_absolute = path.size() > 2 && path[1] == ':';
  return is_absolute && is_ours(owner_of(path));
}

Result<void> make_private_directory(const std::string& path) {
  const auto refused = [&](const std::string& reason) {
    return fail(errors::write_failed({.path = path, .reason = reason}));
  };
  // Full access for the owner and the system, inherited by everything created inside, nothing inherited from outside.
  const auto rights = windows::wide("D:P(A;OICI;FA;;;" + windows::user_identifier() + ")(A;OICI;FA;;;SY)");
  PSECURITY_DESCRIPTOR descriptor = nullptr;
  if (!::ConvertStringSecurityDescriptorToSecurityDescriptorW(rights.c_str(), SDDL_REVISION_1, &descriptor, nullptr))
    return refused(windows::reason_of(::GetLastError()));
  const windows::Local held(descriptor);
  SECURITY_ATTRIBUTES attributes{sizeof(SECURITY_ATTRIBUTES), descriptor, FALSE};
  const auto name = windows::wide(path);
  if (::CreateDirectoryW(name.c_str(), &attributes)) return {};
  if (const auto problem = ::GetLastError(); problem != ERROR_ALREADY_EXISTS)
    return refused(windows::reason_of(problem));
  const auto owner = owner_of(path);
  if (owner.empty()) return refused("it is no directory");
  if (!is_ours(owner)) return refused("it belongs to user " + owner);
  if (!::SetFileSecurityW(name.c_str(), DACL_SECURITY_INFORMATION, descriptor))
    return refused("it cannot be made private");
  return {};
}

}  // namespace offhand::host
