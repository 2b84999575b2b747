#pragma once

#include "generated/prompts/describe.h"
#include "generated/prompts/name_it.h"
#include "generated/resources/canvas.h"
#include "generated/resources/dried_strokes.h"
#include "generated/resources/layer.h"
#include "generated/tools/demo/compose.h"
#include "generated/tools/demo/leave.h"
#include "generated/tools/demo/letter.h"
#include "generated/tools/demo/list_strokes.h"
#include "generated/tools/demo/measure.h"
#include "generated/tools/demo/mix.h"
#include "generated/tools/demo/paint.h"
#include "generated/tools/demo/sweep.h"
#include "generated/tools/demo/trace.h"
#include "generated/tools/demo/write_at.h"
#include "tests/codegen/empty_call.h"

// For programs that judge calls of the tools of tests/codegen and run none: the registry takes the address of each
// body. One file of a program includes this.
namespace offhand {

namespace tools::demo {
Result<ComposeResult> compose(Call&, const ComposeArgs&) { return {}; }
Result<Reply> leave(Call&, const Target&, const LeaveArgs&) { return {}; }
Result<Reply> letter(Call&, const LetterArgs&) { return {}; }
Result<Reply> list_strokes(Call&, const ListStrokesArgs&) { return {}; }
Result<Reply> measure(Call&, const nlohmann::json&) { return {}; }
Result<Reply> mix(Call&, const MixArgs&) { return {}; }
Result<Stroke> paint(Call&, const PaintArgs&) { return {}; }
Result<Reply> sweep(Call&, const Target&, const SweepArgs&) { return {}; }
Result<Reply> trace(Call&, const TraceArgs&) { return {}; }
Result<Reply> write_at(Call&, const Target&, const WriteAtArgs&) { return {}; }
}  // namespace tools::demo

namespace resources {
Result<ResourceContent> canvas(Call&) { return {}; }
Result<ResourceContent> dried_strokes(Call&) { return {}; }
Result<ResourceContent> layer(Call&, const LayerVariables&) { return {}; }
}  // namespace resources

namespace prompts {
Result<PromptReply> describe(Call&, const DescribeArgs&) { return {}; }
Result<PromptReply> name_it(Call&, const NameItArgs&) { return {}; }
}  // namespace prompts

}  // namespace offhand
