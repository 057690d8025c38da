// Reads what the address of the table asks, as the lists understand it.
import { endOfDay, momentAt } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { declaredKind } from '#kernel/declared-kinds.ts';
import { parseId } from '#kernel/parameters.ts';
import { wordsIn } from '#kernel/word-search.ts';
import { MOST_PEOPLE, MOST_WORDS } from '#bundles/desk-tables/public.ts';
import { placesLookedAfter } from '#bundles/locations/public.ts';
import type { deskPieces } from '#bundles/lists/public.ts';
import { findTagBySlug, tagSlug } from '#bundles/topics/public.ts';
import { findPeopleByPrefix } from '#bundles/users/public.ts';
import { isMarked } from '../queries.ts';
import { MARKED, READER_SPANS, TABLE_STATES, USUAL_SPAN } from './constants.ts';
import type { ReaderSpan, TableState } from './constants.ts';

type Filter = Parameters<typeof deskPieces.list>[1]['filter'];
type Asked = Readonly<Record<string, string>>;

/** What can't be read narrows nothing; an author or a tag that nobody knows leaves nothing. */
export const readFilters = async (ctx: Ctx, asked: Asked): Promise<Filter> => {
  const [locationIds, authorIds, tagId] = await Promise.all([
    placesLookedAfter(ctx, 'editor', parseId(asked['ort'])),
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
    isElse: state === MARKED ? isMarked : undefined,
    from: momentAt(asked['von'] ?? ''),
    until: asked['bis'] === undefined ? undefined : endOfDay(asked['bis']),
  };
};

export const readSpan = ({ zeit = '' }: Asked): ReaderSpan =>
  Object.hasOwn(READER_SPANS, zeit) ? (zeit as ReaderSpan) : USUAL_SPAN;

const findAuthors = async (ctx: Ctx, name: string | undefined): Promise<number[] | undefined> =>
  name === undefined ? undefined : (await findPeopleByPrefix(ctx, name, MOST_PEOPLE)).map(({ id }) => id);

const findTag = async (ctx: Ctx, name: string | undefined): Promise<number | undefined> =>
  name === undefined ? undefined : ((await findTagBySlug(ctx, tagSlug(name, 'thema')))?.id ?? 0);
