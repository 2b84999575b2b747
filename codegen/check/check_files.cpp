#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "codegen/check/check.h"

// Missing files, each reported once instead of by every reference to it.
namespace offhand::codegen {
namespace {

class FileChecker {
 public:
  FileChecker(const SchemaFolder& folder, bool is_product, Diagnostics& diagnostics)
      : folder_(folder), is_product_(is_product), diagnostics_(diagnostics) {}

  void run() {
    for (const char* file : {"common/errors.json", "facets.json"}) require(shown_path(file));
    require(folder_.own("presets.json"));
    if (is_product_) {
      for (const char* file : {"config/config.json", "cli/commands.json"}) require(shown_path(file));
    }
    for (const Document* document : folder_.all()) {
      const std::string relative = document->relative();
      if (relative.starts_with("released/") || relative.starts_with("external/")) continue;
      collect_references(document->json, *document);
      if (relative.starts_with("tools/")) collect_platforms(*document);
    }
    // A single reference may be misspelt, so it is reported at its own place.
    for (const auto& [file, users] : users_) {
      if (users.size() > 1) report(file, users);
    }
  }

 private:
  using Users = std::set<std::string>;

  void require(const std::string& file) {
    if (folder_.find(file) == nullptr) diagnostics_.error({file, ""}, 1, "the file is missing.");
  }

  void report(const std::string& file, const Users& users) {
    const std::string others =
        users.size() == 2 ? "1 other needs it." : std::to_string(users.size() - 1) + " others need it.";
    diagnostics_.error({file, ""}, 1, "the file is missing; " + *users.begin() + " and " + others);
  }

  void need(const std::string& file, const Document& user) {
    if (folder_.find(file) == nullptr) users_[file].insert(user.path);
  }

  void collect_references(const Json& json, const Document& document) {
    if (!json.is_structured()) return;
    for (const auto& [key, value] : json.items()) {
      collect_references(value, document);
      if (key != "$ref" || !json.is_object() || !value.is_string()) continue;
      const auto& reference = value.get_ref<const std::string&>();
      const bool leaves = reference.find("://") != std::string::npos;
      if (!leaves) need(SchemaFolder::target_of(reference, document.path), document);
    }
  }

  void collect_platforms(const Document& document) {
    if (!document.json.is_object() || !document.json.contains("platforms")) return;
    const Json& platforms = document.json["platforms"];
    if (!platforms.is_object()) return;
    for (const auto& [name, support] : platforms.items()) need(shown_path("platforms/" + name + ".json"), document);
  }

  const SchemaFolder& folder_;
  bool is_product_;
  Diagnostics& diagnostics_;
  std::map<std::string, Users> users_;
};

}  // namespace

void check_files(const SchemaFolder& folder, bool is_product, Diagnostics& diagnostics) {
  FileChecker(folder, is_product, diagnostics).run();
}

}  // namespace offhand::codegen
