// Generated from schema. Do not edit.

/** A colour. */
export type Color = "red" | "green" | "double";
/** A mood. */
export type Mood = "calm" | "wild";
/** A place on the canvas. */
export interface Point {
  /** To the right. */
  x: number;
  /** Down. */
  y: number;
}
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
  /**
   * Number of a shape.
   * @minimum 1
   * @maximum 99
   */
  shape: ShapeId;
  /**
   * Layer.
   * @minimum 0
   */
  layer?: number;
  x?: never;
  y?: never;
}
/** A place. */
| {
  shape?: never;
  layer?: never;
  /** Place to the right. */
  x: number;
  /** Place down. */
  y: number;
};
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
  points: Array<Point>;
  /** What to know about it. */
  note?: string;
  /** Whether it is still wet. */
  wet?: boolean;
}

export namespace demo {
  export interface ListStrokesArgs {
  }
  export interface ListStrokesResult {
    /** Oldest first. */
    strokes: Array<Stroke>;
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
     * @maxLength 64
     */
    out_file?: string;
    /**
     * Waits until it is dry.
     * @default true
     */
    dry?: boolean;
    /** Uses the pencil. */
    pencil?: boolean;
    /**
     * Ink to use.
     * @maxLength 16
     */
    ink?: string;
  };
  /** Which brush. */
  export type PaintBrush = "round" | "flat";
}

/** Arguments and structured content of each tool, by its identity. */
export interface Tools {
  /** Lists what was painted. */
  "demo.list_strokes": { arguments: demo.ListStrokesArgs; result: demo.ListStrokesResult };
  /** Mixes a colour. */
  "demo.mix": { arguments: demo.MixArgs; result: unknown };
  /** Paints a stroke. */
  "demo.paint": { arguments: demo.PaintArgs; result: Stroke };
}
