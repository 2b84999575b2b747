// Generated from schema. Do not edit.

/** What was acted on. */
export interface ActedOn {
  /**
   * Process; of a point of the screen, that of the window there, or 0.
   * @minimum 0
   */
  pid: number;
  /**
   * Window; 0 for a point of the screen.
   * @minimum 0
   */
  window_id: number;
  /**
   * Number in the latest get_window_state.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index?: ElementIndex;
  /** Role of the element, or of what lay at the point where its application tells. */
  role?: string;
  /** Name of the same as read before acting. */
  name?: string;
  /** Its name in the snapshot, when it has changed since. */
  renamed_from?: string;
}
/** The way by which the action was delivered; other platforms and later releases have further ones. */
export type ActionPath = "x11_atspi" | "atspi" | "x11_pixel" | "x11_pixel_fg" | "key_events" | "key_events_fg" | "x11_second_keyboard" | "x11_second_pointer" | "gtk_action" | "cdp" | "bidi" | "sim_action" | "sim_pointer" | "sim_keys" | "none" | (string & {});
/** What an action did and how that is known. */
export interface ActionResult {
  /**
   * With observe: snapshot that changes refers to; absent when there is nothing to compare.
   * @minimum 1
   */
  since?: number;
  /**
   * With observe: snapshot taken after the action, whose elements can be acted on.
   * @minimum 1
   */
  snapshot_id?: number;
  /** With observe: what changed of what shows, at most 4,000 bytes of lines. */
  changes?: Array<ElementChange>;
  /** With observe: what to know about changes, or why there are none and what to do. */
  changes_note?: string;
  /** With observe: windows that came since this session last looked at one; absent when there are none. */
  new_windows?: Array<Window>;
  /** The way by which the action was delivered; other platforms and later releases have further ones. */
  path: ActionPath;
  /** true: read back; false: dispatched but not confirmed. */
  verified?: boolean;
  /** How sure it is that the action had its effect. */
  effect: Effect;
  /** What was acted on. */
  target: ActedOn;
  /** The observation behind a confirmed effect. */
  evidence?: Evidence;
  /** What the element holds now, cut to 200 characters; of a password as many * as it has. */
  value?: string;
  /** What else changed in the application meanwhile: perhaps by the action, perhaps by itself. */
  observed?: string;
  /** The next thing to try. */
  escalation?: Escalation;
  /** Absent when nothing of the user's was seen to be disturbed. */
  side_effects?: Array<SideEffect>;
  /** The same of earlier actions of this session, after they were answered; absent when there was none. */
  late_side_effects?: LateSideEffects;
  /** What this desktop lets nobody observe, so that side_effects says nothing of it; absent when all was observed. */
  unobserved?: Unobserved;
}
/** An application, once for each of its processes, or once with pid 0 when none runs. */
export interface App {
  /**
   * Main process; 0 when it does not run.
   * @minimum 0
   */
  pid: number;
  /** Name for people. */
  name: string;
  /** Id of its desktop entry; absent for what was never installed. */
  bundle_id?: string;
  /** A process of it lives. */
  running: boolean;
  /** The active window is one of its own. */
  active: boolean;
  /** What launch_app starts it by; absent where the system hides it. */
  launch_path?: string;
  /** terminal: it runs in a terminal window. */
  kind: AppKind;
  /** When its program was last read, to within a day, as RFC 3339; absent where nothing tells. */
  last_used?: string;
}
/** terminal: it runs in a terminal window. */
export type AppKind = "desktop" | "terminal";
/** A modal dialog: a window, or an element of the window that it blocks. */
export interface BlockingDialog {
  /**
   * The dialog, where it is a window.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  /** Its title then. */
  title?: string;
  /** The dialog, where it is drawn inside the window. */
  element?: string;
}
/** A rectangle in physical pixels, origin top left. */
export interface Bounds {
  /** Left edge. */
  x: number;
  /** Top edge. */
  y: number;
  /**
   * Width in pixels.
   * @minimum 0
   */
  width: number;
  /**
   * Height in pixels.
   * @minimum 0
   */
  height: number;
}
/** desktop allows calls without a window: they mean the whole screen. */
export type CaptureScope = "window" | "desktop";
/** What is put on the clipboard. */
export type ClipboardContent =
/** Text. */
| {
  /**
   * Text to put there.
   * @maxLength 4194304
   */
  text: string;
  image_path?: never;
  file_path?: never;
  file_paths?: never;
}
/** The image of a file. */
| {
  text?: never;
  /**
   * PNG file whose image is put there, at most 16 MiB.
   * @minLength 1
   * @maxLength 4096
   */
  image_path: string;
  file_path?: never;
  file_paths?: never;
}
/** One file. */
| {
  text?: never;
  image_path?: never;
  /**
   * File or folder to put there, as a file manager copies it.
   * @minLength 1
   * @maxLength 4096
   */
  file_path: string;
  file_paths?: never;
}
/** Several files. */
| {
  text?: never;
  image_path?: never;
  file_path?: never;
  /**
   * Several of them.
   * @minItems 1
   * @maxItems 256
   */
  file_paths: Array<string>;
};
/** What a clipboard holds, in the forms that can be read and written. */
export type ClipboardForm = "text" | "image" | "files";
/** What the clipboard held, as far as its owner told. */
export interface ClipboardHolding {
  /** What its owner offered; empty where it did not say. */
  types: Array<string>;
  /** Those of them that can be read here. */
  forms: Array<ClipboardForm>;
  /**
   * Process that held it, where that is known.
   * @minimum 1
   */
  owner_pid?: number;
}
/** How a cursor moves. */
export interface CursorMotion {
  /**
   * How long its path keeps the direction that it leaves in, as a part of the way.
   * @minimum 0
   * @maximum 1
   * @default 0.3
   */
  start_handle?: number;
  /**
   * How long before its end the path has the direction that it arrives in, as a part of the way.
   * @minimum 0
   * @maximum 1
   * @default 0.3
   */
  end_handle?: number;
  /**
   * How far the middle of the path bends aside, as a part of the way.
   * @minimum 0
   * @maximum 1
   * @default 0.25
   */
  arc_size?: number;
  /**
   * Where the bend lies: towards the start below 0, towards the end above.
   * @minimum -1
   * @maximum 1
   * @default 0
   */
  arc_flow?: number;
  /**
   * How much the swing after an arrival is damped; at 1 there is none.
   * @minimum 0.3
   * @maximum 1
   * @default 0.72
   */
  spring?: number;
  /**
   * Time of a movement. An action waits so long for its cursor.
   * @minimum 50
   * @maximum 5000
   * @default 160
   */
  glide_duration_ms?: number;
  /**
   * Rest after an action before the cursor moves on.
   * @minimum 0
   * @maximum 5000
   * @default 80
   */
  dwell_after_click_ms?: number;
  /**
   * Time without a movement after which it hides until the next one; 0 is never.
   * @minimum 0
   * @maximum 60000
   * @default 20000
   */
  idle_hide_ms?: number;
}
/** The cursor of a run. */
export interface CursorState {
  /** Run that it belongs to; default for calls that name none. */
  cursor_id: string;
  /** Whether actions of the run show it. */
  enabled: boolean;
  /** waiting: it was not moved yet; hidden: nothing moved it for a while; off: it is not enabled. */
  state: CursorStateState;
  /** Pixels from the left of the screen; absent before its first movement. */
  x?: number;
  /** Pixels from the top. */
  y?: number;
  /** arrow, crosshair, hand, dot, or the path of an image. */
  icon: string;
  /** As #rrggbb; derived from cursor_id unless it was set. */
  color: string;
  /** Text beside it. */
  label?: string;
  /** Half its height in pixels. */
  size: number;
  /** 1 hides what it covers. Where no compositor blends windows, it always does. */
  opacity: number;
  /** Colours from its tip on; absent unless they were set. */
  gradient_colors?: Array<string>;
  /** Of the glow around it; absent unless it was set. */
  bloom_color?: string;
  /** How it moves. */
  motion: CursorMotion;
  /** Where the user's own pointer is now; only where it was moved. */
  pointer?: CursorStatePointer;
}
/** Where the user's own pointer is now; only where it was moved. */
export interface CursorStatePointer {
  /** Pixels from the left of the screen. */
  x: number;
  /** Pixels from the top. */
  y: number;
}
/** waiting: it was not moved yet; hidden: nothing moved it for a while; off: it is not enabled. */
export type CursorStateState = "shown" | "waiting" | "hidden" | "off";
/** How input is delivered. */
export type DeliveryMode = "background" | "foreground";
/** How sure it is that the action had its effect. */
export type Effect = "confirmed" | "unverifiable" | "suspected_noop";
/** A node of the accessibility tree as a snapshot shows it. */
export interface Element {
  /**
   * Number within its window, never given to another element.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index: ElementIndex;
  /**
   * Handle that needs no window_id.
   * @minLength 5
   * @maxLength 64
   * @pattern ^[0-9a-z]+-[0-9]+-[0-9]+$
   */
  element_token: ElementToken;
  /** Role, as ARIA and the Computer Use Protocol name it. */
  role: string;
  /** The platform's own name of the role, where it says more. */
  platform_role?: string;
  /** Accessible name. */
  name: string;
  /** Accessible description, if any. */
  description?: string;
  /** Text or number it holds; **** for a password. */
  value?: string;
  /** States that hold. */
  states: Array<ElementState>;
  /** What it offers, in the platform's words. */
  actions: Array<string>;
  /**
   * element_index of its parent; absent for the root.
   * @minimum 1
   */
  parent_index?: number;
  /** On the screen. */
  bounds?: Bounds;
  /** In the window's last picture, as x and y of other tools are. */
  window_bounds?: Bounds;
}
/** A line of what shows of a window that is new, reads differently, or is gone. */
export interface ElementChange {
  /** What became of the line of an element. */
  change: ElementChangeKind;
  /**
   * Number in the latest get_window_state.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index: ElementIndex;
  /** The element as get_window_state writes it. */
  line: string;
}
/** What became of the line of an element. */
export type ElementChangeKind = "added" | "changed" | "removed";
/**
 * Number in the latest get_window_state.
 * @minimum 1
 * @maximum 2147483647
 */
export type ElementIndex = number;
/** What a pointer action is aimed at: an element of a snapshot, a point of a window, or a point of the screen. */
export type ElementOrPoint =
/** The element a token names; an index beside it must name the same one. */
| {
  /**
   * Window's owner.
   * @minimum 1
   * @maximum 4194304
   */
  pid?: ProcessId;
  /**
   * Default: pid's topmost.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  /**
   * Number in the latest get_window_state.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index?: ElementIndex;
  /**
   * Handle in a recent one.
   * @minLength 5
   * @maxLength 64
   * @pattern ^[0-9a-z]+-[0-9]+-[0-9]+$
   */
  element_token: ElementToken;
  x?: never;
  y?: never;
  from_zoom?: never;
  scope?: never;
}
/** An element of the window's latest snapshot in this session. */
| {
  /**
   * Window's owner.
   * @minimum 1
   * @maximum 4194304
   */
  pid?: ProcessId;
  /**
   * Default: pid's topmost.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id: WindowId;
  /**
   * Number in the latest get_window_state.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index: ElementIndex;
  element_token?: never;
  x?: never;
  y?: never;
  from_zoom?: never;
  scope?: never;
}
/** A point of a window. */
| {
  /**
   * Window's owner.
   * @minimum 1
   * @maximum 4194304
   */
  pid: ProcessId;
  /**
   * Default: pid's topmost.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  element_index?: never;
  element_token?: never;
  /**
   * Pixels of the window's last picture, without pid the screen's (user's pointer).
   * @minimum -65536
   * @maximum 65536
   */
  x: number;
  /**
   * As x.
   * @minimum -65536
   * @maximum 65536
   */
  y: number;
  /** x, y of the last zoom. */
  from_zoom?: boolean;
  scope?: never;
}
/** A point of the screen; needs scope desktop. The user's own pointer clicks there and goes back. What the click brings to the front stays there in the background mode; side_effects tells all of it. */
| {
  pid?: never;
  window_id?: never;
  element_index?: never;
  element_token?: never;
  /**
   * Pixels of the window's last picture, without pid the screen's (user's pointer).
   * @minimum -65536
   * @maximum 65536
   */
  x: number;
  /**
   * As x.
   * @minimum -65536
   * @maximum 65536
   */
  y: number;
  from_zoom?: never;
  /** Without pid, for capture_scope. */
  scope?: CaptureScope;
};
/** A state of an element; the first sixteen are those of the Computer Use Protocol, protected marks password fields. */
export type ElementState = "busy" | "checked" | "collapsed" | "disabled" | "editable" | "expanded" | "focused" | "hidden" | "mixed" | "modal" | "multiselectable" | "offscreen" | "pressed" | "readonly" | "required" | "selected" | "focusable" | "protected";
/**
 * Handle in a recent one.
 * @minLength 5
 * @maxLength 64
 * @pattern ^[0-9a-z]+-[0-9]+-[0-9]+$
 */
export type ElementToken = string;
/** The next thing to try. */
export interface Escalation {
  /** px: address a point; foreground: delivery_mode foreground; page: the page tool. */
  recommended: EscalationRecommended;
  /** Why. */
  reason: string;
}
/** px: address a point; foreground: delivery_mode foreground; page: the page tool. */
export type EscalationRecommended = "px" | "foreground" | "page";
/** The observation behind a confirmed effect. */
export interface Evidence {
  /** What kind of observation confirms the effect. */
  kind: EvidenceKind;
  /** What was observed, in words; of an event also the role and the name of the node it came from. */
  detail: string;
}
/** What kind of observation confirms the effect. */
export type EvidenceKind = "value_readback" | "state_readback" | "event" | "window_change";
/** Something that is, or will be, so. */
export interface Expectation {
  /**
   * Text in its name, value, description or role.
   * @minLength 1
   * @maxLength 256
   */
  query?: string;
  /**
   * Its role; usual other words serve too: input, dropdown, push button.
   * @minLength 1
   * @maxLength 64
   */
  role?: string;
  /**
   * Its name, or nearly: part of it, a slip of the pen.
   * @minLength 1
   * @maxLength 256
   */
  name?: string;
  /**
   * Takes name literally.
   * @default false
   */
  exact?: boolean;
  /**
   * Text that it shows: part of its name or value.
   * @minLength 1
   * @maxLength 256
   */
  text?: string;
  /**
   * States that it has.
   * @maxItems 18
   * @default []
   */
  state?: Array<ElementState>;
  /**
   * What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that fits is there; without a title one that was not there before.
   * @default "shows"
   */
  until?: Until;
  /**
   * For value_equals and value_contains.
   * @maxLength 4096
   */
  value?: string;
  /**
   * The element, by its number; needs window_id.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index?: ElementIndex;
  /**
   * Part of the window's title.
   * @minLength 1
   * @maxLength 256
   */
  title?: string;
}
/** Shows a small picture of the window acted on last. */
export type ExperimentalPip = boolean;
/**
 * Its size and place: 320x200 or 320x200+24+24.
 * @maxLength 64
 * @pattern ^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$
 */
export type ExperimentalPipGeometry = string;
/** auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size. */
export type ImageFormat = "auto" | "png" | "jpeg";
/**
 * return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and the like, or one character; modifiers may stand before it: "ctrl+s".
 * @minLength 1
 * @maxLength 64
 */
export type KeyChord = string;
/** A modifier key. */
export type KeyModifier = "ctrl" | "shift" | "alt" | "super";
/**
 * return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and the like, or one character.
 * @minLength 1
 * @maxLength 32
 */
export type KeyName = string;
/** Where keys go: an element of a snapshot, a point of a window or of the screen that is clicked first, whatever has the window's own focus, or whatever has the keyboard on the screen. */
export type KeyboardTarget =
/** The element a token names; an index beside it must name the same one. */
| {
  /**
   * Window's owner.
   * @minimum 1
   * @maximum 4194304
   */
  pid?: ProcessId;
  /**
   * Default: pid's topmost.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  /**
   * Number in the latest get_window_state.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index?: ElementIndex;
  /**
   * Handle in a recent one.
   * @minLength 5
   * @maxLength 64
   * @pattern ^[0-9a-z]+-[0-9]+-[0-9]+$
   */
  element_token: ElementToken;
  x?: never;
  y?: never;
  from_zoom?: never;
  scope?: never;
}
/** An element of the window's latest snapshot in this session. */
| {
  /**
   * Window's owner.
   * @minimum 1
   * @maximum 4194304
   */
  pid?: ProcessId;
  /**
   * Default: pid's topmost.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id: WindowId;
  /**
   * Number in the latest get_window_state.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index: ElementIndex;
  element_token?: never;
  x?: never;
  y?: never;
  from_zoom?: never;
  scope?: never;
}
/** A point of a window. */
| {
  /**
   * Window's owner.
   * @minimum 1
   * @maximum 4194304
   */
  pid: ProcessId;
  /**
   * Default: pid's topmost.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  element_index?: never;
  element_token?: never;
  /**
   * Pixels of the window's last picture, without pid the screen's; clicked first.
   * @minimum -65536
   * @maximum 65536
   */
  x: number;
  /**
   * As x.
   * @minimum -65536
   * @maximum 65536
   */
  y: number;
  /** x, y of the last zoom. */
  from_zoom?: boolean;
  scope?: never;
}
/** A point of the screen; needs scope desktop. The user's own pointer clicks there and goes back. What the click brings to the front stays there in the background mode; side_effects tells all of it. */
| {
  pid?: never;
  window_id?: never;
  element_index?: never;
  element_token?: never;
  /**
   * Pixels of the window's last picture, without pid the screen's; clicked first.
   * @minimum -65536
   * @maximum 65536
   */
  x: number;
  /**
   * As x.
   * @minimum -65536
   * @maximum 65536
   */
  y: number;
  from_zoom?: never;
  /** Without pid, for capture_scope. */
  scope?: CaptureScope;
}
/** What has the focus within the window. */
| {
  /**
   * Window's owner.
   * @minimum 1
   * @maximum 4194304
   */
  pid: ProcessId;
  /**
   * Default: pid's topmost.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  element_index?: never;
  element_token?: never;
  x?: never;
  y?: never;
  from_zoom?: never;
  scope?: never;
}
/** Whatever has the keyboard on the screen; needs scope desktop. The user's own keyboard types; what the keys bring about stays so in the background mode, and side_effects tells it. */
| {
  pid?: never;
  window_id?: never;
  element_index?: never;
  element_token?: never;
  x?: never;
  y?: never;
  from_zoom?: never;
  /** Without pid, for capture_scope. */
  scope?: CaptureScope;
};
/** The same of earlier actions of this session, after they were answered; absent when there was none. */
export type LateSideEffects = Array<SideEffect>;
/**
 * Longer side of pictures at most; 0: native.
 * @minimum 0
 * @maximum 16384
 */
export type MaxImageDimension = number;
/** One of the monitors that a screen is made of. */
export interface Monitor {
  /** As the system calls it. */
  name: string;
  /** The part of the screen that it shows. */
  bounds: Bounds;
  /** The one that panels and new windows belong to. */
  is_primary: boolean;
}
/** A button of the pointer. */
export type MouseButton = "left" | "right" | "middle";
/** What the reply to an action tells of its window. */
export type Observe = "none" | "diff";
/** An element of a snapshot. */
export type OneElement =
/** The element a token names; an index beside it must name the same one. */
| {
  /**
   * Window's owner.
   * @minimum 1
   * @maximum 4194304
   */
  pid?: ProcessId;
  /**
   * Its window.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  /**
   * Number in the latest get_window_state.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index?: ElementIndex;
  /**
   * Handle in a recent one.
   * @minLength 5
   * @maxLength 64
   * @pattern ^[0-9a-z]+-[0-9]+-[0-9]+$
   */
  element_token: ElementToken;
}
/** An element of the window's latest snapshot in this session. */
| {
  /**
   * Window's owner.
   * @minimum 1
   * @maximum 4194304
   */
  pid?: ProcessId;
  /**
   * Its window.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id: WindowId;
  /**
   * Number in the latest get_window_state.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index: ElementIndex;
  element_token?: never;
};
/** An element of a page. */
export interface PageElement {
  /** Tag, in lower case. */
  tag: string;
  /** What it reads, its value or its label; cut after 200 characters. */
  text: string;
  /** Whether it has a place and a style that shows. */
  visible: boolean;
  /** In pixels of the page from the corner of what its frame shows. */
  bounds: Bounds;
  /** Those asked for that it has, as name=value; a password's value as many * as it has characters. */
  attributes?: Array<string>;
  /** Address of the frame that it lies in; absent in the page itself. */
  frame_url?: string;
}
/**
 * Process id.
 * @minimum 1
 * @maximum 4194304
 */
export type ProcessId = number;
/** The recording of a run. */
export interface RecordingReport {
  /** Whether turns are being written. */
  state: RecordingReportState;
  /** Folder of the recording, or of the one that stopped last. */
  output_dir?: string;
  /**
   * Number that the next turn gets, from 1 on.
   * @minimum 1
   */
  next_turn: number;
  /** Run that it belongs to; absent for a connection's own. */
  owner?: string;
  /** Video that is being written. */
  video_path?: string;
  /** Video that is finished. */
  last_video_path?: string;
  /** Why it ended by itself, or what it has to do without. */
  last_error?: string;
}
/** Whether turns are being written. */
export type RecordingReportState = "recording" | "stopped";
/** A turn of a recording that was not done again. */
export interface ReplayedTurn {
  /** Its folder. */
  turn: string;
  /** Its tool. */
  tool?: string;
  /** Tried and failed, or not tried. */
  state: ReplayedTurnState;
  /** Why. */
  reason: string;
}
/** Tried and failed, or not tried. */
export type ReplayedTurnState = "failed" | "skipped";
/** What is scrolled: an element of a snapshot, what lies at a point of a window or of the screen, or what has the window's own focus. */
export type ScrollTarget =
/** The element a token names; an index beside it must name the same one. */
| {
  /**
   * Window's owner.
   * @minimum 1
   * @maximum 4194304
   */
  pid?: ProcessId;
  /**
   * Default: pid's topmost.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  /**
   * Number in the latest get_window_state.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index?: ElementIndex;
  /**
   * Handle in a recent one.
   * @minLength 5
   * @maxLength 64
   * @pattern ^[0-9a-z]+-[0-9]+-[0-9]+$
   */
  element_token: ElementToken;
  x?: never;
  y?: never;
  from_zoom?: never;
  scope?: never;
}
/** An element of the window's latest snapshot in this session. */
| {
  /**
   * Window's owner.
   * @minimum 1
   * @maximum 4194304
   */
  pid?: ProcessId;
  /**
   * Default: pid's topmost.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id: WindowId;
  /**
   * Number in the latest get_window_state.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index: ElementIndex;
  element_token?: never;
  x?: never;
  y?: never;
  from_zoom?: never;
  scope?: never;
}
/** A point of a window. */
| {
  /**
   * Window's owner.
   * @minimum 1
   * @maximum 4194304
   */
  pid: ProcessId;
  /**
   * Default: pid's topmost.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  element_index?: never;
  element_token?: never;
  /**
   * Pixels of the window's last picture, without pid the screen's (user's pointer).
   * @minimum -65536
   * @maximum 65536
   */
  x: number;
  /**
   * As x.
   * @minimum -65536
   * @maximum 65536
   */
  y: number;
  /** x, y of the last zoom. */
  from_zoom?: boolean;
  scope?: never;
}
/** A point of the screen; needs scope desktop. The user's own pointer clicks there and goes back. What the click brings to the front stays there in the background mode; side_effects tells all of it. */
| {
  pid?: never;
  window_id?: never;
  element_index?: never;
  element_token?: never;
  /**
   * Pixels of the window's last picture, without pid the screen's (user's pointer).
   * @minimum -65536
   * @maximum 65536
   */
  x: number;
  /**
   * As x.
   * @minimum -65536
   * @maximum 65536
   */
  y: number;
  from_zoom?: never;
  /** Without pid, for capture_scope. */
  scope?: CaptureScope;
}
/** What has the focus within the window. */
| {
  /**
   * Window's owner.
   * @minimum 1
   * @maximum 4194304
   */
  pid: ProcessId;
  /**
   * Default: pid's topmost.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  element_index?: never;
  element_token?: never;
  x?: never;
  y?: never;
  from_zoom?: never;
  scope?: never;
};
/**
 * Name of a run: letters, digits and _ . : @ -, at most 128.
 * @minLength 1
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_.:@-]+$
 */
export type SessionId = string;
/** What holds for the calls of a run. */
export interface SettingsInForce {
  /** desktop allows calls without a window: they mean the whole screen. */
  capture_scope: CaptureScope;
  /**
   * Longer side of pictures at most; 0: native.
   * @minimum 0
   * @maximum 16384
   */
  max_image_dimension: MaxImageDimension;
  /** Shows a small picture of the window acted on last. */
  experimental_pip: ExperimentalPip;
  /**
   * Its size and place: 320x200 or 320x200+24+24.
   * @maxLength 64
   * @pattern ^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$
   */
  experimental_pip_geometry: ExperimentalPipGeometry;
  /** Which of them this run set for itself. */
  overrides: Array<string>;
}
/** Something of the user's that was disturbed. */
export interface SideEffect {
  /** A part of what the user has at the desk; grab: a menu held pointer and keyboard for itself. */
  kind: SideEffectKind;
  /**
   * For how long.
   * @minimum 0
   */
  duration_ms: number;
  /** Whether it was put back. */
  restored: boolean;
  /**
   * Keys that the user pressed meanwhile and that were caught and given to their window; what went elsewhere nobody counts.
   * @minimum 1
   */
  keys_caught?: number;
}
/** A part of what the user has at the desk; grab: a menu held pointer and keyboard for itself. */
export type SideEffectKind = "active_window" | "focus" | "stacking" | "pointer" | "grab";
/** What this desktop lets nobody observe, so that side_effects says nothing of it; absent when all was observed. */
export type Unobserved = Array<SideEffectKind>;
/** What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that fits is there; without a title one that was not there before. */
export type Until = "shows" | "exists" | "gone" | "enabled" | "disabled" | "focused" | "checked" | "unchecked" | "selected" | "unselected" | "expanded" | "collapsed" | "value_equals" | "value_contains" | "window_opens" | "window_closes";
/** Whether it is so. */
export type Verdict = "satisfied" | "unsatisfied" | "unknown";
/** A top-level window. */
export interface Window {
  /**
   * Handle for other tools.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id: WindowId;
  /**
   * Owning process; 0 when the owner hides it.
   * @minimum 0
   */
  pid: number;
  /** Name of the application. */
  app_name: string;
  /** Title of the window. */
  title: string;
  /** Visible frame on the screen, without shadow. */
  bounds: Bounds;
  /**
   * Place in the stack; higher is nearer to the front.
   * @minimum 0
   */
  z_index: number;
  /** Mapped on the current workspace and inside the screen. */
  is_on_screen: boolean;
  /** On the current workspace. */
  on_current_space: boolean;
  /** The window the desktop calls active. */
  is_active: boolean;
  /** Minimised. */
  is_minimized: boolean;
  /**
   * Modal dialog that keeps it from taking input; absent when none does.
   * @minimum 1
   * @maximum 4294967295
   */
  blocked_by?: WindowId;
}
/** One thing that is so of a window, in the words of its platform. */
export interface WindowFact {
  /** What it is. */
  name: string;
  /** How it is. */
  value: string;
}
/**
 * Window id, from list_windows or launch_app.
 * @minimum 1
 * @maximum 4294967295
 */
export type WindowId = number;
/** What two points are of: a window, or the screen. */
export type WindowOrScreen =
/** Points of a window. */
| {
  /**
   * Window's owner.
   * @minimum 1
   * @maximum 4194304
   */
  pid: ProcessId;
  /**
   * Default: pid's topmost.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  /** Points of the last zoom. */
  from_zoom?: boolean;
  scope?: never;
}
/** Points of the screen; needs scope desktop. The user's own pointer drags, and goes back. What that brings to the front stays there in the background mode; side_effects tells all of it. */
| {
  pid?: never;
  window_id?: never;
  from_zoom?: never;
  /** Without pid, for capture_scope. */
  scope?: CaptureScope;
};
/** What an application or the desktop has written on a window. */
export interface WindowProperty {
  /** As the platform calls it. */
  name: string;
  /** What it consists of. */
  type: string;
  /**
   * Its length.
   * @minimum 0
   */
  bytes: number;
  /** The start of it. Text is told only of properties that name the window; of the rest its length alone. */
  value: string;
}

export namespace desktop {
  export interface BringToFrontArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * diff: what changed since the last read.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Window's owner.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * Default: pid's topmost.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
  }
  export interface BringToFrontResult {
    /**
     * With observe: snapshot that changes refers to; absent when there is nothing to compare.
     * @minimum 1
     */
    since?: number;
    /**
     * With observe: snapshot taken after the action, whose elements can be acted on.
     * @minimum 1
     */
    snapshot_id?: number;
    /** With observe: what changed of what shows, at most 4,000 bytes of lines. */
    changes?: Array<ElementChange>;
    /** With observe: what to know about changes, or why there are none and what to do. */
    changes_note?: string;
    /** With observe: windows that came since this session last looked at one; absent when there are none. */
    new_windows?: Array<Window>;
    /**
     * Window's owner.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * The window that is active now.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id: WindowId;
    /** It was active before, and nothing was done. */
    was_active: boolean;
  }
  export interface CheckForUpdateArgs {
  }
  export interface CheckForUpdateResult {
    /** Of this offhand. */
    current_version: string;
    /** The latest version is known. */
    checked: boolean;
    /** The latest release. */
    latest_version?: string;
    /** It is newer than this one. Absent where it is not known. */
    update_available?: boolean;
    /** The command that installs it, as its publisher says. Read it before running it. */
    install?: string;
    /** What is new in it. */
    release_notes_url?: string;
    /** What was looked at. */
    source?: string;
    /** How things stand, for people. */
    detail: string;
  }
  export interface CheckPermissionsArgs {
    /**
     * Raises the system's own prompts for what is missing.
     * @platforms macos; ignored elsewhere
     */
    prompt?: boolean;
  }
  export interface CheckPermissionsResult {
    /** Trees can be read. */
    accessibility: boolean;
    /** Pictures can be taken. */
    screen_recording: boolean;
    /** Pointer and keys can be sent. */
    input: boolean;
    /** Each with the reason. */
    permissions: Array<desktop.CheckPermissionsResultPermissions>;
  }
  /** One thing that is to be had, or is not. */
  export interface CheckPermissionsResultPermissions {
    /** What it is. */
    name: desktop.CheckPermissionsResultPermissionsName;
    /** Whether it is to be had. */
    granted: boolean;
    /** How things stand, and what to do where it is missing. */
    detail: string;
  }
  /** What it is. */
  export type CheckPermissionsResultPermissionsName = "accessibility" | "screen_recording" | "input";
  export type ClickArgs = ElementOrPoint & {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * foreground: window active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * diff: what changed since the last read.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Which button.
     * @default "left"
     */
    button?: MouseButton;
    /**
     * Presses in a row; 2 is a double click.
     * @minimum 1
     * @maximum 3
     * @default 1
     */
    count?: number;
    /**
     * Keys held meanwhile.
     * @maxItems 4
     * @default []
     */
    modifier?: Array<KeyModifier>;
    /**
     * What to ask of an element: press, show_menu, pick, confirm, cancel, open, or another that its actions list. Points know only press.
     * @minLength 1
     * @maxLength 256
     * @default "press"
     */
    action?: string;
    /**
     * Writes a PNG with a cross at the point here first.
     * @minLength 1
     * @maxLength 4096
     */
    debug_image_out?: string;
  };
  export interface ClipboardReadArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Tells the text, and the paths of copied files.
     * @default false
     */
    include_text?: boolean;
    /**
     * Shows the image.
     * @default false
     */
    include_image?: boolean;
    /**
     * Writes the image here as PNG instead of showing it. Takes the place of no file but an earlier picture.
     * @minLength 1
     * @maxLength 4096
     */
    image_out_file?: string;
    /**
     * Refuses what is larger.
     * @minimum 1
     * @maximum 16777216
     * @default 4194304
     */
    max_bytes?: number;
  }
  export interface ClipboardReadResult {
    /** What its owner offers, in the owner's words; empty when there is nothing. */
    types: Array<string>;
    /** Those of them that can be read here. */
    forms: Array<ClipboardForm>;
    /**
     * Process that holds it, where that is known.
     * @minimum 1
     */
    owner_pid?: number;
    /** The text. */
    text?: string;
    /** Copied files: paths, or addresses of what is no local file. */
    files?: Array<string>;
    /**
     * Size of the image.
     * @minimum 0
     */
    image_bytes?: number;
    /** Where the image was written. */
    image_file_path?: string;
    /** Why its content is not told although it was asked for. */
    withheld?: string;
  }
  export type ClipboardWriteArgs = ClipboardContent & {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
  };
  export interface ClipboardWriteResult {
    /** What was put there. */
    form: ClipboardForm;
    /**
     * Its size.
     * @minimum 0
     */
    bytes: number;
    /** confirmed: it was read back; unverifiable: it could not be; suspected_noop: the clipboard holds something else. */
    effect: Effect;
    /** What it held before; absent when it was empty. */
    replaced?: ClipboardHolding;
  }
  export interface DebugWindowInfoArgs {
    /**
     * Window's owner.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * Default: pid's topmost.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
  }
  export interface DebugWindowInfoResult {
    /** Backend that was asked. */
    platform: string;
    /** File that the process runs; empty where the system hides it. */
    program: string;
    /** As list_windows tells it. */
    window: Window;
    /** Whether the window's accessibility tree is found. */
    accessibility: desktop.DebugWindowInfoResultAccessibility;
    /** What the platform says. */
    facts: Array<WindowFact>;
    /** What is written on the window, by name; at most 64. */
    properties: Array<WindowProperty>;
    /**
     * Properties beyond those.
     * @minimum 0
     */
    properties_left_out: number;
  }
  /** Whether the window's accessibility tree is found. */
  export interface DebugWindowInfoResultAccessibility {
    /** It is. */
    found: boolean;
    /** Role of its root, as the platform calls it. */
    role?: string;
    /** Name of its root. */
    name?: string;
    /** Where its root says that it lies, from the window's visible frame. */
    bounds?: Bounds;
    /** Code of the error that get_window_state would meet. */
    error?: string;
    /** The same for people. */
    detail: string;
    /** What might make it be found. */
    advice?: string;
  }
  export type DoubleClickArgs = ElementOrPoint & {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * foreground: window active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * diff: what changed since the last read.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Keys held meanwhile.
     * @maxItems 4
     * @default []
     */
    modifier?: Array<KeyModifier>;
  };
  export type DragArgs = WindowOrScreen & {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * foreground: window active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * diff: what changed since the last read.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Pressed here: pixels of the window's last picture, without pid the screen's.
     * @minimum -65536
     * @maximum 65536
     */
    from_x: number;
    /**
     * As from_x.
     * @minimum -65536
     * @maximum 65536
     */
    from_y: number;
    /**
     * Released here, as from_x.
     * @minimum -65536
     * @maximum 65536
     */
    to_x: number;
    /**
     * As from_x.
     * @minimum -65536
     * @maximum 65536
     */
    to_y: number;
    /**
     * Which button.
     * @default "left"
     */
    button?: MouseButton;
    /**
     * Keys held meanwhile.
     * @maxItems 4
     * @default []
     */
    modifier?: Array<KeyModifier>;
    /**
     * From the press to the release, at least.
     * @minimum 0
     * @maximum 10000
     * @default 500
     */
    duration_ms?: number;
    /**
     * Moves on the way, along a straight line.
     * @minimum 1
     * @maximum 200
     * @default 20
     */
    steps?: number;
  };
  export interface EndSessionArgs {
    /**
     * Name of the run.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session: SessionId;
  }
  export interface EndSessionResult {
    /**
     * Name of the run.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session: SessionId;
    /** not_running when there was nothing to end. */
    state: desktop.EndSessionResultState;
  }
  /** not_running when there was nothing to end. */
  export type EndSessionResultState = "ended" | "not_running";
  export interface FindElementsArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Text in its name, value, description or role.
     * @minLength 1
     * @maxLength 256
     */
    query?: string;
    /**
     * Its role; usual other words serve too: input, dropdown, push button.
     * @minLength 1
     * @maxLength 64
     */
    role?: string;
    /**
     * Its name, or nearly: part of it, a slip of the pen.
     * @minLength 1
     * @maxLength 256
     */
    name?: string;
    /**
     * Takes name literally.
     * @default false
     */
    exact?: boolean;
    /**
     * Text that it shows: part of its name or value.
     * @minLength 1
     * @maxLength 256
     */
    text?: string;
    /**
     * States that it has.
     * @maxItems 18
     * @default []
     */
    state?: Array<ElementState>;
    /**
     * Window's owner.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * Default: pid's topmost.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
    /**
     * At most so many.
     * @minimum 1
     * @maximum 1000
     * @default 20
     */
    limit?: number;
  }
  export interface FindElementsResult {
    /**
     * Window that was searched.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id: WindowId;
    /**
     * How many fit.
     * @minimum 0
     */
    total: number;
    /** Whether all of the tree was searched. */
    complete: boolean;
    /** What was not, and why. */
    incomplete_reason?: string;
    /** The best match first. */
    elements: Array<Element>;
  }
  export interface GetAccessibilityTreeArgs {
  }
  export interface GetAccessibilityTreeResult {
    /** Running applications, the active one first, then by name. */
    apps: Array<App>;
    /** What is on the screen, front to back. */
    windows: Array<Window>;
  }
  export interface GetAgentCursorStateArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    cursor_id?: SessionId;
  }
  export interface GetConfigArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
  }
  export interface GetConfigResult {
    /** Of offhand. */
    version: string;
    /** Backend in use. */
    platform: string;
    /** Where the lasting settings are kept. */
    config_file: string;
    /** Run that was asked about; absent without a name. */
    session?: string;
    /** What holds now. */
    settings: SettingsInForce;
  }
  export interface GetCursorPositionArgs {
  }
  export interface GetCursorPositionResult {
    /** Pixels from the left. */
    x: number;
    /** Pixels from the top. */
    y: number;
  }
  export interface GetDesktopStateArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Longer side of pictures at most; 0: native.
     * @minimum 0
     * @maximum 16384
     */
    max_image_dimension?: MaxImageDimension;
    /**
     * auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.
     * @default "auto"
     */
    image_format?: ImageFormat;
    /**
     * Writes the picture here instead of sending it; replaces only an earlier picture.
     * @minLength 1
     * @maxLength 4096
     */
    screenshot_out_file?: string;
    /**
     * false: no picture, faster.
     * @default true
     */
    include_screenshot?: boolean;
    /**
     * json sends structured content.
     * @default "markdown"
     */
    format?: desktop.GetDesktopStateFormat;
  }
  /** json sends structured content. */
  export type GetDesktopStateFormat = "markdown" | "json";
  export interface GetDesktopStateResult {
    /**
     * Width of the picture.
     * @minimum 0
     */
    screenshot_width?: number;
    /**
     * Height of the picture.
     * @minimum 0
     */
    screenshot_height?: number;
    /** Picture pixels per pixel of what it shows. x and y of other tools are picture pixels. */
    screenshot_scale?: number;
    /** Where the picture was written. */
    screenshot_file_path?: string;
    /** What to know about the picture, or why there is none. */
    screenshot_note?: string;
    /**
     * Width of the screen in pixels.
     * @minimum 0
     */
    width: number;
    /**
     * Height of the screen in pixels.
     * @minimum 0
     */
    height: number;
    /** The user's pointer, on the screen. */
    cursor_x: number;
    /** As cursor_x. */
    cursor_y: number;
    /** What the screen is made of, from left to right. */
    monitors: Array<Monitor>;
    /** What is on the screen, front to back. */
    windows: Array<Window>;
  }
  export interface GetRecordingStateArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
  }
  export interface GetScreenSizeArgs {
  }
  export interface GetScreenSizeResult {
    /**
     * Width in pixels.
     * @minimum 0
     */
    width: number;
    /**
     * Height in pixels.
     * @minimum 0
     */
    height: number;
    /** Pixels per unit of a position: always 1 here. */
    scale_factor: number;
    /** What the screen is made of, from left to right. */
    monitors: Array<Monitor>;
  }
  export interface GetWindowStateArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Longer side of pictures at most; 0: native.
     * @minimum 0
     * @maximum 16384
     */
    max_image_dimension?: MaxImageDimension;
    /**
     * auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.
     * @default "auto"
     */
    image_format?: ImageFormat;
    /**
     * Writes the picture here instead of sending it; replaces only an earlier picture.
     * @minLength 1
     * @maxLength 4096
     */
    screenshot_out_file?: string;
    /**
     * Window's owner.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * Default: pid's topmost.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
    /**
     * false: no tree.
     * @default true
     */
    include_accessibility_tree?: boolean;
    /**
     * false: no picture, faster.
     * @default true
     */
    include_screenshot?: boolean;
    /**
     * Elements with this text in name, description, value or role, hidden ones too, and their ancestors.
     * @minLength 1
     * @maxLength 256
     */
    query?: string;
    /**
     * snapshot_id of an earlier reply: only what was added, changed or removed since; the whole where that is shorter. Not with query.
     * @minimum 1
     */
    since?: number;
    /**
     * markdown lists what does not show, too; others always do.
     * @default false
     */
    hidden?: boolean;
    /**
     * At most so many, breadth first.
     * @minimum 1
     * @maximum 20000
     * @default 1500
     */
    max_elements?: number;
    /**
     * Levels below the window.
     * @minimum 1
     * @maximum 256
     * @default 64
     */
    max_depth?: number;
    /**
     * Numbers what can be acted on in the picture.
     * @default false
     */
    annotate?: boolean;
    /**
     * Another name of max_image_dimension.
     * @minimum 1
     * @maximum 16384
     */
    max_dimension?: number;
    /**
     * How the tree is written; json and envelope as structured content.
     * @default "markdown"
     */
    format?: desktop.GetWindowStateFormat;
    /**
     * Accepted and ignored.
     * @maxLength 64
     */
    capture_mode?: string;
  }
  /** How the tree is written; json and envelope as structured content. */
  export type GetWindowStateFormat = "markdown" | "compact" | "json" | "envelope";
  export interface GetWindowStateResult {
    /**
     * Width of the picture.
     * @minimum 0
     */
    screenshot_width?: number;
    /**
     * Height of the picture.
     * @minimum 0
     */
    screenshot_height?: number;
    /** Picture pixels per pixel of what it shows. x and y of other tools are picture pixels. */
    screenshot_scale?: number;
    /** Where the picture was written. */
    screenshot_file_path?: string;
    /** What to know about the picture, or why there is none. */
    screenshot_note?: string;
    /**
     * Modal dialog that keeps it from taking input; absent when none does.
     * @minimum 1
     * @maximum 4294967295
     */
    blocked_by?: WindowId;
    /** Its title. */
    blocked_by_title?: string;
    /** Modal dialog inside the window, which keeps the rest from taking input. */
    modal_element?: string;
    /** Modal dialogs that block it besides blocked_by, or besides modal_element where nothing is, in the order in which they can be answered; at most 8. Absent when there are none. */
    further_dialogs?: Array<BlockingDialog>;
    /**
     * How many more there are than further_dialogs has; absent when it has all.
     * @minimum 1
     */
    further_dialogs_left_out?: number;
    /** Windows that came since this session last looked at one; absent when there are none. */
    new_windows?: Array<Window>;
    /** Element of the window that has its focus; absent when none says so. */
    focus?: string;
    /** Window that the desktop calls active instead of this; absent when this one is, or none. */
    active_window?: string;
    /** The same of earlier actions of this session, after they were answered; absent when there was none. */
    late_side_effects?: LateSideEffects;
    /**
     * Elements that markdown leaves out because they do not show.
     * @minimum 0
     */
    not_shown?: number;
    /**
     * Number of this snapshot; absent when no tree was read.
     * @minimum 1
     */
    snapshot_id?: number;
    /**
     * Process.
     * @minimum 0
     */
    pid: number;
    /**
     * Window.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id: WindowId;
    /** Title of the window. */
    title: string;
    /** Visible frame on the screen. */
    bounds: Bounds;
    /**
     * Elements that the tree has, or that match the query.
     * @minimum 0
     */
    count: number;
    /**
     * Elements that do not match the query, listed because those lie in them; absent without query.
     * @minimum 0
     */
    ancestors?: number;
    /** element_index of those that match the query; absent without query. */
    matches?: Array<number>;
    /** Whether the tree holds everything the application offers. */
    complete: boolean;
    /** What is missing and why. */
    incomplete_reason?: string;
    /** The tree is missing or shows nothing to act on; address points of the picture. */
    degraded: boolean;
    /** Why. */
    degraded_reason?: string;
    /**
     * Snapshot that added, changed and removed refer to; absent when elements has the whole tree.
     * @minimum 1
     */
    since?: number;
    /** Why the whole tree came although since was given. */
    since_note?: string;
    /** Elements that are new since then. */
    added?: Array<Element>;
    /** Elements that say something else since then, as they are now. */
    changed?: Array<Element>;
    /** element_index of those that are gone since then. */
    removed?: Array<number>;
    /** In tree order; empty where since is answered by what changed. */
    elements: Array<Element>;
  }
  export type HotkeyArgs = KeyboardTarget & {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * foreground: window active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * diff: what changed since the last read.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Modifiers (ctrl, shift, alt, super) and one other key.
     * @minItems 1
     * @maxItems 5
     */
    keys: Array<KeyName>;
  };
  export interface InvokeMenuArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * diff: what changed since the last read.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Window's owner.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * Default: pid's topmost.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
    /**
     * foreground: a menu or popover that opens may take the user's pointer and keyboard, and stays open.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * Labels from the menu, or the button that opens it, down to the entry; or alone the name of a command that the application exports ("win.save-as", "win.sort::name").
     * @minItems 1
     * @maxItems 16
     */
    path: Array<string>;
  }
  export interface KillAppArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Process to end.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
  }
  export interface KillAppResult {
    /**
     * Process that ended.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /** Its name. */
    name: string;
    /**
     * Windows it had.
     * @minimum 0
     */
    windows_closed: number;
  }
  export interface LaunchAppArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Of the application, its desktop entry or its program.
     * @minLength 1
     * @maxLength 256
     */
    name?: string;
    /**
     * Program or .desktop file to start; wins over name.
     * @minLength 1
     * @maxLength 4096
     */
    launch_path?: string;
    /**
     * Arguments of the program.
     * @maxItems 256
     * @default []
     */
    additional_arguments?: Array<string>;
    /**
     * Files or addresses to open with it.
     * @maxItems 256
     * @default []
     */
    urls?: Array<string>;
    /**
     * Starts another even when one has windows.
     * @default false
     */
    creates_new_application_instance?: boolean;
    /**
     * Lets page into a Chromium by a pipe, without a port.
     * @default false
     */
    page_pipe?: boolean;
    /**
     * Adds --remote-debugging-port=this.
     * @minimum 1
     * @maximum 65535
     */
    electron_debugging_port?: number;
    /**
     * Serves the WebKit inspector here.
     * @minimum 1
     * @maximum 65535
     */
    webkit_inspector_port?: number;
    /**
     * Bundle identifier.
     * @maxLength 256
     * @platforms macos; ignored elsewhere
     */
    bundle_id?: string;
    /**
     * Application user model id.
     * @maxLength 256
     * @platforms windows; refused elsewhere
     */
    aumid?: string;
    /**
     * Program to start.
     * @minLength 1
     * @maxLength 4096
     * @platforms windows; refused elsewhere
     */
    path?: string;
    /**
     * Starts it minimised.
     * @platforms windows; refused elsewhere
     */
    start_minimized?: boolean;
  }
  export interface LaunchAppResult {
    /**
     * Process that owns the windows.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /** What was started. */
    name: string;
    /** The windows belong to an instance that ran before. */
    already_running: boolean;
    /** Its windows, front to back. */
    windows: Array<Window>;
    /** true when the user's window is active at the end; where that cannot be observed, when nothing was seen to take it. */
    self_activation_suppressed: boolean;
    /** What was lost for a moment; absent when nothing was seen to be. */
    side_effects?: Array<SideEffect>;
    /** The same of earlier actions of this session, after they were answered; absent when there was none. */
    late_side_effects?: LateSideEffects;
    /** What this desktop lets nobody observe, so that side_effects says nothing of it; absent when all was observed. */
    unobserved?: Unobserved;
  }
  export interface ListAppsArgs {
    /**
     * Leaves out what does not run.
     * @default false
     */
    running_only?: boolean;
  }
  export interface ListAppsResult {
    /** Running ones first, then by name. */
    apps: Array<App>;
  }
  export interface ListWindowsArgs {
    /**
     * Leaves out what is minimised, off the screen or on another workspace.
     * @default false
     */
    on_screen_only?: boolean;
    /**
     * Only windows of this process.
     * @minimum 1
     * @maximum 4194304
     */
    pid?: ProcessId;
  }
  export interface ListWindowsResult {
    /** Front to back. */
    windows: Array<Window>;
  }
  export interface MoveCursorArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    cursor_id?: SessionId;
    /**
     * Pixels of the screen's last picture.
     * @minimum -65536
     * @maximum 65536
     */
    x: number;
    /**
     * As x.
     * @minimum -65536
     * @maximum 65536
     */
    y: number;
    /** desktop: moves the user's own pointer, and where it shows the run's cursor with it. Only where the call says so itself, whatever capture_scope is set to. */
    scope?: CaptureScope;
  }
  export type PageArgs = desktop.Work & {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * diff: what changed since the last read.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Browser. Default: the only one that offers its pages.
     * @minimum 1
     * @maximum 4194304
     */
    pid?: ProcessId;
    /**
     * Default: pid's topmost.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
    /**
     * A part of the page's address, where the window's title leaves a doubt.
     * @minLength 1
     * @maxLength 2000
     */
    target_url_contains?: string;
    /**
     * Where the browser serves its pages; found out otherwise.
     * @minimum 1
     * @maximum 65535
     */
    cdp_port?: number;
  };
  export interface PageResult {
    /**
     * With observe: snapshot that changes refers to; absent when there is nothing to compare.
     * @minimum 1
     */
    since?: number;
    /**
     * With observe: snapshot taken after the action, whose elements can be acted on.
     * @minimum 1
     */
    snapshot_id?: number;
    /** With observe: what changed of what shows, at most 4,000 bytes of lines. */
    changes?: Array<ElementChange>;
    /** With observe: what to know about changes, or why there are none and what to do. */
    changes_note?: string;
    /** With observe: windows that came since this session last looked at one; absent when there are none. */
    new_windows?: Array<Window>;
    /** What was done. */
    action: string;
    /** How: by the browser's own protocol, or by its accessibility tree. */
    path: desktop.PageResultPath;
    /** Address of the page. */
    url?: string;
    /** Its title. */
    title?: string;
    /** JSON text of what the script returned. */
    result?: string;
    /** What the page reads. */
    text?: string;
    /**
     * Documents that were read: the page and its frames.
     * @minimum 0
     */
    frames?: number;
    /**
     * Of the text in all.
     * @minimum 0
     */
    characters?: number;
    /** Whether there is more than is told. */
    truncated?: boolean;
    /**
     * How many elements fit.
     * @minimum 0
     */
    matches?: number;
    /** The first of them. */
    elements?: Array<PageElement>;
    /** What was acted on. */
    element?: string;
    /** What the action did and how that is known. */
    outcome?: ActionResult;
    /** What to know about this way. */
    note?: string;
  }
  /** How: by the browser's own protocol, or by its accessibility tree. */
  export type PageResultPath = "cdp" | "bidi" | "accessibility";
  export type PressKeyArgs = KeyboardTarget & {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * foreground: window active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * diff: what changed since the last read.
     * @default "none"
     */
    observe?: Observe;
    /**
     * return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and the like, or one character; modifiers may stand before it: "ctrl+s".
     * @minLength 1
     * @maxLength 64
     */
    key: KeyChord;
    /**
     * Keys held meanwhile.
     * @maxItems 4
     * @default []
     */
    modifiers?: Array<KeyModifier>;
  };
  export interface ReplayTrajectoryArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Folder that start_recording wrote.
     * @minLength 1
     * @maxLength 4096
     */
    dir: string;
    /**
     * Pause after each turn.
     * @minimum 0
     * @maximum 10000
     * @default 500
     */
    delay_ms?: number;
    /**
     * false goes on after a turn that could not be done.
     * @default true
     */
    stop_on_error?: boolean;
  }
  export interface ReplayTrajectoryResult {
    /** complete when every turn was done. */
    outcome: desktop.ReplayTrajectoryResultOutcome;
    /**
     * Turns that were done again.
     * @minimum 0
     */
    done: number;
    /**
     * Turns that were tried and failed.
     * @minimum 0
     */
    failed: number;
    /**
     * Turns that cannot be done again.
     * @minimum 0
     */
    skipped: number;
    /**
     * Turns after the one that stopped the replay.
     * @minimum 0
     */
    not_reached: number;
    /** Those that were not done, with the reason. */
    turns: Array<ReplayedTurn>;
  }
  /** complete when every turn was done. */
  export type ReplayTrajectoryResultOutcome = "complete" | "partial";
  export type RightClickArgs = ElementOrPoint & {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * foreground: window active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * diff: what changed since the last read.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Keys held meanwhile.
     * @maxItems 4
     * @default []
     */
    modifier?: Array<KeyModifier>;
  };
  export type ScrollArgs = ScrollTarget & {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * foreground: window active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * diff: what changed since the last read.
     * @default "none"
     */
    observe?: Observe;
    /** Where to go. */
    direction: desktop.ScrollDirection;
    /**
     * line: a notch of the wheel; page: about what shows.
     * @default "line"
     */
    by?: desktop.ScrollBy;
    /**
     * How many of them.
     * @minimum 1
     * @maximum 50
     * @default 3
     */
    amount?: number;
  };
  /** line: a notch of the wheel; page: about what shows. */
  export type ScrollBy = "line" | "page";
  /** Where to go. */
  export type ScrollDirection = "up" | "down" | "left" | "right";
  export interface SetAgentCursorEnabledArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    cursor_id?: SessionId;
    /** Whether it shows. */
    enabled: boolean;
  }
  export interface SetAgentCursorMotionArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    cursor_id?: SessionId;
    /**
     * arrow, crosshair, hand, dot, or the whole path of a PNG, JPEG, SVG or ICO file.
     * @minLength 1
     * @maxLength 4096
     */
    cursor_icon?: string;
    /**
     * #00ffff, or a name as in CSS.
     * @minLength 1
     * @maxLength 64
     */
    cursor_color?: string;
    /**
     * Short text beside it; empty: none.
     * @maxLength 64
     */
    cursor_label?: string;
    /**
     * Half its height in pixels. Default 16.
     * @minimum 4
     * @maximum 128
     */
    cursor_size?: number;
    /**
     * 1 hides what it covers. Default 0.85.
     * @minimum 0
     * @maximum 1
     */
    cursor_opacity?: number;
    /**
     * How long its path keeps the direction that it leaves in, as a part of the way. Default 0.3.
     * @minimum 0
     * @maximum 1
     */
    start_handle?: number;
    /**
     * How long before its end the path has the direction that it arrives in, as a part of the way. Default 0.3.
     * @minimum 0
     * @maximum 1
     */
    end_handle?: number;
    /**
     * How far the middle of the path bends aside, as a part of the way. Default 0.25.
     * @minimum 0
     * @maximum 1
     */
    arc_size?: number;
    /**
     * Where the bend lies: towards the start below 0, towards the end above. Default 0.
     * @minimum -1
     * @maximum 1
     */
    arc_flow?: number;
    /**
     * How much the swing after an arrival is damped; at 1 there is none. Default 0.72.
     * @minimum 0.3
     * @maximum 1
     */
    spring?: number;
    /**
     * Time of a movement. An action waits so long for its cursor. Default 160.
     * @minimum 50
     * @maximum 5000
     */
    glide_duration_ms?: number;
    /**
     * Rest after an action before the cursor moves on. Default 80.
     * @minimum 0
     * @maximum 5000
     */
    dwell_after_click_ms?: number;
    /**
     * Time without a movement after which it hides until the next one; 0 is never. Default 20000.
     * @minimum 0
     * @maximum 60000
     */
    idle_hide_ms?: number;
  }
  export interface SetAgentCursorStyleArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    cursor_id?: SessionId;
    /**
     * Colours of the arrow from its tip on; none: those of its own colour.
     * @maxItems 16
     */
    gradient_colors?: Array<string>;
    /**
     * Colour of the glow around it; empty: its own.
     * @maxLength 64
     */
    bloom_color?: string;
    /**
     * Whole path of a PNG, JPEG, SVG or ICO file to show, its middle at the point; empty: the arrow.
     * @maxLength 4096
     */
    image_path?: string;
  }
  export interface SetConfigArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /** desktop allows calls without a window: they mean the whole screen. */
    capture_scope?: CaptureScope;
    /**
     * Longer side of pictures at most; 0: native.
     * @minimum 0
     * @maximum 16384
     */
    max_image_dimension?: MaxImageDimension;
    /** Shows a small picture of the window acted on last. */
    experimental_pip?: ExperimentalPip;
    /**
     * Its size and place: 320x200 or 320x200+24+24.
     * @maxLength 64
     * @pattern ^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$
     */
    experimental_pip_geometry?: ExperimentalPipGeometry;
    /**
     * Accepted and ignored.
     * @maxLength 64
     */
    capture_mode?: string;
  }
  export interface SetConfigResult {
    /** Where it was set: for this run, or for good. */
    reach: desktop.SetConfigResultReach;
    /** Settings that were given. */
    changed: Array<string>;
    /** File that was written; absent for a run. */
    config_file?: string;
    /** What holds now. */
    settings: SettingsInForce;
  }
  /** Where it was set: for this run, or for good. */
  export type SetConfigResultReach = "session" | "file";
  export type SetValueArgs = OneElement & {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * foreground: window active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * diff: what changed since the last read.
     * @default "none"
     */
    observe?: Observe;
    /**
     * A number, an option, on, off, or text.
     * @maxLength 100000
     */
    value: string;
  };
  export interface SetWindowFrameArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * diff: what changed since the last read.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Window's owner.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * Default: pid's topmost.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
    /**
     * Left edge of what shows of it, on the screen.
     * @minimum -32768
     * @maximum 32767
     */
    x: number;
    /**
     * Top edge, as x.
     * @minimum -32768
     * @maximum 32767
     */
    y: number;
    /**
     * Width without decoration and shadow.
     * @minimum 1
     * @maximum 32767
     */
    width: number;
    /**
     * As width.
     * @minimum 1
     * @maximum 32767
     */
    height: number;
  }
  export interface SetWindowFrameResult {
    /**
     * With observe: snapshot that changes refers to; absent when there is nothing to compare.
     * @minimum 1
     */
    since?: number;
    /**
     * With observe: snapshot taken after the action, whose elements can be acted on.
     * @minimum 1
     */
    snapshot_id?: number;
    /** With observe: what changed of what shows, at most 4,000 bytes of lines. */
    changes?: Array<ElementChange>;
    /** With observe: what to know about changes, or why there are none and what to do. */
    changes_note?: string;
    /** With observe: windows that came since this session last looked at one; absent when there are none. */
    new_windows?: Array<Window>;
    /**
     * Window's owner.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * The window.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id: WindowId;
    /** confirmed: it is where it was wanted; unverifiable: elsewhere, such as where its own limits or the window manager allow; suspected_noop: where it was. */
    effect: Effect;
    /** Where it is now. */
    bounds: Bounds;
  }
  export interface StartRecordingArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Folder to write to, empty or not there yet.
     * @minLength 1
     * @maxLength 4096
     */
    output_dir: string;
    /**
     * Also films the screen to recording.mp4; needs ffmpeg.
     * @default false
     */
    record_video?: boolean;
    /**
     * false stops instead.
     * @default true
     */
    enabled?: boolean;
  }
  export interface StartSessionArgs {
    /**
     * Name of the run, the same for all its calls.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session: SessionId;
  }
  export interface StartSessionResult {
    /**
     * Name of the run.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session: SessionId;
    /** running when it had begun before. */
    state: desktop.StartSessionResultState;
    /**
     * Ends by itself after so many seconds without a call; 0 is never.
     * @minimum 0
     */
    idle_ttl_secs: number;
  }
  /** running when it had begun before. */
  export type StartSessionResultState = "begun" | "running";
  export interface StopRecordingArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
  }
  export type TypeTextArgs = KeyboardTarget & {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * foreground: window active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * diff: what changed since the last read.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Text; line breaks are kept where the field takes them.
     * @minLength 1
     * @maxLength 100000
     */
    text: string;
    /**
     * Replaces all that the field holds.
     * @default false
     */
    clear_first?: boolean;
    /**
     * Pause between characters where keys are sent.
     * @minimum 0
     * @maximum 200
     * @default 0
     */
    delay_ms?: number;
  };
  export interface VerifyStateArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Window's owner.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * Default: the topmost that fits.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
    /**
     * What should be so, all of it.
     * @minItems 1
     * @maxItems 8
     */
    expect: Array<Expectation>;
    /**
     * How long to wait; 0 only looks.
     * @minimum 0
     * @maximum 9500
     * @default 5000
     */
    timeout_ms?: number;
    /**
     * Looks in a row at which all of it has to hold.
     * @minimum 1
     * @maximum 5
     * @default 2
     */
    stable_samples?: number;
  }
  export interface VerifyStateResult {
    /** satisfied when all are; unknown when one could not be told and none is unsatisfied. */
    status: Verdict;
    /**
     * How long it took.
     * @minimum 0
     */
    waited_ms: number;
    /** In the order of expect. */
    results: Array<desktop.VerifyStateResultResults>;
  }
  /** How one of them stands. */
  export interface VerifyStateResultResults {
    /** What was expected. */
    expected: string;
    /** Whether it is so. */
    status: Verdict;
    /** How things are. */
    reason: string;
    /**
     * Window that was looked at.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
    /**
     * Element that it is so of.
     * @minimum 1
     * @maximum 2147483647
     */
    element_index?: ElementIndex;
  }
  export interface WaitForArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Text in its name, value, description or role.
     * @minLength 1
     * @maxLength 256
     */
    query?: string;
    /**
     * Its role; usual other words serve too: input, dropdown, push button.
     * @minLength 1
     * @maxLength 64
     */
    role?: string;
    /**
     * Its name, or nearly: part of it, a slip of the pen.
     * @minLength 1
     * @maxLength 256
     */
    name?: string;
    /**
     * Takes name literally.
     * @default false
     */
    exact?: boolean;
    /**
     * Text that it shows: part of its name or value.
     * @minLength 1
     * @maxLength 256
     */
    text?: string;
    /**
     * States that it has.
     * @maxItems 18
     * @default []
     */
    state?: Array<ElementState>;
    /**
     * Window's owner.
     * @minimum 1
     * @maximum 4194304
     */
    pid?: ProcessId;
    /**
     * Default: the topmost that fits.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
    /**
     * Part of the window's title.
     * @minLength 1
     * @maxLength 256
     */
    title?: string;
    /**
     * What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that fits is there; without a title one that was not there before.
     * @default "shows"
     */
    until?: Until;
    /**
     * For value_equals and value_contains.
     * @maxLength 4096
     */
    value?: string;
    /**
     * The element, by its number; needs window_id.
     * @minimum 1
     * @maximum 2147483647
     */
    element_index?: ElementIndex;
    /**
     * How long to wait; 0 only looks.
     * @minimum 0
     * @maximum 9500
     * @default 5000
     */
    timeout_ms?: number;
  }
  export interface WaitForResult {
    /** Always true: otherwise the call fails. */
    satisfied: boolean;
    /**
     * How long it took.
     * @minimum 0
     */
    waited_ms: number;
    /** How things are now. */
    reason: string;
    /** Window in which it is so. */
    window?: Window;
    /** What it is so of, at most three; they can be acted on at once. */
    elements?: Array<Element>;
  }
  /** What to do in the page. */
  export type Work =
  /** Runs javascript among the page's own scripts and waits for what it promises; a script may also be the inside of a function that returns. */
  | {
    /** What to do. */
    action: "execute_javascript";
    /**
     * For execute_javascript.
     * @minLength 1
     * @maxLength 1000000
     */
    javascript: string;
    css_selector?: never;
    attributes?: never;
    selector?: never;
    text?: never;
    bundle_id?: never;
    user_has_confirmed_enabling?: never;
  }
  /** Reads the page as a user would. */
  | {
    /** What to do. */
    action: "get_text";
    javascript?: never;
    css_selector?: never;
    attributes?: never;
    selector?: never;
    text?: never;
    bundle_id?: never;
    user_has_confirmed_enabling?: never;
  }
  /** Lists what fits css_selector. */
  | {
    /** What to do. */
    action: "query_dom";
    javascript?: never;
    /**
     * For query_dom.
     * @minLength 1
     * @maxLength 10000
     */
    css_selector: string;
    /**
     * For query_dom: attributes to tell.
     * @maxItems 64
     * @default []
     */
    attributes?: Array<string>;
    selector?: never;
    text?: never;
    bundle_id?: never;
    user_has_confirmed_enabling?: never;
  }
  /** Clicks the one visible element that fits selector, without the pointer. */
  | {
    /** What to do. */
    action: "click_element";
    javascript?: never;
    css_selector?: never;
    attributes?: never;
    /**
     * CSS selector for click_element, insert_text and type_keystrokes.
     * @minLength 1
     * @maxLength 10000
     */
    selector: string;
    text?: never;
    bundle_id?: never;
    user_has_confirmed_enabling?: never;
  }
  /** Inserts text at once, into the field that fits selector or into the one with the focus. */
  | {
    /** What to do. */
    action: "insert_text";
    javascript?: never;
    css_selector?: never;
    attributes?: never;
    /**
     * CSS selector for click_element, insert_text and type_keystrokes.
     * @minLength 1
     * @maxLength 10000
     */
    selector?: string;
    /**
     * For insert_text and type_keystrokes.
     * @minLength 1
     * @maxLength 100000
     */
    text: string;
    bundle_id?: never;
    user_has_confirmed_enabling?: never;
  }
  /** Types text key by key, likewise. */
  | {
    /** What to do. */
    action: "type_keystrokes";
    javascript?: never;
    css_selector?: never;
    attributes?: never;
    /**
     * CSS selector for click_element, insert_text and type_keystrokes.
     * @minLength 1
     * @maxLength 10000
     */
    selector?: string;
    /**
     * For insert_text and type_keystrokes.
     * @minLength 1
     * @maxLength 100000
     */
    text: string;
    bundle_id?: never;
    user_has_confirmed_enabling?: never;
  }
  /** Lets scripts into a browser by Apple events; only on macOS. */
  | {
    /** What to do. */
    action: "enable_javascript_apple_events";
    javascript?: never;
    css_selector?: never;
    attributes?: never;
    selector?: never;
    text?: never;
    /**
     * Browser for enable_javascript_apple_events.
     * @maxLength 256
     * @platforms macos; ignored elsewhere
     */
    bundle_id?: string;
    /**
     * Must be true for enable_javascript_apple_events.
     * @platforms macos; ignored elsewhere
     */
    user_has_confirmed_enabling?: boolean;
  };
  export interface ZoomArgs {
    /**
     * Run's name.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Window's owner.
     * @minimum 1
     * @maximum 4194304
     */
    pid?: ProcessId;
    /**
     * Window id, from list_windows or launch_app.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id: WindowId;
    /**
     * A corner, in pixels of the window's last picture.
     * @minimum -65536
     * @maximum 65536
     */
    x1: number;
    /**
     * As x1.
     * @minimum -65536
     * @maximum 65536
     */
    y1: number;
    /**
     * The corner across.
     * @minimum -65536
     * @maximum 65536
     */
    x2: number;
    /**
     * As x2.
     * @minimum -65536
     * @maximum 65536
     */
    y2: number;
    /**
     * auto: PNG if small and flat, else JPEG; a file as its name says, else PNG. png, jpeg: whatever its size.
     * @default "jpeg"
     */
    image_format?: ImageFormat;
    /**
     * Writes the picture here instead of sending it; replaces only an earlier picture.
     * @minLength 1
     * @maxLength 4096
     */
    screenshot_out_file?: string;
    /**
     * json sends structured content.
     * @default "markdown"
     */
    format?: desktop.ZoomFormat;
  }
  /** json sends structured content. */
  export type ZoomFormat = "markdown" | "json";
  export interface ZoomResult {
    /**
     * Process.
     * @minimum 0
     */
    pid: number;
    /**
     * Window.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id: WindowId;
    /** The part that it shows, in pixels of the window. */
    window_bounds: Bounds;
    /**
     * Width of the picture.
     * @minimum 0
     */
    screenshot_width: number;
    /**
     * Height of the picture.
     * @minimum 0
     */
    screenshot_height: number;
    /** Its pixels per pixel of the window. */
    screenshot_scale: number;
    /** Where the picture was written. */
    screenshot_file_path?: string;
    /** What to know about the picture. */
    screenshot_note?: string;
  }
}

/** Arguments and structured content of each tool, by its identity. */
export interface Tools {
  /**
   * Makes a window active, on top and with the keyboard, and leaves it so: it takes these from the user. Foreground delivery of other tools does so for a moment only.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.bring_to_front": { arguments: desktop.BringToFrontArgs; result: desktop.BringToFrontResult };
  /**
   * Tells this version and, where the setting update_manifest names a file or an address to look at, the latest one. Installs nothing and tells nobody anything but that somebody asked. That nothing can be reached is an answer, not an error.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool is about the program on this machine.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.check_for_update": { arguments: desktop.CheckForUpdateArgs; result: desktop.CheckForUpdateResult };
  /**
   * Tells whether accessibility trees, pictures and input can be had here, and what is missing. Changes nothing.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool looks at a desktop.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.check_permissions": { arguments: desktop.CheckPermissionsArgs; result: desktop.CheckPermissionsResult };
  /**
   * Clicks an element or a point. Prefer elements: they work in covered and minimised windows.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.click": { arguments: desktop.ClickArgs; result: ActionResult };
  /**
   * Tells what the clipboard offers, and on request what it holds. It is the user's own: read it only for a reason.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on the clipboard of a desktop.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.clipboard_read": { arguments: desktop.ClipboardReadArgs; result: desktop.ClipboardReadResult };
  /**
   * Puts text, an image or files on the clipboard, where they stay until something else is copied. What the user had copied is gone then: the reply names its kinds. Give one of text, image_path, file_path and file_paths.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on the clipboard of a desktop.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.clipboard_write": { arguments: desktop.ClipboardWriteArgs; result: desktop.ClipboardWriteResult };
  /**
   * Tells what the platform says of a window, raw, for a report of what goes wrong: handles, geometry, properties, toolkit, whether its accessibility tree is found. Its title is part of that; command lines, environments, pictures and contents are not.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.debug_window_info": { arguments: desktop.DebugWindowInfoArgs; result: desktop.DebugWindowInfoResult };
  /**
   * Double clicks an element or a point: items of lists and trees are opened by their own action where they have one.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.double_click": { arguments: desktop.DoubleClickArgs; result: ActionResult };
  /**
   * Presses a button at one point, moves, and releases it at another.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.drag": { arguments: desktop.DragArgs; result: ActionResult };
  /**
   * Ends a run: forgets what it was shown and its settings, and stops its recording. Later calls that name it are refused. Ending it twice is no error.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.end_session": { arguments: desktop.EndSessionArgs; result: desktop.EndSessionResult };
  /**
   * Finds elements of a window, the best match first, without showing the whole tree. What it names can be acted on at once.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.find_elements": { arguments: desktop.FindElementsArgs; result: desktop.FindElementsResult };
  /**
   * Tells at a glance which applications run and which windows show, with bounds and order. The elements of a window: get_window_state.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.get_accessibility_tree": { arguments: desktop.GetAccessibilityTreeArgs; result: desktop.GetAccessibilityTreeResult };
  /**
   * Tells where the cursor of this run is, how it looks and moves, and whether it shows.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.get_agent_cursor_state": { arguments: desktop.GetAgentCursorStateArgs; result: CursorState };
  /**
   * Tells the settings that hold for this run.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.get_config": { arguments: desktop.GetConfigArgs; result: desktop.GetConfigResult };
  /**
   * Tells where the pointer of the user at the desk is on the screen.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.get_cursor_position": { arguments: desktop.GetCursorPositionArgs; result: desktop.GetCursorPositionResult };
  /**
   * Takes a picture of the whole screen and lists the windows that show. Points without pid are pixels of this picture.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool looks at a desktop.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.get_desktop_state": { arguments: desktop.GetDesktopStateArgs; result: desktop.GetDesktopStateResult };
  /**
   * Tells whether this run is being recorded, where to, and what became of its last recording, or else of the last one that ended with its connection.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.get_recording_state": { arguments: desktop.GetRecordingStateArgs; result: RecordingReport };
  /**
   * Tells the size of the screen in physical pixels, which all positions are in.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.get_screen_size": { arguments: desktop.GetScreenSizeArgs; result: desktop.GetScreenSizeResult };
  /**
   * Reads a window: what shows of it as numbered elements, and a picture. Take one before acting on elements; numbers stay with their element. Closed menus, other pages and what is scrolled away are counted (+N hidden); hidden lists them, query finds them.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.get_window_state": { arguments: desktop.GetWindowStateArgs; result: desktop.GetWindowStateResult };
  /**
   * Presses several keys together, such as ctrl and s.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.hotkey": { arguments: desktop.HotkeyArgs; result: ActionResult };
  /**
   * Chooses an entry of a window's menus by its labels, without opening the menu where the application can do that. Case, ellipses and the marks of shortcuts do not count.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.invoke_menu": { arguments: desktop.InvokeMenuArgs; result: ActionResult };
  /**
   * Ends a process at once; what it has not saved is lost. Only processes of the same user that own a window here or were launched here.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.kill_app": { arguments: desktop.KillAppArgs; result: desktop.KillAppResult };
  /**
   * Starts an application in the background and waits for its first window.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.launch_app": { arguments: desktop.LaunchAppArgs; result: desktop.LaunchAppResult };
  /**
   * Lists the applications that run and those that are installed. Not needed before launch_app.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop applications.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.list_apps": { arguments: desktop.ListAppsArgs; result: desktop.ListAppsResult };
  /**
   * Lists the top-level windows, front to back, minimised ones and other workspaces included.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.list_windows": { arguments: desktop.ListWindowsArgs; result: desktop.ListWindowsResult };
  /**
   * Moves the cursor that stands for this run to a point of the screen, in pixels of the last picture of it. It shows where the run is at work; the pointer of the user at the desk stays where it is, but with scope desktop it is that pointer which moves, and stays there.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.move_cursor": { arguments: desktop.MoveCursorArgs; result: CursorState };
  /**
   * Works in the page that a browser's window shows, through frames and open shadow roots: Chromium, Electron and Firefox started with a debugging pipe or port; in others what the accessibility tree tells: text, and elements by tag, id and class.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim partial: Pages are read through the accessibility tree alone.
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.page": { arguments: desktop.PageArgs; result: desktop.PageResult };
  /**
   * Presses and releases one key, with modifiers.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.press_key": { arguments: desktop.PressKeyArgs; result: ActionResult };
  /**
   * Does the recorded actions again, in order. Windows and elements are found anew by what they are called; a turn for which that is in doubt is not done.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.replay_trajectory": { arguments: desktop.ReplayTrajectoryArgs; result: desktop.ReplayTrajectoryResult };
  /**
   * Right clicks an element or a point: asks the element for its menu where it offers one.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.right_click": { arguments: desktop.RightClickArgs; result: ActionResult };
  /**
   * Scrolls what lies at an element or a point, or has the window's focus, by the wheel, its scroll bar or keys.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.scroll": { arguments: desktop.ScrollArgs; result: ActionResult };
  /**
   * Decides whether actions of this run show its cursor. They do where the run has a name, and not otherwise, until this or move_cursor says so. One that was nowhere yet shows in the middle of the screen.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.set_agent_cursor_enabled": { arguments: desktop.SetAgentCursorEnabledArgs; result: CursorState };
  /**
   * Sets how the cursor of this run moves, and its icon, colour, label, size and opacity. What is left out stays as it is.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.set_agent_cursor_motion": { arguments: desktop.SetAgentCursorMotionArgs; result: CursorState };
  /**
   * Sets gradient and glow of this run's cursor, or an image in its place. What is left out stays as it is.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.set_agent_cursor_style": { arguments: desktop.SetAgentCursorStyleArgs; result: CursorState };
  /**
   * Changes settings: for this run alone, in memory. A single command that names no session writes the settings file instead.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.set_config": { arguments: desktop.SetConfigArgs; result: desktop.SetConfigResult };
  /**
   * Gives an element a value: the number of a slider or spin button, an option of a combo box or list (without opening it), on or off of a check box, the whole text of a field.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.set_value": { arguments: desktop.SetValueArgs; result: ActionResult };
  /**
   * Moves and resizes a window, without bringing it to the front, and tells where it is then.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.set_window_frame": { arguments: desktop.SetWindowFrameArgs; result: desktop.SetWindowFrameResult };
  /**
   * Records every action of this run from now on: a folder for each, with what was asked, what came of it, the tree and the picture after it. Ends an earlier recording of the run.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.start_recording": { arguments: desktop.StartRecordingArgs; result: RecordingReport };
  /**
   * Begins a run of calls by name: what it was shown, its settings and its recording are its own, over whatever connection it comes. Calling it again keeps the run alive; after its end it begins anew.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.start_session": { arguments: desktop.StartSessionArgs; result: desktop.StartSessionResult };
  /**
   * Ends the recording of this run and finishes its video. Without one nothing happens.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.stop_recording": { arguments: desktop.StopRecordingArgs; result: RecordingReport };
  /**
   * Inserts text at the caret of an element, or types it where the focus is. Keys such as return go through press_key.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.type_text": { arguments: desktop.TypeTextArgs; result: ActionResult };
  /**
   * Checks up to eight expectations of a window and its elements together, waiting until all hold, and says how each stands.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.verify_state": { arguments: desktop.VerifyStateArgs; result: desktop.VerifyStateResult };
  /**
   * Waits until an element shows, is enabled, holds a value, or until a window opens or closes. Instead of looking again and again.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.wait_for": { arguments: desktop.WaitForArgs; result: desktop.WaitForResult };
  /**
   * Shows a part of a window from close by, with a fifth of its size around it, at most 500 pixels wide. Afterwards from_zoom makes x and y of other tools pixels of this picture.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.zoom": { arguments: desktop.ZoomArgs; result: desktop.ZoomResult };
}
