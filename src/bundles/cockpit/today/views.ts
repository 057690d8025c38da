// Describes what leaves of the first page of the desks.
import type { TimeView } from '#design/Time.tsx';

export interface TodayPageView {
  date: string;
  greeting: string;
  intro: string;
  figures: { value: string; label: string; href: string | null }[];
  queues: QueueView[];
  /** What came out last, where the viewer works. */
  pieces: { title: string; href: string; note: string; time: TimeView; comments: string }[];
  /** What is read most in the places that the viewer edits; null for whoever edits none. */
  trending: { title: string; href: string; note: string }[] | null;
  /** What is talked about most. */
  discussed: { title: string; href: string; note: string }[];
}

export interface QueueView {
  title: string;
  count: string;
  /** Null where there is no page with all of them. */
  href: string | null;
  entries: { title: string; href: string | null; note: string }[];
  empty: string;
}
