// Describes what leaves the server of who comes to dates.
import type { LinkView } from '#design/page-frame.ts';

/** What stands beside an event: who comes, and what one notes for oneself. */
export interface MarkBoxView {
  dates: readonly MarkDateView[];
  /** The sign-in, for those who have nothing of their own here. */
  signInHref: string | null;
}

export interface MarkDateView {
  key: number;
  iso: string;
  day: string;
  hours: string;
  /** A count such as „5 kommen“; null for nobody. */
  count: string | null;
  people: readonly { name: string; href: string | null }[];
  /** Words such as „3 weitere“; null where all stand there. */
  others: string | null;
  /** All names, where they don't fit here. */
  peopleHref: string | null;
  action: string;
  own: string | null;
  buttons: readonly { act: string; name: string }[];
}

export interface PeoplePageView {
  title: string;
  when: string;
  backHref: string;
  people: readonly LinkView[];
}
