// Writing what can be found, in the transaction in which it changes.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { SearchedThing } from '#kernel/searching.ts';
import { getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import { getCategories, tagsByIds } from '#bundles/topics/public.ts';
import { termsOf } from './analysis/terms.ts';
import { MAX_TEXT_LENGTH } from './constants.ts';
import { periodsOf } from './periods.ts';
import { searchThings } from './schema.ts';
import { titleMarks, vectorOf } from './vectors.ts';
import type { PartsOfWord } from './vectors.ts';
import { learnWords } from './vocabulary.ts';

/**
 * Brings what is known of these things up to date; what nobody is to find any more goes. In the caller's transaction,
 * one thing after the other: whoever writes one anew waits for who is changing it.
 */
export const indexThings = async (ctx: Ctx, type: ContentType, ids: readonly number[]): Promise<void> => {
  if (!ctx.transaction) throw new Error('the index is written inside the transaction of the change');
  const searching = ctx.portal.kinds.get(type)?.searching;
  if (!searching || ids.length === 0) return;
  await ctx.db.execute(sql`
    select pg_advisory_xact_lock(hashtext('search ' || ${type}), id)
    from (select unnest(${sql.param([...ids])}::int[]) as id order by 1) things`);
  const found = await searching.wordsOf(ctx, ids);
  const gone = ids.filter((id) => !found.has(id));
  if (gone.length > 0)
    await ctx.db
      .delete(searchThings)
      .where(and(eq(searchThings.type, type), inArray(searchThings.objectId, gone)));
  await writeThings(ctx, type, found);
};

/** Takes the words of these things into the vocabulary, in the caller's transaction, and writes nothing else. Gives how long their texts are in bytes. */
export const learnThings = async (ctx: Ctx, type: ContentType, ids: readonly number[]): Promise<number> => {
  const found = await ctx.portal.kinds.get(type)?.searching?.wordsOf(ctx, ids);
  if (!found) return 0;
  const { things } = await learn(ctx, found);
  const texts = things.flatMap(({ fields }) => Object.values(fields));
  return texts.reduce((bytes, { text }) => bytes + Buffer.byteLength(text), 0);
};

const learn = async (ctx: Ctx, found: ReadonlyMap<number, SearchedThing>) => {
  const further = await loadNames(ctx, [...found.values()]);
  const things = [...found].map(([objectId, thing]) => ({
    objectId,
    thing,
    fields: fieldsOf(thing, further(thing)),
  }));
  const partsOf = await learnWords(
    ctx,
    things.flatMap(({ fields }) => Object.values(fields)),
  );
  return { things, partsOf };
};

const writeThings = async (
  ctx: Ctx,
  type: ContentType,
  found: ReadonlyMap<number, SearchedThing>,
): Promise<void> => {
  if (found.size === 0) return;
  const { things, partsOf } = await learn(ctx, found);
  const rows = things.map(({ objectId, thing, fields }) => ({
    type,
    objectId,
    ...placeOf(thing),
    words: wordsOf(fields, partsOf, periodsOf(type, thing.publishedAt)),
    writtenAt: ctx.now,
  }));
  await ctx.db
    .insert(searchThings)
    .values(rows)
    .onConflictDoUpdate({
      target: [searchThings.type, searchThings.objectId],
      set: Object.fromEntries(
        Object.keys(rows[0]!).map((column) => [column, sql.raw(`excluded.${snakeCase(column)}`)]),
      ),
    });
};

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const placeOf = ({ locationId, locationPath, categoryId, tagIds, authorId, publishedAt }: SearchedThing) => ({
  locationId,
  locationPath,
  categoryId,
  tagIds: [...tagIds],
  authorId,
  publishedAt,
});

const fieldsOf = ({ title, lead, text, further = [] }: SearchedThing, names: readonly string[]) => ({
  title: learnt(title),
  lead: learnt(lead),
  text: learnt(text.slice(0, MAX_TEXT_LENGTH)),
  // Each is a thing of its own: nothing reaches from one to the next.
  further: learnt([...further, ...names].join(' . ')),
});

const learnt = (text: string) => ({ text, terms: termsOf(text) });

/** What has no time has an index of its own, so that nothing needs to be marked. */
const wordsOf = (
  { title, lead, text, further }: ReturnType<typeof fieldsOf>,
  partsOf: PartsOfWord,
  periods: readonly string[],
): string =>
  vectorOf(
    [
      { terms: title.terms, weight: 'A' },
      { terms: lead.terms, weight: 'B' },
      { terms: text.terms, weight: 'C' },
      { terms: further.terms, weight: 'D' },
    ],
    partsOf,
    periods.length > 0 ? [...titleMarks(title.terms, partsOf), ...periods] : [],
  );

/** The names of the places, categories and tags of each. */
const loadNames = async (ctx: Ctx, things: readonly SearchedThing[]) => {
  const tagIds = [...new Set(things.flatMap((thing) => thing.tagIds))];
  const [tree, categories, tags] = await Promise.all([
    getLocationTree(ctx),
    getCategories(ctx),
    tagsByIds(ctx, tagIds),
  ]);
  const tagNames = new Map(tags.map(({ id, name }) => [id, name]));
  return ({ locationPath, categoryId, tagIds: own }: SearchedThing): string[] =>
    [
      ...idsOfPath(locationPath).map((id) => tree.byId.get(id)?.name),
      categories.byId.get(categoryId ?? 0)?.name,
      ...own.map((id) => tagNames.get(id)),
    ].filter((name) => name !== undefined);
};
