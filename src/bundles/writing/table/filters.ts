// Topic: what the address of the table asks, as the lists understand it.
import { endOfDay, momentAt } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { declaredKind } from '#kernel/declared-kinds.ts';
import { parseId } from '#kernel/parameters.ts';
import { toSlug } from '#kernel/slug.ts';
import { activeRolePaths } from '#kernel/viewer.ts';
import { wordsIn } from '#kernel/word-search.ts';
import { getLocationTree, isWithin } from '#bundles/locations/public.ts';
import type { listForTable } from '#bundles/lists/public.ts';
import { findTagBySlug } from '#bundles/topics/public.ts';
import { findPeopleByPrefix } from '#bundles/users/public.ts';
import { MOST_AUTHORS, MOST_WORDS, READER_SPANS, TABLE_STATES, USUAL_SPAN } from './constants.ts';
import type { ReaderSpan, TableState } from './constants.ts';

type Filter = Parameters<typeof listForTable>[1]['filter'];
type Asked = Readonly<Record<string, string>>;

/** What can't be read narrows nothing; an author or a tag that nobody knows leaves nothing. */
export const readFilters = async (ctx: Ctx, asked: Asked): Promise<Filter> => {
  const [locationIds, authorIds, tagId] = await Promise.all([
    editedPlaces(ctx, parseId(asked['ort'])),
    findAuthors(ctx, asked['autor']),
    findTag(ctx, asked['thema']),
  ]);
  const state = asked['zustand'] ?? '';
  const type = asked['art'] ?? '';
  return {
    locationIds,
    words: wordsIn(asked['q'] ?? '', MOST_WORDS),
    type: declaredKind(type) ? type : undefined,
    categoryId: parseId(asked['rubrik']),
    authorIds,
    tagId,
    state: Object.hasOwn(TABLE_STATES, state) ? TABLE_STATES[state as TableState] : undefined,
    from: momentAt(asked['von'] ?? ''),
    until: asked['bis'] === undefined ? undefined : endOfDay(asked['bis']),
  };
};

export const readSpan = ({ zeit = '' }: Asked): ReaderSpan =>
  Object.hasOwn(READER_SPANS, zeit) ? (zeit as ReaderSpan) : USUAL_SPAN;

/** Undefined for who looks after all of them and narrows nothing. */
const editedPlaces = async (ctx: Ctx, placeId: number | undefined): Promise<number[] | undefined> => {
  const paths = activeRolePaths(ctx.viewer, 'editor');
  if (paths.includes('') && placeId === undefined) return undefined;
  const { all, byId } = await getLocationTree(ctx);
  const place = placeId === undefined ? undefined : byId.get(placeId);
  if (placeId !== undefined && !place) return [];
  return all
    .filter(({ path }) => paths.some((edited) => edited === '' || isWithin(path, edited)))
    .filter(({ path }) => !place || isWithin(path, place.path))
    .map(({ id }) => id);
};

const findAuthors = async (ctx: Ctx, name: string | undefined): Promise<number[] | undefined> =>
  name === undefined ? undefined : (await findPeopleByPrefix(ctx, name, MOST_AUTHORS)).map(({ id }) => id);

const findTag = async (ctx: Ctx, name: string | undefined): Promise<number | undefined> =>
  name === undefined ? undefined : ((await findTagBySlug(ctx, toSlug(name, 'thema')))?.id ?? 0);
