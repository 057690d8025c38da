// Describes what leaves the server of pinned positions.
import type { OptionView } from '#design/Field.tsx';

export interface PinView {
  position: number;
  /** A name such as „Aufmacher“. */
  name: string;
  /** Null where it is chosen as ever. */
  pin: {
    title: string;
    /** The piece, as `article-12`. */
    value: string;
    /** Null for a piece that isn't public any more. */
    href: string | null;
    until: string;
    /** Positions above and below; null at the ends. */
    above: number | null;
    below: number | null;
  } | null;
}

export interface PinsPageView {
  places: OptionView[];
  place: string;
  /** The front page itself. */
  front: { name: string; href: string };
  positions: PinView[];
  search: string;
  heading: string;
  /** Pieces to choose from; `value` is `article-12`. */
  pieces: (OptionView & { note: string })[];
  typed: { piece: string; position: string; day: string; clock: string };
  positionOptions: OptionView[];
  actions: { desk: string; pin: string; unpin: string; move: string };
  errors: Readonly<Record<string, string>>;
}
