// Loads the desk of the history: everything that was done at the viewer's places, by person, action and time.
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { endOfDay, momentAt } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { packListCursor, unpackListCursor } from '#kernel/list-cursor.ts';
import { url } from '#kernel/named-routes.ts';
import { findEntries } from '#bundles/history/public.ts';
import { findPeopleByNames } from '#bundles/users/public.ts';
import { ENTRIES_PER_PAGE, OLDER_QUERY } from './constants.ts';
import { toEntryViews } from './entries.ts';
import { historyPaths } from './paths.ts';
import { mayReadOfReaders, mayUseHistoryDesk } from './policy.ts';
import { scopeOf } from './scope.ts';
import * as texts from './texts.ts';
import { HistoryDeskPage } from './ui/HistoryDeskPage.tsx';
import type { HistoryDeskView, OptionView } from './views.ts';
import { loadVocabulary } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The filter as it stands in the address. */
export interface HistoryQuery {
  readonly person?: string | undefined;
  readonly tat?: string | undefined;
  readonly von?: string | undefined;
  readonly bis?: string | undefined;
  readonly vor?: string | undefined;
}

export const historyEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  mayUseHistoryDesk(viewer)
    ? { name: texts.deskTitle, href: url(historyPaths.desk), area: 'cockpit', order: 60 }
    : undefined;

/** Throws 403. What `problemsOfFilter` finds stands beside its field, and no entries below. */
export const loadHistoryDesk = async (
  ctx: Ctx,
  query: HistoryQuery,
  errors: FieldErrors = {},
): Promise<PageAnswer> => {
  if (!mayUseHistoryDesk(ctx.viewer)) throw forbidden();
  const { person, deed, from, until } = toFilter(query);
  const isRefused = Object.keys(errors).length > 0;
  const [desk, words, people] = await Promise.all([
    loadDesk(ctx, url(historyPaths.desk)),
    loadVocabulary(ctx),
    person ? findPeopleByNames(ctx, [person]) : [],
  ]);
  const withoutActions = mayReadOfReaders(ctx.viewer) ? [] : words.ofReaders;
  const deeds = deedsOf(words, withoutActions);
  const action = deeds.some(({ value }) => value === deed) ? deed : '';
  const filter = {
    scope: scopeOf(ctx),
    actorIds: person ? people.map(({ id }) => id) : undefined,
    action: action || undefined,
    withoutActions,
    from: from ? momentAt(from) : undefined,
    until: until ? endOfDay(until) : undefined,
  };
  const after = unpackListCursor(query.vor);
  const found = isRefused ? [] : await findEntries(ctx, filter, { after, limit: ENTRIES_PER_PAGE + 1 });
  const entries = found.slice(0, ENTRIES_PER_PAGE);
  const chosen = Object.entries({ person, tat: action, von: from, bis: until }).filter(([, value]) => value);
  const older = { ...Object.fromEntries(chosen), [OLDER_QUERY]: packListCursor(entries.at(-1) ?? NOTHING) };
  const view: HistoryDeskView = {
    action: url(historyPaths.desk),
    person,
    isNobody: person !== '' && people.length === 0,
    deed: action,
    deeds: [{ value: '', name: texts.everyDeed }, ...deeds],
    from,
    until,
    errors,
    resetHref: chosen.length > 0 ? url(historyPaths.desk) : null,
    entries: await toEntryViews(ctx, entries, { words, hasThings: true }),
    older: found.length > entries.length ? url(historyPaths.desk, {}, older) : null,
  };
  const head = { title: texts.deskTitle, robots: 'noindex', desk };
  return page(HistoryDeskPage, view, { head, ...(isRefused && { status: 400 }) });
};

const NOTHING = { at: new Date(0), id: 0 };

const toFilter = ({ person = '', tat = '', von = '', bis = '' }: HistoryQuery) => ({
  person: person.trim(),
  deed: tat,
  from: von.trim(),
  until: bis.trim(),
});

/** Returns what is wrong: days that are none, or the wrong way round. */
export const problemsOfFilter = (query: HistoryQuery): FieldErrors => {
  const { from, until } = toFilter(query);
  if (isNone(from) || isNone(until))
    return { ...(isNone(from) && { von: texts.noDay }), ...(isNone(until) && { bis: texts.noDay }) };
  return from && until && from > until ? { bis: texts.wrongWayRound } : {};
};

const isNone = (day: string) => day !== '' && (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !endOfDay(day));

const deedsOf = ({ groups }: Vocabulary, without: readonly string[]): OptionView[] =>
  groups.flatMap(({ name, actions }) =>
    Object.entries(actions)
      .filter(([action]) => !without.includes(action))
      .map(([value, phrase]) => ({ value, name: `${name}: ${phrase}` })),
  );
