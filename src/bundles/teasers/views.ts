// This is what leaves the server for a piece in a list or as a card.
import type { PictureView } from '#bundles/media/ui/public.ts';

export interface TeaserView {
  id: number;
  /** It names the content kind. */
  kind: string;
  href: string;
  kicker: { place: string; category: string };
  /** What it is, in a word: „Interview“. */
  label?: string | undefined;
  /** This is what somebody thinks, and no news. */
  isOpinion?: boolean;
  headline: string;
  lead: string | null;
  author: { name: string; href: string | null; portrait: PictureView | null } | null;
  /**
   * The time: `text` in words („vor 2 Stunden“), `short` for a narrow column: today's clock time („10.52“), else the day
   * („18.11.“).
   */
  time: { iso: string; text: string; short: string };
  commentCount: number;
  isPremium: boolean;
  picture: PictureView | null;
  /** There is a picture that this reader doesn't get: a neutral one stands in. contract.md 14.5 */
  isPictureWithheld: boolean;
  /** The date of things that take place. */
  date: TeaserDateView | null;
}

export interface TeaserDateView {
  iso: string;
  /** They read „Sa“, „21“, „Nov“. */
  weekday: string;
  day: string;
  month: string;
  /** It reads „10 bis 17 Uhr“, „abgesagt, 10 bis 17 Uhr“, and is empty for all day. */
  hours: string;
  venue: string;
}

/** These are pieces by a query, as a section of a page. */
export interface ChosenPiecesView {
  /** '' stands for none. */
  heading: string;
  teasers: readonly TeaserView[];
}
