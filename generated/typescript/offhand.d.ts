// Generated from schema. Do not edit.

/** What the action acted on. */
export interface ActedOn {
  /**
   * Process id of the application. For a point of the screen it is that of the window there, or 0.
   * @minimum 0
   */
  pid: number;
  /**
   * Id of the window; 0 for a point of the screen.
   * @minimum 0
   */
  window_id: number;
  /**
   * Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index?: ElementIndex;
  /** Role of the element, or of what lay at the point where its application tells. */
  role?: string;
  /** What the element is called, or what lay at the point, as read before the action; the first 80 characters of it. */
  name?: string;
  /** Name of the element in the snapshot; present only when it has changed since. */
  renamed_from?: string;
}
/** The route by which the action was delivered, such as an accessibility action (x11_atspi), pointer events sent to the window (x11_pixel) or a second keyboard (x11_second_keyboard). Names that end in _fg mean foreground delivery; none: nothing had to be sent. Other platforms and later releases have further values. */
export type ActionPath = "x11_atspi" | "atspi" | "x11_pixel" | "x11_pixel_fg" | "key_events" | "key_events_fg" | "x11_second_keyboard" | "x11_second_pointer" | "gtk_action" | "cdp" | "bidi" | "sim_action" | "sim_pointer" | "sim_keys" | "none" | (string & {});
/** What an action did, and how that is known. */
export interface ActionResult {
  /**
   * Only with observe: snapshot_id of the snapshot that changes refers to; absent when there is none to compare with.
   * @minimum 1
   */
  since?: number;
  /**
   * Only with observe: id of the snapshot that was taken after the action. Its elements can be acted on.
   * @minimum 1
   */
  snapshot_id?: number;
  /** Only with observe: the visible elements that were added, changed or removed, at most 4,000 bytes of lines. */
  changes?: Array<ElementChange>;
  /** Only with observe: what limits changes, or why there are none and what to do instead. */
  changes_note?: string;
  /** Only with observe: windows that opened since the session last listed or read windows; absent when there are none. */
  new_windows?: Array<Window>;
  /** The route by which the action was delivered, such as an accessibility action (x11_atspi), pointer events sent to the window (x11_pixel) or a second keyboard (x11_second_keyboard). Names that end in _fg mean foreground delivery; none: nothing had to be sent. Other platforms and later releases have further values. */
  path: ActionPath;
  /** true: the effect was read back; false: the action was delivered, but its effect is not confirmed. */
  verified?: boolean;
  /** How sure it is that the action had its effect. */
  effect: Effect;
  /** What the action acted on. */
  target: ActedOn;
  /** The observation that confirms an effect. */
  evidence?: Evidence;
  /** What the element holds after the action, cut to 200 characters. A password is shown as as many * as it has characters. */
  value?: string;
  /** What else changed in the application meanwhile, by the action or by itself. */
  observed?: string;
  /** What to try next, where the action was not delivered or had no effect that could be seen. */
  escalation?: Escalation;
  /** Parts of the user's state that the action disturbed; absent when no disturbance was seen. */
  side_effects?: Array<SideEffect>;
  /** Side effects of earlier actions of this session that appeared after those calls were answered, or that last; absent when there were none. */
  late_side_effects?: LateSideEffects;
  /** Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them; absent when all are observed. */
  unobserved?: Unobserved;
}
/** An application: one entry for each of its processes, or one with pid 0 when it does not run. */
export interface App {
  /**
   * Process id of its main process; 0 when it does not run.
   * @minimum 0
   */
  pid: number;
  /** Name of the application as menus and launchers show it. */
  name: string;
  /** Id of its desktop entry, such as org.gnome.Calculator; absent for a program that is not installed as an application. */
  bundle_id?: string;
  /** Whether a process of the application lives. */
  running: boolean;
  /** Whether the active window is one of its own. */
  active: boolean;
  /** Path by which launch_app can start it; absent where the system hides it. */
  launch_path?: string;
  /** desktop: it shows windows of its own; terminal: it runs in a terminal window. */
  kind: AppKind;
  /** When its program file was last read, to within a day, as an RFC 3339 time; absent where the system does not tell. */
  last_used?: string;
}
/** desktop: it shows windows of its own; terminal: it runs in a terminal window. */
export type AppKind = "desktop" | "terminal";
/** A modal dialog that blocks a window: a window of its own, or an element inside the window. */
export interface BlockingDialog {
  /**
   * Id of the dialog, where it is a window.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  /** Title of the dialog, where it is a window. */
  title?: string;
  /** The dialog in words, with its role and name, where it is an element inside the window. */
  element?: string;
}
/** A rectangle in physical pixels; x and y are its top left corner. */
export interface Bounds {
  /** Left edge in pixels; grows to the right. */
  x: number;
  /** Top edge in pixels; grows downwards. */
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
/** Whether pointer and keyboard tools may act without a window. desktop: such a call means the whole screen; window: it is refused with desktop_scope_disabled. */
export type CaptureScope = "window" | "desktop";
/** What is put on the clipboard. */
export type ClipboardContent =
/** A text. */
| {
  /**
   * Text to put on the clipboard.
   * @maxLength 4194304
   */
  text: string;
  image_path?: never;
  file_path?: never;
  file_paths?: never;
}
/** The image in a PNG file. */
| {
  text?: never;
  /**
   * Path of a PNG file, of at most 16 MiB, whose image is put on the clipboard.
   * @minLength 1
   * @maxLength 4096
   */
  image_path: string;
  file_path?: never;
  file_paths?: never;
}
/** One file or folder. */
| {
  text?: never;
  image_path?: never;
  /**
   * Path of a file or folder to put on the clipboard, in the form in which a file manager copies it.
   * @minLength 1
   * @maxLength 4096
   */
  file_path: string;
  file_paths?: never;
}
/** Several files or folders. */
| {
  text?: never;
  image_path?: never;
  file_path?: never;
  /**
   * Paths of several files or folders to put on the clipboard together, in the form in which a file manager copies them.
   * @minItems 1
   * @maxItems 256
   */
  file_paths: Array<string>;
};
/** A form of clipboard content that can be read and written. */
export type ClipboardForm = "text" | "image" | "files";
/** What the clipboard held, as far as the application that owned it told. */
export interface ClipboardHolding {
  /** Types that the owner offered, such as text/plain; empty where it did not answer. */
  types: Array<string>;
  /** Which of text, image and files clipboard_read could have read. */
  forms: Array<ClipboardForm>;
  /**
   * Process id of the application that owned the content, where that is known.
   * @minimum 1
   */
  owner_pid?: number;
}
/** How a cursor moves. */
export interface CursorMotion {
  /**
   * For what part of its way the cursor keeps the direction in which it leaves, from 0 to 1.
   * @minimum 0
   * @maximum 1
   * @default 0.3
   */
  start_handle?: number;
  /**
   * For what part of its way the cursor has the direction in which it arrives, from 0 to 1.
   * @minimum 0
   * @maximum 1
   * @default 0.3
   */
  end_handle?: number;
  /**
   * How far the middle of the path bends aside, as a part of the distance.
   * @minimum 0
   * @maximum 1
   * @default 0.25
   */
  arc_size?: number;
  /**
   * Where the path bends: below 0 nearer to the start, above 0 nearer to the end.
   * @minimum -1
   * @maximum 1
   * @default 0
   */
  arc_flow?: number;
  /**
   * How strongly the swing after an arrival is damped; at 1 there is no swing.
   * @minimum 0.3
   * @maximum 1
   * @default 0.72
   */
  spring?: number;
  /**
   * Duration of a movement in milliseconds. An action waits this long for its cursor.
   * @minimum 50
   * @maximum 5000
   * @default 160
   */
  glide_duration_ms?: number;
  /**
   * Time in milliseconds that the cursor rests after an action before it moves on.
   * @minimum 0
   * @maximum 5000
   * @default 80
   */
  dwell_after_click_ms?: number;
  /**
   * Time in milliseconds without a movement after which the cursor hides until the next one; 0: it never hides.
   * @minimum 0
   * @maximum 60000
   * @default 20000
   */
  idle_hide_ms?: number;
}
/** The cursor of a session: where it is, how it looks and how it moves. */
export interface CursorState {
  /** Name of the session that the cursor belongs to; default for calls that name no session. */
  cursor_id: string;
  /** Whether actions of the session show the cursor. */
  enabled: boolean;
  /** shown: it can be seen; waiting: it has not been moved yet; hidden: it was not moved for idle_hide_ms; off: it is not enabled. */
  state: CursorStateState;
  /** Horizontal position in pixels from the left of the screen; absent before the first movement. */
  x?: number;
  /** Vertical position in pixels from the top of the screen; absent before the first movement. */
  y?: number;
  /** Shape of the cursor: arrow, crosshair, hand, dot, or the path of an image file. */
  icon: string;
  /** Colour as #rrggbb; derived from cursor_id unless it was set. */
  color: string;
  /** Text shown beside the cursor. */
  label?: string;
  /** Half the height of the cursor in pixels. */
  size: number;
  /** Opacity from 0 to 1; at 1 the cursor hides what it covers. Where no compositor blends windows, it always does. */
  opacity: number;
  /** Colours of the arrow from its tip on; absent unless they were set. */
  gradient_colors?: Array<string>;
  /** Colour of the glow around the cursor; absent unless it was set. */
  bloom_color?: string;
  /** How the cursor moves. */
  motion: CursorMotion;
  /** Where the user's own pointer is now; present only where the call moved it. */
  pointer?: CursorStatePointer;
}
/** Where the user's own pointer is now; present only where the call moved it. */
export interface CursorStatePointer {
  /** Horizontal position in pixels from the left of the screen. */
  x: number;
  /** Vertical position in pixels from the top of the screen. */
  y: number;
}
/** shown: it can be seen; waiting: it has not been moved yet; hidden: it was not moved for idle_hide_ms; off: it is not enabled. */
export type CursorStateState = "shown" | "waiting" | "hidden" | "off";
/** How input is delivered to the application. */
export type DeliveryMode = "background" | "foreground";
/** How sure it is that the action had its effect. */
export type Effect = "confirmed" | "unverifiable" | "suspected_noop";
/** A node of the accessibility tree, as a snapshot shows it. */
export interface Element {
  /**
   * Number of the element within its window. It stays with the element and is never given to another one.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index: ElementIndex;
  /**
   * Handle of the element that contains its window, so that no window_id is needed beside it.
   * @minLength 5
   * @maxLength 64
   * @pattern ^[0-9a-z]+-[0-9]+-[0-9]+$
   */
  element_token: ElementToken;
  /** Role in the words of ARIA and of the Computer Use Protocol, such as button, textbox or menuitem. */
  role: string;
  /** The platform's own name of the role, present where it says more than role. */
  platform_role?: string;
  /** Accessible name: usually the label that a user reads. */
  name: string;
  /** Accessible description, such as the text of a tooltip; absent when there is none. */
  description?: string;
  /** Text or number that the element holds; **** stands for the content of a password field. */
  value?: string;
  /** The states that the element is in. */
  states: Array<ElementState>;
  /** Names of the actions that the application offers for the element, in its toolkit's words. click takes them as action. */
  actions: Array<string>;
  /**
   * element_index of the parent element; absent for the root.
   * @minimum 1
   */
  parent_index?: number;
  /** Where the element lies on the screen, in pixels of the screen. */
  bounds?: Bounds;
  /** Where the element lies in the last picture of its window, in pixels of that picture: the same pixels as x and y of other tools. */
  window_bounds?: Bounds;
}
/** A visible element of a window that is new, reads differently, or is gone. */
export interface ElementChange {
  /** Whether the line of an element was added, changed or removed. */
  change: ElementChangeKind;
  /**
   * Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index: ElementIndex;
  /** The element in the form in which get_window_state writes it. */
  line: string;
}
/** Whether the line of an element was added, changed or removed. */
export type ElementChangeKind = "added" | "changed" | "removed";
/**
 * Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one.
 * @minimum 1
 * @maximum 2147483647
 */
export type ElementIndex = number;
/** What a pointer action acts on: an element of a snapshot, a point of a window, or a point of the screen. */
export type ElementOrPoint =
/** The element that a token names. An element_index beside it must name the same element. */
| {
  /**
   * Process id of the application that owns the window.
   * @minimum 1
   * @maximum 4194304
   */
  pid?: ProcessId;
  /**
   * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  /**
   * Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index?: ElementIndex;
  /**
   * Handle of an element, from a recent snapshot of the session: the element_token beside its element_index. It contains the window, so that no window_id is needed.
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
/** An element of the latest snapshot of the window in this session. */
| {
  /**
   * Process id of the application that owns the window.
   * @minimum 1
   * @maximum 4194304
   */
  pid?: ProcessId;
  /**
   * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id: WindowId;
  /**
   * Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one.
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
/** A point of a window, in pixels of its last picture. */
| {
  /**
   * Process id of the application that owns the window.
   * @minimum 1
   * @maximum 4194304
   */
  pid: ProcessId;
  /**
   * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  element_index?: never;
  element_token?: never;
  /**
   * Horizontal position in pixels of the last picture of the window that the session was shown, from its left edge; of the window itself where it was shown none. Without pid: in pixels of the last picture of the screen, where the user's own pointer acts.
   * @minimum -65536
   * @maximum 65536
   */
  x: number;
  /**
   * Vertical position in the same pixels as x, from the top edge.
   * @minimum -65536
   * @maximum 65536
   */
  y: number;
  /** true: x and y are pixels of the last zoom picture of the window instead of its last whole picture. Fails with no_zoom_picture where the session has none. */
  from_zoom?: boolean;
  scope?: never;
}
/** A point of the screen; needs scope desktop. The user's own pointer clicks there and goes back. A window that the click brings to the front stays there in the background mode; side_effects reports all of it. */
| {
  pid?: never;
  window_id?: never;
  element_index?: never;
  element_token?: never;
  /**
   * Horizontal position in pixels of the last picture of the window that the session was shown, from its left edge; of the window itself where it was shown none. Without pid: in pixels of the last picture of the screen, where the user's own pointer acts.
   * @minimum -65536
   * @maximum 65536
   */
  x: number;
  /**
   * Vertical position in the same pixels as x, from the top edge.
   * @minimum -65536
   * @maximum 65536
   */
  y: number;
  from_zoom?: never;
  /** desktop lets a call without pid act on the whole screen. Default: the setting capture_scope. */
  scope?: CaptureScope;
};
/** A state of an element. The first sixteen are those of the Computer Use Protocol; focusable: it can take the keyboard focus; protected: it is a password field. */
export type ElementState = "busy" | "checked" | "collapsed" | "disabled" | "editable" | "expanded" | "focused" | "hidden" | "mixed" | "modal" | "multiselectable" | "offscreen" | "pressed" | "readonly" | "required" | "selected" | "focusable" | "protected";
/**
 * Handle of an element, from a recent snapshot of the session: the element_token beside its element_index. It contains the window, so that no window_id is needed.
 * @minLength 5
 * @maxLength 64
 * @pattern ^[0-9a-z]+-[0-9]+-[0-9]+$
 */
export type ElementToken = string;
/** What to try next, where the action was not delivered or had no effect that could be seen. */
export interface Escalation {
  /** px: act on a point instead of the element; foreground: repeat the call with delivery_mode foreground; page: use the page tool. */
  recommended: EscalationRecommended;
  /** Why that is recommended. */
  reason: string;
}
/** px: act on a point instead of the element; foreground: repeat the call with delivery_mode foreground; page: use the page tool. */
export type EscalationRecommended = "px" | "foreground" | "page";
/** The observation that confirms an effect. */
export interface Evidence {
  /** What kind of observation confirms the effect: the value or a state was read back, the application reported an event, or windows changed. */
  kind: EvidenceKind;
  /** What was observed, in words. For an event it includes role and name of the node that the event came from. */
  detail: string;
}
/** What kind of observation confirms the effect: the value or a state was read back, the application reported an event, or windows changed. */
export type EvidenceKind = "value_readback" | "state_readback" | "event" | "window_change";
/** Something that is expected of an element or of a window. */
export interface Expectation {
  /**
   * Text to look for in the name, value, description and role of elements.
   * @minLength 1
   * @maxLength 256
   */
  query?: string;
  /**
   * Role that the element must have, such as button or textbox. Other usual words are understood: input, dropdown, push button.
   * @minLength 1
   * @maxLength 64
   */
  role?: string;
  /**
   * Accessible name that the element must have. A part of the name and small misspellings fit as well, unless exact is given.
   * @minLength 1
   * @maxLength 256
   */
  name?: string;
  /**
   * true: the name must be exactly the one given; parts and misspellings do not fit.
   * @default false
   */
  exact?: boolean;
  /**
   * Text that the element must show: part of its name or of its value.
   * @minLength 1
   * @maxLength 256
   */
  text?: string;
  /**
   * States that the element must be in, all of them.
   * @maxItems 18
   * @default []
   */
  state?: Array<ElementState>;
  /**
   * What is expected of the element, or of a window. shows: it can be seen; exists: it is in the tree, visible or not; gone: it is not there or cannot be seen; value_equals and value_contains compare its content with value. window_opens: a window that fits exists, or without title one that did not exist before; window_closes: no window that fits exists any more.
   * @default "shows"
   */
  until?: Until;
  /**
   * Text to compare with what the element holds, for value_equals and value_contains.
   * @maxLength 4096
   */
  value?: string;
  /**
   * Number of the element, from get_window_state, instead of describing it; needs window_id.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index?: ElementIndex;
  /**
   * Part of the title of the window that is meant.
   * @minLength 1
   * @maxLength 256
   */
  title?: string;
}
/** Whether a small picture of the window that the session acted on last is shown over all other windows. */
export type ExperimentalPip = boolean;
/**
 * Size of the picture of experimental_pip and where it stands on the screen, as 320x200 or 320x200+24+24. A negative offset such as -24 counts from the right or from the bottom.
 * @maxLength 64
 * @pattern ^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$
 */
export type ExperimentalPipGeometry = string;
/** Format of the picture. auto: PNG if it is small and flat, and JPEG otherwise; for a file the format that its name says, or else PNG. png and jpeg: that format whatever the size. */
export type ImageFormat = "auto" | "png" | "jpeg";
/**
 * Name of a key: return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and other media keys, or the character that the key types. Modifiers may stand before it: ctrl+s.
 * @minLength 1
 * @maxLength 64
 */
export type KeyChord = string;
/** A modifier key. super is the key with the logo of the system. */
export type KeyModifier = "ctrl" | "shift" | "alt" | "super";
/**
 * Name of a key: return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and other media keys, or the character that the key types.
 * @minLength 1
 * @maxLength 32
 */
export type KeyName = string;
/** Where keys go: to an element of a snapshot, to a point of a window or of the screen that is clicked first, to what has the focus within a window, or to what has the keyboard on the screen. */
export type KeyboardTarget =
/** The element that a token names. An element_index beside it must name the same element. */
| {
  /**
   * Process id of the application that owns the window.
   * @minimum 1
   * @maximum 4194304
   */
  pid?: ProcessId;
  /**
   * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  /**
   * Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index?: ElementIndex;
  /**
   * Handle of an element, from a recent snapshot of the session: the element_token beside its element_index. It contains the window, so that no window_id is needed.
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
/** An element of the latest snapshot of the window in this session. */
| {
  /**
   * Process id of the application that owns the window.
   * @minimum 1
   * @maximum 4194304
   */
  pid?: ProcessId;
  /**
   * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id: WindowId;
  /**
   * Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one.
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
/** A point of a window, in pixels of its last picture. */
| {
  /**
   * Process id of the application that owns the window.
   * @minimum 1
   * @maximum 4194304
   */
  pid: ProcessId;
  /**
   * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  element_index?: never;
  element_token?: never;
  /**
   * Horizontal position of a point that is clicked before the keys are sent, in pixels of the last picture of the window that the session was shown, from its left edge; of the window itself where it was shown none. Without pid: in pixels of the last picture of the screen.
   * @minimum -65536
   * @maximum 65536
   */
  x: number;
  /**
   * Vertical position in the same pixels as x, from the top edge.
   * @minimum -65536
   * @maximum 65536
   */
  y: number;
  /** true: x and y are pixels of the last zoom picture of the window instead of its last whole picture. Fails with no_zoom_picture where the session has none. */
  from_zoom?: boolean;
  scope?: never;
}
/** A point of the screen; needs scope desktop. The user's own pointer clicks there and goes back. A window that the click brings to the front stays there in the background mode; side_effects reports all of it. */
| {
  pid?: never;
  window_id?: never;
  element_index?: never;
  element_token?: never;
  /**
   * Horizontal position of a point that is clicked before the keys are sent, in pixels of the last picture of the window that the session was shown, from its left edge; of the window itself where it was shown none. Without pid: in pixels of the last picture of the screen.
   * @minimum -65536
   * @maximum 65536
   */
  x: number;
  /**
   * Vertical position in the same pixels as x, from the top edge.
   * @minimum -65536
   * @maximum 65536
   */
  y: number;
  from_zoom?: never;
  /** desktop lets a call without pid act on the whole screen. Default: the setting capture_scope. */
  scope?: CaptureScope;
}
/** Whatever has the focus within the window. */
| {
  /**
   * Process id of the application that owns the window.
   * @minimum 1
   * @maximum 4194304
   */
  pid: ProcessId;
  /**
   * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
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
/** Whatever has the keyboard on the screen; needs scope desktop. The user's own keyboard types. What the keys change on the desktop stays so in the background mode, and side_effects reports it. */
| {
  pid?: never;
  window_id?: never;
  element_index?: never;
  element_token?: never;
  x?: never;
  y?: never;
  from_zoom?: never;
  /** desktop lets a call without pid act on the whole screen. Default: the setting capture_scope. */
  scope?: CaptureScope;
};
/** Side effects of earlier actions of this session that appeared after those calls were answered, or that last; absent when there were none. */
export type LateSideEffects = Array<SideEffect>;
/**
 * Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size.
 * @minimum 0
 * @maximum 16384
 */
export type MaxImageDimension = number;
/** One of the monitors that make up the screen. */
export interface Monitor {
  /** Name of the output as the system gives it, such as HDMI-1. */
  name: string;
  /** The part of the screen that the monitor shows. */
  bounds: Bounds;
  /** Whether it is the primary monitor, on which panels and new windows usually appear. */
  is_primary: boolean;
}
/** A button of the pointer. */
export type MouseButton = "left" | "right" | "middle";
/** What the reply to an action tells of the window that was acted on. */
export type Observe = "none" | "diff";
/** An element of a snapshot. */
export type OneElement =
/** The element that a token names. An element_index beside it must name the same element. */
| {
  /**
   * Process id of the application that owns the window.
   * @minimum 1
   * @maximum 4194304
   */
  pid?: ProcessId;
  /**
   * Id of the window that the element is in, from list_windows or launch_app. Needed with element_index.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  /**
   * Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index?: ElementIndex;
  /**
   * Handle of an element, from a recent snapshot of the session: the element_token beside its element_index. It contains the window, so that no window_id is needed.
   * @minLength 5
   * @maxLength 64
   * @pattern ^[0-9a-z]+-[0-9]+-[0-9]+$
   */
  element_token: ElementToken;
}
/** An element of the latest snapshot of the window in this session. */
| {
  /**
   * Process id of the application that owns the window.
   * @minimum 1
   * @maximum 4194304
   */
  pid?: ProcessId;
  /**
   * Id of the window that the element is in, from list_windows or launch_app. Needed with element_index.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id: WindowId;
  /**
   * Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index: ElementIndex;
  element_token?: never;
};
/** An element of a web page. */
export interface PageElement {
  /** HTML tag in lower case, such as input. */
  tag: string;
  /** Text that the element shows, its value or its label, cut after 200 characters. */
  text: string;
  /** Whether the element has a size and a style that shows. */
  visible: boolean;
  /** Where the element lies, in pixels of the page, from the top left corner of the visible part of its frame. */
  bounds: Bounds;
  /** The requested attributes that the element has, each as name=value. The value of a password field is shown as as many * as it has characters. */
  attributes?: Array<string>;
  /** Address of the frame that the element lies in; absent for elements of the page itself. */
  frame_url?: string;
}
/**
 * Process id.
 * @minimum 1
 * @maximum 4194304
 */
export type ProcessId = number;
/** The recording of a session. */
export interface RecordingReport {
  /** recording: actions are being written; stopped: they are not. */
  state: RecordingReportState;
  /** Folder of the recording, or of the one that stopped last. */
  output_dir?: string;
  /**
   * Number that the next recorded action gets; the first has 1.
   * @minimum 1
   */
  next_turn: number;
  /** Name of the session that the recording belongs to; absent for the recording of a connection without a session name. */
  owner?: string;
  /** Path of the video that is being written. */
  video_path?: string;
  /** Path of the finished video. */
  last_video_path?: string;
  /** Why the recording ended by itself, or what it has to do without. */
  last_error?: string;
}
/** recording: actions are being written; stopped: they are not. */
export type RecordingReportState = "recording" | "stopped";
/** A recorded action that was not done again. */
export interface ReplayedTurn {
  /** Folder of the action within the recording, such as turn-00001. */
  turn: string;
  /** Tool that the action was recorded from; absent where the recording does not tell. */
  tool?: string;
  /** failed: the action was tried and failed; skipped: it was not tried. */
  state: ReplayedTurnState;
  /** Why the action was not done again. */
  reason: string;
}
/** failed: the action was tried and failed; skipped: it was not tried. */
export type ReplayedTurnState = "failed" | "skipped";
/** Unit of amount. line: what one notch of the wheel scrolls; page: about as much as is visible at once. */
export type ScrollBy = "line" | "page";
/** Direction in which the view moves: down shows what lies further down. */
export type ScrollDirection = "up" | "down" | "left" | "right";
/** What is scrolled: an element of a snapshot, what lies at a point of a window or of the screen, or what has the focus within the window. */
export type ScrollTarget =
/** The element that a token names. An element_index beside it must name the same element. */
| {
  /**
   * Process id of the application that owns the window.
   * @minimum 1
   * @maximum 4194304
   */
  pid?: ProcessId;
  /**
   * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  /**
   * Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one.
   * @minimum 1
   * @maximum 2147483647
   */
  element_index?: ElementIndex;
  /**
   * Handle of an element, from a recent snapshot of the session: the element_token beside its element_index. It contains the window, so that no window_id is needed.
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
/** An element of the latest snapshot of the window in this session. */
| {
  /**
   * Process id of the application that owns the window.
   * @minimum 1
   * @maximum 4194304
   */
  pid?: ProcessId;
  /**
   * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id: WindowId;
  /**
   * Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one.
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
/** A point of a window, in pixels of its last picture. */
| {
  /**
   * Process id of the application that owns the window.
   * @minimum 1
   * @maximum 4194304
   */
  pid: ProcessId;
  /**
   * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  element_index?: never;
  element_token?: never;
  /**
   * Horizontal position in pixels of the last picture of the window that the session was shown, from its left edge; of the window itself where it was shown none. Without pid: in pixels of the last picture of the screen, where the user's own pointer acts.
   * @minimum -65536
   * @maximum 65536
   */
  x: number;
  /**
   * Vertical position in the same pixels as x, from the top edge.
   * @minimum -65536
   * @maximum 65536
   */
  y: number;
  /** true: x and y are pixels of the last zoom picture of the window instead of its last whole picture. Fails with no_zoom_picture where the session has none. */
  from_zoom?: boolean;
  scope?: never;
}
/** A point of the screen; needs scope desktop. The user's own pointer clicks there and goes back. A window that the click brings to the front stays there in the background mode; side_effects reports all of it. */
| {
  pid?: never;
  window_id?: never;
  element_index?: never;
  element_token?: never;
  /**
   * Horizontal position in pixels of the last picture of the window that the session was shown, from its left edge; of the window itself where it was shown none. Without pid: in pixels of the last picture of the screen, where the user's own pointer acts.
   * @minimum -65536
   * @maximum 65536
   */
  x: number;
  /**
   * Vertical position in the same pixels as x, from the top edge.
   * @minimum -65536
   * @maximum 65536
   */
  y: number;
  from_zoom?: never;
  /** desktop lets a call without pid act on the whole screen. Default: the setting capture_scope. */
  scope?: CaptureScope;
}
/** Whatever has the focus within the window. */
| {
  /**
   * Process id of the application that owns the window.
   * @minimum 1
   * @maximum 4194304
   */
  pid: ProcessId;
  /**
   * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
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
 * Name of a session: letters, digits and the characters _ . : @ and -, at most 128 of them.
 * @minLength 1
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_.:@-]+$
 */
export type SessionId = string;
/** The settings that hold for the calls of a session. */
export interface SettingsInForce {
  /** Whether pointer and keyboard tools may act without a window. desktop: such a call means the whole screen; window: it is refused with desktop_scope_disabled. */
  capture_scope: CaptureScope;
  /**
   * Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size.
   * @minimum 0
   * @maximum 16384
   */
  max_image_dimension: MaxImageDimension;
  /** Whether a small picture of the window that the session acted on last is shown over all other windows. */
  experimental_pip: ExperimentalPip;
  /**
   * Size of the picture of experimental_pip and where it stands on the screen, as 320x200 or 320x200+24+24. A negative offset such as -24 counts from the right or from the bottom.
   * @maxLength 64
   * @pattern ^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$
   */
  experimental_pip_geometry: ExperimentalPipGeometry;
  /** Names of the settings that this session has set for itself. */
  overrides: Array<string>;
}
/** A part of the user's state that the action disturbed. */
export interface SideEffect {
  /** Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the pointer, or a grab, by which a menu takes pointer and keyboard for itself. */
  kind: SideEffectKind;
  /**
   * For how many milliseconds it was disturbed.
   * @minimum 0
   */
  duration_ms: number;
  /** Whether it was put back, by a look at the end of the call. */
  restored: boolean;
  /** What ends it, where it lasts; absent where it was put back. */
  ends_by?: string;
  /**
   * Number of keys that the user pressed meanwhile and that were intercepted and passed on to the user's window. Keys that reached another window are not counted.
   * @minimum 1
   */
  keys_caught?: number;
}
/** Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the pointer, or a grab, by which a menu takes pointer and keyboard for itself. */
export type SideEffectKind = "active_window" | "focus" | "stacking" | "pointer" | "grab";
/** Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them; absent when all are observed. */
export type Unobserved = Array<SideEffectKind>;
/** What is expected of the element, or of a window. shows: it can be seen; exists: it is in the tree, visible or not; gone: it is not there or cannot be seen; value_equals and value_contains compare its content with value. window_opens: a window that fits exists, or without title one that did not exist before; window_closes: no window that fits exists any more. */
export type Until = "shows" | "exists" | "gone" | "enabled" | "disabled" | "focused" | "checked" | "unchecked" | "selected" | "unselected" | "expanded" | "collapsed" | "value_equals" | "value_contains" | "window_opens" | "window_closes";
/** Whether an expectation holds. unknown: it could not be found out. */
export type Verdict = "satisfied" | "unsatisfied" | "unknown";
/** A top-level window. */
export interface Window {
  /**
   * Id of the window, as other tools take it.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id: WindowId;
  /**
   * Process id of the owner; 0 when the owner does not tell it.
   * @minimum 0
   */
  pid: number;
  /** Name of the application that owns the window. */
  app_name: string;
  /** Title of the window; empty when it has none. */
  title: string;
  /** Visible frame on the screen, in pixels, without the shadow. */
  bounds: Bounds;
  /**
   * Position in the stacking order; a higher number is nearer to the front.
   * @minimum 0
   */
  z_index: number;
  /** Whether the window is mapped on the current workspace and lies inside the screen. Other windows may cover it. */
  is_on_screen: boolean;
  /** Whether the window is on the current workspace. */
  on_current_space: boolean;
  /** Whether it is the active window of the desktop, which has the keyboard. */
  is_active: boolean;
  /** Whether the window is minimised. */
  is_minimized: boolean;
  /**
   * Id of the modal dialog that keeps the window from taking input; absent when there is none.
   * @minimum 1
   * @maximum 4294967295
   */
  blocked_by?: WindowId;
}
/** A fact about a window, in the words of its platform. */
export interface WindowFact {
  /** Name of the fact, such as a handle or a geometry. */
  name: string;
  /** The fact itself, as text. */
  value: string;
}
/**
 * Id of a window, from list_windows or launch_app.
 * @minimum 1
 * @maximum 4294967295
 */
export type WindowId = number;
/** What the two points of a drag lie in: a window, or the screen. */
export type WindowOrScreen =
/** Two points of a window, in pixels of its last picture. */
| {
  /**
   * Process id of the application that owns the window.
   * @minimum 1
   * @maximum 4194304
   */
  pid: ProcessId;
  /**
   * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
   * @minimum 1
   * @maximum 4294967295
   */
  window_id?: WindowId;
  /** true: both points are in pixels of the last zoom picture of the window instead of its last whole picture. Fails with no_zoom_picture where the session has none. */
  from_zoom?: boolean;
  scope?: never;
}
/** Two points of the screen; needs scope desktop. The user's own pointer drags, and goes back. A window that the drag brings to the front stays there in the background mode; side_effects reports all of it. */
| {
  pid?: never;
  window_id?: never;
  from_zoom?: never;
  /** desktop lets a call without pid act on the whole screen. Default: the setting capture_scope. */
  scope?: CaptureScope;
};
/** A property that an application or the desktop has set on a window. */
export interface WindowProperty {
  /** Name of the property, as the platform gives it. */
  name: string;
  /** Type of its value, as the platform gives it. */
  type: string;
  /**
   * Length of its value in bytes.
   * @minimum 0
   */
  bytes: number;
  /** Start of its value. Text is shown only of properties that name the window; of other texts only the length is told. */
  value: string;
}

export namespace desktop {
  export interface BringToFrontArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Process id of the application that owns the window.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
  }
  export interface BringToFrontResult {
    /**
     * Only with observe: snapshot_id of the snapshot that changes refers to; absent when there is none to compare with.
     * @minimum 1
     */
    since?: number;
    /**
     * Only with observe: id of the snapshot that was taken after the action. Its elements can be acted on.
     * @minimum 1
     */
    snapshot_id?: number;
    /** Only with observe: the visible elements that were added, changed or removed, at most 4,000 bytes of lines. */
    changes?: Array<ElementChange>;
    /** Only with observe: what limits changes, or why there are none and what to do instead. */
    changes_note?: string;
    /** Only with observe: windows that opened since the session last listed or read windows; absent when there are none. */
    new_windows?: Array<Window>;
    /**
     * Process id of the application that owns the window.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * Id of the window, which is active now.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id: WindowId;
    /** Whether the window was active before, so that nothing was done. */
    was_active: boolean;
  }
  export interface CheckForUpdateArgs {
  }
  export interface CheckForUpdateResult {
    /** Version of this program. */
    current_version: string;
    /** Whether the latest version could be found out. */
    checked: boolean;
    /** Version of the latest release. */
    latest_version?: string;
    /** Whether the latest release is newer than this program; absent where it could not be found out. */
    update_available?: boolean;
    /** Command that installs the release, in the words of its publisher. Read it before running it. */
    install?: string;
    /** Address of a page that tells what is new in the release. */
    release_notes_url?: string;
    /** File or address that was looked at. */
    source?: string;
    /** The answer as a sentence. */
    detail: string;
  }
  export interface CheckPermissionsArgs {
    /**
     * true: shows the system's own dialogs that ask for what is missing.
     * @platforms macos; ignored elsewhere
     */
    prompt?: boolean;
  }
  export interface CheckPermissionsResult {
    /** Whether accessibility trees can be read. */
    accessibility: boolean;
    /** Whether pictures can be taken. */
    screen_recording: boolean;
    /** Whether pointer and keyboard events can be sent. */
    input: boolean;
    /** Each of the three with its reason. */
    permissions: Array<desktop.CheckPermissionsResultPermissions>;
  }
  /** One thing that this desktop grants or does not. */
  export interface CheckPermissionsResultPermissions {
    /** Name of what is asked for. */
    name: desktop.CheckPermissionsResultPermissionsName;
    /** Whether it is available. */
    granted: boolean;
    /** How things stand and, where it is missing, what to do about it. */
    detail: string;
  }
  /** Name of what is asked for. */
  export type CheckPermissionsResultPermissionsName = "accessibility" | "screen_recording" | "input";
  export type ClickArgs = ElementOrPoint & {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Button to press.
     * @default "left"
     */
    button?: MouseButton;
    /**
     * How many times the button is pressed in a row: 2 is a double click, 3 a triple click.
     * @minimum 1
     * @maximum 3
     * @default 1
     */
    count?: number;
    /**
     * Modifier keys that are held during the action.
     * @maxItems 4
     * @default []
     */
    modifier?: Array<KeyModifier>;
    /**
     * Action to ask of an element instead of a plain press: show_menu, pick, confirm, cancel, open, or the name of any other action that the element lists under actions; anything else fails with no_such_action. Points know only press.
     * @minLength 1
     * @maxLength 256
     * @default "press"
     */
    action?: string;
    /**
     * Path of a PNG file to write before the click: a picture of the window with a cross where the click will land. For checking positions by eye.
     * @minLength 1
     * @maxLength 4096
     */
    debug_image_out?: string;
  };
  export interface ClipboardReadArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * true: the reply has the text, and the paths of copied files.
     * @default false
     */
    include_text?: boolean;
    /**
     * true: the reply shows the image.
     * @default false
     */
    include_image?: boolean;
    /**
     * Path of a PNG file to write the image to instead of showing it. It replaces no file but an earlier picture; otherwise the call fails with output_refused.
     * @minLength 1
     * @maxLength 4096
     */
    image_out_file?: string;
    /**
     * Largest content that is read, in bytes; more fails with clipboard_too_large.
     * @minimum 1
     * @maximum 16777216
     * @default 4194304
     */
    max_bytes?: number;
  }
  export interface ClipboardReadResult {
    /** Types that the owner of the clipboard offers, such as text/plain; empty when the clipboard is empty. */
    types: Array<string>;
    /** Which of text, image and files can be read. */
    forms: Array<ClipboardForm>;
    /**
     * Process id of the application that owns the content, where that is known.
     * @minimum 1
     */
    owner_pid?: number;
    /** The text. */
    text?: string;
    /** The copied files: paths, or addresses of files that are not local. */
    files?: Array<string>;
    /**
     * Size of the image in bytes.
     * @minimum 0
     */
    image_bytes?: number;
    /** Absolute path of the file that the image was written to. */
    image_file_path?: string;
    /** Why content that was asked for is not in the reply. */
    withheld?: string;
  }
  export type ClipboardWriteArgs = ClipboardContent & {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
  };
  export interface ClipboardWriteResult {
    /** What was put on the clipboard. */
    form: ClipboardForm;
    /**
     * Size of the content in bytes.
     * @minimum 0
     */
    bytes: number;
    /** confirmed: the content was read back; unverifiable: it could not be read back; suspected_noop: the clipboard holds something else. */
    effect: Effect;
    /** What the clipboard held before; absent when it was empty. */
    replaced?: ClipboardHolding;
  }
  export interface DebugWindowInfoArgs {
    /**
     * Process id of the application that owns the window.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
  }
  export interface DebugWindowInfoResult {
    /** Name of the platform backend that was asked. */
    platform: string;
    /** Path of the program that the process runs; empty where the system hides it. */
    program: string;
    /** The window as list_windows describes it. */
    window: Window;
    /** Whether the accessibility tree of the window is found. */
    accessibility: desktop.DebugWindowInfoResultAccessibility;
    /** What the platform says of the window. */
    facts: Array<WindowFact>;
    /** Properties that are set on the window, sorted by name; at most 64. */
    properties: Array<WindowProperty>;
    /**
     * Number of properties beyond those.
     * @minimum 0
     */
    properties_left_out: number;
  }
  /** Whether the accessibility tree of the window is found. */
  export interface DebugWindowInfoResultAccessibility {
    /** Whether the tree is found. */
    found: boolean;
    /** Role of the root of the tree, in the platform's words. */
    role?: string;
    /** Accessible name of the root. */
    name?: string;
    /** Where the root says that it lies, in pixels from the corner of the window's visible frame. */
    bounds?: Bounds;
    /** Code of the error with which get_window_state would answer. */
    error?: string;
    /** Whether the tree is found, as a sentence. */
    detail: string;
    /** What may help to find the tree. */
    advice?: string;
  }
  export type DoubleClickArgs = ElementOrPoint & {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Modifier keys that are held during the action.
     * @maxItems 4
     * @default []
     */
    modifier?: Array<KeyModifier>;
  };
  export type DragArgs = WindowOrScreen & {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Horizontal position at which the button is pressed, in pixels of the last picture of the window that the session was shown. Without pid: in pixels of the last picture of the screen.
     * @minimum -65536
     * @maximum 65536
     */
    from_x: number;
    /**
     * Vertical position at which the button is pressed, in the same pixels as from_x.
     * @minimum -65536
     * @maximum 65536
     */
    from_y: number;
    /**
     * Horizontal position at which the button is released, in the same pixels as from_x.
     * @minimum -65536
     * @maximum 65536
     */
    to_x: number;
    /**
     * Vertical position at which the button is released, in the same pixels as from_x.
     * @minimum -65536
     * @maximum 65536
     */
    to_y: number;
    /**
     * Button to press.
     * @default "left"
     */
    button?: MouseButton;
    /**
     * Modifier keys that are held during the action.
     * @maxItems 4
     * @default []
     */
    modifier?: Array<KeyModifier>;
    /**
     * Shortest time from the press to the release, in milliseconds.
     * @minimum 0
     * @maximum 10000
     * @default 500
     */
    duration_ms?: number;
    /**
     * Number of moves on the way from the press to the release.
     * @minimum 1
     * @maximum 200
     * @default 20
     */
    steps?: number;
  };
  export interface EndSessionArgs {
    /**
     * Name of the session to end.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session: SessionId;
  }
  export interface EndSessionResult {
    /**
     * Name of the session.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session: SessionId;
    /** ended: the session was ended by this call; not_running: there was none to end. */
    state: desktop.EndSessionResultState;
  }
  /** ended: the session was ended by this call; not_running: there was none to end. */
  export type EndSessionResultState = "ended" | "not_running";
  export interface FindElementsArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Text to look for in the name, value, description and role of elements.
     * @minLength 1
     * @maxLength 256
     */
    query?: string;
    /**
     * Role that the element must have, such as button or textbox. Other usual words are understood: input, dropdown, push button.
     * @minLength 1
     * @maxLength 64
     */
    role?: string;
    /**
     * Accessible name that the element must have. A part of the name and small misspellings fit as well, unless exact is given.
     * @minLength 1
     * @maxLength 256
     */
    name?: string;
    /**
     * true: the name must be exactly the one given; parts and misspellings do not fit.
     * @default false
     */
    exact?: boolean;
    /**
     * Text that the element must show: part of its name or of its value.
     * @minLength 1
     * @maxLength 256
     */
    text?: string;
    /**
     * States that the element must be in, all of them.
     * @maxItems 18
     * @default []
     */
    state?: Array<ElementState>;
    /**
     * Process id of the application that owns the window.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
    /**
     * Largest number of elements in the reply.
     * @minimum 1
     * @maximum 1000
     * @default 20
     */
    limit?: number;
  }
  export interface FindElementsResult {
    /**
     * Id of the window that was searched.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id: WindowId;
    /**
     * Number of elements that match.
     * @minimum 0
     */
    total: number;
    /** Whether the whole tree was searched. */
    complete: boolean;
    /** What was not searched, and why. */
    incomplete_reason?: string;
    /** The elements that match, the best match first. */
    elements: Array<Element>;
  }
  export interface GetAccessibilityTreeArgs {
  }
  export interface GetAccessibilityTreeResult {
    /** Applications that run: the active one first, then sorted by name. */
    apps: Array<App>;
    /** Windows on the screen, front to back. */
    windows: Array<Window>;
  }
  export interface GetAgentCursorStateArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    cursor_id?: SessionId;
  }
  export interface GetConfigArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
  }
  export interface GetConfigResult {
    /** Version of offhand. */
    version: string;
    /** Name of the platform backend in use, such as linux. */
    platform: string;
    /** Path of the file in which lasting settings are kept. */
    config_file: string;
    /** Name of the session that was asked about; absent for a call without a session name. */
    session?: string;
    /** The settings that hold now. */
    settings: SettingsInForce;
  }
  export interface GetCursorPositionArgs {
  }
  export interface GetCursorPositionResult {
    /** Horizontal position in pixels from the left of the screen. */
    x: number;
    /** Vertical position in pixels from the top of the screen. */
    y: number;
  }
  export interface GetDesktopStateArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size.
     * @minimum 0
     * @maximum 16384
     */
    max_image_dimension?: MaxImageDimension;
    /**
     * Format of the picture. auto: PNG if it is small and flat, and JPEG otherwise; for a file the format that its name says, or else PNG. png and jpeg: that format whatever the size.
     * @default "auto"
     */
    image_format?: ImageFormat;
    /**
     * Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused.
     * @minLength 1
     * @maxLength 4096
     */
    screenshot_out_file?: string;
    /**
     * false: takes no picture, which is faster.
     * @default true
     */
    include_screenshot?: boolean;
    /**
     * json: the reply has structured content as well; markdown: it has text and picture alone.
     * @default "markdown"
     */
    format?: desktop.GetDesktopStateFormat;
  }
  /** json: the reply has structured content as well; markdown: it has text and picture alone. */
  export type GetDesktopStateFormat = "markdown" | "json";
  export interface GetDesktopStateResult {
    /**
     * Width of the picture in pixels.
     * @minimum 0
     */
    screenshot_width?: number;
    /**
     * Height of the picture in pixels.
     * @minimum 0
     */
    screenshot_height?: number;
    /** Pixels of the picture for each pixel of what it shows. x and y of other tools are pixels of the picture; nobody has to convert them. */
    screenshot_scale?: number;
    /** Absolute path of the file that the picture was written to. */
    screenshot_file_path?: string;
    /** What limits the picture, or why there is none. */
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
    /** Horizontal position of the user's pointer in pixels of the screen. */
    cursor_x: number;
    /** Vertical position of the user's pointer in pixels of the screen. */
    cursor_y: number;
    /** Monitors that make up the screen, from left to right. */
    monitors: Array<Monitor>;
    /** Windows on the screen, front to back. */
    windows: Array<Window>;
  }
  export interface GetRecordingStateArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
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
     * Width of the screen in pixels.
     * @minimum 0
     */
    width: number;
    /**
     * Height of the screen in pixels.
     * @minimum 0
     */
    height: number;
    /** Pixels for each unit of a position; always 1, because positions are in pixels. */
    scale_factor: number;
    /** Monitors that make up the screen, from left to right. */
    monitors: Array<Monitor>;
  }
  export interface GetWindowStateArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size.
     * @minimum 0
     * @maximum 16384
     */
    max_image_dimension?: MaxImageDimension;
    /**
     * Format of the picture. auto: PNG if it is small and flat, and JPEG otherwise; for a file the format that its name says, or else PNG. png and jpeg: that format whatever the size.
     * @default "auto"
     */
    image_format?: ImageFormat;
    /**
     * Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused.
     * @minLength 1
     * @maxLength 4096
     */
    screenshot_out_file?: string;
    /**
     * Process id of the application that owns the window.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
    /**
     * false: reads no accessibility tree, so that the reply has a picture alone.
     * @default true
     */
    include_accessibility_tree?: boolean;
    /**
     * false: takes no picture, which is faster.
     * @default true
     */
    include_screenshot?: boolean;
    /**
     * Text to look for. Lists only elements that have it in their name, description, value or role, hidden ones included, and their ancestors.
     * @minLength 1
     * @maxLength 256
     */
    query?: string;
    /**
     * snapshot_id of an earlier reply: lists only what was added, changed or removed since then, or the whole tree where that is shorter. Not together with query.
     * @minimum 1
     */
    since?: number;
    /**
     * true: the format markdown also lists elements that cannot be seen; the other formats always do.
     * @default false
     */
    hidden?: boolean;
    /**
     * Largest number of elements that is read; those nearest to the root come first.
     * @minimum 1
     * @maximum 20000
     * @default 1500
     */
    max_elements?: number;
    /**
     * Largest number of levels below the window that is read.
     * @minimum 1
     * @maximum 256
     * @default 64
     */
    max_depth?: number;
    /**
     * true: draws the numbers of the elements that can be acted on into the picture.
     * @default false
     */
    annotate?: boolean;
    /**
     * Another name of max_image_dimension, for older callers.
     * @minimum 1
     * @maximum 16384
     */
    max_dimension?: number;
    /**
     * How the tree is written: as an indented list (markdown), more briefly (compact), or as structured content (json and envelope).
     * @default "markdown"
     */
    format?: desktop.GetWindowStateFormat;
    /**
     * Accepted for older callers, and ignored.
     * @maxLength 64
     */
    capture_mode?: string;
  }
  /** How the tree is written: as an indented list (markdown), more briefly (compact), or as structured content (json and envelope). */
  export type GetWindowStateFormat = "markdown" | "compact" | "json" | "envelope";
  export interface GetWindowStateResult {
    /**
     * Width of the picture in pixels.
     * @minimum 0
     */
    screenshot_width?: number;
    /**
     * Height of the picture in pixels.
     * @minimum 0
     */
    screenshot_height?: number;
    /** Pixels of the picture for each pixel of what it shows. x and y of other tools are pixels of the picture; nobody has to convert them. */
    screenshot_scale?: number;
    /** Absolute path of the file that the picture was written to. */
    screenshot_file_path?: string;
    /** What limits the picture, or why there is none. */
    screenshot_note?: string;
    /**
     * Id of the modal dialog that keeps the window from taking input; absent when there is none.
     * @minimum 1
     * @maximum 4294967295
     */
    blocked_by?: WindowId;
    /** Title of that dialog. */
    blocked_by_title?: string;
    /** Modal dialog inside the window, in words, which keeps the rest of the window from taking input. */
    modal_element?: string;
    /** Modal dialogs that block the window besides blocked_by or modal_element, in the order in which they can be answered; at most 8. Absent when there are none. */
    further_dialogs?: Array<BlockingDialog>;
    /**
     * Number of dialogs beyond those in further_dialogs; absent when all are there.
     * @minimum 1
     */
    further_dialogs_left_out?: number;
    /** Side effects of earlier actions of this session that appeared after those calls were answered, or that last; absent when there were none. */
    late_side_effects?: LateSideEffects;
    /** Windows that opened since the session last listed or read windows; absent when there are none. */
    new_windows?: Array<Window>;
    /** Element that has the focus within the window, in words; absent when none reports it. */
    focus?: string;
    /** The active window of the desktop, in words, where that is another one; absent when this window is active, or none. */
    active_window?: string;
    /**
     * Number of elements that the format markdown leaves out because they cannot be seen.
     * @minimum 0
     */
    not_shown?: number;
    /**
     * Number of this snapshot, for since; absent when no tree was read.
     * @minimum 1
     */
    snapshot_id?: number;
    /**
     * Process id of the application that owns the window.
     * @minimum 0
     */
    pid: number;
    /**
     * Id of the window.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id: WindowId;
    /** Title of the window. */
    title: string;
    /** Visible frame of the window, in pixels of the screen. */
    bounds: Bounds;
    /**
     * Number of elements in the tree; with query the number that match it.
     * @minimum 0
     */
    count: number;
    /**
     * Number of elements that are listed only because a match lies in them; absent without query.
     * @minimum 0
     */
    ancestors?: number;
    /** element_index of each element that matches the query; absent without query. */
    matches?: Array<number>;
    /** Whether the tree holds everything that the application offers. */
    complete: boolean;
    /** What is missing from the tree, and why. */
    incomplete_reason?: string;
    /** Whether there is no tree, or nothing in it that can be acted on. Address points of the picture then. */
    degraded: boolean;
    /** Why the tree is missing or of no use. */
    degraded_reason?: string;
    /**
     * snapshot_id that added, changed and removed refer to; absent when elements holds the whole tree.
     * @minimum 1
     */
    since?: number;
    /** Why the whole tree is in the reply although since was given. */
    since_note?: string;
    /** Elements that were added since then. */
    added?: Array<Element>;
    /** Elements that changed since then, as they are now. */
    changed?: Array<Element>;
    /** element_index of each element that was removed since then. */
    removed?: Array<number>;
    /** The elements in the order of the tree; empty where the reply tells only what changed. */
    elements: Array<Element>;
  }
  export type HotkeyArgs = KeyboardTarget & {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /**
     * The keys of the combination: any number of modifiers (ctrl, shift, alt, super) and one other key.
     * @minItems 1
     * @maxItems 5
     */
    keys: Array<KeyName>;
  };
  export interface InvokeMenuArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Process id of the application that owns the window.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
    /**
     * foreground: a menu or popover that opens may take the user's pointer and keyboard, and stays open. background: it may not. No window has to be active for either.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * Labels from the menu, or from the button that opens it, down to the entry; or, as the only item, the name of a command that the application exports, such as win.save-as, or win.sort::name with a value.
     * @minItems 1
     * @maxItems 16
     */
    path: Array<string>;
  }
  export interface KillAppArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Process id of the process to end.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
  }
  export interface KillAppResult {
    /**
     * Process id of the process that was ended.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /** Name of the process. */
    name: string;
    /**
     * Number of windows that the process had.
     * @minimum 0
     */
    windows_closed: number;
  }
  export interface LaunchAppArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Name of the application, of its desktop entry, or of its program. Either name or launch_path is needed.
     * @minLength 1
     * @maxLength 256
     */
    name?: string;
    /**
     * Path of the program or of the .desktop file to start. Takes precedence over name.
     * @minLength 1
     * @maxLength 4096
     */
    launch_path?: string;
    /**
     * Arguments to pass to the program, each as one item. Refused where the setting launch allows installed applications only.
     * @maxItems 256
     * @default []
     */
    additional_arguments?: Array<string>;
    /**
     * Files or addresses to open with the application, each as one item.
     * @maxItems 256
     * @default []
     */
    urls?: Array<string>;
    /**
     * true: starts another instance even when the application has windows already. false: such windows are returned instead, unless there are urls or additional_arguments.
     * @default false
     */
    creates_new_application_instance?: boolean;
    /**
     * true: starts a browser of the Chromium family so that the page tool can work in it, by a pipe instead of a port that other programs could connect to. It needs a --user-data-dir of its own among additional_arguments.
     * @default false
     */
    page_pipe?: boolean;
    /**
     * Port on which a browser or Electron application serves its pages for the page tool: adds --remote-debugging-port with this number. Not together with page_pipe.
     * @minimum 1
     * @maximum 65535
     */
    electron_debugging_port?: number;
    /**
     * Port on which a WebKit application serves its inspector on this machine: sets WEBKIT_INSPECTOR_SERVER.
     * @minimum 1
     * @maximum 65535
     */
    webkit_inspector_port?: number;
    /**
     * Bundle identifier of the application.
     * @maxLength 256
     * @platforms macos; ignored elsewhere
     */
    bundle_id?: string;
    /**
     * Application user model id of the application.
     * @maxLength 256
     * @platforms windows; refused elsewhere
     */
    aumid?: string;
    /**
     * Path of the program to start.
     * @minLength 1
     * @maxLength 4096
     * @platforms windows; refused elsewhere
     */
    path?: string;
    /**
     * true: the application starts minimised.
     * @platforms windows; refused elsewhere
     */
    start_minimized?: boolean;
  }
  export interface LaunchAppResult {
    /**
     * Process id of the process that owns the windows.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /** Name of what was started. */
    name: string;
    /** What the desktop calls the application: the id of its desktop entry. Absent for a program of no entry. */
    bundle_id?: string;
    /** Whether the windows belong to an instance that ran before this call. */
    already_running: boolean;
    /** Windows of the application, front to back. */
    windows: Array<Window>;
    /** true: the user's window is active at the end of the call. Where that cannot be observed, true means that nothing was seen to take its place. Absent where nothing was started. */
    self_activation_suppressed?: boolean;
    /** Parts of the user's state that the launch disturbed for a moment; absent when no disturbance was seen. */
    side_effects?: Array<SideEffect>;
    /** Side effects of earlier actions of this session that appeared after those calls were answered, or that last; absent when there were none. */
    late_side_effects?: LateSideEffects;
    /** Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them; absent when all are observed. */
    unobserved?: Unobserved;
  }
  export interface ListAppsArgs {
    /**
     * true: leaves out applications that do not run.
     * @default false
     */
    running_only?: boolean;
  }
  export interface ListAppsResult {
    /** The applications: those that run first, then sorted by name. */
    apps: Array<App>;
  }
  export interface ListWindowsArgs {
    /**
     * true: leaves out windows that are minimised, outside the screen or on another workspace.
     * @default false
     */
    on_screen_only?: boolean;
    /**
     * Process id: lists only windows of this process.
     * @minimum 1
     * @maximum 4194304
     */
    pid?: ProcessId;
  }
  export interface ListWindowsResult {
    /** The windows, front to back. */
    windows: Array<Window>;
  }
  export interface MoveCursorArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    cursor_id?: SessionId;
    /**
     * Horizontal position in pixels of the last picture of the screen that the session was shown, from its left edge.
     * @minimum -65536
     * @maximum 65536
     */
    x: number;
    /**
     * Vertical position in the same pixels as x, from the top edge.
     * @minimum -65536
     * @maximum 65536
     */
    y: number;
    /** desktop: moves the user's own pointer, and the session's cursor with it where that is shown. Only the call itself can say so: the setting capture_scope has no effect here. */
    scope?: CaptureScope;
  }
  export type PageArgs = desktop.Work & {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Process id of the browser. Default: the only browser that offers its pages.
     * @minimum 1
     * @maximum 4194304
     */
    pid?: ProcessId;
    /**
     * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
    /**
     * Part of the address of the page that is meant, for a browser with several pages whose titles do not tell which one the window shows.
     * @minLength 1
     * @maxLength 2000
     */
    target_url_contains?: string;
    /**
     * Port on which the browser serves its pages. Default: it is found out from the browser's process.
     * @minimum 1
     * @maximum 65535
     */
    cdp_port?: number;
  };
  export interface PageResult {
    /**
     * Only with observe: snapshot_id of the snapshot that changes refers to; absent when there is none to compare with.
     * @minimum 1
     */
    since?: number;
    /**
     * Only with observe: id of the snapshot that was taken after the action. Its elements can be acted on.
     * @minimum 1
     */
    snapshot_id?: number;
    /** Only with observe: the visible elements that were added, changed or removed, at most 4,000 bytes of lines. */
    changes?: Array<ElementChange>;
    /** Only with observe: what limits changes, or why there are none and what to do instead. */
    changes_note?: string;
    /** Only with observe: windows that opened since the session last listed or read windows; absent when there are none. */
    new_windows?: Array<Window>;
    /** The action that was done. */
    action: string;
    /** How it was done: by the browser's own protocol (cdp for Chromium, bidi for Firefox), or by its accessibility tree. */
    path: desktop.PageResultPath;
    /** Address of the page. */
    url?: string;
    /** Title of the page. */
    title?: string;
    /** What the script returned, as JSON text. */
    result?: string;
    /** Text of the page. */
    text?: string;
    /**
     * Number of documents that were read: the page and its frames.
     * @minimum 0
     */
    frames?: number;
    /**
     * Length of the whole text in characters.
     * @minimum 0
     */
    characters?: number;
    /** Whether the text or list is cut. */
    truncated?: boolean;
    /**
     * Number of elements that match the selector.
     * @minimum 0
     */
    matches?: number;
    /** The first of the matching elements. */
    elements?: Array<PageElement>;
    /** The element that was acted on, in words. */
    element?: string;
    /** What the action did, and how that is known. */
    outcome?: ActionResult;
    /** What limits this way of working in the page. */
    note?: string;
  }
  /** How it was done: by the browser's own protocol (cdp for Chromium, bidi for Firefox), or by its accessibility tree. */
  export type PageResultPath = "cdp" | "bidi" | "accessibility";
  export type PressKeyArgs = KeyboardTarget & {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Name of a key: return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and other media keys, or the character that the key types. Modifiers may stand before it: ctrl+s.
     * @minLength 1
     * @maxLength 64
     */
    key: KeyChord;
    /**
     * Modifier keys that are held while the key is pressed. They may stand in key as well.
     * @maxItems 4
     * @default []
     */
    modifiers?: Array<KeyModifier>;
  };
  export interface ReplayTrajectoryArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Folder of the recording, as start_recording wrote it.
     * @minLength 1
     * @maxLength 4096
     */
    dir: string;
    /**
     * Pause after each action in milliseconds.
     * @minimum 0
     * @maximum 10000
     * @default 500
     */
    delay_ms?: number;
    /**
     * true: the replay ends at the first action that cannot be done. false: it goes on with the next.
     * @default true
     */
    stop_on_error?: boolean;
  }
  export interface ReplayTrajectoryResult {
    /** complete: every action was done; partial: at least one was not. */
    outcome: desktop.ReplayTrajectoryResultOutcome;
    /**
     * Number of actions that were done again.
     * @minimum 0
     */
    done: number;
    /**
     * Number of actions that were tried and failed.
     * @minimum 0
     */
    failed: number;
    /**
     * Number of actions that cannot be done again.
     * @minimum 0
     */
    skipped: number;
    /**
     * Number of actions after the one that ended the replay.
     * @minimum 0
     */
    not_reached: number;
    /** The actions that were not done, with the reason. */
    turns: Array<ReplayedTurn>;
  }
  /** complete: every action was done; partial: at least one was not. */
  export type ReplayTrajectoryResultOutcome = "complete" | "partial";
  export type RightClickArgs = ElementOrPoint & {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Modifier keys that are held during the action.
     * @maxItems 4
     * @default []
     */
    modifier?: Array<KeyModifier>;
  };
  export type ScrollArgs = ScrollTarget & {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /** Direction in which the view moves: down shows what lies further down. */
    direction: ScrollDirection;
    /**
     * Unit of amount. line: what one notch of the wheel scrolls; page: about as much as is visible at once.
     * @default "line"
     */
    by?: ScrollBy;
    /**
     * How many lines or pages to scroll.
     * @minimum 1
     * @maximum 50
     * @default 3
     */
    amount?: number;
    /**
     * Modifier keys that are held during the action.
     * @maxItems 4
     * @default []
     */
    modifier?: Array<KeyModifier>;
  };
  export interface SetAgentCursorEnabledArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    cursor_id?: SessionId;
    /** true: actions of the session show the cursor; false: they do not. */
    enabled: boolean;
  }
  export interface SetAgentCursorMotionArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    cursor_id?: SessionId;
    /**
     * Shape of the cursor: arrow, crosshair, hand, dot, or the absolute path of a PNG, JPEG, SVG or ICO file.
     * @minLength 1
     * @maxLength 4096
     */
    cursor_icon?: string;
    /**
     * Colour of the cursor, as #00ffff or by its CSS name.
     * @minLength 1
     * @maxLength 64
     */
    cursor_color?: string;
    /**
     * Short text that is shown beside the cursor. Empty: none.
     * @maxLength 64
     */
    cursor_label?: string;
    /**
     * Half the height of the cursor in pixels. Default 16.
     * @minimum 4
     * @maximum 128
     */
    cursor_size?: number;
    /**
     * Opacity of the cursor; at 1 it hides what it covers. Default 0.85.
     * @minimum 0
     * @maximum 1
     */
    cursor_opacity?: number;
    /**
     * For what part of its way the cursor keeps the direction in which it leaves. Default 0.3.
     * @minimum 0
     * @maximum 1
     */
    start_handle?: number;
    /**
     * For what part of its way the cursor has the direction in which it arrives. Default 0.3.
     * @minimum 0
     * @maximum 1
     */
    end_handle?: number;
    /**
     * How far the middle of the path bends aside, as a part of the distance. Default 0.25.
     * @minimum 0
     * @maximum 1
     */
    arc_size?: number;
    /**
     * Where the path bends: below 0 nearer to the start, above 0 nearer to the end. Default 0.
     * @minimum -1
     * @maximum 1
     */
    arc_flow?: number;
    /**
     * How strongly the swing after an arrival is damped; at 1 there is no swing. Default 0.72.
     * @minimum 0.3
     * @maximum 1
     */
    spring?: number;
    /**
     * Duration of a movement in milliseconds. An action waits this long for its cursor. Default 160.
     * @minimum 50
     * @maximum 5000
     */
    glide_duration_ms?: number;
    /**
     * Time in milliseconds that the cursor rests after an action before it moves on. Default 80.
     * @minimum 0
     * @maximum 5000
     */
    dwell_after_click_ms?: number;
    /**
     * Time in milliseconds without a movement after which the cursor hides until the next one; 0: it never hides. Default 20000.
     * @minimum 0
     * @maximum 60000
     */
    idle_hide_ms?: number;
  }
  export interface SetAgentCursorStyleArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    cursor_id?: SessionId;
    /**
     * Colours of the arrow from its tip on, as #rrggbb or by their CSS names. An empty list: shades of the cursor's own colour.
     * @maxItems 16
     */
    gradient_colors?: Array<string>;
    /**
     * Colour of the glow around the cursor, as #rrggbb or by its CSS name. Empty: the cursor's own colour.
     * @maxLength 64
     */
    bloom_color?: string;
    /**
     * Absolute path of a PNG, JPEG, SVG or ICO file to show instead of the arrow, with its middle at the point. Empty: the arrow.
     * @maxLength 4096
     */
    image_path?: string;
  }
  export interface SetConfigArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /** Whether pointer and keyboard tools may act without a window. desktop: such a call means the whole screen; window: it is refused with desktop_scope_disabled. */
    capture_scope?: CaptureScope;
    /**
     * Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size.
     * @minimum 0
     * @maximum 16384
     */
    max_image_dimension?: MaxImageDimension;
    /** Whether a small picture of the window that the session acted on last is shown over all other windows. */
    experimental_pip?: ExperimentalPip;
    /**
     * Size of the picture of experimental_pip and where it stands on the screen, as 320x200 or 320x200+24+24. A negative offset such as -24 counts from the right or from the bottom.
     * @maxLength 64
     * @pattern ^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$
     */
    experimental_pip_geometry?: ExperimentalPipGeometry;
    /**
     * Accepted for older callers, and ignored.
     * @maxLength 64
     */
    capture_mode?: string;
  }
  export interface SetConfigResult {
    /** session: the settings hold for this session; file: they were written to the settings file. */
    reach: desktop.SetConfigResultReach;
    /** Names of the settings that were given. */
    changed: Array<string>;
    /** Path of the file that was written; absent where the settings hold for a session. */
    config_file?: string;
    /** The settings that hold now. */
    settings: SettingsInForce;
  }
  /** session: the settings hold for this session; file: they were written to the settings file. */
  export type SetConfigResultReach = "session" | "file";
  export type SetValueArgs = OneElement & {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /**
     * The value as text: a number for a slider or spin button, the label of an option, on or off for a check box, or the new text of a field. Fails with invalid_value or no_such_option where the element cannot hold it.
     * @maxLength 100000
     */
    value: string;
  };
  export interface SetWindowFrameArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Process id of the application that owns the window.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
    /**
     * Left edge of the visible frame on the screen, in pixels.
     * @minimum -32768
     * @maximum 32767
     */
    x: number;
    /**
     * Top edge of the visible frame on the screen, in pixels.
     * @minimum -32768
     * @maximum 32767
     */
    y: number;
    /**
     * Width of the visible frame in pixels, without the shadow.
     * @minimum 1
     * @maximum 32767
     */
    width: number;
    /**
     * Height of the visible frame in pixels, without the shadow.
     * @minimum 1
     * @maximum 32767
     */
    height: number;
  }
  export interface SetWindowFrameResult {
    /**
     * Only with observe: snapshot_id of the snapshot that changes refers to; absent when there is none to compare with.
     * @minimum 1
     */
    since?: number;
    /**
     * Only with observe: id of the snapshot that was taken after the action. Its elements can be acted on.
     * @minimum 1
     */
    snapshot_id?: number;
    /** Only with observe: the visible elements that were added, changed or removed, at most 4,000 bytes of lines. */
    changes?: Array<ElementChange>;
    /** Only with observe: what limits changes, or why there are none and what to do instead. */
    changes_note?: string;
    /** Only with observe: windows that opened since the session last listed or read windows; absent when there are none. */
    new_windows?: Array<Window>;
    /**
     * Process id of the application that owns the window.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * Id of the window.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id: WindowId;
    /** confirmed: the window is where it was wanted. unverifiable: it is elsewhere, for instance because of its own limits or because of the window manager. suspected_noop: it is where it was before. */
    effect: Effect;
    /** Where the window is now: its visible frame in pixels of the screen. */
    bounds: Bounds;
  }
  export interface StartRecordingArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Folder to write the recording to; it must be empty or not exist yet.
     * @minLength 1
     * @maxLength 4096
     */
    output_dir: string;
    /**
     * true: also films the screen, to recording.mp4 in the folder. Needs the program ffmpeg.
     * @default false
     */
    record_video?: boolean;
    /**
     * false: stops the recording instead of starting one.
     * @default true
     */
    enabled?: boolean;
  }
  export interface StartSessionArgs {
    /**
     * Name of the session; the same for all of its calls.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session: SessionId;
  }
  export interface StartSessionResult {
    /**
     * Name of the session.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session: SessionId;
    /** begun: the session is new; running: it had begun before. */
    state: desktop.StartSessionResultState;
    /**
     * Number of seconds without a call after which the session ends by itself; 0: it never does.
     * @minimum 0
     */
    idle_ttl_secs: number;
  }
  /** begun: the session is new; running: it had begun before. */
  export type StartSessionResultState = "begun" | "running";
  export interface StopRecordingArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
  }
  export type TypeTextArgs = KeyboardTarget & {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /**
     * Text to insert. A line break is inserted where the field takes several lines; where it could only be sent as the key return, which may submit or send, nothing is sent and the error says so.
     * @minLength 1
     * @maxLength 100000
     */
    text: string;
    /**
     * true: the text replaces everything that the field holds.
     * @default false
     */
    clear_first?: boolean;
    /**
     * Pause between two characters in milliseconds, where the text is typed key by key. It has no effect where it is inserted at once.
     * @minimum 0
     * @maximum 200
     * @default 0
     */
    delay_ms?: number;
  };
  export interface VerifyStateArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Process id of the application that owns the window.
     * @minimum 1
     * @maximum 4194304
     */
    pid: ProcessId;
    /**
     * Id of the window to look at. Default: the topmost window that fits the other arguments.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
    /**
     * The expectations, all of which have to hold.
     * @minItems 1
     * @maxItems 8
     */
    expect: Array<Expectation>;
    /**
     * How long to wait at most, in milliseconds; 0 looks once.
     * @minimum 0
     * @maximum 9500
     * @default 5000
     */
    timeout_ms?: number;
    /**
     * Number of consecutive looks at which all expectations have to hold.
     * @minimum 1
     * @maximum 5
     * @default 2
     */
    stable_samples?: number;
  }
  export interface VerifyStateResult {
    /** satisfied: all expectations hold; unsatisfied: at least one does not; unknown: at least one could not be found out and none is unsatisfied. */
    status: Verdict;
    /**
     * How many milliseconds the call waited.
     * @minimum 0
     */
    waited_ms: number;
    /** One result for each expectation, in the order of expect. */
    results: Array<desktop.VerifyStateResultResults>;
  }
  /** How one expectation stands. */
  export interface VerifyStateResultResults {
    /** What was expected, in words. */
    expected: string;
    /** Whether this expectation holds. unknown: it could not be found out. */
    status: Verdict;
    /** How things are, as a sentence. */
    reason: string;
    /**
     * Id of the window that was looked at.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
    /**
     * element_index of the element that was looked at.
     * @minimum 1
     * @maximum 2147483647
     */
    element_index?: ElementIndex;
  }
  export interface WaitForArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Text to look for in the name, value, description and role of elements.
     * @minLength 1
     * @maxLength 256
     */
    query?: string;
    /**
     * Role that the element must have, such as button or textbox. Other usual words are understood: input, dropdown, push button.
     * @minLength 1
     * @maxLength 64
     */
    role?: string;
    /**
     * Accessible name that the element must have. A part of the name and small misspellings fit as well, unless exact is given.
     * @minLength 1
     * @maxLength 256
     */
    name?: string;
    /**
     * true: the name must be exactly the one given; parts and misspellings do not fit.
     * @default false
     */
    exact?: boolean;
    /**
     * Text that the element must show: part of its name or of its value.
     * @minLength 1
     * @maxLength 256
     */
    text?: string;
    /**
     * States that the element must be in, all of them.
     * @maxItems 18
     * @default []
     */
    state?: Array<ElementState>;
    /**
     * Process id of the application that owns the window.
     * @minimum 1
     * @maximum 4194304
     */
    pid?: ProcessId;
    /**
     * Id of the window to look at. Default: the topmost window that fits the other arguments.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id?: WindowId;
    /**
     * Part of the title of the window that is meant.
     * @minLength 1
     * @maxLength 256
     */
    title?: string;
    /**
     * What is expected of the element, or of a window. shows: it can be seen; exists: it is in the tree, visible or not; gone: it is not there or cannot be seen; value_equals and value_contains compare its content with value. window_opens: a window that fits exists, or without title one that did not exist before; window_closes: no window that fits exists any more.
     * @default "shows"
     */
    until?: Until;
    /**
     * Text to compare with what the element holds, for value_equals and value_contains.
     * @maxLength 4096
     */
    value?: string;
    /**
     * Number of the element, from get_window_state, instead of describing it; needs window_id.
     * @minimum 1
     * @maximum 2147483647
     */
    element_index?: ElementIndex;
    /**
     * How long to wait at most, in milliseconds; 0 looks once.
     * @minimum 0
     * @maximum 9500
     * @default 5000
     */
    timeout_ms?: number;
  }
  export interface WaitForResult {
    /** Always true: where the condition did not come true, the call fails. */
    satisfied: boolean;
    /**
     * How many milliseconds the call waited.
     * @minimum 0
     */
    waited_ms: number;
    /** How things are now, as a sentence. */
    reason: string;
    /** Window in which the condition holds. */
    window?: Window;
    /** Elements of which the condition holds, at most three. They can be acted on at once. */
    elements?: Array<Element>;
  }
  /** What to do in the page. */
  export type Work =
  /** Runs javascript among the page's own scripts and waits for the promise that it may return. A script may also be the body of a function that returns a value. */
  | {
    /** What to do in the page. */
    action: "execute_javascript";
    /**
     * Script for execute_javascript: an expression or statements, or the body of a function that returns a value.
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
  /** Reads the text of the page as a user sees it. */
  | {
    /** What to do in the page. */
    action: "get_text";
    javascript?: never;
    css_selector?: never;
    attributes?: never;
    selector?: never;
    text?: never;
    bundle_id?: never;
    user_has_confirmed_enabling?: never;
  }
  /** Lists the elements that match css_selector. */
  | {
    /** What to do in the page. */
    action: "query_dom";
    javascript?: never;
    /**
     * CSS selector for query_dom, as document.querySelectorAll takes it.
     * @minLength 1
     * @maxLength 10000
     */
    css_selector: string;
    /**
     * Names of attributes that query_dom reports of each element.
     * @maxItems 64
     * @default []
     */
    attributes?: Array<string>;
    selector?: never;
    text?: never;
    bundle_id?: never;
    user_has_confirmed_enabling?: never;
  }
  /** Clicks the one visible element that matches selector, without the pointer. */
  | {
    /** What to do in the page. */
    action: "click_element";
    javascript?: never;
    css_selector?: never;
    attributes?: never;
    /**
     * CSS selector for click_element, insert_text and type_keystrokes. Exactly one visible element must match it; otherwise the call fails with no_page_element or ambiguous_selector.
     * @minLength 1
     * @maxLength 10000
     */
    selector: string;
    text?: never;
    bundle_id?: never;
    user_has_confirmed_enabling?: never;
  }
  /** Inserts text at once, into the field that matches selector or, without one, into the field that has the focus. */
  | {
    /** What to do in the page. */
    action: "insert_text";
    javascript?: never;
    css_selector?: never;
    attributes?: never;
    /**
     * CSS selector for click_element, insert_text and type_keystrokes. Exactly one visible element must match it; otherwise the call fails with no_page_element or ambiguous_selector.
     * @minLength 1
     * @maxLength 10000
     */
    selector?: string;
    /**
     * Text for insert_text and type_keystrokes.
     * @minLength 1
     * @maxLength 100000
     */
    text: string;
    bundle_id?: never;
    user_has_confirmed_enabling?: never;
  }
  /** Types text key by key, into the field that matches selector or, without one, into the field that has the focus. */
  | {
    /** What to do in the page. */
    action: "type_keystrokes";
    javascript?: never;
    css_selector?: never;
    attributes?: never;
    /**
     * CSS selector for click_element, insert_text and type_keystrokes. Exactly one visible element must match it; otherwise the call fails with no_page_element or ambiguous_selector.
     * @minLength 1
     * @maxLength 10000
     */
    selector?: string;
    /**
     * Text for insert_text and type_keystrokes.
     * @minLength 1
     * @maxLength 100000
     */
    text: string;
    bundle_id?: never;
    user_has_confirmed_enabling?: never;
  }
  /** Allows scripts to reach a browser by Apple events; only on macOS. */
  | {
    /** What to do in the page. */
    action: "enable_javascript_apple_events";
    javascript?: never;
    css_selector?: never;
    attributes?: never;
    selector?: never;
    text?: never;
    /**
     * Bundle identifier of the browser, for enable_javascript_apple_events.
     * @maxLength 256
     * @platforms macos; ignored elsewhere
     */
    bundle_id?: string;
    /**
     * Must be true for enable_javascript_apple_events: the user has agreed to it.
     * @platforms macos; ignored elsewhere
     */
    user_has_confirmed_enabling?: boolean;
  };
  export interface ZoomArgs {
    /**
     * Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_.:@-]+$
     */
    session?: SessionId;
    /**
     * Process id of the application that owns the window.
     * @minimum 1
     * @maximum 4194304
     */
    pid?: ProcessId;
    /**
     * Id of a window, from list_windows or launch_app.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id: WindowId;
    /**
     * Horizontal position of one corner of the part, in pixels of the last picture of the window that the session was shown.
     * @minimum -65536
     * @maximum 65536
     */
    x1: number;
    /**
     * Vertical position of the same corner, in the same pixels as x1.
     * @minimum -65536
     * @maximum 65536
     */
    y1: number;
    /**
     * Horizontal position of the opposite corner, in the same pixels as x1.
     * @minimum -65536
     * @maximum 65536
     */
    x2: number;
    /**
     * Vertical position of the opposite corner, in the same pixels as x1.
     * @minimum -65536
     * @maximum 65536
     */
    y2: number;
    /**
     * Format of the picture. auto: PNG if it is small and flat, and JPEG otherwise; for a file the format that its name says, or else PNG. png and jpeg: that format whatever the size.
     * @default "jpeg"
     */
    image_format?: ImageFormat;
    /**
     * Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused.
     * @minLength 1
     * @maxLength 4096
     */
    screenshot_out_file?: string;
    /**
     * json: the reply has structured content as well; markdown: it has text and picture alone.
     * @default "markdown"
     */
    format?: desktop.ZoomFormat;
  }
  /** json: the reply has structured content as well; markdown: it has text and picture alone. */
  export type ZoomFormat = "markdown" | "json";
  export interface ZoomResult {
    /**
     * Process id of the application that owns the window.
     * @minimum 0
     */
    pid: number;
    /**
     * Id of the window.
     * @minimum 1
     * @maximum 4294967295
     */
    window_id: WindowId;
    /** The part of the window that the picture shows, in pixels of the window. */
    window_bounds: Bounds;
    /**
     * Width of the picture in pixels.
     * @minimum 0
     */
    screenshot_width: number;
    /**
     * Height of the picture in pixels.
     * @minimum 0
     */
    screenshot_height: number;
    /** Pixels of the picture for each pixel of the window. */
    screenshot_scale: number;
    /** Absolute path of the file that the picture was written to. */
    screenshot_file_path?: string;
    /** What limits the picture. */
    screenshot_note?: string;
  }
}

/** Arguments and structured content of each tool, by its identity. */
export interface Tools {
  /**
   * Makes a window the active one, on top and with the keyboard, and leaves it so: the user loses all three. Other tools with delivery_mode foreground do that only for a moment.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.bring_to_front": { arguments: desktop.BringToFrontArgs; result: desktop.BringToFrontResult };
  /**
   * Tells the version of this program and, where the setting update_manifest names a file or an address, the latest release. It installs nothing, and tells that address nothing but that somebody asked. That it cannot be reached is an answer, not an error.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool is about the program on this machine.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.check_for_update": { arguments: desktop.CheckForUpdateArgs; result: desktop.CheckForUpdateResult };
  /**
   * Tells whether accessibility trees, pictures and input are available on this desktop, and what is missing. It changes nothing.
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
   * Tells which types of content the clipboard offers and, on request, the content itself. The clipboard belongs to the user: read its content only for a reason.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on the clipboard of a desktop.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.clipboard_read": { arguments: desktop.ClipboardReadArgs; result: desktop.ClipboardReadResult };
  /**
   * Puts text, an image or files on the clipboard, where they stay until something else is copied. What the user had copied is lost; the reply names its types. Give exactly one of text, image_path, file_path and file_paths.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on the clipboard of a desktop.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.clipboard_write": { arguments: desktop.ClipboardWriteArgs; result: desktop.ClipboardWriteResult };
  /**
   * Tells what the platform says of a window, unprocessed, for the report of a problem: handles, geometry, properties, toolkit, and whether its accessibility tree is found. Its title is included; command lines, environments, pictures and contents are not.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.debug_window_info": { arguments: desktop.DebugWindowInfoArgs; result: desktop.DebugWindowInfoResult };
  /**
   * Double clicks an element or a point. An item of a list or tree that offers an action to open it is opened by that action instead of the pointer.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.double_click": { arguments: desktop.DoubleClickArgs; result: ActionResult };
  /**
   * Presses a button of the pointer at one point, moves in a straight line, and releases it at another point.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.drag": { arguments: desktop.DragArgs; result: ActionResult };
  /**
   * Ends a session: its snapshots and settings are forgotten and its recording stops. Later calls that name it are refused with session_ended. Ending it twice is no error.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.end_session": { arguments: desktop.EndSessionArgs; result: desktop.EndSessionResult };
  /**
   * Finds elements of a window, the best match first, without listing the whole tree. The elements that it names can be acted on at once.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.find_elements": { arguments: desktop.FindElementsArgs; result: desktop.FindElementsResult };
  /**
   * Gives an overview of the desktop: which applications run and which windows can be seen, with bounds and stacking order. get_window_state reads the elements of a window.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.get_accessibility_tree": { arguments: desktop.GetAccessibilityTreeArgs; result: desktop.GetAccessibilityTreeResult };
  /**
   * Tells where the cursor of this session is, how it looks and moves, and whether it is shown.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.get_agent_cursor_state": { arguments: desktop.GetAgentCursorStateArgs; result: CursorState };
  /**
   * Tells the settings that hold for this session.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.get_config": { arguments: desktop.GetConfigArgs; result: desktop.GetConfigResult };
  /**
   * Tells where the user's own pointer is on the screen.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.get_cursor_position": { arguments: desktop.GetCursorPositionArgs; result: desktop.GetCursorPositionResult };
  /**
   * Takes a picture of the whole screen and lists the windows that can be seen. Points of calls without pid are pixels of this picture.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool looks at a desktop.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.get_desktop_state": { arguments: desktop.GetDesktopStateArgs; result: desktop.GetDesktopStateResult };
  /**
   * Tells whether this session is being recorded, where to, and what became of its last recording; a call without a session name also learns of the last recording that ended with its connection.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.get_recording_state": { arguments: desktop.GetRecordingStateArgs; result: RecordingReport };
  /**
   * Tells the size of the screen in physical pixels, the unit of all positions on it.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.get_screen_size": { arguments: desktop.GetScreenSizeArgs; result: desktop.GetScreenSizeResult };
  /**
   * Reads a window: its visible elements with their numbers, and a picture. Call it before acting on elements; numbers stay with their element. Elements of closed menus, other pages and scrolled-away content are only counted (+N hidden): hidden lists them, and query finds them.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.get_window_state": { arguments: desktop.GetWindowStateArgs; result: desktop.GetWindowStateResult };
  /**
   * Presses several keys together, such as ctrl and s, and releases them.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.hotkey": { arguments: desktop.HotkeyArgs; result: ActionResult };
  /**
   * Chooses an entry from a window's menus by its labels, without opening the menu where the application can do that. Upper and lower case, ellipses and the underscores of keyboard shortcuts are ignored.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.invoke_menu": { arguments: desktop.InvokeMenuArgs; result: ActionResult };
  /**
   * Ends a process at once; what it has not saved is lost. Only processes of the same user are ended, and only those that own a window here or were launched here.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.kill_app": { arguments: desktop.KillAppArgs; result: desktop.KillAppResult };
  /**
   * Starts an application in the background, without taking the focus from the user, and waits for its first window.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.launch_app": { arguments: desktop.LaunchAppArgs; result: desktop.LaunchAppResult };
  /**
   * Lists the applications that run and those that are installed. It need not be called before launch_app.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop applications.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.list_apps": { arguments: desktop.ListAppsArgs; result: desktop.ListAppsResult };
  /**
   * Lists the top-level windows from front to back. Minimised windows and those on other workspaces are included.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.list_windows": { arguments: desktop.ListWindowsArgs; result: desktop.ListWindowsResult };
  /**
   * Moves the cursor of this session to a point of the screen. That cursor shows a watching user where the session is at work; the user's own pointer stays where it is. With scope desktop it is the user's own pointer that moves, and it stays there.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.move_cursor": { arguments: desktop.MoveCursorArgs; result: CursorState };
  /**
   * Works in the web page that a browser's window shows, through frames and open shadow roots. Chromium, Electron and Firefox have to be started with a debugging pipe or port; of other browsers it reads what the accessibility tree tells: text, and elements by tag, id and class.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim partial: Pages are read through the accessibility tree alone.
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.page": { arguments: desktop.PageArgs; result: desktop.PageResult };
  /**
   * Presses and releases one key, with modifiers if wanted.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.press_key": { arguments: desktop.PressKeyArgs; result: ActionResult };
  /**
   * Does the actions of a recording again, in order. Windows and elements are found by what they are called; an action whose target is in doubt is not done.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.replay_trajectory": { arguments: desktop.ReplayTrajectoryArgs; result: desktop.ReplayTrajectoryResult };
  /**
   * Right clicks an element or a point, to open its context menu. Where an element offers its menu as an action, that is used instead of the pointer.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.right_click": { arguments: desktop.RightClickArgs; result: ActionResult };
  /**
   * Scrolls what lies at an element or a point, or has the focus within the window: by the wheel, by its scroll bar, or by keys that only scroll.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.scroll": { arguments: desktop.ScrollArgs; result: ActionResult };
  /**
   * Decides whether actions of this session show its cursor. Until this tool or move_cursor says otherwise, those of a session with a name do, and others do not. A cursor that was never moved appears in the middle of the screen.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.set_agent_cursor_enabled": { arguments: desktop.SetAgentCursorEnabledArgs; result: CursorState };
  /**
   * Sets how the cursor of this session moves, and its icon, colour, label, size and opacity. What is left out stays as it is.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.set_agent_cursor_motion": { arguments: desktop.SetAgentCursorMotionArgs; result: CursorState };
  /**
   * Sets the gradient and the glow of this session's cursor, or an image in place of the arrow. What is left out stays as it is.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.set_agent_cursor_style": { arguments: desktop.SetAgentCursorStyleArgs; result: CursorState };
  /**
   * Changes settings for this session alone, in memory. A single command that names no session changes the settings file instead.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.set_config": { arguments: desktop.SetConfigArgs; result: desktop.SetConfigResult };
  /**
   * Gives an element a value: the number of a slider or spin button, an option of a combo box or list (without opening it), on or off for a check box, or the whole text of a field.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.set_value": { arguments: desktop.SetValueArgs; result: ActionResult };
  /**
   * Moves and resizes a window without bringing it to the front, and tells where it is afterwards.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.set_window_frame": { arguments: desktop.SetWindowFrameArgs; result: desktop.SetWindowFrameResult };
  /**
   * Records every action of this session from now on: a folder for each, with what was asked, what came of it, and the tree and picture of the window afterwards. An earlier recording of the session ends.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.start_recording": { arguments: desktop.StartRecordingArgs; result: RecordingReport };
  /**
   * Begins a session under a name. Its snapshots, settings and recording are its own, whatever connection its calls come over. Calling it again keeps the session alive; after its end, it begins a new one.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.start_session": { arguments: desktop.StartSessionArgs; result: desktop.StartSessionResult };
  /**
   * Ends the recording of this session and finishes its video. Where nothing is being recorded, nothing happens.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.stop_recording": { arguments: desktop.StopRecordingArgs; result: RecordingReport };
  /**
   * Inserts text at the caret of an element, or types it into what has the focus. Keys that are no text, such as return, are pressed with press_key.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.type_text": { arguments: desktop.TypeTextArgs; result: ActionResult };
  /**
   * Checks up to eight expectations of a window and its elements together, waits until all of them hold, and reports each one.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.verify_state": { arguments: desktop.VerifyStateArgs; result: desktop.VerifyStateResult };
  /**
   * Waits until an element shows, is enabled or holds a value, or until a window opens or closes: one call in place of looking again and again. Fails with not_satisfied when this did not come true in time.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.wait_for": { arguments: desktop.WaitForArgs; result: desktop.WaitForResult };
  /**
   * Takes a picture of a part of a window, enlarged where it is small, with a fifth of its size around it and at most 500 pixels wide. Afterwards from_zoom makes x and y of other tools pixels of this picture.
   * @support linux full
   * @support macos none: Offhand has no macOS backend yet.
   * @support sim full
   * @support web none: This tool works on desktop windows.
   * @support windows none: Offhand has no Windows backend yet.
   */
  "desktop.zoom": { arguments: desktop.ZoomArgs; result: desktop.ZoomResult };
}
