import type { Options } from "./index";

export type Scope = "overview" | "foreground" | "desktop" | "full";
export type Detail = "standard" | "minimal" | "full";
export type ElementAction =
  | "click" | "collapse" | "decrement" | "dismiss" | "doubleclick" | "expand" | "focus" | "increment"
  | "longpress" | "rightclick" | "scroll" | "select" | "setvalue" | "toggle" | "type";

export interface CupNode {
  id: string;
  role: string;
  name: string;
  bounds?: { x: number; y: number; w: number; h: number };
  states?: string[];
  actions?: string[];
  value?: string | null;
  children?: CupNode[];
  [more: string]: unknown;
}

export interface CupEnvelope {
  version: string;
  platform: string;
  timestamp?: number;
  screen: { w: number; h: number; scale?: number };
  scope?: Scope;
  app?: { name: string; pid: number };
  tree: CupNode[];
  [more: string]: unknown;
}

export interface ActionResult {
  success: boolean;
  message: string;
  error?: string;
}

export interface CaptureOptions {
  scope?: Scope;
  app?: string;
  maxDepth?: number;
  compact?: boolean;
  detail?: Detail;
}

export interface BatchAction {
  action: ElementAction | "press_keys" | "wait";
  element_id?: string;
  value?: string;
  direction?: "up" | "down" | "left" | "right";
  keys?: string;
  ms?: number;
}

/** Trees and actions by the Computer Use Protocol. */
export class Session {
  static create(platform?: string, options?: Options): Promise<Session>;
  capture(options: CaptureOptions & { compact: false }): Promise<{ envelope: CupEnvelope }>;
  capture(options?: CaptureOptions): Promise<{ compact: string }>;
  execute(elementId: string, action: ElementAction, params?: { value?: string; direction?: BatchAction["direction"] }): Promise<ActionResult>;
  pressKeys(combo: string): Promise<ActionResult>;
  launchApp(name: string): Promise<ActionResult>;
  findElements(options?: { query?: string; role?: string; name?: string; state?: string; limit?: number }): Promise<CupNode[]>;
  batchExecute(actions: BatchAction[]): Promise<ActionResult[]>;
  screenshot(region?: { x: number; y: number; w: number; h: number }): Promise<string>;
  /** Ends the program that serves the session. */
  close(): Promise<void>;
}

export function getTree(): Promise<CupEnvelope>;
export function getForegroundTree(): Promise<CupEnvelope>;
export function getCompact(): Promise<string>;
export function getForegroundCompact(): Promise<string>;
export function getOverview(): Promise<string>;
