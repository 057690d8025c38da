// Describes what of readers leaves the server: words and drawings, and no number that is small.
import type { LinkView } from '#design/page-frame.ts';
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { TimeView } from '#design/Time.tsx';

/** What the page of a piece has: that its reading is counted, or how it goes. */
export interface PieceAudienceView {
  /** Names the piece where reading it counts; null for those who look after it. */
  reading: string | null;
  /** What the gauge asks with, for those who look after it, and where its figures stand without it. */
  gauge: { ask: string; href: string } | null;
}

export interface FigureView {
  name: string;
  value: string;
}

export interface DialView {
  /** Where the needle stands from 0 to 1, the middle being as usual; null where there is nothing to compare with. */
  needle: number | null;
  /** Where the median of the place stands, when the author's is the middle. */
  mark: { at: number; name: string } | null;
}

export interface GaugeView {
  words: string;
  dial: DialView;
  figures: FigureView[];
  href: string;
  wrapper: 'card' | 'plain';
}

export interface LineView {
  name: string;
  look: 'piece' | 'author' | 'place';
  /** The values, rounded. */
  values: number[];
}

export interface CurveView {
  title: string;
  /** The same in words, for those who don't see it. */
  words: string;
  /** How many values the axis has room for. */
  length: number;
  axis: { at: number; text: string }[];
  top: number;
  lines: LineView[];
  /** Some of the values, in rows. */
  rows: [string, ...string[]][];
  head: string[];
}

export interface GaugeDetailView {
  gauge: GaugeView;
  curves: CurveView[];
  channels: { name: string; value: string; share: number }[];
  days: [string, ...string[]][];
}

export interface PieceFiguresView {
  shell: AccountShellView;
  title: string;
  piece: LinkView;
  own: LinkView | null;
  detail: GaugeDetailView;
}

export interface OwnFiguresView {
  shell: AccountShellView;
  week: FigureView[];
  pieces: OwnPieceView[];
  newer: string | null;
  older: string | null;
}

export interface OwnPieceView {
  title: string;
  href: string;
  publishedAt: TimeView;
  figures: FigureView[];
}
