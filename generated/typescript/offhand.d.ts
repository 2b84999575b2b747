// Generated from schema. Do not edit.

/** None of these keys. */
type Without<Keys extends string> = { [Key in Keys]?: never };

/** Something that keeps people from using an element. */
export interface AccessibilityIssue {
  /** How much it keeps people from what they want to do. */
  severity: AccessibilityIssueSeverity;
  /** Name of the rule. */
  rule: string;
  /** The element, in words. */
  element: string;
  /** Reference of the element for other calls; absent for a window. */
  element_ref?: string;
  /** What is wrong, with what was measured. */
  description: string;
  /** What to do about it. */
  suggestion: string;
  /** Success criterion of WCAG 2.2. */
  criterion?: string;
  /** Its level. */
  level?: AccessibilityIssueLevel;
  /** Provision of the Revised Section 508 Standards; absent where there is none. */
  section508?: string;
}
/** Its level. */
export type AccessibilityIssueLevel = "wcag_a" | "wcag_aa" | "wcag_aaa";
/** How much it keeps people from what they want to do. */
export type AccessibilityIssueSeverity = "critical" | "serious" | "moderate" | "minor";
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
  /** Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one. */
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
/** A window of an application. */
export interface AppWindow {
  /**
   * Number of the window, counted from 0 at the front.
   * @minimum 0
   */
  index: number;
  /** Title of the window; empty when it has none. */
  title: string;
  /** Left and top edge on the screen, in pixels. */
  position: Position;
  /** Width and height in pixels. */
  size: Size;
  /** Whether it is the active window of the desktop. */
  focused: boolean;
  /** Whether it is minimised. */
  minimized: boolean;
}
/** An expectation that does not hold. */
export interface AssertionFailure {
  /** Which one: a key of assertions. */
  property: string;
  /** What was expected. */
  expected: unknown;
  /** How it is; null where there is no such element. */
  actual: unknown;
}
/** What is expected of an element. */
export interface Assertions {
  /** Whether there is such an element. */
  exists?: boolean;
  /** Whether it can be operated. */
  enabled?: boolean;
  /** Whether it has the focus within its window. */
  focused?: boolean;
  /**
   * What it holds, to the letter; on or off for what is ticked or not.
   * @maxLength 100000
   */
  value?: string;
  /**
   * Its title, to the letter.
   * @maxLength 4096
   */
  title?: string;
  /**
   * Its role, by any of its names.
   * @minLength 1
   * @maxLength 64
   */
  role?: string;
  /** Whether it can be seen. */
  visible?: boolean;
  /**
   * Text that is in its title or in what it holds, or in an element inside it.
   * @minLength 1
   * @maxLength 100000
   */
  contains_text?: string;
}
/** What is looked at: all windows of the application, the one at the front, or the element of query with what lies in it. */
export type AuditScope = "full" | "focused_window" | "element";
/** A modal dialog that blocks a window: a window of its own, or an element inside the window. */
export interface BlockingDialog {
  /** Id of the dialog, where it is a window. */
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
/** How much of a tree the compact text shows. */
export type CaptureDetail = "standard" | "minimal" | "full";
/** How the compact text is written. */
export type CaptureDialect = "long" | "short";
/** What the reply has. */
export type CaptureFormat = "compact" | "json";
/** Whether pointer and keyboard tools may act without a window. desktop: such a call means the whole screen; window: it is refused with desktop_scope_disabled. */
export type CaptureScope = "window" | "desktop";
/** Kind of click. */
export type ClickType = "single" | "double" | "right";
/** What is put on the clipboard. */
export type ClipboardContent =
/** A text. */
| {
  /**
   * Text to put on the clipboard.
   * @maxLength 4194304
   */
  text: string;
} & Without<"image_path" | "file_path" | "file_paths">
/** The image in a PNG file. */
| {
  /**
   * Path of a PNG file, of at most 16 MiB, whose image is put on the clipboard.
   * @minLength 1
   * @maxLength 4096
   */
  image_path: string;
} & Without<"text" | "file_path" | "file_paths">
/** One file or folder. */
| {
  /**
   * Path of a file or folder to put on the clipboard, in the form in which a file manager copies it.
   * @minLength 1
   * @maxLength 4096
   */
  file_path: string;
} & Without<"text" | "image_path" | "file_paths">
/** Several files or folders. */
| {
  /**
   * Paths of several files or folders to put on the clipboard together, in the form in which a file manager copies them.
   * @minItems 1
   * @maxItems 256
   */
  file_paths: Array<string>;
} & Without<"text" | "image_path" | "file_path">;
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
/** A running application. */
export interface Connectable {
  /** Name of the application. */
  name: string;
  /**
   * Process id of its main process.
   * @minimum 1
   */
  pid: number;
  /** Id of its desktop entry; absent for a program that is not installed as an application. */
  bundle_id?: string;
  /** Whether this session is connected to it. */
  connected: boolean;
  /** Whether it shows the elements of its windows. */
  accessible: boolean;
  /** Why it shows none; absent where it does. */
  reason?: string;
}
/** An action of the Computer Use Protocol. press_keys sends keys, to an element or to what has the focus of the window. */
export type CupAction = "click" | "collapse" | "decrement" | "dismiss" | "doubleclick" | "expand" | "focus" | "increment" | "longpress" | "rightclick" | "scroll" | "select" | "setvalue" | "toggle" | "type" | "press_keys";
/** What came of an action, in the form of the Computer Use Protocol, with what shows it. */
export interface CupActionResult {
  /** Whether the action was delivered and nothing shows that it had no effect. */
  success: boolean;
  /** What was done, or why it was not, and how that is known. */
  message: string;
  /** Code of the error; absent where the action succeeded. */
  error?: string;
  /** The route by which the action was delivered, such as an accessibility action (x11_atspi), pointer events sent to the window (x11_pixel) or a second keyboard (x11_second_keyboard). Names that end in _fg mean foreground delivery; none: nothing had to be sent. Other platforms and later releases have further values. */
  path?: ActionPath;
  /** How sure it is that the action had its effect. */
  effect?: Effect;
  /** What the action acted on. */
  target?: ActedOn;
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
  /** Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them; absent when all are observed. */
  unobserved?: Unobserved;
  /** The windows of the latest capture as they are after the action, and those that opened since, as compact text with new ids. */
  tree?: string;
}
/** A state of the Computer Use Protocol. */
export type CupState = "busy" | "checked" | "collapsed" | "disabled" | "editable" | "expanded" | "focused" | "hidden" | "mixed" | "modal" | "multiselectable" | "offscreen" | "pressed" | "readonly" | "required" | "selected";
/** One of several actions in a row. */
export interface CupStep {
  /** What to do. */
  action: CupStepAction;
  /**
   * Id of the element in the latest capture. Empty for wait, and for press_keys in the window that was captured last.
   * @maxLength 32
   * @default ""
   */
  element_id?: string;
  /**
   * Text for type, or the value for setvalue.
   * @maxLength 100000
   */
  value?: string;
  /** For scroll: where the view moves, by a page. */
  direction?: ScrollDirection;
  /**
   * For press_keys: a key with its modifiers before it.
   * @minLength 1
   * @maxLength 64
   */
  keys?: string;
  /**
   * For wait: how many milliseconds.
   * @minimum 50
   * @maximum 5000
   * @default 500
   */
  ms?: number;
}
/** An action of the Computer Use Protocol, press_keys, or a pause. */
export type CupStepAction = "click" | "collapse" | "decrement" | "dismiss" | "doubleclick" | "expand" | "focus" | "increment" | "longpress" | "rightclick" | "scroll" | "select" | "setvalue" | "toggle" | "type" | "press_keys" | "wait";
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
  /** Number of the element within its window. It stays with the element and is never given to another one. */
  element_index: ElementIndex;
  /** Handle of the element that contains its window, so that no window_id is needed beside it. */
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
  /** Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one. */
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
  /** Process id of the application that owns the window. */
  pid?: ProcessId;
  /** Id of the window, from list_windows or launch_app. Default: the topmost window of pid. */
  window_id?: WindowId;
  /** Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one. */
  element_index?: ElementIndex;
  /** Handle of an element, from a recent snapshot of the session: the element_token beside its element_index. It contains the window, so that no window_id is needed. */
  element_token: ElementToken;
} & Without<"x" | "y" | "from_zoom" | "scope">
/** An element of the latest snapshot of the window in this session. */
| {
  pid?: ProcessId;
  window_id: WindowId;
  element_index: ElementIndex;
} & Without<"element_token" | "x" | "y" | "from_zoom" | "scope">
/** A point of a window, in pixels of its last picture. */
| {
  pid: ProcessId;
  window_id?: WindowId;
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
} & Without<"element_index" | "element_token" | "scope">
/** A point of the screen; needs scope desktop. The user's own pointer clicks there and goes back. A window that the click brings to the front stays there in the background mode; side_effects reports all of it. */
| {
  x: number;
  y: number;
  /** desktop lets a call without pid act on the whole screen. Default: the setting capture_scope. */
  scope?: CaptureScope;
} & Without<"pid" | "window_id" | "element_index" | "element_token" | "from_zoom">;
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
   * Text to look for in the name, value, description and role of elements; or a query such as role:text, a combination with and, or and not, or an XPath.
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
  /** Number of the element, from get_window_state, instead of describing it; needs window_id. */
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
/** How the query is understood: auto: title, part of a title, role with title, identifier, XPath, words, regular expression, whichever finds something first; exact: the whole title; contains: part of it; regex: a regular expression (RE2) for the title; role: a role, with or without title; identifier: what its program calls it; xpath: a path. */
export type FindStrategy = "auto" | "exact" | "contains" | "regex" | "role" | "identifier" | "xpath";
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
  /** Process id of the application that owns the window. */
  pid?: ProcessId;
  /** Id of the window, from list_windows or launch_app. Default: the topmost window of pid. */
  window_id?: WindowId;
  /** Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one. */
  element_index?: ElementIndex;
  /** Handle of an element, from a recent snapshot of the session: the element_token beside its element_index. It contains the window, so that no window_id is needed. */
  element_token: ElementToken;
} & Without<"x" | "y" | "from_zoom" | "scope">
/** An element of the latest snapshot of the window in this session. */
| {
  pid?: ProcessId;
  window_id: WindowId;
  element_index: ElementIndex;
} & Without<"element_token" | "x" | "y" | "from_zoom" | "scope">
/** A point of a window, in pixels of its last picture. */
| {
  pid: ProcessId;
  window_id?: WindowId;
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
} & Without<"element_index" | "element_token" | "scope">
/** A point of the screen; needs scope desktop. The user's own pointer clicks there and goes back. A window that the click brings to the front stays there in the background mode; side_effects reports all of it. */
| {
  x: number;
  y: number;
  /** desktop lets a call without pid act on the whole screen. Default: the setting capture_scope. */
  scope?: CaptureScope;
} & Without<"pid" | "window_id" | "element_index" | "element_token" | "from_zoom">
/** Whatever has the focus within the window. */
| {
  pid: ProcessId;
  window_id?: WindowId;
} & Without<"element_index" | "element_token" | "x" | "y" | "from_zoom" | "scope">
/** Whatever has the keyboard on the screen; needs scope desktop. The user's own keyboard types. What the keys change on the desktop stays so in the background mode, and side_effects reports it. */
| {
  scope?: CaptureScope;
} & Without<"pid" | "window_id" | "element_index" | "element_token" | "x" | "y" | "from_zoom">;
/** Side effects of earlier actions of this session that appeared after those calls were answered, or that last; absent when there were none. */
export type LateSideEffects = Array<SideEffect>;
/**
 * Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size.
 * @minimum 0
 * @maximum 16384
 */
export type MaxImageDimension = number;
/** How input is delivered to the application. */
export type Mode = "background" | "focus";
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
/** What to do where the step fails. */
export type OnFail = "rollback" | "skip" | "abort";
/** An element of a snapshot. */
export type OneElement =
/** The element that a token names. An element_index beside it must name the same element. */
| {
  /** Process id of the application that owns the window. */
  pid?: ProcessId;
  /** Id of the window that the element is in, from list_windows or launch_app. Needed with element_index. */
  window_id?: WindowId;
  /** Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one. */
  element_index?: ElementIndex;
  /** Handle of an element, from a recent snapshot of the session: the element_token beside its element_index. It contains the window, so that no window_id is needed. */
  element_token: ElementToken;
}
/** An element of the latest snapshot of the window in this session. */
| {
  pid?: ProcessId;
  window_id: WindowId;
  element_index: ElementIndex;
} & Without<"element_token">;
/**
 * Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused.
 * @minLength 1
 * @maxLength 4096
 */
export type OutFile = string;
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
 * Horizontal and vertical position on the screen, in pixels.
 * @minItems 2
 * @maxItems 2
 */
export type Position = Array<number>;
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
/** A rectangle of a picture, in pixels from its top left corner. */
export interface Region {
  /**
   * Left edge.
   * @minimum 0
   * @maximum 65536
   */
  x: number;
  /**
   * Top edge.
   * @minimum 0
   * @maximum 65536
   */
  y: number;
  /**
   * Width.
   * @minimum 1
   * @maximum 65536
   */
  w: number;
  /**
   * Height.
   * @minimum 1
   * @maximum 65536
   */
  h: number;
}
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
  /** Process id of the application that owns the window. */
  pid?: ProcessId;
  /** Id of the window, from list_windows or launch_app. Default: the topmost window of pid. */
  window_id?: WindowId;
  /** Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one. */
  element_index?: ElementIndex;
  /** Handle of an element, from a recent snapshot of the session: the element_token beside its element_index. It contains the window, so that no window_id is needed. */
  element_token: ElementToken;
} & Without<"x" | "y" | "from_zoom" | "scope">
/** An element of the latest snapshot of the window in this session. */
| {
  pid?: ProcessId;
  window_id: WindowId;
  element_index: ElementIndex;
} & Without<"element_token" | "x" | "y" | "from_zoom" | "scope">
/** A point of a window, in pixels of its last picture. */
| {
  pid: ProcessId;
  window_id?: WindowId;
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
} & Without<"element_index" | "element_token" | "scope">
/** A point of the screen; needs scope desktop. The user's own pointer clicks there and goes back. A window that the click brings to the front stays there in the background mode; side_effects reports all of it. */
| {
  x: number;
  y: number;
  /** desktop lets a call without pid act on the whole screen. Default: the setting capture_scope. */
  scope?: CaptureScope;
} & Without<"pid" | "window_id" | "element_index" | "element_token" | "from_zoom">
/** Whatever has the focus within the window. */
| {
  pid: ProcessId;
  window_id?: WindowId;
} & Without<"element_index" | "element_token" | "x" | "y" | "from_zoom" | "scope">;
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
  /** Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size. */
  max_image_dimension: MaxImageDimension;
  /** Whether a small picture of the window that the session acted on last is shown over all other windows. */
  experimental_pip: ExperimentalPip;
  /** Size of the picture of experimental_pip and where it stands on the screen, as 320x200 or 320x200+24+24. A negative offset such as -24 counts from the right or from the bottom. */
  experimental_pip_geometry: ExperimentalPipGeometry;
  /** Names of the settings that this session has set for itself. */
  overrides: Array<string>;
}
/** A part of the user's state that the action disturbed. */
export interface SideEffect {
  /** Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the pointer, a grab, by which a menu takes pointer and keyboard for itself, a composition, the syllable or word that the user had not finished with an input method, or the selection, what the user marked somewhere and the middle button pastes. */
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
/** Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the pointer, a grab, by which a menu takes pointer and keyboard for itself, a composition, the syllable or word that the user had not finished with an input method, or the selection, what the user marked somewhere and the middle button pastes. */
export type SideEffectKind = "active_window" | "focus" | "stacking" | "pointer" | "grab" | "composition" | "selection";
/**
 * Width and height in pixels.
 * @minItems 2
 * @maxItems 2
 */
export type Size = Array<number>;
/** What became of a step. */
export interface StepResult {
  /**
   * Number of the step, counted from 1.
   * @minimum 1
   */
  step: number;
  /** Name of the tool. */
  tool: string;
  /** skipped: the step failed, and the next one followed. */
  status: StepResultStatus;
  /**
   * How often it was tried.
   * @minimum 1
   */
  attempts: number;
  /**
   * How long all attempts took together, in milliseconds.
   * @minimum 0
   */
  duration_ms: number;
  /** Structured result of the tool; absent where the call failed. */
  result?: unknown;
  /** Why the step failed; absent where it did not. */
  error?: string;
  /** Code of the error of the call; absent without one. */
  code?: string;
}
/** skipped: the step failed, and the next one followed. */
export type StepResultStatus = "done" | "failed" | "skipped";
/** Something that could be done next. */
export interface Suggestion {
  /** What it is, in words. */
  action: string;
  /** Tool that does it. */
  tool: string;
  /** Query of the element. */
  query: string;
}
/** true: query is looked for as text in the picture of the window, read by the program tesseract, for what shows text without having elements: canvases, remote desktops, games. Takes some seconds. */
export type TextOnScreen = boolean;
/** What a window is, as far as its elements tell. */
export type UiPattern = "login_form" | "file_save_dialog" | "file_open_dialog" | "settings_page" | "confirmation_dialog" | "error_alert" | "search_interface" | "table_view" | "form" | "browser_main" | "text_editor" | "progress_indicator";
/** How an application stands. busy: it does not answer within 500 ms. */
export type UiState = "idle" | "loading" | "error" | "auth_required" | "busy" | "modal_dialog";
/** An action that was to be undone. */
export interface UndoneAction {
  /** Name of the tool that did it. */
  tool: string;
  /** undone: what was there before is there again; skipped_irreversible: nothing was done about it; failed: it was put back, and something else is there now. */
  status: UndoneActionStatus;
  /** What it was done on, in words. */
  on?: string;
  /** Why it was left as it is, or what is there now; absent where it was undone. */
  reason?: string;
}
/** undone: what was there before is there again; skipped_irreversible: nothing was done about it; failed: it was put back, and something else is there now. */
export type UndoneActionStatus = "undone" | "skipped_irreversible" | "failed";
/** Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them; absent when all are observed. */
export type Unobserved = Array<SideEffectKind>;
/** What is expected of the element, or of a window. shows: it can be seen; exists: it is in the tree, visible or not; gone: it is not there or cannot be seen; value_equals and value_contains compare its content with value. window_opens: a window that fits exists, or without title one that did not exist before; window_closes: no window that fits exists any more. */
export type Until = "shows" | "exists" | "gone" | "enabled" | "disabled" | "focused" | "checked" | "unchecked" | "selected" | "unselected" | "expanded" | "collapsed" | "value_equals" | "value_contains" | "window_opens" | "window_closes";
/** Whether an expectation holds. unknown: it could not be found out. */
export type Verdict = "satisfied" | "unsatisfied" | "unknown";
/** A top-level window. */
export interface Window {
  /** Id of the window, as other tools take it. */
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
  /** Id of the modal dialog that keeps the window from taking input; absent when there is none. */
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
  /** Process id of the application that owns the window. */
  pid: ProcessId;
  /** Id of the window, from list_windows or launch_app. Default: the topmost window of pid. */
  window_id?: WindowId;
  /** true: both points are in pixels of the last zoom picture of the window instead of its last whole picture. Fails with no_zoom_picture where the session has none. */
  from_zoom?: boolean;
} & Without<"scope">
/** Two points of the screen; needs scope desktop. The user's own pointer drags, and goes back. A window that the drag brings to the front stays there in the background mode; side_effects reports all of it. */
| {
  /** desktop lets a call without pid act on the whole screen. Default: the setting capture_scope. */
  scope?: CaptureScope;
} & Without<"pid" | "window_id" | "from_zoom">;
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
/** A call of a tool. */
export interface WorkflowStep {
  /**
   * Name of the tool, such as ax_click.
   * @minLength 1
   * @maxLength 128
   */
  tool: string;
  /**
   * Arguments of the tool. In texts, {{step_2.value}} stands for that member of the result of step 2.
   * @maxProperties 50
   */
  args: Record<string, unknown>;
  /**
   * What to do where the step fails.
   * @default "abort"
   */
  on_fail?: OnFail;
  /**
   * Pause after the step in milliseconds.
   * @minimum 0
   * @maximum 60000
   * @default 0
   */
  wait_after_ms?: number;
  /**
   * How often the step is tried again where it fails.
   * @minimum 0
   * @maximum 20
   * @default 0
   */
  retry?: number;
}
/** A text that is written in the picture of a window. */
export interface WrittenText {
  /** The text as it was read. */
  text: string;
  /** Where it is written on the screen, in pixels of the screen. */
  bounds: Bounds;
  /** Where it is written in the last picture of its window, in pixels of that picture: the same pixels as x and y of other tools. */
  window_bounds?: Bounds;
  /**
   * How sure tesseract is of its letters.
   * @minimum 0
   * @maximum 1
   */
  confidence: number;
  /** Number of the element that lies there; absent where there is none. */
  element_index?: ElementIndex;
}

export namespace ax {
  export interface AxA11yAuditArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application: its alias, its name, the id of its desktop entry, or its pid.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
    /**
     * What is looked at: all windows of the application, the one at the front, or the element of query with what lies in it.
     * @default "focused_window"
     */
    scope?: AuditScope;
    /**
     * Which element, where scope is element.
     * @minLength 1
     * @maxLength 4096
     */
    query?: string;
    /**
     * Standards to meet. A level of WCAG includes the lower ones.
     * @minItems 1
     * @maxItems 4
     * @default ["wcag_aa"]
     */
    standards?: Array<ax.AxA11yAuditStandards>;
  }
  export interface AxA11yAuditResult {
    /** Whether there is no issue. */
    passed: boolean;
    /**
     * 100 without issues.
     * @minimum 0
     * @maximum 100
     */
    score?: number;
    /** The issues, the most severe first; at most 200. */
    issues: Array<AccessibilityIssue>;
    /** What was looked at and what came of it, in words. */
    summary?: string;
  }
  /** A standard. */
  export type AxA11yAuditStandards = "wcag_a" | "wcag_aa" | "wcag_aaa" | "section508";
  export interface AxAssertArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application: its alias, its name, the id of its desktop entry, or its pid.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
    /**
     * Which element, as for ax_find.
     * @minLength 1
     * @maxLength 4096
     */
    query: string;
    /** What is expected of an element. */
    assertions: Assertions;
    /**
     * How long to wait at most, in milliseconds; 0 looks once.
     * @minimum 0
     * @maximum 9500
     * @default 5000
     */
    timeout_ms?: number;
  }
  export interface AxAssertResult {
    /** Whether all of it holds. */
    passed: boolean;
    /** What does not hold. */
    failures?: Array<AssertionFailure>;
    /** The element that was looked at, in words; absent where there is none. */
    element?: string;
    /**
     * How many milliseconds the call waited.
     * @minimum 0
     */
    waited_ms?: number;
  }
  export interface AxClickArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application: its alias, its name, the id of its desktop entry, or its pid.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
    /**
     * Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several matches.
     * @minLength 1
     * @maxLength 4096
     */
    query: string;
    /**
     * How input is delivered: in the background, so that pointer, focus and front window stay the user's, or with the window focused meanwhile.
     * @default "background"
     */
    mode?: Mode;
    /**
     * Kind of click.
     * @default "single"
     */
    click_type?: ClickType;
  }
  export interface AxClickAtArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Horizontal position in pixels of the last picture of the whole screen that the session was shown, from its left edge; of the screen itself where it was shown none.
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
    /**
     * Kind of click.
     * @default "single"
     */
    click_type?: ClickType;
  }
  /** What to do. */
  export type AxClipboardAction = "read" | "write";
  export interface AxClipboardArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /** What to do. */
    action: ax.AxClipboardAction;
    /**
     * Text to put on the clipboard.
     * @maxLength 100000
     */
    text?: string;
  }
  export interface AxClipboardResult {
    /** Text of the clipboard, where it was read; absent where it holds none. */
    text?: string;
    /** Whether it was done. */
    success: boolean;
    /** Why no text is told; absent where it is. */
    reason?: string;
  }
  export interface AxConnectArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Name of the application, id of its desktop entry, or pid.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
    /**
     * Name of your choice for the application in later calls: letters, digits and the characters _ . and -, beginning with a letter. Default: its name.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[A-Za-z][A-Za-z0-9_.-]*$
     */
    alias?: string;
  }
  export interface AxConnectResult {
    /** Whether the application is connected now. */
    connected: boolean;
    /** Name of the application. */
    app_name: string;
    /**
     * Process id of the process that is connected.
     * @minimum 1
     */
    pid?: number;
    /** Id of its desktop entry; absent for a program that is not installed as an application. */
    bundle_id?: string;
    /**
     * Number of windows that it has.
     * @minimum 0
     */
    windows?: number;
    /** What later calls may name it by. */
    alias?: string;
  }
  export interface AxDragArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application: its alias, its name, the id of its desktop entry, or its pid.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
    /**
     * Query of the element where the drag begins.
     * @minLength 1
     * @maxLength 4096
     */
    from_query?: string;
    /**
     * Query of the element where the drag ends.
     * @minLength 1
     * @maxLength 4096
     */
    to_query?: string;
    /**
     * Horizontal position where the drag begins, in pixels of the last picture of the screen that the session was shown; of the screen itself where it was shown none.
     * @minimum -65536
     * @maximum 65536
     */
    from_x?: number;
    /**
     * Vertical position where the drag begins, in the same pixels as from_x.
     * @minimum -65536
     * @maximum 65536
     */
    from_y?: number;
    /**
     * Horizontal position where the drag ends, in the same pixels as from_x.
     * @minimum -65536
     * @maximum 65536
     */
    to_x?: number;
    /**
     * Vertical position where the drag ends, in the same pixels as from_x.
     * @minimum -65536
     * @maximum 65536
     */
    to_y?: number;
    /**
     * Shortest time from the press to the release, in milliseconds.
     * @minimum 0
     * @maximum 10000
     * @default 500
     */
    duration_ms?: number;
  }
  export interface AxFindArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application: its alias, its name, the id of its desktop entry, or its pid.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
    /**
     * Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several matches.
     * @minLength 1
     * @maxLength 4096
     */
    query: string;
    /**
     * How the query is understood: auto: title, part of a title, role with title, identifier, XPath, words, regular expression, whichever finds something first; exact: the whole title; contains: part of it; regex: a regular expression (RE2) for the title; role: a role, with or without title; identifier: what its program calls it; xpath: a path.
     * @default "auto"
     */
    strategy?: FindStrategy;
    /**
     * true: query is looked for as text in the picture of the window, read by the program tesseract, for what shows text without having elements: canvases, remote desktops, games. Takes some seconds.
     * @default false
     */
    text_on_screen?: TextOnScreen;
  }
  export interface AxFindResult {
    /** Whether anything matches. */
    found: boolean;
    /**
     * How many elements match; the first of them is told.
     * @minimum 0
     */
    count: number;
    /** What found it: accessibility, text_on_screen, or visual where a picture was looked at because nothing matched. */
    method?: string;
    /** The strategy that found it: title_exact, title_contains, role_title, identifier, xpath, semantic, regex, compound or element_ref; or what looked at the picture, as vision_backend names it. */
    strategy?: string;
    /** Role of the element. */
    role?: string;
    /** What it is called. */
    title?: string;
    /** Text or number that it holds; **** stands for the content of a password field. */
    value?: string;
    /** Left and top edge on the screen, in pixels; absent where it has no place. */
    position?: Position;
    /** Width and height in pixels; absent where it has no place. */
    size?: Size;
    /** Whether it takes input. */
    enabled?: boolean;
    /** Whether it has the focus of its window. */
    focused?: boolean;
    /** Lasting reference of the element, which stands wherever a query may. */
    element_ref?: string;
    /**
     * How sure whoever looked at the picture is.
     * @minimum 0
     * @maximum 1
     */
    confidence?: number;
    /** The strategies in the order in which they were tried; the last of them found it, if anything did. */
    strategies_tried?: Array<string>;
    /** What is called almost so, where nothing matches. */
    nearest?: string;
    /** What to do next where nothing matches, by tools that the client is offered. */
    suggestion?: string;
    /** What was not searched, and why; absent where everything was. */
    incomplete_reason?: string;
  }
  export interface AxFindVisualArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application: its alias, its name, the id of its desktop entry, or its pid.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
    /**
     * What to find, in words; for tesseract the text itself.
     * @minLength 1
     * @maxLength 2000
     */
    description: string;
    /**
     * Picture to look at, PNG or JPEG as base64, in place of the window; positions are its pixels then.
     * @minLength 1
     * @maxLength 12000000
     */
    screenshot?: string;
  }
  export interface AxFindVisualResult {
    /** Whether it was found. */
    found: boolean;
    /** Horizontal and vertical position on the screen, in pixels. */
    position?: Position;
    /** Width and height in pixels. */
    size?: Size;
    /**
     * How sure whoever looked is.
     * @minimum 0
     * @maximum 1
     */
    confidence?: number;
    /** What looked, as the setting vision_backend names it: sampling, tesseract, anthropic, openai, gemini or ollama. */
    vlm_backend?: string;
    /** Reference of the element that lies there; absent where there is none, or for a picture of the caller's. */
    element_ref?: string;
    /** That element, in words: whether it is the one that is meant. */
    element?: string;
  }
  export interface AxGetAttributesArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application: its alias, its name, the id of its desktop entry, or its pid.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
    /**
     * Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several matches.
     * @minLength 1
     * @maxLength 4096
     */
    query: string;
  }
  export interface AxGetAttributesResult {
    /** Role of the element. */
    role: string;
    /** The platform's own name of the role. */
    platform_role?: string;
    /** What it is called. */
    title: string;
    /** Accessible description; absent when there is none. */
    description?: string;
    /** Text or number that it holds; **** stands for the content of a password field. */
    value?: string;
    /** What its program or page calls it; absent where it does not tell. */
    identifier?: string;
    /** The states that it is in. */
    states: Array<ElementState>;
    /** Actions that it offers, in its toolkit's words. */
    actions: Array<string>;
    /** Left and top edge on the screen, in pixels; absent where it has no place. */
    position?: Position;
    /** Width and height in pixels; absent where it has no place. */
    size?: Size;
    /** Role and title of what it lies in; absent for a window. */
    parent?: string;
    /**
     * How many elements lie in it directly.
     * @minimum 0
     */
    children?: number;
    /** Title of its window. */
    window_title?: string;
    /** Lasting reference of the element, which stands wherever a query may. */
    element_ref: string;
  }
  export interface AxGetTreeArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application: its alias, its name, the id of its desktop entry, or its pid.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
    /**
     * Query of the element to start from. Default: the windows.
     * @minLength 1
     * @maxLength 4096
     */
    root_query?: string;
    /**
     * How many levels below the start are shown.
     * @minimum 0
     * @maximum 256
     * @default 5
     */
    max_depth?: number;
    /**
     * true: elements that are hidden or out of view are shown as well.
     * @default false
     */
    include_invisible?: boolean;
    /**
     * true: only role and title of each element.
     * @default false
     */
    compact?: boolean;
  }
  export interface AxGetTreeResult {
    /** The elements, one in a line, indented by their depth. */
    tree: string;
    /**
     * How many elements are shown.
     * @minimum 0
     */
    elements: number;
    /**
     * How many lie deeper or are hidden.
     * @minimum 0
     */
    left_out: number;
    /** What the window at the front is, as far as its elements tell; absent where no pattern fits, and with root_query. */
    detected_pattern?: UiPattern;
    /** How the application stands; absent with root_query. */
    detected_state?: UiState;
    /** What could be done next; absent where no pattern fits. */
    suggestions?: Array<Suggestion>;
    /** What was not read, and why; absent where everything was. */
    incomplete_reason?: string;
  }
  export interface AxGetValueArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application: its alias, its name, the id of its desktop entry, or its pid.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
    /**
     * Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several matches.
     * @minLength 1
     * @maxLength 4096
     */
    query: string;
  }
  export interface AxGetValueResult {
    /** Whether the query finds an element. */
    found: boolean;
    /** What it holds; on, off or mixed for what is ticked; absent where it holds nothing. */
    value?: string;
    /** Role of the element. */
    role?: string;
    /** What it is called. */
    title?: string;
  }
  export interface AxIsAccessibleArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
  }
  export interface AxIsAccessibleResult {
    /** Whether the elements of applications can be read. */
    enabled: boolean;
    /** Name of this program. */
    process_name?: string;
    /** What to do where they cannot; absent where they can. */
    suggestion?: string;
  }
  export interface AxKeyPressArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application. Default: whatever has the keyboard of the screen.
     * @minLength 1
     * @maxLength 256
     */
    app?: string;
    /** Name of a key: return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and other media keys, or the character that the key types. Modifiers may stand before it: ctrl+s. */
    key: KeyChord;
    /**
     * Modifier keys that are held while the key is pressed. They may stand in key as well.
     * @maxItems 4
     * @default []
     */
    modifiers?: Array<KeyModifier>;
  }
  export interface AxListAppsArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
  }
  export interface AxListAppsResult {
    /** The running applications, the active one first, then sorted by name. */
    apps: Array<Connectable>;
  }
  export interface AxListWindowsArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application: its alias, its name, the id of its desktop entry, or its pid.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
  }
  export interface AxListWindowsResult {
    /** The windows, front to back. */
    windows: Array<AppWindow>;
  }
  export interface AxRunScriptArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Source of the script.
     * @minLength 1
     * @maxLength 100000
     */
    script: string;
    /**
     * Language of the script.
     * @default "applescript"
     */
    language?: ax.AxRunScriptLanguage;
    /**
     * How long it may run, in milliseconds.
     * @minimum 0
     * @maximum 60000
     * @default 10000
     */
    timeout_ms?: number;
  }
  /** Language of the script. */
  export type AxRunScriptLanguage = "applescript" | "jxa";
  export interface AxRunScriptResult {
    /** Whether it ran to its end. */
    success: boolean;
    /** What it returned. */
    output?: string;
    /** Why it failed; absent where it did not. */
    error?: string;
  }
  export interface AxScreenshotArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application. Default: the whole screen.
     * @minLength 1
     * @maxLength 256
     */
    app?: string;
    /**
     * Number of the window, from ax_list_windows; 0 is the one at the front.
     * @minimum 0
     * @maximum 1000
     * @default 0
     */
    window_index?: number;
    /** Part of the window or of the screen to take; without it the whole. */
    region?: Region;
    /** Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused. */
    screenshot_out_file?: OutFile;
  }
  export interface AxScreenshotResult {
    /** Id of the window; absent for the screen. */
    window_id?: WindowId;
    /** Title of the window; absent for the screen. */
    title?: string;
    /**
     * Width of the picture in pixels.
     * @minimum 1
     */
    width: number;
    /**
     * Height of the picture in pixels.
     * @minimum 1
     */
    height: number;
    /** Absolute path of the file that the picture was written to. */
    screenshot_file_path?: string;
  }
  export interface AxScrollArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application: its alias, its name, the id of its desktop entry, or its pid.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
    /**
     * Which element to scroll within, as in ax_find. Default: whatever has the focus in the window at the front.
     * @minLength 1
     * @maxLength 4096
     */
    query?: string;
    /** Direction in which the view moves: down shows what lies further down. */
    direction: ScrollDirection;
    /**
     * How far to scroll, in pixels.
     * @minimum 1
     * @maximum 100000
     * @default 100
     */
    amount?: number;
  }
  export interface AxSessionInfoArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
  }
  export interface AxSessionInfoResult {
    /** Connected applications that still run, as calls may name them. */
    connected_apps: Array<string>;
    /**
     * How many actions were done in this session.
     * @minimum 0
     */
    action_count: number;
    /**
     * How many of them ax_undo can go back over; those without an inverse are skipped then.
     * @minimum 0
     */
    undo_stack_depth?: number;
    /**
     * How many resources its client is subscribed to.
     * @minimum 0
     */
    subscriptions?: number;
    /**
     * For how long this process has been running.
     * @minimum 0
     */
    uptime_seconds?: number;
    /** What calls may do, by the setting security_mode: everything, nothing that executes, or only looking. */
    security_mode?: ax.AxSessionInfoResultSecurityMode;
  }
  /** What calls may do, by the setting security_mode: everything, nothing that executes, or only looking. */
  export type AxSessionInfoResultSecurityMode = "normal" | "safe" | "sandboxed";
  export interface AxSetValueArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application: its alias, its name, the id of its desktop entry, or its pid.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
    /**
     * Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several matches.
     * @minLength 1
     * @maxLength 4096
     */
    query: string;
    /**
     * The value as text: a number for a slider or spin button, the label of an option, on or off for a check box, the new text of a field, or, for an input for files of a page on the web desk, their paths, one a line. A date is written yyyy-mm-dd, a time hh:mm, a colour #rrggbb there. Fails with invalid_value or no_such_option where the element cannot hold it.
     * @maxLength 100000
     */
    value: string;
  }
  export interface AxTypeArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application: its alias, its name, the id of its desktop entry, or its pid.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
    /**
     * How input is delivered: in the background, so that pointer, focus and front window stay the user's, or with the window focused meanwhile.
     * @default "background"
     */
    mode?: Mode;
    /**
     * Which element, as in ax_find. Default: whatever has the focus in the window at the front.
     * @minLength 1
     * @maxLength 4096
     */
    query?: string;
    /**
     * Text to insert. Line breaks are kept where the field takes several lines. An empty one needs clear_first, and clears the field.
     * @maxLength 100000
     */
    text: string;
    /**
     * true: the text replaces everything that the field holds.
     * @default false
     */
    clear_first?: boolean;
  }
  export interface AxUndoArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Number of actions to undo.
     * @minimum 1
     * @maximum 256
     * @default 1
     */
    count?: number;
  }
  export interface AxUndoResult {
    /**
     * Number of actions that were undone.
     * @minimum 0
     */
    undone: number;
    /**
     * Number of actions that were left as they are.
     * @minimum 0
     */
    skipped: number;
    /** The actions, newest first. */
    actions?: Array<UndoneAction>;
  }
  export interface AxVisualDiffArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application: its alias, its name, the id of its desktop entry, or its pid.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
    /**
     * The picture, PNG or JPEG: as base64, as offhand://baseline/NAME for NAME.png in the folder of baselines (~/.local/share/offhand/baselines), or as path or file:// address of a file below a folder that may be written to.
     * @minLength 1
     * @maxLength 12000000
     */
    baseline: string;
    /**
     * Share of the pixels that may differ, in percent.
     * @minimum 0
     * @maximum 100
     * @default 1.0
     */
    threshold?: number;
    /**
     * pixel: a pixel differs by more than 8 of 255 in red, green or blue. perceptual: structural similarity (SSIM) of lightness in windows of 8 x 8 pixels is below 0.9; what people would not see does not count.
     * @default "pixel"
     */
    method?: ax.AxVisualDiffMethod;
    /**
     * Parts of the picture that do not count, such as clocks. Something of the window has to be left to compare.
     * @maxItems 256
     * @default []
     */
    ignore_regions?: Array<Region>;
  }
  /** pixel: a pixel differs by more than 8 of 255 in red, green or blue. perceptual: structural similarity (SSIM) of lightness in windows of 8 x 8 pixels is below 0.9; what people would not see does not count. */
  export type AxVisualDiffMethod = "pixel" | "perceptual";
  export interface AxVisualDiffResult {
    /** Whether no more differs than threshold allows, in a window of the same size. */
    passed: boolean;
    /**
     * Share of the compared pixels that differ, in percent; 100 where the sizes differ.
     * @minimum 0
     * @maximum 100
     */
    diff_percentage: number;
    /**
     * Number of pixels that differ; all of the window where the sizes differ.
     * @minimum 0
     */
    diff_pixels?: number;
    /**
     * Number of pixels that were compared; those of the window where the sizes differ.
     * @minimum 0
     */
    total_pixels?: number;
    /** With the method perceptual: the mean index of structural similarity, 1 where nothing differs. */
    similarity?: number;
    /** Both sizes, where they differ. The picture shows the window then, and what differs in the part that both have. */
    size_difference?: string;
    /** Id of the window that was compared. */
    window_id?: WindowId;
  }
  export interface AxWaitIdleArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Connected application: its alias, its name, the id of its desktop entry, or its pid.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
    /**
     * How long to wait at most, in milliseconds.
     * @minimum 0
     * @maximum 60000
     * @default 5000
     */
    timeout_ms?: number;
    /**
     * For how long nothing may change, in milliseconds.
     * @minimum 10
     * @maximum 5000
     * @default 100
     */
    poll_ms?: number;
  }
  export interface AxWaitIdleResult {
    /** Whether the application came to rest. */
    idle: boolean;
    /**
     * How long it took, in milliseconds.
     * @minimum 0
     */
    waited_ms: number;
    /**
     * How many changes it reported meanwhile.
     * @minimum 0
     */
    changes: number;
  }
  export interface AxWorkflowArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * The steps, in order. A workflow is no step of another.
     * @minItems 1
     * @maxItems 200
     */
    steps: Array<WorkflowStep>;
    /**
     * Name of the workflow, for progress and logs.
     * @minLength 1
     * @maxLength 256
     */
    name?: string;
  }
  export interface AxWorkflowResult {
    /** Whether the workflow came to its end. */
    success: boolean;
    /**
     * Number of steps that were done.
     * @minimum 0
     */
    steps_completed: number;
    /**
     * Number of steps.
     * @minimum 1
     */
    steps_total: number;
    /** What became of each step that was reached. */
    results?: Array<StepResult>;
    /** Whether what was done was undone, as far as undone tells. */
    rolled_back?: boolean;
    /** What the rollback came to, newest first; absent without one. */
    undone?: Array<UndoneAction>;
    /** Why the workflow ended early; absent where it did not. */
    error?: string;
  }
}

export namespace cup {
  export interface BatchExecuteArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /**
     * What to do, in order: members as those of execute_action, and wait with ms.
     * @minItems 1
     * @maxItems 100
     */
    actions: Array<CupStep>;
    /**
     * false: the reply has no tree, and ids of the latest capture stay valid.
     * @default true
     */
    include_tree?: boolean;
  }
  export interface BatchExecuteResult {
    /** Whether every action succeeded. */
    success: boolean;
    /**
     * Number of actions that succeeded.
     * @minimum 0
     */
    done: number;
    /** Code of the error of the action that failed; absent where every action succeeded. */
    error?: string;
    /**
     * Number of actions after the one that failed; absent when there are none.
     * @minimum 1
     */
    not_reached?: number;
    /** What came of each action that was tried, in order. */
    results: Array<CupActionResult>;
    /** The windows of the latest capture as they are at the end, and those that opened since, as compact text with new ids. */
    tree?: string;
  }
  export interface ExecuteActionArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.
     * @default "background"
     */
    delivery_mode?: DeliveryMode;
    /** What to do with the element. longpress is of touch screens and has no equivalent here. */
    action: CupAction;
    /**
     * Id of the element in the latest capture, such as e14. Empty, for press_keys alone: what has the focus in the window that was captured last, or in the active window.
     * @maxLength 32
     * @default ""
     */
    element_id?: string;
    /**
     * For type: text to type at the caret; an empty one clears the field. For setvalue: the value that the element gets, such as text, a number, an option, on or off.
     * @maxLength 100000
     */
    value?: string;
    /** For scroll: where the view moves, by a page. */
    direction?: ScrollDirection;
    /**
     * For press_keys: a key with its modifiers before it, such as ctrl+s, alt+f4 or enter.
     * @minLength 1
     * @maxLength 64
     */
    keys?: string;
    /**
     * false: the reply has no tree, and ids of the latest capture stay valid.
     * @default true
     */
    include_tree?: boolean;
  }
  export interface FindElementArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Free words for a role, a name or both: save button, search bar.
     * @maxLength 256
     */
    query?: string;
    /**
     * Role, or usual words for some: text field. Takes precedence over what the query says of roles.
     * @maxLength 64
     */
    role?: string;
    /**
     * Words of the name. They take precedence over those of the query; small misspellings fit where nothing else does.
     * @maxLength 256
     */
    name?: string;
    /** State that the element must be in. */
    state?: CupState;
    /**
     * Largest number of elements that are shown.
     * @minimum 1
     * @maximum 1000
     * @default 10
     */
    limit?: number;
    /**
     * json: the reply has the elements as structured content, too, without their children.
     * @default "compact"
     */
    format?: CaptureFormat;
  }
  export interface GetDesktopArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * standard: elements that say something; minimal: those that can be acted on and what they lie in; full: all, of long lists too, up to 20000 elements of a window.
     * @default "standard"
     */
    detail?: CaptureDetail;
    /**
     * short: codes in place of words, and bounds only of what can be acted on.
     * @default "long"
     */
    dialect?: CaptureDialect;
    /**
     * json: the reply has the envelope as structured content, too.
     * @default "compact"
     */
    format?: CaptureFormat;
  }
  export interface GetForegroundArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * standard: elements that say something; minimal: those that can be acted on and what they lie in; full: all, of long lists too, up to 20000 elements of a window.
     * @default "standard"
     */
    detail?: CaptureDetail;
    /**
     * short: codes in place of words, and bounds only of what can be acted on.
     * @default "long"
     */
    dialect?: CaptureDialect;
    /**
     * json: the reply has the envelope as structured content, too.
     * @default "compact"
     */
    format?: CaptureFormat;
  }
  export interface GetOverviewArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * json: the reply has the envelope as structured content, too.
     * @default "compact"
     */
    format?: CaptureFormat;
  }
  export interface GetTreeArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Part of the title of the windows, or where none has it of the name of their application; case does not matter.
     * @minLength 1
     * @maxLength 256
     */
    app: string;
    /**
     * standard: elements that say something; minimal: those that can be acted on and what they lie in; full: all, of long lists too, up to 20000 elements of a window.
     * @default "standard"
     */
    detail?: CaptureDetail;
    /**
     * short: codes in place of words, and bounds only of what can be acted on.
     * @default "long"
     */
    dialect?: CaptureDialect;
    /**
     * json: the reply has the envelope as structured content, too.
     * @default "compact"
     */
    format?: CaptureFormat;
  }
  export interface LaunchAppArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Name of the application, a part of it, or nearly its name.
     * @minLength 1
     * @maxLength 256
     */
    name: string;
  }
  export interface LaunchAppResult {
    /** Whether a window of the application is there. */
    success: boolean;
    /** What was started. */
    message: string;
    /** Code of the error; absent where the launch succeeded. */
    error?: string;
    /** Process id of the process that owns the windows. */
    pid?: ProcessId;
    /** Name of what was started. */
    name?: string;
    /** Whether the windows belong to an instance that ran before this call. */
    already_running?: boolean;
    /** Windows of the application, front to back. */
    windows?: Array<Window>;
    /** Parts of the user's state that the launch disturbed for a moment; absent when no disturbance was seen. */
    side_effects?: Array<SideEffect>;
    /** Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them; absent when all are observed. */
    unobserved?: Unobserved;
  }
  export interface PageArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Id of the container in the latest capture, such as e14.
     * @maxLength 32
     */
    element_id: string;
    /** Where to go from what was shown last: down and right forwards, up and left backwards. Left out: what comes after the elements that the text shows. */
    direction?: ScrollDirection;
    /**
     * First element to show, from 0. Takes precedence over direction.
     * @minimum 0
     * @maximum 1000000
     */
    offset?: number;
    /**
     * Most elements of the container that are shown. Default: as many as its text showed, or 20.
     * @minimum 1
     * @maximum 1000
     */
    limit?: number;
  }
  export interface ScreenshotArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Longest side of the picture in pixels: a larger one is scaled down. 0 keeps the pixels of the screen, whatever the setting of that name says.
     * @default 0
     */
    max_image_dimension?: MaxImageDimension;
    /**
     * Format of the picture. auto: PNG; for a file the format that its name says, or else PNG. png and jpeg: that format.
     * @default "auto"
     */
    image_format?: ImageFormat;
    /** Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused. */
    screenshot_out_file?: OutFile;
    /**
     * Left edge of the region in pixels of the screen.
     * @minimum -65536
     * @maximum 65536
     */
    region_x?: number;
    /**
     * Top edge of the region in pixels of the screen.
     * @minimum -65536
     * @maximum 65536
     */
    region_y?: number;
    /**
     * Width of the region in pixels.
     * @minimum 1
     * @maximum 65536
     */
    region_w?: number;
    /**
     * Height of the region in pixels.
     * @minimum 1
     * @maximum 65536
     */
    region_h?: number;
  }
  export interface ScreenshotResult {
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
    /** Left edge of what the picture shows, in pixels of the screen. */
    x: number;
    /** Top edge of what the picture shows, in pixels of the screen. */
    y: number;
  }
}

export namespace desktop {
  export interface BringToFrontArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /** Process id of the application that owns the window. */
    pid: ProcessId;
    /** Id of the window, from list_windows or launch_app. Default: the topmost window of pid. */
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
    /** Process id of the application that owns the window. */
    pid: ProcessId;
    /** Id of the window, which is active now. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
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
    /** Process id of the application that owns the window. */
    pid: ProcessId;
    /** Id of the window, from list_windows or launch_app. Default: the topmost window of pid. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
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
    /** Name of the session to end. */
    session: SessionId;
  }
  export interface EndSessionResult {
    /** Name of the session. */
    session: SessionId;
    /** ended: the session was ended by this call; not_running: there was none to end. */
    state: desktop.EndSessionResultState;
  }
  /** ended: the session was ended by this call; not_running: there was none to end. */
  export type EndSessionResultState = "ended" | "not_running";
  export interface FindElementsArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Text to look for in the name, value, description and role of elements; or a query such as role:text, a combination with and, or and not, or an XPath.
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
    /** Process id of the application that owns the window. */
    pid: ProcessId;
    /** Id of the window, from list_windows or launch_app. Default: the topmost window of pid. */
    window_id?: WindowId;
    /**
     * Largest number of elements in the reply.
     * @minimum 1
     * @maximum 1000
     * @default 20
     */
    limit?: number;
    /**
     * true: query is looked for as text in the picture of the window, read by the program tesseract, for what shows text without having elements: canvases, remote desktops, games. Takes some seconds.
     * @default false
     */
    text_on_screen?: TextOnScreen;
  }
  export interface FindElementsResult {
    /** Id of the window that was searched. */
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
    /** With text_on_screen: where query is written, the surest first; elements are those that lie there. */
    texts?: Array<WrittenText>;
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /** Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session. */
    cursor_id?: SessionId;
  }
  export interface GetConfigArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /** Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size. */
    max_image_dimension?: MaxImageDimension;
    /**
     * Format of the picture. auto: PNG if it is small and flat, and JPEG otherwise; for a file the format that its name says, or else PNG. png and jpeg: that format whatever the size.
     * @default "auto"
     */
    image_format?: ImageFormat;
    /** Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused. */
    screenshot_out_file?: OutFile;
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /** Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size. */
    max_image_dimension?: MaxImageDimension;
    /**
     * Format of the picture. auto: PNG if it is small and flat, and JPEG otherwise; for a file the format that its name says, or else PNG. png and jpeg: that format whatever the size.
     * @default "auto"
     */
    image_format?: ImageFormat;
    /** Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused. */
    screenshot_out_file?: OutFile;
    /** Process id of the application that owns the window. */
    pid: ProcessId;
    /** Id of the window, from list_windows or launch_app. Default: the topmost window of pid. */
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
    /** Number of an element, from get_window_state: reads only that element, what lies in it, hidden or not, and of what it lies in only what that is. For lists and tables of which not everything was read. */
    root_element?: ElementIndex;
    /**
     * How many children of root_element are passed over. The reply says from where to read on where max_elements did not suffice for all.
     * @minimum 0
     * @maximum 2147483647
     */
    offset?: number;
    /**
     * snapshot_id of an earlier reply: lists only what was added, changed or removed since then, or the whole tree where that is shorter. Not together with query or root_element.
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
    /** Id of the modal dialog that keeps the window from taking input; absent when there is none. */
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
    /** Id of the window. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /** Process id of the application that owns the window. */
    pid: ProcessId;
    /** Id of the window, from list_windows or launch_app. Default: the topmost window of pid. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /** Process id of the process to end. */
    pid: ProcessId;
  }
  export interface KillAppResult {
    /** Process id of the process that was ended. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
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
    /** Process id of the process that owns the windows. */
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
    /** Process id: lists only windows of this process. */
    pid?: ProcessId;
  }
  export interface ListWindowsResult {
    /** The windows, front to back. */
    windows: Array<Window>;
  }
  export interface MoveCursorArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /** Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /** Process id of the browser. Default: the only browser that offers its pages. */
    pid?: ProcessId;
    /** Id of the window, from list_windows or launch_app. Default: the topmost window of pid. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
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
    /** Name of a key: return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and other media keys, or the character that the key types. Modifiers may stand before it: ctrl+s. */
    key: KeyChord;
    /**
     * Modifier keys that are held while the key is pressed. They may stand in key as well.
     * @maxItems 4
     * @default []
     */
    modifiers?: Array<KeyModifier>;
  };
  export interface ReplayTrajectoryArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
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
    /** complete: every action was done; partial: at least one was not, or the recording was never ended and may lack some. */
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
    /** Why actions may be missing at the end of the recording; absent where it was ended in order. */
    cut_short?: string;
    /** The actions that were not done, with the reason. */
    turns: Array<ReplayedTurn>;
  }
  /** complete: every action was done; partial: at least one was not, or the recording was never ended and may lack some. */
  export type ReplayTrajectoryResultOutcome = "complete" | "partial";
  export type RightClickArgs = ElementOrPoint & {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
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
     * Instead of by and amount: how far to scroll in pixels, to within one step of what scrolls.
     * @minimum 1
     * @maximum 100000
     */
    pixels?: number;
    /**
     * Modifier keys that are held during the action.
     * @maxItems 4
     * @default []
     */
    modifier?: Array<KeyModifier>;
  };
  export interface SetAgentCursorEnabledArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /** Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session. */
    cursor_id?: SessionId;
    /** true: actions of the session show the cursor; false: they do not. */
    enabled: boolean;
  }
  export interface SetAgentCursorMotionArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /** Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /** Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the cursor of calls that name no session. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /** Whether pointer and keyboard tools may act without a window. desktop: such a call means the whole screen; window: it is refused with desktop_scope_disabled. */
    capture_scope?: CaptureScope;
    /** Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size. */
    max_image_dimension?: MaxImageDimension;
    /** Whether a small picture of the window that the session acted on last is shown over all other windows. */
    experimental_pip?: ExperimentalPip;
    /** Size of the picture of experimental_pip and where it stands on the screen, as 320x200 or 320x200+24+24. A negative offset such as -24 counts from the right or from the bottom. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
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
     * The value as text: a number for a slider or spin button, the label of an option, on or off for a check box, the new text of a field, or, for an input for files of a page on the web desk, their paths, one a line. A date is written yyyy-mm-dd, a time hh:mm, a colour #rrggbb there. Fails with invalid_value or no_such_option where the element cannot hold it.
     * @maxLength 100000
     */
    value: string;
  };
  export interface SetWindowFrameArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.
     * @default "none"
     */
    observe?: Observe;
    /** Process id of the application that owns the window. */
    pid: ProcessId;
    /** Id of the window, from list_windows or launch_app. Default: the topmost window of pid. */
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
    /** Process id of the application that owns the window. */
    pid: ProcessId;
    /** Id of the window. */
    window_id: WindowId;
    /** confirmed: the window is where it was wanted. unverifiable: it is elsewhere, for instance because of its own limits or because of the window manager. suspected_noop: it is where it was before. */
    effect: Effect;
    /** Where the window is now: its visible frame in pixels of the screen. */
    bounds: Bounds;
  }
  export interface StartRecordingArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
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
    /** Name of the session; the same for all of its calls. */
    session: SessionId;
  }
  export interface StartSessionResult {
    /** Name of the session. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
  }
  export type TypeTextArgs = KeyboardTarget & {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
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
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /** Process id of the application that owns the window. */
    pid: ProcessId;
    /** Id of the window to look at. Default: the topmost window that fits the other arguments. */
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
    /** Id of the window that was looked at. */
    window_id?: WindowId;
    /** element_index of the element that was looked at. */
    element_index?: ElementIndex;
  }
  export interface WaitForArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /**
     * Text to look for in the name, value, description and role of elements; or a query such as role:text, a combination with and, or and not, or an XPath.
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
    /** Process id of the application that owns the window. */
    pid?: ProcessId;
    /** Id of the window to look at. Default: the topmost window that fits the other arguments. */
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
    /** Number of the element, from get_window_state, instead of describing it; needs window_id. */
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
  } & Without<"css_selector" | "attributes" | "selector" | "text" | "bundle_id" | "user_has_confirmed_enabling">
  /** Reads the text of the page as a user sees it. */
  | {
    action: "get_text";
  } & Without<"javascript" | "css_selector" | "attributes" | "selector" | "text" | "bundle_id" | "user_has_confirmed_enabling">
  /** Lists the elements that match css_selector. */
  | {
    action: "query_dom";
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
  } & Without<"javascript" | "selector" | "text" | "bundle_id" | "user_has_confirmed_enabling">
  /** Clicks the one visible element that matches selector, without the pointer. */
  | {
    action: "click_element";
    /**
     * CSS selector for click_element, insert_text and type_keystrokes. Exactly one visible element must match it; otherwise the call fails with no_page_element or ambiguous_selector.
     * @minLength 1
     * @maxLength 10000
     */
    selector: string;
  } & Without<"javascript" | "css_selector" | "attributes" | "text" | "bundle_id" | "user_has_confirmed_enabling">
  /** Inserts text at once, into the field that matches selector or, without one, into the field that has the focus. */
  | {
    action: "insert_text";
    selector?: string;
    /**
     * Text for insert_text and type_keystrokes.
     * @minLength 1
     * @maxLength 100000
     */
    text: string;
  } & Without<"javascript" | "css_selector" | "attributes" | "bundle_id" | "user_has_confirmed_enabling">
  /** Types text key by key, into the field that matches selector or, without one, into the field that has the focus. */
  | {
    action: "type_keystrokes";
    selector?: string;
    text: string;
  } & Without<"javascript" | "css_selector" | "attributes" | "bundle_id" | "user_has_confirmed_enabling">
  /** Allows scripts to reach a browser by Apple events; only on macOS. */
  | {
    action: "enable_javascript_apple_events";
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
  } & Without<"javascript" | "css_selector" | "attributes" | "selector" | "text">;
  export interface ZoomArgs {
    /** Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. */
    session?: SessionId;
    /** Process id of the application that owns the window. */
    pid?: ProcessId;
    /** Id of a window, from list_windows or launch_app. */
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
    /** Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or output_refused. */
    screenshot_out_file?: OutFile;
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
    /** Id of the window. */
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

export namespace errors {
  export interface AccessibilityDisabled { app: string; pid: number; setting: string; }
  export interface AccessibilityOff { app: string; pid: number; how?: string; window_id?: number; others?: string; toolkit?: string; foreground?: boolean; }
  export interface ActionFailed { what: string; reason: string; advice: string; }
  export interface AddressUnavailable { address: string; port: number; reason: string; }
  export interface AliasInUse { alias: string; app: string; pid: number; }
  export interface AmbiguousApp { app: string; count: number; candidates: string; }
  export interface AmbiguousMenuEntry { where: string; entry: string; count: number; candidates: string; }
  export interface AmbiguousPage { count: number; candidates: string; }
  export interface AmbiguousQuery { query: string; app: string; count: number; candidates: string; }
  export interface AmbiguousSelector { selector: string; count: number; candidates: string; }
  export interface AmbiguousWindow { window_id: number; title: string; count: number; candidates: string; }
  export interface AppNotConnected { app: string; connected: string; }
  export interface AppNotFound { name: string; suggestion?: string; }
  export interface AppNotResponding { app: string; pid: number; what: string; waited_ms: number; silent_ms?: number; }
  export interface AppNotRunning { app: string; }
  export interface ApplicationDenied { application: string; setting: string; }
  export interface AuditUnwritable { tool: string; path: string; reason: string; }
  export interface BackgroundUnavailable { what: string; reason: string; advice: string; }
  export interface BadCallLine { reason: string; form: string; }
  export interface BlockedByDialog { window_id: number; dialog_window_id: number; }
  export interface BrowserUnavailable { endpoint: string; reason: string; advice: string; }
  export interface Busy { what: string; limit: number; }
  export interface Cancelled { what: string; }
  export interface ClientFileInvalid { path: string; line: number; column: number; reason: string; }
  export interface ClientFileRefused { path: string; reason: string; }
  export interface ClientNotChosen { found: string; }
  export interface ClientWithoutProjects { client: string; }
  export interface ClipboardLacks { form: string; types?: string; }
  export interface ClipboardTooLarge { limit_bytes: number; }
  export interface ClipboardUnavailable { action: string; reason: string; advice: string; }
  export interface CommandNotExecutable { command: string; reason: string; }
  export interface CommandNotFound { command: string; }
  export interface CommandUnavailable { command: string; }
  export interface CompactTextInvalid { line: number; column: number; expected: string; }
  export interface Composing { window_id: number; method: string; waited_ms: number; }
  export interface ConfigurationInvalid { source: string; reason: string; }
  export interface ConnectionEnded { app: string; pid: number; reason: string; }
  export interface DaemonElsewhere { socket: string; pid: number; stated: number; }
  export interface DaemonGone { what: string; }
  export interface DaemonHangs { pid: number; waited_ms: number; }
  export interface DaemonNotRunning { socket: string; reason: string; }
  export interface DaemonRunning { socket: string; }
  export interface DeadlineExceeded { what: string; timeout_ms: number; }
  export interface DesktopScopeDisabled { x?: number; y?: number; }
  export interface DisplayLost { display: string; reason: string; }
  export interface DisplayRefused { display: string; reason: string; }
  export interface ElementCovered { what: string; reason: string; advice: string; }
  export interface ElementUnstable { what: string; changes: number; window_ms: number; }
  export interface ElementsDiffer { element_index: number; element_token: string; }
  export interface EndedByUser { tool: string; key: string; }
  export interface EnvelopeInvalid { what: string; summary: string; count: number; }
  export interface EqualToolNames { name: string; one: string; other: string; }
  export interface FacetMissing { facet: string; platform: string; reason?: string; advice?: string; }
  export interface FileUnreadable { path: string; }
  export interface ForegroundUnavailable { window_id: number; reason: string; }
  export interface ForeignProcess { pid: number; name: string; reason: string; }
  export interface HandleNotOpen { function: string; }
  export interface InputFileRefused { path: string; reason: string; advice: string; }
  export interface InputMethodOn { window_id: number; method: string; }
  export interface InputRequired { key: string; question: string; }
  export interface Internal { reason: string; }
  export interface InvalidArguments { tool: string; summary: string; problems: Array<errors.Problem>; }
  export interface InvalidCommandValue { command: string; expected: string; value?: string; advice: string; }
  export interface InvalidKeyCombination { keys: string; reason: string; }
  export interface InvalidMeta { member: string; value: string; expected: string; }
  export interface InvalidOption { command: string; option: string; value: string; expected: string; }
  export interface InvalidQuery { at: number; reason: string; }
  export interface InvalidSelector { selector: string; reason: string; }
  export interface InvalidValue { element: string; expected: string; value: string; }
  export interface LaunchFailed { name: string; reason: string; output?: string; }
  export interface LaunchNotAllowed { name: string; reason: string; }
  export interface MalformedJson { reason: string; }
  export interface MenuEntryDisabled { entry: string; }
  export interface MenuPathIncomplete { entry: string; entries: string; }
  export interface MessageTooLong { limit_bytes: number; }
  export interface MissingCapability { capability: string; }
  export interface MissingExtension { display: string; extension: string; }
  export interface MissingPackage { program: string; package: string; }
  export interface NeedsMemory { what: string; }
  export interface NoAccessibilityBus { reason: string; }
  export interface NoCapture { }
  export interface NoClientFound { home: string; }
  export interface NoCompositor { display: string; }
  export interface NoDisplay { reason: string; }
  export interface NoMatchingElement { query: string; app: string; nearest?: string; dialog?: string; }
  export interface NoPageElement { selector: string; hidden?: number; }
  export interface NoSnapshot { window_id: number; }
  export interface NoSuchAction { element: string; action: string; offered: string; }
  export interface NoSuchMenuEntry { where: string; entry: string; suggestion?: string; entries: string; commands?: string; }
  export interface NoSuchOption { element: string; value: string; suggestion?: string; options: string; }
  export interface NoSuchWindow { app: string; index: number; count: number; }
  export interface NoSuchWindowTitle { app: string; titles?: string; }
  export interface NoValue { element: string; }
  export interface NoWindow { app: string; pid: number; reason?: string; output?: string; }
  export interface NoWindowThere { x: number; y: number; }
  export interface NoZoomPicture { window_id: number; }
  export interface NotConfirmed { what: string; word?: string; reason: string; }
  export interface NotEditable { element: string; }
  export interface NotReady { what: string; reason: string; waited_ms: number; advice: string; }
  export interface NotSatisfied { what: string; reason: string; waited_ms: number; }
  export interface NotVisible { what: string; reason: string; advice: string; }
  export interface NothingToFind { }
  export interface NothingToPage { element_id: string; reason: string; }
  export interface NothingToSet { settings: string; }
  export interface NullArgument { function: string; argument: string; }
  export interface OauthUnusable { issuer: string; reason: string; }
  export interface OutdatedElementId { element_id: string; ids?: string; }
  export interface OutputLost { reason: string; }
  export interface OutputRefused { path: string; reason: string; }
  export interface PageBlocked { dialog: string; }
  export interface PageGone {
    what: string;
    reason: string;
    /** Whether the process of the page crashed: nothing comes of it until it is loaded again. */
    crashed: boolean;
    /** Whether it was closed. */
    closed: boolean;
  }
  export interface PageNotFound { window_id: number; title: string; count: number; candidates: string; }
  export interface PageProtocolError { endpoint: string; reason: string; }
  export interface PageReplaced { what: string; }
  export interface PageSilent { what: string; waited_ms: number; }
  export interface PageUnavailable { app: string; pid: number; reason: string; advice: string; }
  export interface PartlySent { element: string; sent: number; total: number; reason: string; value?: string; }
  export interface PathNotAllowed { path: string; roots: string; }
  export interface PersonActive { window_id: number; ago_ms: number; waited_ms: number; quiet_ms: number; }
  export interface PictureRefused { what: string; reason: string; advice: string; }
  export interface PlaceMissing { which: string; }
  export interface PlaceSaidTwice { which: string; }
  export interface PlacesInTwoWindows { window_id: number; to_window_id: number; }
  export interface PointOutside { x: number; y: number; what: string; window_id?: number; width: number; height: number; }
  export interface PortInUse { address: string; port: number; }
  /** One thing that is wrong with the arguments. */
  export interface Problem {
    /** JSON pointer of the offending value. */
    pointer: string;
    /** What is wrong with it. */
    message: string;
  }
  export interface ProcessNotFound { pid: number; }
  export interface ProtectedProcess { pid: number; name: string; reason: string; }
  export interface RateLimited { session: string; calls: number; what: string; window_ms: number; limit: number; retry_after_ms: number; }
  export interface RecordingFolderInUse { path: string; reason: string; }
  export interface RecordingInvalid { path: string; reason: string; }
  export interface RefusedByMode { tool: string; mode: string; allowed: string; }
  export interface RegionOutside { x: number; y: number; width: number; height: number; screen_width: number; screen_height: number; }
  export interface ResourceNotFound { reason: string; }
  export interface SandboxFailed { step: string; reason: string; }
  export interface SandboxNotFound { id: string; }
  export interface SandboxNotNamed { sandboxes: string; }
  export interface ScriptFailed { reason: string; line?: number; }
  export interface ScriptResultUnusable { reason: string; }
  export interface ScriptTimeout { waited_ms: number; reason: string; }
  export interface SessionEnded { session: string; reason: string; }
  export interface SocketInUse { socket: string; }
  export interface SocketOfAnotherDesktop { passed: string; socket: string; }
  export interface StaleElement { element: string; window_id: number; reason: string; candidates?: string; }
  export interface TextNotRead { reason: string; }
  export interface TextNotSent { element: string; reason: string; advice: string; }
  export interface TextNotUtf8 { function: string; argument: string; offset: number; }
  export interface TlsUnusable { path: string; reason: string; }
  export interface TokenFileUnsafe { path: string; reason: string; }
  export interface TokenInvalid { source: string; reason: string; }
  export interface TokenRequired { address: string; }
  export interface TooManyConnections { limit: number; }
  export interface TooMuchWaiting { what: string; bytes: number; held_bytes: number; limit_bytes: number; }
  export interface ToolNotSelected { tool: string; preset: string; }
  export interface UnknownElement { element: string; window_id?: number; }
  export interface UnknownElementId { element_id: string; ids?: string; }
  export interface UnknownKey { key: string; suggestion?: string; }
  export interface UnknownPlatform { platform: string; platforms: string; }
  export interface UnknownPreset { name: string; suggestion?: string; presets: string; }
  export interface UnknownRole { role: string; suggestion?: string; }
  export interface UnknownSetting { key: string; suggestion?: string; }
  export interface UnknownTool { tool: string; suggestion?: string; }
  export interface UnsupportedPlatform { tool: string; platform: string; reason: string; }
  export interface UserNotRecorded { }
  export interface UserRecordedAlready { }
  export interface UserTyping { window_id: number; ago_ms: number; waited_ms: number; quiet_ms: number; }
  export interface VisionFailed { backend: string; reason: string; }
  export interface VisionUnavailable { reason: string; advice: string; }
  export interface WaylandSession { display: string; }
  export interface WhichBrowser { action: string; }
  export interface WindowClosed { window_id: number; what: string; }
  export interface WindowNotFound { window_id: number; }
  export interface WindowOwnerMismatch { window_id: number; owner_pid: number; pid: number; }
  export interface WorkflowInvalid { step: number; tool: string; reason: string; }
  export interface WriteFailed { path: string; reason: string; }
}

/** Arguments and structured content of each tool, by its identity. */
export interface Tools {
  /**
   * Looks for what keeps people from using an application: missing names and roles, elements that the keyboard does not reach (by pressing Tab where that disturbs nobody, else from the tree), targets that are too small, contrast measured from pixels, duplicate and misleading names. Each issue cites its criterion of WCAG 2.2. The score is 100, less 15 for each critical issue, 8 for a serious, 3 for a moderate and 1 for a minor one, and at least 0.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_a11y_audit": { arguments: ax.AxA11yAuditArgs; result: ax.AxA11yAuditResult };
  /**
   * Checks that an element is as expected, and waits until it is, for at most timeout_ms. What does not hold is reported with what was expected and how it is.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_assert": { arguments: ax.AxAssertArgs; result: ax.AxAssertResult };
  /**
   * Clicks the one element that a query finds. Where a query finds several, the user is asked which is meant if the client can ask; else it is refused, and the error names them.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_click": { arguments: ax.AxClickArgs; result: ActionResult };
  /**
   * Clicks a point of the screen, in the background on the window that is topmost there: the user's pointer stays where it is.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_click_at": { arguments: ax.AxClickAtArgs; result: ActionResult };
  /**
   * Reads the text of the clipboard, or puts text on it; what the user had copied is lost then.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: This tool works on the clipboard of a desktop.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_clipboard": { arguments: ax.AxClipboardArgs; result: ax.AxClipboardResult };
  /**
   * Connects the session to a running application, so that other tools can name it. The connection means this one process: it ends with it, and a restarted application has to be connected again.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_connect": { arguments: ax.AxConnectArgs; result: ax.AxConnectResult };
  /**
   * Presses the button at an element or a point, moves to another, and releases it there. Both lie in one window of the application; each is named by a query or by coordinates.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_drag": { arguments: ax.AxDragArgs; result: ActionResult };
  /**
   * Finds the first element that a query means, and tells how many there are. Its element_ref stands wherever a query may. Where nothing matches words, the setting vision_backend may name something that looks at a picture of the front window.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_find": { arguments: ax.AxFindArgs; result: ax.AxFindResult };
  /**
   * Finds something in a picture of an application's front window that has no element for it, such as a part of a canvas: by the model that the setting vision_backend names, the client's (sampling), or by the text that is written there (tesseract). What lies on an element of the tree is returned with its element_ref. Nothing is clicked.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_find_visual": { arguments: ax.AxFindVisualArgs; result: ax.AxFindVisualResult };
  /**
   * Tells everything that is known of the one element that a query finds.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_get_attributes": { arguments: ax.AxGetAttributesArgs; result: ax.AxGetAttributesResult };
  /**
   * Shows the elements of an application, or of the one that a query finds, as an indented tree.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_get_tree": { arguments: ax.AxGetTreeArgs; result: ax.AxGetTreeResult };
  /**
   * Reads what an element holds: text, a number, or on and off.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_get_value": { arguments: ax.AxGetValueArgs; result: ax.AxGetValueResult };
  /**
   * Tells whether the elements of applications can be read on this desktop, and what helps where they cannot.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_is_accessible": { arguments: ax.AxIsAccessibleArgs; result: ax.AxIsAccessibleResult };
  /**
   * Presses a key, with modifiers, in the front window of an application; without one where the keyboard of the screen is.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_key_press": { arguments: ax.AxKeyPressArgs; result: ActionResult };
  /**
   * Lists the running applications, whether they are connected, and whether they show their elements, or why not.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_list_apps": { arguments: ax.AxListAppsArgs; result: ax.AxListAppsResult };
  /**
   * Lists the windows of a connected application, front to back.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_list_windows": { arguments: ax.AxListWindowsArgs; result: ax.AxListWindowsResult };
  /**
   * Runs AppleScript or JavaScript for Automation.
   * @support linux: none: AppleScript and JavaScript for Automation exist on macOS alone.
   * @support macos: none: Offhand has no macOS backend yet.
   * @support sim: full
   * @support web: none: This tool works on desktop windows.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_run_script": { arguments: ax.AxRunScriptArgs; result: ax.AxRunScriptResult };
  /**
   * Takes a picture, as PNG and pixel by pixel, of a window of a connected application, of the whole screen, or of a region of it.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: partial: A tab has to be named: a browser without a window has no screen.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_screenshot": { arguments: ax.AxScreenshotArgs; result: ax.AxScreenshotResult };
  /**
   * Scrolls what lies at the one element that a query finds, or has the focus in the application's front window, by about so many pixels: to within one step of its toolkit.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_scroll": { arguments: ax.AxScrollArgs; result: ActionResult };
  /**
   * Tells what the session is connected to and what it has done.
   * @support linux, macos, sim, web, windows: full
   */
  "ax.ax_session_info": { arguments: ax.AxSessionInfoArgs; result: ax.AxSessionInfoResult };
  /**
   * Gives the one element that a query finds a value: the number of a slider, an option, on or off, or the whole text of a field.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_set_value": { arguments: ax.AxSetValueArgs; result: ActionResult };
  /**
   * Types text into the one element that a query finds, or where the focus of the application's front window is.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_type": { arguments: ax.AxTypeArgs; result: ActionResult };
  /**
   * Undoes the last actions of the session, newest first: text and values are put back, scrolling and switches turned back. What has no inverse, and what somebody changed since, is left as it is and reported.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_undo": { arguments: ax.AxUndoArgs; result: ax.AxUndoResult };
  /**
   * Compares the front window of an application with a picture of how it should look, and returns how much differs and a picture of the difference. A window of another size differs wholly; it is told and not scaled.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_visual_diff": { arguments: ax.AxVisualDiffArgs; result: ax.AxVisualDiffResult };
  /**
   * Waits until an application changes nothing more by itself.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_wait_idle": { arguments: ax.AxWaitIdleArgs; result: ax.AxWaitIdleResult };
  /**
   * Carries out several calls of tools as one, in order. A step fails where its call fails or its result says found, passed or success: false. Then its on_fail decides: the workflow ends (abort), goes on (skip), or undoes what it did and ends (rollback). All steps are checked before the first is done.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "ax.ax_workflow": { arguments: ax.AxWorkflowArgs; result: ax.AxWorkflowResult };
  /**
   * Does up to 100 actions on elements of the latest capture, one after the other, and stops at the first that fails. Ids stay valid throughout; the reply has what came of each, and the tree as it is at the end.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "cup.batch_execute": { arguments: cup.BatchExecuteArgs; result: cup.BatchExecuteResult };
  /**
   * Acts on an element of the latest capture, in the background, and returns the tree as it is then, with new ids. press_keys needs keys, type and setvalue need value, scroll needs direction; all but press_keys need element_id.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "cup.execute_action": { arguments: cup.ExecuteActionArgs; result: CupActionResult };
  /**
   * Finds elements in the latest capture, the best match first, without asking any application. At least one of query, role, name and state is needed. Captures the active window where nothing was captured yet.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "cup.find_element": { arguments: cup.FindElementArgs; result: unknown };
  /**
   * Captures the desktop surface, with its icons. Where there is none, it lists the open windows.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: partial: There is no surface behind tabs: it lists the tabs.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "cup.get_desktop": { arguments: cup.GetDesktopArgs; result: unknown };
  /**
   * Captures the active window as a tree of elements, and lists the open windows. Ids of elements are valid until the next capture; execute_action acts on them.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "cup.get_foreground": { arguments: cup.GetForegroundArgs; result: unknown };
  /**
   * Lists the open windows, the front one first, without asking any application.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "cup.get_overview": { arguments: cup.GetOverviewArgs; result: unknown };
  /**
   * Captures the windows whose title, or else whose application, contains a text.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "cup.get_tree": { arguments: cup.GetTreeArgs; result: unknown };
  /**
   * Starts an installed application by its name, or nearly its name, in the background, and waits for its window.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: A browser starts no programs.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "cup.launch_app": { arguments: cup.LaunchAppArgs; result: cup.LaunchAppResult };
  /**
   * Shows the elements of a container of the latest capture that its text left out, a page at a time, without asking any application: nothing scrolls.
   * @support linux, macos, sim, web, windows: full
   */
  "cup.page": { arguments: cup.PageArgs; result: unknown };
  /**
   * Takes a picture of the screen, or of a region of it: all four numbers or none. Of a browser that is driven as a platform of its own it is the page of the tab at the front.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "cup.screenshot": { arguments: cup.ScreenshotArgs; result: cup.ScreenshotResult };
  /**
   * Makes a window the active one, on top and with the keyboard, and leaves it so: the user loses all three. Other tools with delivery_mode foreground do that only for a moment.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: Tabs are worked in where they are, and none is brought to the front.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.bring_to_front": { arguments: desktop.BringToFrontArgs; result: desktop.BringToFrontResult };
  /**
   * Tells the version of this program and, where the setting update_manifest names a file or an address, the latest release. It installs nothing, and tells that address nothing but that somebody asked. That it cannot be reached is an answer, not an error.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: This tool is about the program on this machine.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.check_for_update": { arguments: desktop.CheckForUpdateArgs; result: desktop.CheckForUpdateResult };
  /**
   * Tells whether accessibility trees, pictures and input are available on this desktop, and what is missing. It changes nothing.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: This tool looks at a desktop.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.check_permissions": { arguments: desktop.CheckPermissionsArgs; result: desktop.CheckPermissionsResult };
  /**
   * Clicks an element or a point. Prefer elements: they work in covered and minimised windows.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.click": { arguments: desktop.ClickArgs; result: ActionResult };
  /**
   * Tells which types of content the clipboard offers and, on request, the content itself. The clipboard belongs to the user: read its content only for a reason.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: This tool works on the clipboard of a desktop.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.clipboard_read": { arguments: desktop.ClipboardReadArgs; result: desktop.ClipboardReadResult };
  /**
   * Puts text, an image or files on the clipboard, where they stay until something else is copied. What the user had copied is lost; the reply names its types. Give exactly one of text, image_path, file_path and file_paths.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: This tool works on the clipboard of a desktop.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.clipboard_write": { arguments: desktop.ClipboardWriteArgs; result: desktop.ClipboardWriteResult };
  /**
   * Tells what the platform says of a window, unprocessed, for the report of a problem: handles, geometry, properties, toolkit, and whether its accessibility tree is found. Its title is included; command lines, environments, pictures and contents are not.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.debug_window_info": { arguments: desktop.DebugWindowInfoArgs; result: desktop.DebugWindowInfoResult };
  /**
   * Double clicks an element or a point. An item of a list or tree that offers an action to open it is opened by that action instead of the pointer.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.double_click": { arguments: desktop.DoubleClickArgs; result: ActionResult };
  /**
   * Presses a button of the pointer at one point, moves in a straight line, and releases it at another point.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.drag": { arguments: desktop.DragArgs; result: ActionResult };
  /**
   * Ends a session: its snapshots and settings are forgotten and its recording stops. Later calls that name it are refused with session_ended. Ending it twice is no error.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.end_session": { arguments: desktop.EndSessionArgs; result: desktop.EndSessionResult };
  /**
   * Finds elements of a window, the best match first, without listing the whole tree. The elements that it names can be acted on at once.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.find_elements": { arguments: desktop.FindElementsArgs; result: desktop.FindElementsResult };
  /**
   * Gives an overview of the desktop: which applications run and which windows can be seen, with bounds and stacking order. get_window_state reads the elements of a window.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.get_accessibility_tree": { arguments: desktop.GetAccessibilityTreeArgs; result: desktop.GetAccessibilityTreeResult };
  /**
   * Tells where the cursor of this session is, how it looks and moves, and whether it is shown.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: A page is worked in without a cursor.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.get_agent_cursor_state": { arguments: desktop.GetAgentCursorStateArgs; result: CursorState };
  /**
   * Tells the settings that hold for this session.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.get_config": { arguments: desktop.GetConfigArgs; result: desktop.GetConfigResult };
  /**
   * Tells where the user's own pointer is on the screen.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: A page is worked in without the pointer of a user.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.get_cursor_position": { arguments: desktop.GetCursorPositionArgs; result: desktop.GetCursorPositionResult };
  /**
   * Takes a picture of the whole screen and lists the windows that can be seen. Points of calls without pid are pixels of this picture.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: This tool looks at a desktop.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.get_desktop_state": { arguments: desktop.GetDesktopStateArgs; result: desktop.GetDesktopStateResult };
  /**
   * Tells whether this session is being recorded, where to, and what became of its last recording; a call without a session name also learns of the last recording that ended with its connection.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.get_recording_state": { arguments: desktop.GetRecordingStateArgs; result: RecordingReport };
  /**
   * Tells the size of the screen in physical pixels, the unit of all positions on it.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: A browser without a screen has none to measure; list_windows tells the size of each tab.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.get_screen_size": { arguments: desktop.GetScreenSizeArgs; result: desktop.GetScreenSizeResult };
  /**
   * Reads a window: its visible elements with their numbers, and a picture. Call it before acting on elements; numbers stay with their element. Elements of closed menus, other pages and scrolled-away content are only counted (+N hidden): hidden lists them, and query finds them.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.get_window_state": { arguments: desktop.GetWindowStateArgs; result: desktop.GetWindowStateResult };
  /**
   * Presses several keys together, such as ctrl and s, and releases them.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.hotkey": { arguments: desktop.HotkeyArgs; result: ActionResult };
  /**
   * Chooses an entry from a window's menus by its labels, without opening the menu where the application can do that. Upper and lower case, ellipses and the underscores of keyboard shortcuts are ignored.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: A page has no menu bar of its own; click the items of its menus.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.invoke_menu": { arguments: desktop.InvokeMenuArgs; result: ActionResult };
  /**
   * Ends a process at once; what it has not saved is lost. Only processes of the same user are ended, and only those that own a window here or were launched here.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: The browser ends with its desk.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.kill_app": { arguments: desktop.KillAppArgs; result: desktop.KillAppResult };
  /**
   * Starts an application in the background, without taking the focus from the user, and waits for its first window.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: partial: Opens the addresses in urls, each as a new tab of the browser; programs are not started.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.launch_app": { arguments: desktop.LaunchAppArgs; result: desktop.LaunchAppResult };
  /**
   * Lists the applications that run and those that are installed. It need not be called before launch_app.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: This tool works on desktop applications.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.list_apps": { arguments: desktop.ListAppsArgs; result: desktop.ListAppsResult };
  /**
   * Lists the top-level windows from front to back. Minimised windows and those on other workspaces are included.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.list_windows": { arguments: desktop.ListWindowsArgs; result: desktop.ListWindowsResult };
  /**
   * Moves the cursor of this session to a point of the screen. That cursor shows a watching user where the session is at work; the user's own pointer stays where it is. With scope desktop it is the user's own pointer that moves, and it stays there.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: A page is worked in without a cursor.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.move_cursor": { arguments: desktop.MoveCursorArgs; result: CursorState };
  /**
   * Works in the web page that a browser's window shows, through frames and open shadow roots. Chromium, Electron and Firefox have to be started with a debugging pipe or port; of other browsers it reads what the accessibility tree tells: text, and elements by tag, id and class.
   * @support linux, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support sim: partial: Pages are read through the accessibility tree alone.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.page": { arguments: desktop.PageArgs; result: desktop.PageResult };
  /**
   * Presses and releases one key, with modifiers if wanted.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.press_key": { arguments: desktop.PressKeyArgs; result: ActionResult };
  /**
   * Does the actions of a recording again, in order. Windows and elements are found by what they are called; an action whose target is in doubt is not done.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.replay_trajectory": { arguments: desktop.ReplayTrajectoryArgs; result: desktop.ReplayTrajectoryResult };
  /**
   * Right clicks an element or a point, to open its context menu. Where an element offers its menu as an action, that is used instead of the pointer.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.right_click": { arguments: desktop.RightClickArgs; result: ActionResult };
  /**
   * Scrolls what lies at an element or a point, or has the focus within the window: by the wheel, by its scroll bar, or by keys that only scroll.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.scroll": { arguments: desktop.ScrollArgs; result: ActionResult };
  /**
   * Decides whether actions of this session show its cursor. Until this tool or move_cursor says otherwise, those of a session with a name do, and others do not. A cursor that was never moved appears in the middle of the screen.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: A page is worked in without a cursor.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.set_agent_cursor_enabled": { arguments: desktop.SetAgentCursorEnabledArgs; result: CursorState };
  /**
   * Sets how the cursor of this session moves, and its icon, colour, label, size and opacity. What is left out stays as it is.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: A page is worked in without a cursor.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.set_agent_cursor_motion": { arguments: desktop.SetAgentCursorMotionArgs; result: CursorState };
  /**
   * Sets the gradient and the glow of this session's cursor, or an image in place of the arrow. What is left out stays as it is.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: A page is worked in without a cursor.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.set_agent_cursor_style": { arguments: desktop.SetAgentCursorStyleArgs; result: CursorState };
  /**
   * Changes settings for this session alone, in memory. A single command that names no session changes the settings file instead.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.set_config": { arguments: desktop.SetConfigArgs; result: desktop.SetConfigResult };
  /**
   * Gives an element a value: the number of a slider or spin button, an option of a combo box or list (without opening it), on or off for a check box, the whole text of a field, or the files of an input of a page.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.set_value": { arguments: desktop.SetValueArgs; result: ActionResult };
  /**
   * Moves and resizes a window without bringing it to the front, and tells where it is afterwards.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: none: Tabs have no place on a screen.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.set_window_frame": { arguments: desktop.SetWindowFrameArgs; result: desktop.SetWindowFrameResult };
  /**
   * Records every action of this session from now on: a folder for each, with what was asked, what came of it, and the tree and picture of the window afterwards. An earlier recording of the session ends.
   * @support linux, sim: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support web: partial: Without video: nothing films a page.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.start_recording": { arguments: desktop.StartRecordingArgs; result: RecordingReport };
  /**
   * Begins a session under a name. Its snapshots, settings and recording are its own, whatever connection its calls come over. Calling it again keeps the session alive; after its end, it begins a new one.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.start_session": { arguments: desktop.StartSessionArgs; result: desktop.StartSessionResult };
  /**
   * Ends the recording of this session and finishes its video. Where nothing is being recorded, nothing happens.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.stop_recording": { arguments: desktop.StopRecordingArgs; result: RecordingReport };
  /**
   * Inserts text at the caret of an element, or types it into what has the focus. Keys that are no text, such as return, are pressed with press_key.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.type_text": { arguments: desktop.TypeTextArgs; result: ActionResult };
  /**
   * Checks up to eight expectations of a window and its elements together, waits until all of them hold, and reports each one.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.verify_state": { arguments: desktop.VerifyStateArgs; result: desktop.VerifyStateResult };
  /**
   * Waits until an element shows, is enabled or holds a value, or until a window opens or closes: one call in place of looking again and again. Fails with not_satisfied when this did not come true in time.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.wait_for": { arguments: desktop.WaitForArgs; result: desktop.WaitForResult };
  /**
   * Takes a picture of a part of a window, enlarged where it is small, with a fifth of its size around it and at most 500 pixels wide. Afterwards from_zoom makes x and y of other tools pixels of this picture.
   * @support linux, sim, web: full
   * @support macos: none: Offhand has no macOS backend yet.
   * @support windows: none: Offhand has no Windows backend yet.
   */
  "desktop.zoom": { arguments: desktop.ZoomArgs; result: desktop.ZoomResult };
}

/** What the error of each code holds. */
export interface ErrorData {
  /** {tool}: {summary} */
  invalid_arguments: errors.InvalidArguments;
  /** There is no tool "{tool}"[; did you mean "{suggestion}"?] */
  unknown_tool: errors.UnknownTool;
  /** The tool "{tool}" is not in this selection. */
  tool_not_selected: errors.ToolNotSelected;
  /** There is no preset or tool "{name}"[; did you mean "{suggestion}"?] */
  unknown_preset: errors.UnknownPreset;
  /** {one} and {other} have the same name, {name}: a client could not tell them apart. */
  equal_tool_names: errors.EqualToolNames;
  /** {tool} does not work on {platform}: {reason} */
  unsupported_platform: errors.UnsupportedPlatform;
  /** There is no platform "{platform}" in this build. */
  unknown_platform: errors.UnknownPlatform;
  /** There is no such resource: {reason} */
  resource_not_found: errors.ResourceNotFound;
  /** Not valid JSON: {reason} */
  malformed_json: errors.MalformedJson;
  /** The line is no call of a tool: {reason} */
  bad_call_line: errors.BadCallLine;
  /** {option} is "{value}": it must be {expected}. */
  invalid_option: errors.InvalidOption;
  /** The member {member} of _meta is {value}: it must be {expected}. */
  invalid_meta: errors.InvalidMeta;
  /** A message of more than {limit_bytes} bytes was skipped. */
  message_too_long: errors.MessageTooLong;
  /** {source}: {reason} */
  configuration_invalid: errors.ConfigurationInvalid;
  /** Port {port} of {address} is in use. */
  port_in_use: errors.PortInUse;
  /** Nothing can be served at {address} port {port}: {reason} */
  address_unavailable: errors.AddressUnavailable;
  /** Serving at {address} needs a token: others can reach it. */
  token_required: errors.TokenRequired;
  /** The token of {source} cannot be used: {reason}. */
  token_invalid: errors.TokenInvalid;
  /** The token file {path} cannot be used: {reason}. */
  token_file_unsafe: errors.TokenFileUnsafe;
  /** An answer is needed first: {question} */
  input_required: errors.InputRequired;
  /** This client cannot be asked: it does not declare {capability}. */
  missing_capability: errors.MissingCapability;
  /** {what} was not done within {timeout_ms} ms. */
  deadline_exceeded: errors.DeadlineExceeded;
  /** {app} (pid {pid}) does not answer: {what} got no reply within {waited_ms} ms. */
  app_not_responding: errors.AppNotResponding;
  /** {what} was cancelled. */
  cancelled: errors.Cancelled;
  /** {what} is busy: {limit} calls wait already. */
  busy: errors.Busy;
  /** {what} of {bytes} bytes was refused: the messages that wait on this connection hold {held_bytes} bytes, and may hold {limit_bytes}. */
  too_much_waiting: errors.TooMuchWaiting;
  /** Something inside offhand failed: {reason} */
  internal: errors.Internal;
  /** {function} was given null for {argument}. */
  null_argument: errors.NullArgument;
  /** {function} was given a handle that is not open: it was freed already, or never made. */
  handle_not_open: errors.HandleNotOpen;
  /** {function}: {argument} is not UTF-8, from byte {offset} on. */
  text_not_utf8: errors.TextNotUtf8;
  /** There is no display: {reason} */
  no_display: errors.NoDisplay;
  /** The display {display} refuses the connection: {reason} */
  display_refused: errors.DisplayRefused;
  /** The connection to the display {display} broke: {reason} */
  display_lost: errors.DisplayLost;
  /** The display {display} lacks the extension {extension}. */
  missing_extension: errors.MissingExtension;
  /** The accessibility bus cannot be reached: {reason} */
  no_accessibility_bus: errors.NoAccessibilityBus;
  /** This is a Wayland session ({display}): only windows of X11 programs are seen and operated. */
  wayland_session: errors.WaylandSession;
  /** No compositor runs on {display}: cursors of sessions are drawn opaque instead of blended with what lies beneath. */
  no_compositor: errors.NoCompositor;
  /** {app} (pid {pid}) shows no accessibility tree[ of window {window_id}, only of {others}][; {toolkit} is not known to have any]. */
  accessibility_off: errors.AccessibilityOff;
  /** {app} (pid {pid}) shows no accessibility tree: accessibility is switched off on this desktop, and accessibility_enable is "{setting}". */
  accessibility_disabled: errors.AccessibilityDisabled;
  /** There is no {facet} on {platform}[: {reason}]. */
  facet_missing: errors.FacetMissing;
  /** There is no process {pid}. */
  process_not_found: errors.ProcessNotFound;
  /** {app} (pid {pid}) has no window[: {reason}][. It said last: {output}]. */
  no_window: errors.NoWindow;
  /** There is no window {window_id}. */
  window_not_found: errors.WindowNotFound;
  /** Window {window_id} belongs to pid {owner_pid}, not to {pid}. */
  window_owner_mismatch: errors.WindowOwnerMismatch;
  /** Window {window_id} closed during {what}. */
  window_closed: errors.WindowClosed;
  /** {count} accessible windows fit window {window_id} "{title}": {candidates}. */
  ambiguous_window: errors.AmbiguousWindow;
  /** This did not come true within {waited_ms} ms: {what}. Now {reason}. */
  not_satisfied: errors.NotSatisfied;
  /** The session {session} has ended: {reason}. */
  session_ended: errors.SessionEnded;
  /** {path} cannot take a recording: {reason}. */
  recording_folder_in_use: errors.RecordingFolderInUse;
  /** The file {path} cannot be read. */
  file_unreadable: errors.FileUnreadable;
  /** {what} breaks the rules of the Computer Use Protocol: {summary}. */
  envelope_invalid: errors.EnvelopeInvalid;
  /** Line {line}, column {column} of the compact text: expected {expected}. */
  compact_text_invalid: errors.CompactTextInvalid;
  /** The search says nothing of what to find. */
  nothing_to_find: errors.NothingToFind;
  /** "{role}" means no role[; did you mean "{suggestion}"?] */
  unknown_role: errors.UnknownRole;
  /** This session has captured nothing yet. */
  no_capture: errors.NoCapture;
  /** {element_id} is of an earlier capture[; ids of the latest one are {ids}]. */
  outdated_element_id: errors.OutdatedElementId;
  /** This session has given no element the id {element_id}[; ids of its latest capture are {ids}]. */
  unknown_element_id: errors.UnknownElementId;
  /** No window has "{app}" in its title[; there are: {titles}]. */
  no_such_window_title: errors.NoSuchWindowTitle;
  /** The region {x},{y} {width}x{height} lies outside of the screen, which has {screen_width}x{screen_height} pixels. */
  region_outside: errors.RegionOutside;
  /** {element_id} cannot be paged through: {reason}. */
  nothing_to_page: errors.NothingToPage;
  /** {path} cannot be read as a recording: {reason}. */
  recording_invalid: errors.RecordingInvalid;
  /** {what} would end with this command. */
  needs_memory: errors.NeedsMemory;
  /** There is no setting "{key}"[; did you mean "{suggestion}"?] */
  unknown_setting: errors.UnknownSetting;
  /** No setting was given. */
  nothing_to_set: errors.NothingToSet;
  /** This session has no snapshot of window {window_id}. */
  no_snapshot: errors.NoSnapshot;
  /** {element} is not in this session's latest snapshots[ of window {window_id}]. */
  unknown_element: errors.UnknownElement;
  /** element_index {element_index} and element_token {element_token} name different elements. */
  elements_differ: errors.ElementsDiffer;
  /** {element} is gone from window {window_id}: {reason}. */
  stale_element: errors.StaleElement;
  /** {what} cannot be seen: {reason}. */
  not_visible: errors.NotVisible;
  /** {what} cannot be hit by the pointer: {reason}. */
  element_covered: errors.ElementCovered;
  /** The point {x}, {y} lies outside {what} ({width}x{height}). */
  point_outside: errors.PointOutside;
  /** {application} is denied here by the setting {setting}. */
  application_denied: errors.ApplicationDenied;
  /** {tool} is refused in the security mode {mode}, in which {allowed}. */
  refused_by_mode: errors.RefusedByMode;
  /** {what} was not done: [its name holds "{word}", and ]{reason}. */
  not_confirmed: errors.NotConfirmed;
  /** Session {session} began {calls} {what} within {window_ms} ms; the limit is {limit}. */
  rate_limited: errors.RateLimited;
  /** Nothing was sent to window {window_id}: somebody works in it with pointer or keyboard, the last time {ago_ms} ms ago, and went on for the {waited_ms} ms that were waited. */
  person_active: errors.PersonActive;
  /** Nothing was sent to window {window_id}: it would take the user's keyboard, on which they typed the last time {ago_ms} ms ago, and went on for the {waited_ms} ms that were waited. */
  user_typing: errors.UserTyping;
  /** {tool} was ended: the user pressed {key}, which ends whatever acts here. */
  ended_by_user: errors.EndedByUser;
  /** This session records already what the user does. */
  user_recorded_already: errors.UserRecordedAlready;
  /** This session records nobody. */
  user_not_recorded: errors.UserNotRecorded;
  /** HTTPS cannot be served with {path}: {reason}. */
  tls_unusable: errors.TlsUnusable;
  /** Tokens of {issuer} cannot be checked: {reason}. */
  oauth_unusable: errors.OauthUnusable;
  /** {tool} was refused: the audit log {path} cannot be written: {reason}. */
  audit_unwritable: errors.AuditUnwritable;
  /** Without pid and window_id the call means the whole screen, which the scope "window" does not allow. */
  desktop_scope_disabled: errors.DesktopScopeDisabled;
  /** from_zoom needs a zoom picture of window {window_id}, and this session has none. */
  no_zoom_picture: errors.NoZoomPicture;
  /** {element} offers no action for "{action}"; it offers: {offered}. */
  no_such_action: errors.NoSuchAction;
  /** {element} takes no text. */
  not_editable: errors.NotEditable;
  /** The text was not sent to {element}: {reason}. */
  text_not_sent: errors.TextNotSent;
  /** Only {sent} of {total/key/keys} were sent to {element}: {reason}[; it holds "{value}" now]. */
  partly_sent: errors.PartlySent;
  /** {element} holds no value that could be set. */
  no_value: errors.NoValue;
  /** {element} takes {expected}, not "{value}". */
  invalid_value: errors.InvalidValue;
  /** {element} has no option "{value}"[; did you mean "{suggestion}"?] */
  no_such_option: errors.NoSuchOption;
  /** There is no key "{key}"[; did you mean "{suggestion}"?] */
  unknown_key: errors.UnknownKey;
  /** "{keys}" is no combination of keys: {reason}. */
  invalid_key_combination: errors.InvalidKeyCombination;
  /** Window {window_id} takes no input: the modal dialog {dialog_window_id} stands in front of it. */
  blocked_by_dialog: errors.BlockedByDialog;
  /** {what} does not hold still: it or what is around it changed {changes/time/times} in the last {window_ms} ms. */
  element_unstable: errors.ElementUnstable;
  /** {what} is not ready: {reason}, and was still so after {waited_ms} ms. */
  not_ready: errors.NotReady;
  /** {what} cannot be done in the background: {reason} */
  background_unavailable: errors.BackgroundUnavailable;
  /** Window {window_id} could not be brought to the front: {reason} */
  foreground_unavailable: errors.ForegroundUnavailable;
  /** Nothing was sent to window {window_id}: the user composes text by the input method {method}, and went on for the {waited_ms} ms that were waited. What makes another window take the keyboard would break the syllable. */
  composing: errors.Composing;
  /** The characters were not sent to window {window_id}: its application passes keys to the input method {method}, which is switched on and would make other characters of them. */
  input_method_on: errors.InputMethodOn;
  /** {what} failed: {reason} */
  action_failed: errors.ActionFailed;
  /** {app} (pid {pid}) offers no page: {reason}. */
  page_unavailable: errors.PageUnavailable;
  /** None of the {count/page/pages} of this browser is the one that window {window_id} "{title}" shows: {candidates}. */
  page_not_found: errors.PageNotFound;
  /** {count/page/pages} fit: {candidates}. */
  ambiguous_page: errors.AmbiguousPage;
  /** {endpoint} is not served by a browser that the page tool can work with: {reason}. */
  page_protocol_error: errors.PageProtocolError;
  /** The page was replaced by another one before {what}. */
  page_replaced: errors.PageReplaced;
  /** The browser at {endpoint} cannot be used: {reason}. */
  browser_unavailable: errors.BrowserUnavailable;
  /** The page went away during {what}: {reason}. */
  page_gone: errors.PageGone;
  /** A dialog blocks the page: {dialog}. */
  page_blocked: errors.PageBlocked;
  /** The page did not answer {what} within {waited_ms} ms. */
  page_silent: errors.PageSilent;
  /** The script failed[ in line {line}]: {reason} */
  script_failed: errors.ScriptFailed;
  /** The script was not done within {waited_ms} ms: {reason}. */
  script_timeout: errors.ScriptTimeout;
  /** The script ran, but its result cannot be told: {reason}. */
  script_result_unusable: errors.ScriptResultUnusable;
  /** "{selector}" is no CSS selector: {reason} */
  invalid_selector: errors.InvalidSelector;
  /** Nothing on the page fits {selector}[; {hidden} that fit cannot be seen]. */
  no_page_element: errors.NoPageElement;
  /** {count} visible elements fit {selector}: {candidates}. */
  ambiguous_selector: errors.AmbiguousSelector;
  /** {action} needs pid or window_id: it is not the case that exactly one application offers its pages. */
  which_browser: errors.WhichBrowser;
  /** There is no application "{name}"[; did you mean "{suggestion}"?] */
  app_not_found: errors.AppNotFound;
  /** No application "{app}" is connected. */
  app_not_connected: errors.AppNotConnected;
  /** {app} is installed but does not run. */
  app_not_running: errors.AppNotRunning;
  /** "{app}" fits {count} applications: {candidates}. */
  ambiguous_app: errors.AmbiguousApp;
  /** The alias "{alias}" belongs to {app} (pid {pid}). */
  alias_in_use: errors.AliasInUse;
  /** The connection to {app} (pid {pid}) has ended: {reason}. */
  connection_ended: errors.ConnectionEnded;
  /** This session has {limit} connected applications already, and all of them run. */
  too_many_connections: errors.TooManyConnections;
  /** No window shows at {x}, {y} of the screen. */
  no_window_there: errors.NoWindowThere;
  /** {app} has no window {index}: it has {count}, counted from 0. */
  no_such_window: errors.NoSuchWindow;
  /** The query is not understood at character {at}: {reason}. */
  invalid_query: errors.InvalidQuery;
  /** No element of {app} matches {query}[; nearest: {nearest}][; {dialog} is open and has to be answered first]. */
  no_matching_element: errors.NoMatchingElement;
  /** It is said twice where the drag {which}: by a query and by coordinates. */
  place_said_twice: errors.PlaceSaidTwice;
  /** It is not said where the drag {which}. */
  place_missing: errors.PlaceMissing;
  /** The drag would lead from window {window_id} to window {to_window_id}. */
  places_in_two_windows: errors.PlacesInTwoWindows;
  /** {count} elements of {app} match {query}: {candidates}. */
  ambiguous_query: errors.AmbiguousQuery;
  /** Step {step} ({tool}) cannot be done: {reason}. */
  workflow_invalid: errors.WorkflowInvalid;
  /** The {what} cannot be used: {reason}. */
  picture_refused: errors.PictureRefused;
  /** Nothing here can look at pictures: {reason}. */
  vision_unavailable: errors.VisionUnavailable;
  /** {backend} gave no answer that can be used: {reason}. */
  vision_failed: errors.VisionFailed;
  /** The text of the picture cannot be read: {reason}. */
  text_not_read: errors.TextNotRead;
  /** {name} did not start: {reason}[. It said last: {output}] */
  launch_failed: errors.LaunchFailed;
  /** {name} is not started: {reason}, and the setting launch allows installed applications only. */
  launch_not_allowed: errors.LaunchNotAllowed;
  /** Process {pid} ({name}) may not be ended: {reason}. */
  foreign_process: errors.ForeignProcess;
  /** Process {pid} ({name}) is never ended: {reason}. */
  protected_process: errors.ProtectedProcess;
  /** {where} has no entry "{entry}"[; did you mean "{suggestion}"?] */
  no_such_menu_entry: errors.NoSuchMenuEntry;
  /** {where} has {count/entry/entries} "{entry}". */
  ambiguous_menu_entry: errors.AmbiguousMenuEntry;
  /** The menu entry "{entry}" is disabled now. */
  menu_entry_disabled: errors.MenuEntryDisabled;
  /** "{entry}" is a menu, not a command. */
  menu_path_incomplete: errors.MenuPathIncomplete;
  /** The command {command} takes {expected}[, not "{value}"]. */
  invalid_command_value: errors.InvalidCommandValue;
  /** The clipboard cannot be {action}: {reason}. */
  clipboard_unavailable: errors.ClipboardUnavailable;
  /** The content of the clipboard is larger than {limit_bytes} bytes. */
  clipboard_too_large: errors.ClipboardTooLarge;
  /** The clipboard holds no {form}[; it offers: {types}]. */
  clipboard_lacks: errors.ClipboardLacks;
  /** {path} cannot be used: {reason}. */
  input_file_refused: errors.InputFileRefused;
  /** {path} is not below a folder that may be written to: {roots}. */
  path_not_allowed: errors.PathNotAllowed;
  /** {path} is not written: {reason}. */
  output_refused: errors.OutputRefused;
  /** {path} cannot be written: {reason} */
  write_failed: errors.WriteFailed;
  /** {path} is left as it is: {reason} */
  client_file_refused: errors.ClientFileRefused;
  /** {path} is left as it is, because line {line}, column {column} cannot be understood: {reason} */
  client_file_invalid: errors.ClientFileInvalid;
  /** {client} has no settings file for a project. */
  client_without_projects: errors.ClientWithoutProjects;
  /** --client is missing, and nobody can be asked here. Clients that were found: {found} */
  client_not_chosen: errors.ClientNotChosen;
  /** None of the known MCP clients was found in {home}. */
  no_client_found: errors.NoClientFound;
  /** Standard output (stdout) cannot be written: {reason} */
  output_lost: errors.OutputLost;
  /** The program {program} is missing. */
  missing_package: errors.MissingPackage;
  /** The sandbox failed at {step}: {reason} */
  sandbox_failed: errors.SandboxFailed;
  /** This build has no command "{command}": it has neither a daemon nor servers nor private desktops. */
  command_unavailable: errors.CommandUnavailable;
  /** There is no program "{command}". */
  command_not_found: errors.CommandNotFound;
  /** The program "{command}" cannot be run: {reason} */
  command_not_executable: errors.CommandNotExecutable;
  /** A daemon listens on {socket} already. */
  daemon_running: errors.DaemonRunning;
  /** A process that is no daemon of offhand listens on {socket}: for instance systemd, which starts the daemon with the first command. */
  socket_in_use: errors.SocketInUse;
  /** The socket passed to this process is {passed}, and that of its desktop is {socket}: its clients mean another desktop. */
  socket_of_another_desktop: errors.SocketOfAnotherDesktop;
  /** No daemon answers on {socket}: {reason} */
  daemon_not_running: errors.DaemonNotRunning;
  /** The daemon ended while {what} was on its way. Whether it was done, or how much of it, is not known. */
  daemon_gone: errors.DaemonGone;
  /** The daemon (pid {pid}) did not end within {waited_ms} ms. */
  daemon_hangs: errors.DaemonHangs;
  /** Process {pid} answers on {socket}, but the daemon says that it is process {stated}. */
  daemon_elsewhere: errors.DaemonElsewhere;
  /** The command does not say which sandbox is meant; there {sandboxes}. */
  sandbox_not_named: errors.SandboxNotNamed;
  /** There is no sandbox "{id}". */
  sandbox_not_found: errors.SandboxNotFound;
}
