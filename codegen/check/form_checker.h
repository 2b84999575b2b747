#pragma once

#include <map>
#include <regex>
#include <string>
#include <vector>

#include "codegen/load/schema_folder.h"

namespace offhand::codegen {

/// Checks a file against a schema of schema/meta, so that what an editor shows and what the generator refuses come from
/// one place. Knows as much of JSON Schema as those files use; a keyword it does not know is an error in them.
class FormChecker {
 public:
  FormChecker(const SchemaFolder& folder, Diagnostics& diagnostics) : folder_(folder), diagnostics_(diagnostics) {}

  /// Reports everything in which `document` differs from what `meta` describes.
  void check(const Document& document, const Document& meta);

 private:
  struct Finding {
    Place place;
    std::string message;
  };
  using Findings = std::vector<Finding>;

  /// A schema and where it stands, which its references start from.
  struct Rule {
    const Json& json;
    Place place;
  };

  void apply(const Rule& rule, const Json& value, const Place& place, Findings& findings);
  void apply_keyword(const std::string& keyword, const Rule& rule, const Json& value, const Place& place,
                     Findings& findings);
  void apply_condition(const Rule& rule, const Json& value, const Place& place, Findings& findings);
  void apply_all(const Rule& rule, const Json& value, const Place& place, Findings& findings);
  void apply_object(const Rule& rule, const Json& value, const Place& place, Findings& findings);
  void apply_additional(const Rule& rule, const std::string& key, const Json& member, const Place& place,
                        Findings& findings);
  void apply_array(const Rule& rule, const Json& value, const Place& place, Findings& findings);
  bool fits(const Rule& rule, const Json& value, const Place& place);
  const std::regex& compiled(const std::string& pattern);

  const SchemaFolder& folder_;
  Diagnostics& diagnostics_;
  std::map<std::string, std::regex> patterns_;
};

}  // namespace offhand::codegen
