// The desk of the history: everything that was done at the viewer's places, by person, action and time.
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { endOfDay, momentAt } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badRequest, forbidden } from '#kernel/errors.ts';
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

/** As it stands in the address. */
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

/** Throws 403, and 400 for days that are none or the wrong way round. */
export const loadHistoryDesk = async (ctx: Ctx, query: HistoryQuery): Promise<PageAnswer> => {
  if (!mayUseHistoryDesk(ctx.viewer)) throw forbidden();
  const { person, deed, from, until } = toFilter(query);
  const [desk, words, people] = await Promise.all([
    loadDesk(ctx, url(historyPaths.desk)),
    loadVocabulary(ctx),
    person ? findPeopleByNames(ctx, [person]) : [],
  ]);
  const withoutActions = mayReadOfReaders(ctx.viewer) ? [] : words.ofReaders;
  const deeds = deedsOf(words, withoutActions);
  const action = deeds.some(({ value }) => value === deed) ? deed : '';
  const found = await findEntries(
    ctx,
    {
      scope: scopeOf(ctx),
      actorIds: person ? people.map(({ id }) => id) : undefined,
      action: action || undefined,
      withoutActions,
      from: from ? momentAt(from) : undefined,
      until: until ? endOfDay(until) : undefined,
    },
    { after: unpackListCursor(query.vor), limit: ENTRIES_PER_PAGE + 1 },
  );
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
    resetHref: chosen.length > 0 ? url(historyPaths.desk) : null,
    entries: await toEntryViews(ctx, entries, { words, hasThings: true }),
    older: found.length > entries.length ? url(historyPaths.desk, {}, older) : null,
  };
  return page(HistoryDeskPage, view, { head: { title: texts.deskTitle, robots: 'noindex', desk } });
};

const NOTHING = { at: new Date(0), id: 0 };

const toFilter = ({ person = '', tat = '', von = '', bis = '' }: HistoryQuery) => {
  const [from, until] = [von.trim(), bis.trim()];
  for (const day of [from, until])
    if (day && (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !endOfDay(day))) throw badRequest(texts.noDay);
  if (from && until && from > until) throw badRequest(texts.wrongWayRound);
  return { person: person.trim(), deed: tat, from, until };
};

const deedsOf = ({ groups }: Vocabulary, without: readonly string[]): OptionView[] =>
  groups.flatMap(({ name, actions }) =>
    Object.entries(actions)
      .filter(([action]) => !without.includes(action))
      .map(([value, phrase]) => ({ value, name: `${name}: ${phrase}` })),
  );
