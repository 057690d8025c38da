// This is what leaves the server for the calendar of the week.
import type { OptionView } from '#design/Field.tsx';
import type { PlainFormView } from '../pages/views.ts';

export interface PlanningView {
  readonly heading: string;
  readonly ways: { readonly previous: string; readonly today: string; readonly next: string };
  readonly filter: {
    readonly action: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly places: OptionView[];
    readonly place: string;
    readonly kinds: OptionView[];
    readonly kind: string;
    readonly resetHref: string | null;
  };
  /** The rows: hours with something in them, and those that a newsroom plans for. None in a week that is over. */
  readonly hours: readonly { readonly hour: number; readonly name: string }[];
  readonly days: readonly DayView[];
  /** Whether any day has such dates: a row of its own. */
  readonly hasDates: boolean;
  /** What was moved last. */
  readonly moved: { readonly text: string; readonly undo: PlainFormView | null } | null;
  readonly isEmpty: boolean;
  readonly isNarrowed: boolean;
  readonly tooMany: string | null;
  readonly tooManyDates: string | null;
}

export interface DayView {
  readonly day: string;
  readonly weekday: string;
  /** It reads „23.11.“ */
  readonly date: string;
  /** It reads „Montag, 23. November 2026“. */
  readonly name: string;
  readonly isToday: boolean;
  readonly isOver: boolean;
  readonly out: readonly OutView[];
  /** What is folded away, and the words on the fold. */
  readonly more: { readonly text: string; readonly entries: readonly OutView[] } | null;
  /** What has its moment on this day and isn't moved here. */
  readonly dates: readonly DateView[];
  readonly moreDates: { readonly text: string; readonly dates: readonly DateView[] } | null;
  /** There is one for each of the week's hours. */
  readonly hours: readonly { readonly hour: number; readonly entries: readonly ScheduledView[] }[];
}

export interface DateView {
  readonly key: string;
  /** It is null for a whole day. */
  readonly clock: string | null;
  readonly what: string;
  readonly title: string;
  readonly href: string;
}

export interface OutView {
  readonly key: string;
  readonly clock: string;
  readonly title: string;
  readonly href: string;
  readonly note: string;
}

export interface ScheduledView {
  readonly id: string;
  readonly clock: string;
  readonly title: string;
  readonly href: string;
  readonly note: string;
  readonly author: string | null;
  /** Null where the viewer may not bring it out. */
  readonly move: {
    readonly action: string;
    readonly fields: Readonly<Record<string, string | number>>;
    readonly day: string;
    readonly clock: string;
    readonly label: string;
  } | null;
}

/** What moving answers: contract.md 14.6 */
export interface MoveAnswer {
  readonly status: 'success';
  readonly msg: string;
  /** The calendar as it is now. */
  readonly href: string;
}
