// Generated from schema. Do not edit.

/** None of these keys. */
type Without<Keys extends string> = { [Key in Keys]?: never };

/** Whatever can be meant. */
export type Anything =
/** What was handed out. */
| {
  /** Number of a pane. */
  pane_id?: PaneId;
  /**
   * What it was handed out by.
   * @maxLength 40
   */
  handle: string;
  /**
   * Its number.
   * @minimum 1
   * @maximum 99
   */
  number?: number;
} & Without<"owner" | "of_zoom" | "reach" | "app" | "find" | "mark" | "across" | "down">
/** What has a number. */
| {
  /**
   * Whose pane.
   * @minimum 1
   * @maximum 99
   */
  owner?: number;
  pane_id: PaneId;
  number: number;
} & Without<"of_zoom" | "reach" | "app" | "find" | "mark" | "handle" | "across" | "down">
/** What has a mark. */
| {
  /**
   * Its mark in the last picture.
   * @maxLength 8
   */
  mark: string;
} & Without<"owner" | "pane_id" | "of_zoom" | "reach" | "app" | "find" | "handle" | "number" | "across" | "down">
/** What words find. */
| {
  pane_id?: PaneId;
  /**
   * Name of an application.
   * @maxLength 40
   */
  app?: string;
  /**
   * Words that find it.
   * @maxLength 40
   */
  find: string;
} & Without<"owner" | "of_zoom" | "reach" | "mark" | "handle" | "number" | "across" | "down">
/** A spot of a pane. */
| {
  owner: number;
  pane_id?: PaneId;
  /** Of the last zoom. */
  of_zoom?: boolean;
  /**
   * To the right.
   * @minimum 0
   * @maximum 99
   */
  across: number;
  /**
   * Down.
   * @minimum 0
   * @maximum 99
   */
  down: number;
} & Without<"reach" | "app" | "find" | "mark" | "handle" | "number">
/** A spot anywhere. */
| {
  /** Whether it may be anywhere. */
  reach?: Reach;
  across: number;
  down: number;
} & Without<"owner" | "pane_id" | "of_zoom" | "app" | "find" | "mark" | "handle" | "number">
/** What has the focus there. */
| {
  owner: number;
  pane_id?: PaneId;
} & Without<"of_zoom" | "reach" | "app" | "find" | "mark" | "handle" | "number" | "across" | "down">
/** What has the focus anywhere. */
| {
  reach?: Reach;
} & Without<"owner" | "pane_id" | "of_zoom" | "app" | "find" | "mark" | "handle" | "number" | "across" | "down">;
/** A colour. */
export type Color = "red" | "green" | "double";
/** Corners. */
export type Corners = Array<Point>;
/** One gesture of the brush. */
export type Gesture =
/** Touches the canvas. */
| {
  /** What to do. */
  gesture: "dab";
  /** To the right. */
  x: number;
  /** Down. */
  y: number;
  /** A colour. */
  color?: Color;
} & Without<"for_ms">
/** Waits. */
| {
  gesture: "rest";
  /**
   * How long.
   * @minimum 0
   * @maximum 5000
   */
  for_ms?: number;
} & Without<"x" | "y" | "color">
/** Rinses the brush. */
| {
  gesture: "clean_brush";
} & Without<"x" | "y" | "color" | "for_ms">;
/** A layer with those above it. */
export interface Layers {
  /**
   * What it is called.
   * @maxLength 20
   */
  title: string;
  /**
   * Layers above it.
   * @maxItems 4
   * @default []
   */
  above?: Array<Layers>;
  /**
   * Layers by name.
   * @maxProperties 4
   * @default {}
   */
  named?: Record<string, Layers>;
}
/** A mood. */
export type Mood = "calm" | "wild";
/**
 * Colours, each once.
 * @maxItems 3
 */
export type Palette = Array<Color>;
/**
 * Number of a pane.
 * @minimum 1
 * @maximum 99
 */
export type PaneId = number;
/** A place on the canvas. */
export interface Point {
  /** To the right. */
  x: number;
  /** Down. */
  y: number;
}
/** A gesture that leaves no trace. */
export type QuietGesture =
/** Waits. */
| {
  /** What to do. */
  gesture: "rest";
  /**
   * How long.
   * @minimum 0
   * @maximum 5000
   */
  for_ms?: number;
}
/** Rinses the brush. */
| {
  gesture: "clean_brush";
} & Without<"for_ms">;
/** How far a call reaches. */
export type Reach = "pane" | "desktop";
/**
 * Name of a run.
 * @minLength 1
 * @maxLength 8
 */
export type RunName = string;
/** A shape and nothing else. */
export type ShapeAlone =
/** A shape. */
| {
  /** Number of a shape. */
  shape: ShapeId;
  /**
   * Layer.
   * @minimum 0
   */
  layer?: number;
};
/**
 * Number of a shape.
 * @minimum 1
 * @maximum 99
 */
export type ShapeId = number;
/** What to paint at. */
export type ShapeOrPoint =
/** A shape. */
| {
  /** Number of a shape. */
  shape: ShapeId;
  /**
   * Layer.
   * @minimum 0
   */
  layer?: number;
} & Without<"x" | "y">
/** A place. */
| {
  /** Place to the right. */
  x: number;
  /** Place down. */
  y: number;
} & Without<"shape" | "layer">;
/** A stroke that was painted. */
export interface Stroke {
  /** A colour. */
  color: Color;
  /**
   * Length in pixels.
   * @minimum 0
   */
  length: number;
  /** Corners. */
  points: Corners;
  /** What to know about it. */
  note?: string;
  /** Whether it is still wet. */
  wet?: boolean;
  /** What it was painted with. */
  with?: StrokeWith;
}
/** What it was painted with. */
export type StrokeWith = "brush" | "pencil" | (string & {});
/** How much of each. */
export type Weights = Record<string, number>;

export namespace demo {
  export type ComposeArgs = demo.Wish & {
    /**
     * Width.
     * @minimum 1
     */
    width?: number;
    /**
     * Height.
     * @minimum 1
     */
    height?: number;
    /**
     * What to do, in order.
     * @maxItems 100
     * @default []
     */
    gestures?: Array<Gesture>;
    /** What to do at the end. */
    last?: QuietGesture;
    /** Where. */
    layers?: Layers;
    /**
     * Of the colours.
     * @default {}
     */
    weights?: Weights;
    /**
     * Colours to use.
     * @default ["green","red"]
     */
    palette?: Palette;
    /**
     * Brushes, each once.
     * @maxItems 2
     * @default []
     */
    brushes?: Array<string>;
    /**
     * null for none.
     * @maxLength 20
     */
    title?: string | null;
    /**
     * null for any.
     * @minimum 1
     * @maximum 9
     * @default null
     */
    size?: number | null;
    /** Whatever belongs to it. */
    data?: unknown;
    /**
     * For the printer.
     * @maxProperties 5
     * @default {}
     */
    options?: Record<string, unknown>;
    /**
     * Who.
     * @maxLength 20
     */
    painter?: string;
    /** More. */
    args?: demo.ComposeArgsMember;
    /**
     * What other tools are to do.
     * @maxItems 100
     * @default []
     */
    steps?: Array<{ tool: string; arguments?: Record<string, unknown> }>;
    /**
     * How long to wait for the paint to dry.
     * @minimum 0
     * @maximum 60000
     * @default 500
     */
    timeout_ms?: number;
  };
  /** More. */
  export interface ComposeArgsMember {
    /**
     * A name that the arguments have too.
     * @default false
     */
    first?: boolean;
  }
  export interface ComposeResult {
    /** What was done. */
    did: Array<Gesture>;
    /** What is left, null when unknown. */
    rest: number | null;
    /** The title. */
    title?: string | null;
    /** How much of each. */
    weights?: Weights;
    /** Colours, each once. */
    palette?: Palette;
    /** What was given. */
    data?: unknown;
    /** Where. */
    layers?: Layers;
    /** What is left to do. */
    steps?: Array<{ tool: string; arguments?: Record<string, unknown> }>;
  }
  export interface LeaveArgs {
    /**
     * Name of an application.
     * @maxLength 40
     */
    app?: string;
    /**
     * Whose pane.
     * @minimum 1
     * @maximum 99
     */
    owner?: number;
  }
  export interface LetterArgs {
    /**
     * What to write on the canvas, from left to right.
     * @minLength 1
     * @maxLength 40
     */
    words: string;
    /**
     * For whom.
     * @minLength 1
     * @maxLength 8
     */
    run?: string;
    /** For whom the letters are, as it was said once. */
    old_run?: RunName;
    /**
     * How.
     * @default "background"
     */
    manner?: demo.LetterManner;
    /**
     * Where.
     * @minimum 1
     * @maximum 99
     * @platforms macos; ignored elsewhere
     */
    window?: number;
    /**
     * A name that is a macro, and the lowest number.
     * @minimum -9223372036854775808
     * @maximum 9223372036854775807
     * @default -9223372036854775808
     */
    errno?: number;
    /**
     * A name that is an operator.
     * @maxLength 4
     * @default ""
     */
    bitand?: string;
    /**
     * A name that everything else is named by.
     * @minimum 0
     * @default 9223372036854775807
     */
    std?: number;
    /**
     * How far the letters lean to the right; below 0 to the left.
     * @minimum -1e+300
     * @maximum 18446744073709551615
     * @default 0.5
     */
    slant?: number | null;
    /**
     * How wide.
     * @platforms macos; refused elsewhere
     */
    size?: number;
    /** Whether the letters are bold; null: as the painter likes it. */
    bold?: boolean | null;
    /**
     * Whether it is.
     * @default false
     */
    dry?: boolean;
    /**
     * Positions at which the brush stops for a moment.
     * @minItems 1
     * @maxItems 3
     */
    marks?: Array<number> | null;
    /**
     * Which.
     * @maxItems 2
     * @platforms macos; ignored elsewhere
     */
    brushes?: Array<boolean>;
    /**
     * A frame that is painted around the letters.
     * @platforms macos; ignored elsewhere
     */
    frame?: demo.LetterFrame;
    /**
     * Beside it.
     * @minProperties 1
     * @maxProperties 3
     */
    options?: Record<string, string> | null;
    /**
     * Whatever else belongs to the letters.
     * @default [1,"a"]
     */
    extra?: unknown;
    /**
     * Whatever, there.
     * @platforms macos; ignored elsewhere
     */
    data?: unknown;
    /** What another tool is to do after the letters are written. */
    then?: { tool: string; arguments?: Record<string, unknown> };
    /**
     * What to do then.
     * @platforms macos; ignored elsewhere
     */
    last?: { tool: string; arguments?: Record<string, unknown> };
    /**
     * Its colour.
     * @default null
     */
    ink?: Color | null;
    /**
     * In which mood.
     * @platforms macos; ignored elsewhere
     */
    tone?: Mood;
    /**
     * A default that is a map.
     * @default {"left":1,"right":0.5}
     */
    margins?: Weights;
    /**
     * A default that is a tree.
     * @default {"title":"wax","above":[{"title":"ribbon"}],"named":{"edge":{"title":"gold"}}}
     */
    seal?: Layers;
    /**
     * A default that is an object.
     * @default {"x":1,"y":-2.5}
     */
    origin?: Point;
    /**
     * Objects in a list.
     * @maxItems 3
     * @default [{"x":1,"y":2}]
     */
    origins?: Array<Point>;
    /**
     * A form by its tag.
     * @default {"gesture":"dab","x":1,"y":2,"color":"red"}
     */
    flourish?: Gesture;
    /**
     * Forms in a list.
     * @maxItems 3
     * @default [{"gesture":"clean_brush"},{"gesture":"rest","for_ms":5}]
     */
    flourishes?: Array<Gesture>;
    /**
     * A form by its keys.
     * @default {"x":1,"y":2}
     */
    place?: ShapeOrPoint;
    /**
     * A list for which null may stand.
     * @maxItems 3
     * @default [1,2]
     */
    stops?: Array<number> | null;
    /**
     * One that is empty, and not null.
     * @maxItems 3
     * @default []
     */
    pauses?: Array<number> | null;
    /**
     * Lists in a list.
     * @maxItems 3
     * @default [["a"],["b","c"]]
     */
    lines?: Array<Array<string>>;
    /**
     * Whatever, and that is an empty list.
     * @default []
     */
    loose?: unknown;
    /**
     * Like this: \
     * @default false
     */
    slanted?: boolean;
  }
  /** A frame that is painted around the letters. */
  export interface LetterFrame {
    /** How wide. */
    width?: number;
    /** How high. */
    height?: number;
    /**
     * A macro again.
     * @default true
     */
    stdin?: boolean;
  }
  /** How. */
  export type LetterManner = "background" | "foreground";
  export interface ListStrokesArgs {
    /**
     * Also how hard the brush was pressed.
     * @platforms macos; ignored elsewhere
     */
    pressure?: boolean;
  }
  export interface ListStrokesResult {
    /** Oldest first. */
    strokes: Array<Stroke>;
    /** Corners. */
    corners?: Corners;
    /** How they are sorted. */
    order: demo.ListStrokesResultOrder;
  }
  /** How they are sorted. */
  export type ListStrokesResultOrder = "by_age" | "by_size";
  export interface MixArgs {
    /** A colour. */
    color: Color;
    /**
     * How much of it.
     * @minimum 1
     * @maximum 99
     * @default 1
     */
    drops?: number;
  }
  export type PaintArgs = ShapeOrPoint & {
    /**
     * How to do it; any other value means calm.
     * @default "calm"
     */
    mood?: Mood;
    /** A colour. */
    color: Color;
    /**
     * Width of the brush.
     * @minimum 1
     * @maximum 9
     * @default 2
     */
    width?: number;
    /**
     * Which brush.
     * @default "round"
     */
    brush?: demo.PaintBrush;
    /**
     * Word beside it.
     * @minLength 1
     * @maxLength 8
     * @pattern ^[a-z]+$
     */
    label?: string;
    /**
     * Size of the word.
     * @minimum 1
     */
    label_size?: number;
    /**
     * Corners on the way.
     * @maxItems 3
     * @default []
     */
    via?: Array<Point>;
    /**
     * More colours.
     * @maxItems 3
     * @default ["red"]
     */
    colors?: Array<Color>;
    /**
     * Writes a picture here.
     * @minLength 1
     * @maxLength 64
     */
    out_file?: string;
    /**
     * Waits until it is dry.
     * @default true
     */
    dry?: boolean;
    /**
     * Uses the pencil.
     * @platforms macos; refused elsewhere
     */
    pencil?: boolean;
    /**
     * Ink to use.
     * @maxLength 16
     * @platforms macos; ignored elsewhere
     */
    ink?: string;
  };
  /** Which brush. */
  export type PaintBrush = "round" | "flat";
  export interface SweepArgs {
    /**
     * Whose pane.
     * @minimum 1
     * @maximum 99
     */
    owner?: number;
    /** Number of a pane. */
    pane_id?: PaneId;
    /** Of the last zoom. */
    of_zoom?: boolean;
    /** Whether it may be anywhere. */
    reach?: Reach;
    /** From here. */
    left: number;
    /** From here. */
    top: number;
    /** To there. */
    right: number;
    /** To there. */
    bottom: number;
    /**
     * Without a trace.
     * @default false
     */
    softly?: boolean;
  }
  export interface TraceArgs {
    /** To the right. */
    from_x: number;
    /** Down. */
    from_y?: number;
    /** Up. */
    from_z?: number;
    /** To the right. */
    to_x: number;
    /** Down. */
    to_y?: number;
    /** Up. */
    to_z?: number;
    /** Number of a shape. */
    start_shape?: ShapeId;
    /**
     * Layer.
     * @minimum 0
     */
    start_layer?: number;
    /** Place to the right. */
    start_x?: number;
    /** Place down. */
    start_y?: number;
    /** Number of a shape. */
    end_shape?: ShapeId;
    /**
     * Layer.
     * @minimum 0
     */
    end_layer?: number;
    /** What to do. */
    then_gesture?: "dab" | "rest" | "clean_brush";
    /** To the right. */
    then_x?: number;
    /** Down. */
    then_y?: number;
    /** A colour. */
    then_color?: Color;
    /**
     * How long.
     * @minimum 0
     * @maximum 5000
     */
    then_for_ms?: number;
  }
  /** A wish of this tool alone. */
  export type Wish =
  /** More. */
  | {
    /** Which. */
    wish: "more";
    /**
     * How.
     * @default false
     */
    loud?: boolean;
  }
  /** Less. */
  | {
    wish: "less";
  } & Without<"loud">;
  export type WriteAtArgs = Anything & {
    /**
     * What to write.
     * @maxLength 40
     */
    phrase: string;
    /**
     * Beside it.
     * @maxItems 3
     * @default []
     */
    notes?: Array<string>;
    /**
     * More to write.
     * @maxItems 3
     * @default []
     */
    verses?: Array<demo.WriteAtVerses>;
    /**
     * What other tools are to do then.
     * @maxItems 3
     * @default []
     */
    after?: Array<{ tool: string; arguments?: Record<string, unknown> }>;
  };
  /** A verse. */
  export interface WriteAtVerses {
    /**
     * A line.
     * @maxLength 9
     */
    line?: string;
  }
}

export namespace errors {
  export interface ConfigurationInvalid { source: string; reason: string; }
  export interface InvalidArguments { tool: string; summary: string; problems: Array<errors.Problem>; }
  export interface OutOfPaint { color: string; rest?: number; }
  /** One thing that is wrong. */
  export interface Problem {
    /** Where. */
    pointer: string;
    /** What. */
    message: string;
  }
  export interface UnknownPlatform { platform: string; platforms: string; }
  export interface UnsupportedPlatform { tool: string; platform: string; reason: string; }
}

/** Arguments and structured content of each tool, by its identity. */
export interface Tools {
  /**
   * Shows every construct of the dialect.
   * @support macos, sim, web: full
   */
  "demo.compose": { arguments: demo.ComposeArgs; result: demo.ComposeResult };
  /**
   * Leaves an application.
   * @support macos: none: The pencil is broken.
   * @support sim: full
   * @support web: none: There is no canvas.
   */
  "demo.leave": { arguments: demo.LeaveArgs; result: unknown };
  /**
   * Writes on the canvas; its schema has the keywords that the other tools do without, and names that C++ has for something else.
   * @support macos, sim, web: full
   */
  "demo.letter": { arguments: demo.LetterArgs; result: unknown };
  /**
   * Lists what was painted.
   * @support macos: partial: Only the last ten.
   * @support sim: full
   * @support web: none: There is no canvas.
   */
  "demo.list_strokes": { arguments: demo.ListStrokesArgs; result: demo.ListStrokesResult };
  /**
   * Mixes a colour.
   * @support macos, sim, web: full
   */
  "demo.mix": { arguments: demo.MixArgs; result: unknown };
  /**
   * Paints a stroke.
   * @support macos: none: The pencil is broken.
   * @support sim: full
   * @support web: none: There is no canvas.
   */
  "demo.paint": { arguments: demo.PaintArgs; result: Stroke };
  /**
   * Sweeps from one spot to another.
   * @support macos: none: The pencil is broken.
   * @support sim: full
   * @support web: none: There is no canvas.
   */
  "demo.sweep": { arguments: demo.SweepArgs; result: unknown };
  /**
   * Paints from one place to another.
   * @support macos, sim, web: full
   */
  "demo.trace": { arguments: demo.TraceArgs; result: unknown };
  /**
   * Writes at whatever can be meant.
   * @support macos: none: The pencil is broken.
   * @support sim: full
   * @support web: none: There is no canvas.
   */
  "demo.write_at": { arguments: demo.WriteAtArgs; result: unknown };
}

/** What the error of each code holds. */
export interface ErrorData {
  /** {tool}: {summary} */
  invalid_arguments: errors.InvalidArguments;
  /** {tool} does not work on {platform}: {reason} */
  unsupported_platform: errors.UnsupportedPlatform;
  /** There is no platform "{platform}". */
  unknown_platform: errors.UnknownPlatform;
  /** {source}: {reason} */
  configuration_invalid: errors.ConfigurationInvalid;
  /** There is no {color} left[, only {rest} ml]. */
  out_of_paint: errors.OutOfPaint;
}
