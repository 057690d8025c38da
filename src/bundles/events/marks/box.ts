// Loads what an event's page says of who comes, and offers the reader to note.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { signInHref } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { toDate } from '../dates.ts';
import { eventHref } from '../kind.ts';
import type { Event, EventDate } from '../queries.ts';
import { nextReminderAt } from '../reminders/rules.ts';
import { isOff, isOver } from '../rules.ts';
import { DATES_IN_BOX } from './constants.ts';
import { markPaths } from './paths.ts';
import { listOwnMarks } from './queries.ts';
import type { Coming, Mark } from './queries.ts';
import * as texts from './texts.ts';
import type { MarkBoxView, MarkDateView } from './views.ts';

interface Known {
  readonly event: Event;
  readonly coming: readonly Coming[];
  readonly people: ReadonlyMap<number, PersonView>;
}

/**
 * Loads the box; null where nothing comes any more. The box is of one reader: pages with it are cached for those without an
 * account alone.
 */
export const loadMarkBox = async (ctx: Ctx, known: Known): Promise<MarkBoxView | null> => {
  const { event, coming } = known;
  const { viewer } = ctx;
  if (event.state !== 'published') return null;
  const dates = event.dates.filter((date) => !isOver(date, ctx.now) && !isOff(date.status));
  if (dates.length === 0) return null;
  const own = isSignedIn(viewer) ? await listOwnMarks(ctx, event.id, viewer.id) : [];
  const ownByKey = new Map(own.map((mark) => [mark.dateKey, mark]));
  const comingByKey = new Map(coming.map((one) => [one.dateKey, one]));
  const shown = dates.filter((date, at) => at < DATES_IN_BOX || ownByKey.has(date.key));
  return {
    dates: shown.map((date) =>
      toLine(ctx, date, { ...known, mark: ownByKey.get(date.key), who: comingByKey.get(date.key) }),
    ),
    signInHref: isSignedIn(viewer) ? null : signInHref(`${eventHref(event)}#kommen`),
  };
};

interface Line extends Known {
  readonly mark: Mark | undefined;
  readonly who: Coming | undefined;
}

const toLine = (ctx: Ctx, date: EventDate, { event, people, mark, who }: Line): MarkDateView => {
  const { iso, day, hours } = toDate(date, ctx.now);
  const params = { eventitemId: event.id, dateKey: date.key };
  const firstIds = who?.userIds ?? [];
  // Those whose contributions are hidden count, but aren't named.
  const named = firstIds.flatMap((id) => people.get(id) ?? []).filter((person) => !person.isHidden);
  const others = (who?.count ?? 0) - named.length;
  return {
    key: date.key,
    iso,
    day,
    hours,
    count: who ? texts.count(who.count) : null,
    people: named.map(({ name, href }) => ({ name, href })),
    others: named.length > 0 && others > 0 ? texts.others(others) : null,
    peopleHref: who && who.seen > firstIds.length ? url(markPaths.people, params) : null,
    action: url(markPaths.mark, params),
    own: mark ? ownInWords(mark) : null,
    buttons: buttonsFor(mark, nextReminderAt(date, ctx.now) !== null),
  };
};

const ownInWords = ({ isComing, isSeen, isReminded }: Mark): string =>
  [isComing && (isSeen ? texts.youComeSeen : texts.youCome), isReminded && texts.youAreReminded]
    .filter(Boolean)
    .join(' ');

const buttonsFor = (mark: Mark | undefined, hasReminders: boolean) => {
  const coming = mark?.isComing ? ([mark.isSeen ? 'hide' : 'show', 'stay'] as const) : (['come'] as const);
  const reminding = mark?.isReminded ? (['forget'] as const) : hasReminders ? (['remind'] as const) : [];
  return [...coming, ...reminding].map((act) => ({ act, name: texts.buttons[act] }));
};
