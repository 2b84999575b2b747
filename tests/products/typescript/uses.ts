// What a program in TypeScript may and may not write; tsc judges it.
import type { Tools } from "./offhand";

type Arguments<Name extends keyof Tools> = Tools[Name]["arguments"];

export const byElement: Arguments<"desktop.click"> = { window_id: 23, element_index: 12, button: "left" };
export const byPoint: Arguments<"desktop.click"> = { pid: 844, x: 10, y: 20, modifier: ["ctrl"] };
export const windows: Arguments<"desktop.list_windows"> = {};

// @ts-expect-error: an element index needs its window
export const withoutWindow: Arguments<"desktop.click"> = { element_index: 12 };
// @ts-expect-error: no such button
export const button: Arguments<"desktop.click"> = { x: 1, y: 2, button: "fourth" };
// @ts-expect-error: an element and a point
export const both: Arguments<"desktop.click"> = { window_id: 23, element_index: 12, x: 1, y: 2 };
// @ts-expect-error: no such argument
export const unknown: Arguments<"desktop.list_windows"> = { pids: 3 };

export const effectOf = (result: Tools["desktop.click"]["result"]): "confirmed" | "unverifiable" | "suspected_noop" => result.effect;
// @ts-expect-error: not always there
export const kindOf = (result: Tools["desktop.click"]["result"]): string => result.evidence.kind;
