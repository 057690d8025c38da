// This is what a scene is: when it can be shown, and how it is drawn.
import type { Point } from './draw.ts';
import type { Hour, Season, Weather } from './palette.ts';
import type { Stage } from './stage.ts';

export interface Scene {
  /** What seeds choose from; a picture may ask for others. A value that is named twice comes twice as often. */
  readonly seasons?: readonly Season[];
  readonly hours?: readonly Hour[];
  readonly weathers?: readonly Weather[];
  /** The closest crop that still makes sense. */
  readonly zoom?: number;
  /** The alternative text doesn't speak of the weather. */
  readonly isIndoors?: boolean;
  readonly draw: (s: Stage) => Drawing;
}

export interface Drawing {
  readonly svg: string;
  /** Where the main subject is, as fractions of width and height. */
  readonly focus: Point;
}
