#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <regex>

#include "codegen/generate.h"
#include "tests/codegen/support.h"

// Each rule of the gate, broken once in the schema of the product: its own line has to come.
namespace offhand::codegen {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using Change = std::function<void(const fs::path& schema)>;

constexpr const char* kClick = "tools/desktop/click.json";
constexpr const char* kScroll = "tools/desktop/scroll.json";
constexpr const char* kInput = "common/input.json";
constexpr const char* kScreen = "tools/desktop/get_screen_size.json";

void change_json(const fs::path& file, const std::function<void(Json&)>& change) {
  Json json = Json::parse(read_text(file));
  change(json);
  write_text(file, json.dump(1));
}

/// Puts a value where a JSON pointer leads; "-" at its end appends.
Change put(const char* file, const char* pointer, const char* value) {
  return [=](const fs::path& schema) {
    change_json(schema / file, [&](Json& json) { json[Json::json_pointer(pointer)] = Json::parse(value); });
  };
}

Change take(const char* file, const char* parent, const char* key) {
  return [=](const fs::path& schema) {
    change_json(schema / file, [&](Json& json) {
      Json& object = json.at(Json::json_pointer(parent));
      if (object.is_object()) {
        ASSERT_EQ(object.erase(key), 1U) << parent << ' ' << key;
      } else {
        const auto found = std::find(object.begin(), object.end(), Json(key));
        ASSERT_NE(found, object.end()) << parent << ' ' << key;
        object.erase(found);
      }
    });
  };
}

/// What is said of a changed copy, without the numbers of lines: they are those of the copy.
std::vector<std::string> said_of(const fs::path& schema) {
  std::vector<std::string> lines;
  for (const std::string& line : generate(schema).errors)
    lines.push_back(std::regex_replace(line, std::regex("^([^:]*):[0-9]+: "), "$1: "));
  return lines;
}

bool has_line(const std::vector<std::string>& lines, const std::string& start) {
  return std::any_of(lines.begin(), lines.end(), [&](const std::string& line) { return line.starts_with(start); });
}

std::string shown(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

struct Rule {
  const char* name;
  Change change;
  const char* line;
};

void PrintTo(const Rule& rule, std::ostream* out) { *out << rule.name; }

class Rules : public ::testing::TestWithParam<Rule> {};

TEST_P(Rules, SayTheirLine) {
  const TemporaryFolder folder;
  copy_real_schema(folder.path());
  GetParam().change(folder.path() / "schema");
  const auto lines = said_of(folder.path() / "schema");
  EXPECT_TRUE(has_line(lines, GetParam().line)) << shown(lines);
}

const Rule kRules[] = {
    {"FullWithoutFacet", take("platforms/linux.json", "/facets", "screen"),
     "schema/tools/desktop/zoom.json: /platforms/linux: is full, but linux does not provide screen."},
    {"PartialWithoutFacet",
     [](const fs::path& schema) {
       take("platforms/linux.json", "/facets", "screen")(schema);
       put("tools/desktop/zoom.json", "/platforms/linux", R"({"support": "partial", "note": "Some."})")(schema);
     },
     "schema/tools/desktop/zoom.json: /platforms/linux: is partial, but linux does not provide screen."},
    {"UsedFacetUnknown", put(kClick, "/uses", R"(["inputs"])"),
     "schema/tools/desktop/click.json: /uses/0: there is no facet inputs; did you mean \"input\"?"},
    {"UsedFacetNeeded", put(kClick, "/uses", R"(["windows"])"),
     "schema/tools/desktop/click.json: /uses/0: windows is always there: it belongs into \"needs\" alone."},
    {"FacetPartOfNone", put("facets.json", "/facets/overlay/part_of", "\"wndows\""),
     "schema/facets.json: /facets/overlay/part_of: there is no facet wndows; did you mean \"windows\"?"},
    {"MoreValuesWithoutReleases", take("common/action.json", "/$defs/ActionPath", "enumSince"),
     "schema/common/action.json: /$defs/ActionPath: an enum with more values to come has a description and a release "
     "(enumSince) for each that is known."},
    {"PlatformForgotten", take(kClick, "/platforms", "linux"),
     "schema/tools/desktop/click.json: /platforms: no linux."},
    {"PlatformNobodyDeclared", put(kClick, "/platforms/amiga", "\"full\""),
     "schema/tools/desktop/click.json: /platforms/amiga: there is no platform amiga."},
    {"SharedArgumentThatDiffers",
     put(kScreen, "/inputSchema/properties/pid", R"({"type": "integer", "minimum": 0, "description": "Any."})"),
     "schema/tools/desktop/get_screen_size.json: /inputSchema/properties/pid: must be the ProcessId that "
     "schema/common/target.json makes of pid."},
    {"SharedArgumentOfAnotherLimit",
     put("tools/desktop/wait_for.json", "/inputSchema/properties/timeout_ms/maximum", "9000"),
     "schema/tools/desktop/wait_for.json: /inputSchema/properties/timeout_ms: is not what verify_state means by "
     "timeout_ms: maximum. Say the same, or why not: \"differs\"."},
    {"SharedArgumentOfAnotherDefault",
     put("tools/desktop/get_window_state.json", "/inputSchema/properties/include_screenshot/default", "false"),
     "schema/tools/desktop/get_window_state.json: /inputSchema/properties/include_screenshot: is not what "
     "get_desktop_state means by include_screenshot: default."},
    {"SharedArgumentOfOtherValues",
     put("tools/desktop/zoom.json", "/inputSchema/properties/format/enum/-", "\"compact\""),
     "schema/tools/desktop/zoom.json: /inputSchema/properties/format: is not what get_desktop_state means by format: "
     "enum."},
    {"SharedArgumentOfAnotherType",
     put("tools/desktop/set_agent_cursor_enabled.json", "/inputSchema/properties/since",
         R"({"type": "string", "holds": "plain", "maxLength": 9, "description": "When."})"),
     "schema/tools/desktop/set_agent_cursor_enabled.json: /inputSchema/properties/since: is not what get_window_state "
     "means by since: description, holds, maxLength, minimum, summary, type."},
    {"SharedArgumentOfAnotherDescription",
     put("tools/desktop/bring_to_front.json", "/inputSchema/properties/window_id/description",
         "\"The window that is brought to the front.\""),
     "schema/tools/desktop/bring_to_front.json: /inputSchema/properties/window_id: is not what click and "},
    {"SharedArgumentOfOtherForms", take("tools/desktop/page.json", "/$defs/Work/properties/action", "differs"),
     "schema/tools/desktop/page.json: /$defs/Work/properties/action: is not what click means by action: default, "
     "description, enum, holds, maxLength, minLength, summary."},
    {"DifferenceWithoutItsReason", take("tools/desktop/move_cursor.json", "/inputSchema/properties/scope", "differs"),
     "schema/tools/desktop/move_cursor.json: /inputSchema/properties/scope: is not what click and 7 more mean by "
     "scope: description, summary."},
    {"SummaryOfAnArgumentThatIsLonger",
     put(kClick, "/inputSchema/properties/count/summary",
         "\"How many times the button is pressed in a row, as a double click presses it twice, a triple click three "
         "times.\""),
     "schema/tools/desktop/click.json: /inputSchema/properties/count/summary: is not shorter than the description."},
    {"SummaryOfADefinitionThatIsLonger",
     put("common/settings.json", "/$defs/ExperimentalPip/description", "\"A picture.\""),
     "schema/common/settings.json: /$defs/ExperimentalPip/summary: is not shorter than the description."},
    {"SummaryOfAToolThatIsLonger", put(kScroll, "/description", "\"Scrolls.\""),
     "schema/tools/desktop/scroll.json: /summary: is not shorter than the description."},
    {"RowOfWhatIsNoListOfObjects",
     put(kScreen, "/outputSchema/properties/words",
         R"({"type": "array", "items": {"type": "string"}, "row": "- {x}", "description": "Words."})"),
     "schema/tools/desktop/get_screen_size.json: /outputSchema/properties/words/row: is for a list of objects."},
    {"RowOfAMemberThatIsNot", put("common/action.json", "/$defs/LateSideEffects/row", "\"- {kin}\""),
     "schema/common/action.json: /$defs/LateSideEffects/row: {kin}: there is no kin."},
    {"TextOfADefinitionWithAMemberThatIsNot",
     put("common/recording.json", "/$defs/RecordingReport/text", "\"{folder}\""),
     "schema/common/recording.json: /$defs/RecordingReport/text: {folder}: there is no folder."},
    {"TextOfAToolWhoseResultHasOne", put(kClick, "/text/summary", "\"Clicked\""),
     "schema/tools/desktop/click.json: /text: is for ActionResult to say, for all tools: one of them has a verb "
     "at most."},
    {"SharedResultWithoutAText", take("common/action.json", "/$defs/ActionResult", "text"),
     "schema/tools/desktop/click.json: ActionResult has no text, which a structured reply is worded by."},
    {"VerbLeftOut", take(kClick, "/text", "verb"),
     "schema/tools/desktop/click.json: /text/verb: the text of ActionResult asks for it."},
    {"VerbThatNoTextAsksFor", put("tools/desktop/stop_recording.json", "/text", R"({"verb": "Stopped"})"),
     "schema/tools/desktop/stop_recording.json: /text/verb: the text of RecordingReport asks for none."},
    {"VerbBesideATextOfTheTool", put(kScreen, "/text/verb", "\"Told\""),
     "schema/tools/desktop/get_screen_size.json: /text/verb: the text of the result asks for none."},
    {"VerbWithAMemberThatIsNot", put(kClick, "/text/verb", "\"Clicked {it}\""),
     "schema/tools/desktop/click.json: /text/verb: {it}: there is no it."},
    {"ReasonForNoDifference", put(kClick, "/inputSchema/properties/count/differs", "\"It is mine.\""),
     "schema/tools/desktop/click.json: /inputSchema/properties/count/differs: no other tool has an argument that this "
     "one differs from."},
    {"ReasonWhereNothingIsCompared", put(kScreen, "/outputSchema/properties/width/differs", "\"It is mine.\""),
     "schema/tools/desktop/get_screen_size.json: /outputSchema/properties/width/differs: no other tool has an argument "
     "that this one differs from."},
    {"ActingToolThatDeclaresNoArguments",
     [](const fs::path& schema) {
       const char* double_click = "tools/desktop/double_click.json";
       for (const char* key : {"reply", "text", "cli", "examples"}) take(double_click, "", key)(schema);
       put(double_click, "/wire", "\"verbatim\"")(schema);
       put(double_click, "/subject", "\"desktop\"")(schema);
     },
     "schema/tools/desktop/double_click.json: /wire: a tool that acts declares its arguments, and what they hold."},
    {"TypedTextWithoutItsWord", take("tools/desktop/type_text.json", "/inputSchema/properties/text", "holds"),
     "schema/tools/desktop/type_text.json: /inputSchema/properties/text: type_text acts, and text is text: it has to "
     "say "
     "what it \"holds\", typed_text or key where it is typed, plain where it goes into no field."},
    {"Undescribed", take(kClick, "/inputSchema/properties/count", "description"),
     "schema/tools/desktop/click.json: /inputSchema/properties/count: no description."},
    {"TwoFragments", put(kClick, "/inputSchema/allOf/-", R"({"$ref": "../../common/session.json#/$defs/InSession"})"),
     "schema/tools/desktop/click.json: /inputSchema/allOf/4: session is defined twice: in schema/common/session.json "
     "and in "
     "schema/common/session.json."},
    {"UnknownErrorCode", put(kClick, "/errors/0", "\"out_of_luck\""),
     "schema/tools/desktop/click.json: /errors/0: there is no error out_of_luck in schema/common/errors.json."},
    {"ExampleThatIsRefused", put(kClick, "/examples/0/arguments/count", "9"),
     "schema/tools/desktop/click.json: /examples/0/arguments/count: 9 is more than the maximum 3."},
    {"DefaultOutsideItsEnum", put(kScroll, "/inputSchema/properties/by/default", "\"pag\""),
     "schema/tools/desktop/scroll.json: /inputSchema/properties/by/default: \"pag\" is not one of line, page, did you "
     "mean \"page\"?"},
    {"NameTooLong",
     [](const fs::path& schema) {
       const std::string name = std::string(65, 'a');
       const std::string file = "tools/desktop/" + name + ".json";
       fs::copy_file(schema / kScreen, schema / file);
       put(file.c_str(), "/name", ('"' + name + '"').c_str())(schema);
     },
     "schema/tools/desktop/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.json: /name: has more "
     "than 64 "
     "characters."},
    {"NameOfAnotherFile", put(kScreen, "/name", "\"screen_size\""),
     "schema/tools/desktop/get_screen_size.json: /name: the file must be called screen_size.json."},
    {"RootThatIsAUnion", put(kClick, "/inputSchema/union", R"({"member": "a", "forms": []})"),
     "schema/tools/desktop/click.json: /inputSchema/union: does not belong here."},
    {"RootThatIsAMap", put(kScreen, "/inputSchema/additionalProperties", "true"),
     "schema/tools/desktop/get_screen_size.json: /inputSchema/additionalProperties: does not belong here."},
    {"ResultThatIsNoObject", put(kScreen, "/outputSchema", R"({"type": "array", "items": {"type": "string"}})"),
     "schema/tools/desktop/get_screen_size.json: /outputSchema/type: must be \"object\", not \"array\"."},
    {"ObjectOfNothing",
     put(kScreen, "/inputSchema/properties/any", R"({"type": "object", "description": "Anything."})"),
     "schema/tools/desktop/get_screen_size.json: /inputSchema/properties/any: no properties: {} is for an object that "
     "holds nothing, \"additionalProperties\" for one that holds anything."},
    {"PresetOverItsSize", put("presets.json", "/presets/lean/max_bytes", "1000"),
     "schema/presets.json: /presets/lean: its tool list takes "},
    {"ReadOnlyAndDestructive",
     [](const fs::path& schema) {
       put(kScreen, "/annotations/readOnlyHint", "true")(schema);
       put(kScreen, "/annotations/destructiveHint", "true")(schema);
     },
     "schema/tools/desktop/get_screen_size.json: /annotations: a tool that only reads destroys nothing."},
    {"PowerOfAToolThatReads", put(kScreen, "/power", "\"act\""),
     "schema/tools/desktop/get_screen_size.json: /power: a tool that only reads observes."},
    {"PowerToLookOfAToolThatActs", put(kClick, "/power", "\"observe\""),
     "schema/tools/desktop/click.json: /power: a tool that observes only reads: readOnlyHint."},
    {"PowerBelowTheDestructiveHint", put(kClick, "/power", "\"act\""),
     "schema/tools/desktop/click.json: /power: a tool with the destructiveHint does more than act."},
    {"PowerAboveTheDestructiveHint", put("tools/desktop/scroll.json", "/power", "\"destroy\""),
     "schema/tools/desktop/scroll.json: /power: a tool that may destroy something has the destructiveHint."},
    {"CommandOfAnotherTool", put(kClick, "/cli/command", "\"drag\""),
     "schema/tools/desktop/drag.json: /name: offhand drag is the command of desktop.click as well."},
    {"CommandOfTheProgramByAWordOfItsOwn", put(kClick, "/cli/command", "\"status\""),
     "schema/tools/desktop/click.json: /cli/command: offhand status is a command of its own."},
    {"AliasThatIsACommandOfTheProgram", put(kClick, "/aliases", R"(["mcp"])"),
     "schema/tools/desktop/click.json: /aliases/0: offhand mcp is a command of its own."},
    {"AliasThatIsTheCommandOfAnotherTool",
     [](const fs::path& schema) {
       put(kClick, "/aliases", R"(["pull"])")(schema);
       put("tools/desktop/drag.json", "/cli/command", "\"pull\"")(schema);
     },
     "schema/tools/desktop/click.json: /aliases/0: is the command of desktop.drag as well."},
    {"AliasTooLong",
     [](const fs::path& schema) { put(kClick, "/aliases", ("[\"" + std::string(65, 'a') + "\"]").c_str())(schema); },
     "schema/tools/desktop/click.json: /aliases/0: has more than 64 characters."},
    {"FlagWhoseOppositeIsAnOption",
     put(kScreen, "/inputSchema/properties/daemon", R"({"type": "boolean", "description": "Any."})"),
     "schema/tools/desktop/get_screen_size.json: /inputSchema/properties/daemon: its opposite is --no-daemon, which is "
     "an "
     "option of the command line."},
    {"OtherNameThatIsAnOption",
     put(kScreen, "/inputSchema/properties/any",
         R"({"type": "boolean", "description": "Any.", "also_called": ["output"]})"),
     "schema/tools/desktop/get_screen_size.json: /inputSchema/properties/any: the command line has an option --output "
     "of "
     "its own."},
    {"TwoFlagsOfOneName",
     [](const fs::path& schema) {
       put("tools/desktop/click.json", "/inputSchema/properties/element__index",
           R"({"type": "boolean", "description": "Any."})")(schema);
     },
     "schema/tools/desktop/click.json: /inputSchema/properties/element__index: --element-index is element_index as "
     "well."},
    {"ToolsetOfATakenName",
     [](const fs::path& schema) {
       fs::create_directories(schema / "tools/errors");
       fs::copy_file(schema / kScreen, schema / "tools/errors/get_screen_size.json");
       put("tools/errors/get_screen_size.json", "/title", "\"Size\"")(schema);
     },
     "schema/tools/errors/get_screen_size.json: the folder errors is no name for a namespace in C++, or one that is "
     "taken."},
    {"CommandOfAToolset",
     [](const fs::path& schema) {
       fs::create_directories(schema / "tools/click");
       fs::copy_file(schema / kScreen, schema / "tools/click/get_screen_size.json");
       put("tools/click/get_screen_size.json", "/title", "\"Size\"")(schema);
     },
     "schema/tools/click/get_screen_size.json: desktop.click has the command click, which its toolset has."},
    {"TwoToolsOfOneName",
     [](const fs::path& schema) { fs::copy_file(schema / kClick, schema / "tools/desktop/press.json"); },
     "schema/tools/desktop/press.json: /name: schema/tools/desktop/click.json is the tool desktop.click already."},
    {"FacetNobodyDeclared", put(kClick, "/needs/0", "\"inputs\""),
     "schema/tools/desktop/click.json: /needs/0: there is no facet inputs; did you mean \"input\"?"},
    {"FacetOfNoPlatform", put("facets.json", "/facets/sound", R"({"description": "What is heard."})"),
     "schema/facets.json: /facets/sound: no platform provides it."},
    {"FacetOfAPlatformWithAType",
     put("facets.json", "/facets/input", R"({"description": "Gestures.", "type": "Input"})"),
     "schema/facets.json: /facets/input: a facet of platforms is an interface of platform/api and has no type here."},
    {"UnusedError",
     put("common/errors.json", "/errors/out_of_luck", R"({"message": "No.", "hint": "", "data": {}, "exit": 1})"),
     "schema/common/errors.json: /errors/out_of_luck: no tool names it, and it is not \"general\"."},
    {"UnusedType",
     put("common/input.json", "/$defs/Finger", R"({"type": "string", "enum": ["index"], "description": "A finger."})"),
     "schema/common/input.json: /$defs/Finger: nothing uses it; where something else than a schema does, say so by "
     "used_by."},
    {"UnusedFragment",
     put("common/input.json", "/$defs/WithFinger",
         R"({"type": "object", "properties": {"finger": {"type": "boolean", "description": "Whether."}}})"),
     "schema/common/input.json: /$defs/WithFinger: nothing uses it; "},
    {"UsedTypeThatSaysItIsNot", put("common/action.json", "/$defs/ActionResult/used_by", "\"Somebody.\""),
     "schema/common/action.json: /$defs/ActionResult: schemas use it: used_by says what does where none does."},
    {"FlagOfTheCommandLine",
     put(kScreen, "/inputSchema/properties/output", R"({"type": "string", "maxLength": 9, "description": "Form."})"),
     "schema/tools/desktop/get_screen_size.json: /inputSchema/properties/output: the command line has an option "
     "--output of its "
     "own."},
    {"DeadlineThatNobodyWaitsFor",
     put(kScreen, "/inputSchema/properties/timeout_ms", R"({"type": "integer", "maximum": 9, "description": "Time."})"),
     "schema/tools/desktop/get_screen_size.json: /inputSchema/properties/timeout_ms: the command line has an option "
     "--timeout-ms "
     "of its own."},
    {"FlagAndItsOpposite",
     [](const fs::path& schema) {
       put(kScreen, "/inputSchema/properties/frame", R"({"type": "boolean", "description": "A."})")(schema);
       put(kScreen, "/inputSchema/properties/no_frame", R"({"type": "boolean", "description": "B."})")(schema);
     },
     "schema/tools/desktop/get_screen_size.json: /inputSchema/properties/no_frame: --no-frame is the opposite of "
     "another "
     "argument."},
    {"CommandOfTheProgram",
     [](const fs::path& schema) {
       fs::copy_file(schema / kScreen, schema / "tools/desktop/status.json");
       put("tools/desktop/status.json", "/name", "\"status\"")(schema);
     },
     "schema/tools/desktop/status.json: /name: offhand status is a command of its own."},
    {"FolderThatIsNoNamespace",
     [](const fs::path& schema) {
       fs::create_directories(schema / "tools/new");
       fs::rename(schema / kScreen, schema / "tools/new/get_screen_size.json");
     },
     "schema/tools/new/get_screen_size.json: the folder new is no name for a namespace in C++, or one that is taken."},
    {"SharedOptionThatIsNone", put("cli/commands.json", "/commands/1/options/0/ref", "\"oputput\""),
     "schema/cli/commands.json: /commands/1/options/0: there is no shared option oputput."},
    {"ReferenceToNoDefinition",
     put(kScreen, "/inputSchema/properties/odd",
         R"({"$ref": "click.json#/inputSchema/properties/count", "description": "Odd."})"),
     "schema/tools/desktop/click.json: /inputSchema/properties/count: a $ref leads here, but may only lead to $defs of "
     "a file in schema/common or of the same file."},
    {"ListOfItself",
     put("common/input.json", "/$defs/Nest",
         R"({"type": "array", "maxItems": 2, "items": {"$ref": "#/$defs/Nest"}, "description": "N."})"),
     "schema/common/input.json: /$defs/Nest: the definition contains itself."},
    {"UnionInAResult",
     put("common/action.json", "/$defs/ActionResult/allOf", R"([{"$ref": "target.json#/$defs/ElementOrPoint"}])"),
     "schema/common/action.json: /$defs/ActionResult/allOf/0: a union can only join the inputSchema of a tool."},
    {"ResultThatIsAUnion",
     put(kScreen, "/outputSchema", R"({"$ref": "../../common/target.json#/$defs/ElementOrPoint"})"),
     "schema/tools/desktop/get_screen_size.json: /outputSchema: must be an object that is no union."},
    {"StructuredReplyWithoutAResult", take(kScreen, "", "outputSchema"),
     "schema/tools/desktop/get_screen_size.json: no outputSchema, which a structured reply follows."},
    {"TextWithoutAResult", take(kScreen, "", "outputSchema"),
     "schema/tools/desktop/get_screen_size.json: /text: there is no result that it could word."},
    {"StructuredReplyWithoutAText", take(kScreen, "", "text"),
     "schema/tools/desktop/get_screen_size.json: no text, which a structured reply is worded by."},
    {"FormWithAnUnknownKeyword", put("meta/presets.schema.json", "/minContains", "1"),
     "schema/meta/presets.schema.json: the generator does not know the keyword minContains."},
    {"FormThatLeadsNowhere",
     put("meta/presets.schema.json", "/properties/default", R"({"$ref": "types.schema.json#/$defs/nix"})"),
     "schema/meta/types.schema.json: types.schema.json#/$defs/nix leads nowhere."},
    {"FormThatIsMissing", [](const fs::path& schema) { fs::remove(schema / "meta/prompt.schema.json"); },
     "schema/meta/prompt.schema.json: the file is missing."},
    {"NumberThatIsNone",
     [](const fs::path& schema) {
       edit(schema / kClick, "\"minimum\": 1, \"maximum\": 3", "\"minimum\": 1, \"maximum\": 3e999");
     },
     "schema/tools/desktop/click.json: [json.exception.out_of_range.406] number overflow parsing '3e999'"},
    {"AliasThatIsAValue", put("common/input.json", "/$defs/KeyModifier/aliases/alt", "\"shift\""),
     "schema/common/input.json: /$defs/KeyModifier/aliases/alt: is a value of the enum itself."},
    {"ValuesOfOneCppName", put(kInput, "/$defs/ScrollBy/enum", R"(["line", "half_page", "half-page"])"),
     "schema/common/input.json: /$defs/ScrollBy/enum/2: has the same C++ name as half_page."},
    {"LimitsOfASizeCrossed", put(kClick, "/inputSchema/properties/modifier/minItems", "9"),
     "schema/tools/desktop/click.json: /inputSchema/properties/modifier: the minimum is more than the maximum."},
    {"UndescribedReference",
     [](const fs::path& schema) {
       put("common/input.json", "/$defs/Bare", R"({"type": "object", "properties": {}})")(schema);
       put(kScreen, "/outputSchema/properties/odd", R"({"$ref": "../../common/input.json#/$defs/Bare"})")(schema);
     },
     "schema/tools/desktop/get_screen_size.json: /outputSchema/properties/odd: no description."},
    {"MemberThatGeneratedCodeNeeds", take("common/errors.json", "/errors/unknown_platform/data", "platforms"),
     "schema/common/errors.json: /errors/unknown_platform/data: no platforms, which generated code needs."},
    {"NoPresets", [](const fs::path& schema) { fs::remove(schema / "presets.json"); },
     "schema/presets.json: the file is missing."},
    {"SetOfTooManyValues",
     [](const fs::path& schema) {
       Json values = Json::array();
       for (int i = 0; i < 65; ++i) values.push_back("v" + std::to_string(i));
       const Json many = {{"type", "array"},
                          {"uniqueItems", true},
                          {"maxItems", 65},
                          {"items", {{"type", "string"}, {"enum", values}}},
                          {"description", "Many."}};
       put(kScreen, "/inputSchema/properties/many", many.dump().c_str())(schema);
     },
     "schema/tools/desktop/get_screen_size.json: /inputSchema/properties/many: a set holds at most 64 different "
     "values."},
    {"ElsewhereWithoutPlatforms", put(kClick, "/inputSchema/properties/count/elsewhere", "\"ignore\""),
     "schema/tools/desktop/click.json: /inputSchema/properties/count/elsewhere: means nothing without platforms."},
    {"RequiredOnOnePlatform",
     [](const fs::path& schema) {
       put(kScreen, "/inputSchema/properties/odd",
           R"({"type": "boolean", "platforms": ["linux"], "description": "Odd."})")(schema);
       put(kScreen, "/inputSchema/required", R"(["odd"])")(schema);
     },
     "schema/tools/desktop/get_screen_size.json: /inputSchema/properties/odd/platforms: what is required must exist "
     "everywhere."},
    {"StrayFile", [](const fs::path& schema) { write_text(schema / "notes.json", "{}"); },
     "schema/notes.json: no kind of schema file belongs here."},
    {"MissingFile", [](const fs::path& schema) { fs::remove(schema / "common/delivery.json"); },
     "schema/common/delivery.json: the file is missing; schema/tools/"},
    {"PresetOfNoTool", put("presets.json", "/presets/odd", R"({"description": "Odd.", "tools": ["desktop.clack"]})"),
     "schema/presets.json: /presets/odd/tools/0: there is no tool desktop.clack."},
};

INSTANTIATE_TEST_SUITE_P(All, Rules, ::testing::ValuesIn(kRules), [](const auto& row) { return row.param.name; });

/// A change of the schema after a release, and what callers of that release would lose.
class AfterARelease : public ::testing::TestWithParam<Rule> {};

TEST_P(AfterARelease, SaysWhatCallersWouldLose) {
  const TemporaryFolder folder;
  copy_real_schema(folder.path());
  const fs::path schema = folder.path() / "schema";
  static const Generation released = generate(schema);
  ASSERT_EQ(released.errors, std::vector<std::string>());
  write_text(schema / "released/0.1.json", released.manifest);
  GetParam().change(schema);
  const auto lines = said_of(schema);
  if (GetParam().line == nullptr) {
    EXPECT_EQ(shown(lines), "");
  } else {
    EXPECT_TRUE(has_line(lines, GetParam().line)) << shown(lines);
  }
}

const Rule kAfterARelease[] = {
    {"ArgumentRefusedOnMorePlatforms",
     [](const fs::path& schema) {
       put(kClick, "/inputSchema/properties/count/platforms", R"(["macos"])")(schema);
       put(kClick, "/inputSchema/properties/count/elsewhere", "\"refuse\"")(schema);
     },
     "schema/tools/desktop/click.json: /inputSchema: since 0.1: count is refused on more platforms."},
    {"CommandOfAnotherName", put("tools/desktop/drag.json", "/cli/command", "\"pull\""),
     "schema/tools/desktop/drag.json: /cli/command: since 0.1: its command was drag."},
    {"NoLongerGivenByItsPlace", put(kClick, "/cli/positional", "[]"),
     "schema/tools/desktop/click.json: /cli: since 0.1: element_index is no more given by its place."},
    {"Nothing", [](const fs::path&) {}, nullptr},
    {"NewArgument", put(kClick, "/inputSchema/properties/hold", R"({"type": "boolean", "description": "Holds."})"),
     nullptr},
    {"WiderRange", put(kClick, "/inputSchema/properties/count/maximum", "5"), nullptr},
    {"NewValue", put(kInput, "/$defs/ScrollBy/enum/-", "\"file\""), nullptr},
    {"NewMemberOfAResult",
     put("common/action.json", "/$defs/ActionResult/properties/mood", R"({"type": "string", "description": "How."})"),
     nullptr},
    {"NewRequiredArgument",
     [](const fs::path& schema) {
       put(kClick, "/inputSchema/properties/why",
           R"({"type": "string", "holds": "plain", "maxLength": 9, "description": "Why."})")(schema);
       put(kClick, "/inputSchema/required", R"(["why"])")(schema);
       put(kClick, "/examples", "[]")(schema);
     },
     "schema/tools/desktop/click.json: /inputSchema: since 0.1: why is new and required."},
    {"ArgumentGone", take(kClick, "/inputSchema/properties", "modifier"),
     "schema/tools/desktop/click.json: /inputSchema: since 0.1: modifier is gone."},
    {"ValueGone", take(kInput, "/$defs/ScrollDirection/enum", "left"),
     "schema/tools/desktop/scroll.json: /inputSchema: since 0.1: direction takes \"left\" no more."},
    {"NarrowerRange", put(kClick, "/inputSchema/properties/count/maximum", "2"),
     "schema/tools/desktop/click.json: /inputSchema: since 0.1: count takes less than it did: maximum."},
    {"ShorterList", put("tools/desktop/launch_app.json", "/inputSchema/properties/urls/maxItems", "2"),
     "schema/tools/desktop/launch_app.json: /inputSchema: since 0.1: urls takes less than it did: max_size."},
    {"OtherDefault", put(kClick, "/inputSchema/properties/count/default", "2"),
     "schema/tools/desktop/click.json: /inputSchema: since 0.1: count has another default."},
    {"OtherType",
     put("tools/desktop/launch_app.json", "/inputSchema/properties/additional_arguments",
         R"({"type": "string", "holds": "plain", "maxLength": 9, "description": "M."})"),
     "schema/tools/desktop/launch_app.json: /inputSchema: since 0.1: additional_arguments was array and is string."},
    {"MemberOfAResultGone",
     [](const fs::path& schema) {
       take(kScreen, "/outputSchema/properties", "scale_factor")(schema);
       take(kScreen, "/outputSchema/required", "scale_factor")(schema);
     },
     "schema/tools/desktop/get_screen_size.json: /outputSchema: since 0.1: scale_factor is gone."},
    {"MemberOfAResultThatMayBeAbsent", take(kScreen, "/outputSchema/required", "scale_factor"),
     "schema/tools/desktop/get_screen_size.json: /outputSchema: since 0.1: scale_factor may be absent now."},
    {"MemberOfATextReplyThatMayBeAbsent",
     take("tools/desktop/get_window_state.json", "/outputSchema/required", "complete"),
     "schema/tools/desktop/get_window_state.json: /outputSchema: since 0.1: complete may be absent now."},
    {"NewConditionBetweenArguments",
     put("tools/desktop/wait_for.json", "/inputSchema/at_least_one_of", R"(["pid", "title"])"),
     "schema/tools/desktop/wait_for.json: /inputSchema: since 0.1: at least one of [\"pid\",\"title\"] is asked for "
     "now."},
    {"NewNeedOfAnArgument",
     put("tools/desktop/wait_for.json", "/inputSchema/dependentRequired", R"({"element_index": ["window_id"]})"),
     "schema/tools/desktop/wait_for.json: /inputSchema: since 0.1: element_index needs [\"window_id\"] now."},
    {"FormGone",
     [](const fs::path& schema) {
       put("tools/desktop/scroll.json", "/examples/1/arguments/window_id", "41943043")(schema);
       change_json(schema / "common/target.json", [](Json& json) {
         for (Json& type : json["$defs"]) {
           if (!type.contains("union")) continue;
           for (Json& form : type["union"]["forms"]) {
             if (form["name"] != "PointInWindow") continue;
             form["required"].push_back("window_id");
             form["optional"].erase(form["optional"].begin());
           }
         }
       });
     },
     "schema/tools/desktop/click.json: /inputSchema: since 0.1: the form pid + x + y is taken no more."},
    {"HigherMinimum",
     [](const fs::path& schema) {
       put(kClick, "/inputSchema/properties/count/minimum", "2")(schema);
       put(kClick, "/inputSchema/properties/count/default", "2")(schema);
     },
     "schema/tools/desktop/click.json: /inputSchema: since 0.1: count takes less than it did: minimum."},
    {"LongerText", put("tools/desktop/launch_app.json", "/inputSchema/properties/name/minLength", "2"),
     "schema/tools/desktop/launch_app.json: /inputSchema: since 0.1: name takes less than it did: min_size."},
    {"EachItemOnce", put("tools/desktop/launch_app.json", "/inputSchema/properties/urls/uniqueItems", "true"),
     "schema/tools/desktop/launch_app.json: /inputSchema: since 0.1: urls takes less than it did: unique."},
    {"OtherFormat", put("tools/desktop/launch_app.json", "/inputSchema/properties/name/format", "\"path\""),
     "schema/tools/desktop/launch_app.json: /inputSchema: since 0.1: name takes less than it did: format."},
    {"NoOtherTextThanItsValues", take("common/delivery.json", "/$defs/Delivery/properties/delivery_mode", "unknown"),
     "schema/tools/desktop/click.json: /inputSchema: since 0.1: delivery_mode takes no other text than its values "
     "now."},
    {"OtherPattern", put("common/session.json", "/$defs/SessionId/pattern", "\"^[A-Za-z0-9_-]+$\""),
     "schema/tools/desktop/click.json: /inputSchema: since 0.1: session takes less than it did: pattern."},
    {"CertainValuesOnly",
     [](const fs::path& schema) {
       put("common/input.json", "/$defs/KeyChord/enum", R"(["return", "a"])")(schema);
       for (const char* file : {"hotkey", "press_key", "type_text", "page"}) {
         const std::string tool = std::string("tools/desktop/") + file + ".json";
         put(tool.c_str(), "/examples", "[]")(schema);
       }
     },
     "schema/tools/desktop/press_key.json: /inputSchema: since 0.1: key takes certain values only now."},
    {"RequiredNow",
     [](const fs::path& schema) {
       put(kClick, "/inputSchema/required", R"(["debug_image_out"])")(schema);
       put(kClick, "/examples", "[]")(schema);
     },
     "schema/tools/desktop/click.json: /inputSchema: since 0.1: debug_image_out is required now."},
    {"NullInAResult", put(kScreen, "/outputSchema/properties/scale_factor/nullable", "true"),
     "schema/tools/desktop/get_screen_size.json: /outputSchema: since 0.1: scale_factor may be null now."},
    {"AnotherValueInAResult",
     [](const fs::path& schema) {
       change_json(schema / "common/action.json", [](Json& json) {
         json["$defs"]["Effect"]["enum"].push_back("undone");
         json["$defs"]["Effect"]["enumDescriptions"].push_back("It was taken back.");
       });
     },
     "schema/tools/desktop/click.json: /outputSchema: since 0.1: effect may be \"undone\" now."},
    {"AnyValueInAResult",
     [](const fs::path& schema) {
       change_json(schema / "common/action.json", [](Json& json) {
         json["$defs"]["Effect"]["more_values"] = true;
         json["$defs"]["Effect"]["enumSince"] = {"0.1", "0.1", "0.1"};
       });
     },
     "schema/tools/desktop/click.json: /outputSchema: since 0.1: effect may be another value than it was said to be."},
    {"OldNameGone", take("tools/desktop/check_for_update.json", "", "aliases"),
     "schema/tools/desktop/check_for_update.json: since 0.1: the old name check_update is gone."},
    {"ResultGone",
     [](const fs::path& schema) {
       take("tools/desktop/get_window_state.json", "", "outputSchema")(schema);
       take("tools/desktop/get_window_state.json", "", "text")(schema);
       take("common/window.json", "/$defs", "BlockingDialog")(schema);
     },
     "schema/tools/desktop/get_window_state.json: /outputSchema: since 0.1: there is no structured result any more."},
    {"ToolGoneFromAPreset", take("presets.json", "/presets/lean/tools", "desktop.click"),
     "schema/presets.json: since 0.1: lean has desktop.click no more."},
    {"PresetGone", take("presets.json", "/presets", "record"), "schema/presets.json: since 0.1: record is gone."},
    {"SettingGone", take("config/config.json", "/properties", "log_level"),
     "schema/config/config.json: since 0.1: log_level is gone."},
    {"OtherDefaultOfASetting", put("config/config.json", "/properties/read_timeout_ms/default", "2999"),
     "schema/config/config.json: since 0.1: read_timeout_ms has another default."},
    {"CommandGone",
     [](const fs::path& schema) {
       change_json(schema / "cli/commands.json", [](Json& json) {
         Json& commands = json["commands"];
         commands.erase(std::find_if(commands.begin(), commands.end(),
                                     [](const Json& command) { return command["name"] == "trace"; }));
       });
     },
     "schema/cli/commands.json: since 0.1: offhand trace is gone."},
    {"ResourceGone", put("resources/calls.json", "/uri", "\"offhand://all-calls\""),
     "schema/resources: since 0.1: offhand://calls is gone."},
    {"OptionGone", put("cli/commands.json", "/program/options", "[]"),
     "schema/cli/commands.json: since 0.1: offhand: --platform is gone."},
    {"MemberOfAnErrorGone", take("common/errors.json", "/errors/point_outside/data", "window_id"),
     "schema/common/errors.json: since 0.1: point_outside: window_id is gone."},
    {"PlatformGone", put(kClick, "/platforms/linux", R"({"support": "none", "reason": "No."})"),
     "schema/tools/desktop/click.json: /platforms: since 0.1: it works no more on linux."},
};

INSTANTIATE_TEST_SUITE_P(All, AfterARelease, ::testing::ValuesIn(kAfterARelease),
                         [](const auto& row) { return row.param.name; });

TEST(AfterARelease, AValueMayComeWhereMoreWereAnnounced) {
  const TemporaryFolder folder;
  copy_real_schema(folder.path());
  const fs::path schema = folder.path() / "schema";
  write_text(schema / "released/0.1.json", generate(schema).manifest);
  change_json(schema / "common/action.json", [](Json& json) {
    json["$defs"]["ActionPath"]["enum"].push_back("uia");
    json["$defs"]["ActionPath"]["enumDescriptions"].push_back("A request over UI Automation.");
    json["$defs"]["ActionPath"]["enumSince"].push_back("0.2");
  });
  EXPECT_EQ(shown(said_of(schema)), "");
}

TEST(AfterARelease, NullIsTakenOnceItWas) {
  const TemporaryFolder folder;
  copy_real_schema(folder.path());
  const fs::path schema = folder.path() / "schema";
  put(kClick, "/inputSchema/properties/count/nullable", "true")(schema);
  write_text(schema / "released/0.1.json", generate(schema).manifest);
  EXPECT_EQ(shown(said_of(schema)), "");
  take(kClick, "/inputSchema/properties/count", "nullable")(schema);
  EXPECT_TRUE(has_line(said_of(schema),
                       "schema/tools/desktop/click.json: /inputSchema: since 0.1: count may be null no more."));
}

TEST(AfterARelease, ARenamedArgumentTakesUnderItsOldNameWhatItTook) {
  const TemporaryFolder folder;
  copy_real_schema(folder.path());
  const fs::path schema = folder.path() / "schema";
  write_text(schema / "released/0.1.json", generate(schema).manifest);
  change_json(schema / kClick, [](Json& json) {
    Json& properties = json["inputSchema"]["properties"];
    properties["presses"] = properties["count"];
    properties["presses"]["also_called"] = {"count"};
    properties.erase("count");
    for (Json& example : json["examples"]) example["arguments"].erase("count");
  });
  EXPECT_EQ(shown(said_of(schema)), "");
  put(kClick, "/inputSchema/properties/presses/maximum", "2")(schema);
  EXPECT_TRUE(has_line(said_of(schema),
                       "schema/tools/desktop/click.json: /inputSchema: since 0.1: count takes less than it did: "
                       "maximum."));
}

TEST(AfterARelease, ARenamedToolKeepsItsOldName) {
  const TemporaryFolder folder;
  copy_real_schema(folder.path());
  const fs::path schema = folder.path() / "schema";
  write_text(schema / "released/0.1.json", generate(schema).manifest);
  fs::rename(schema / kScreen, schema / "tools/desktop/screen_size.json");
  put("tools/desktop/screen_size.json", "/name", "\"screen_size\"")(schema);
  EXPECT_TRUE(has_line(said_of(schema), "schema/tools: since 0.1: desktop.get_screen_size is gone."));
  put("tools/desktop/screen_size.json", "/aliases", R"(["get_screen_size"])")(schema);
  EXPECT_EQ(shown(said_of(schema)), "");
}

}  // namespace
}  // namespace offhand::codegen
