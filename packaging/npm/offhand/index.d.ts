import type { ErrorData, Tools } from "./offhand";
export type * from "./offhand";

type NameIn<Toolset extends string, Identity> = Identity extends `${Toolset}.${infer Name}` ? Name : never;
type Function<Call extends { arguments: unknown; result: unknown }> = {} extends Call["arguments"]
  ? (args?: Call["arguments"]) => Promise<Call["result"]>
  : (args: Call["arguments"]) => Promise<Call["result"]>;

/** The tools of a toolset, each a function. */
export type Toolset<Name extends string> = {
  readonly [Identity in keyof Tools as NameIn<Name, Identity>]: Function<Tools[Identity]>;
};

export interface Options {
  /** Backend instead of this system's own: "sim:widgets" is a scene for tests. */
  platform?: string;
  /** Configuration file instead of the user's. */
  config?: string;
  /** Program instead of the one in this package. */
  program?: string;
  /** Environment variables besides those of this process. */
  env?: Record<string, string>;
}

/** One session with the program, which it starts and ends. */
export class Offhand {
  constructor(options?: Options);
  readonly desktop: Toolset<"desktop">;
  readonly cup: Toolset<"cup">;
  readonly ax: Toolset<"ax">;
  /** Calls a tool by its identity: "desktop.click". */
  call<Identity extends keyof Tools>(tool: Identity, args?: Tools[Identity]["arguments"]): Promise<Tools[Identity]["result"]>;
  /** Ends the program once the calls that were made are answered. */
  close(): Promise<void>;
}

/** A tool failed: what, and what to do next. */
export class OffhandError<Code extends keyof ErrorData = keyof ErrorData> extends Error {
  readonly code: Code;
  readonly hint: string;
  readonly data: ErrorData[Code];
}

type Pascal<Word extends string> = Word extends `${infer First}_${infer Rest}` ? `${Capitalize<First>}${Pascal<Rest>}` : Capitalize<Word>;

/** A class for each code: stale_element is errors.StaleElementError. */
export const errors: {
  readonly [Code in keyof ErrorData as `${Pascal<Code>}Error`]: new (answer: {
    code: Code;
    message: string;
    hint?: string;
    data?: ErrorData[Code];
  }) => OffhandError<Code>;
};

/** There is no program for this machine, or its package is not installed. */
export class NoProgram extends Error {}

/** The path of the program. */
export function binary(): string;
