// Writes what can be found, in the transaction in which it changes.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { SearchedThing } from '#kernel/searching.ts';
import { encode } from './encoding.ts';
import { quote } from './question/wanted.ts';
import { searchThings } from './schema.ts';
import { fieldsOf, learn } from './thing-words.ts';
import type { LearntText } from './vocabulary.ts';

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
  const { things } = await learn(ctx, type, found);
  const texts = things.flatMap(({ texts }) => Object.values(texts));
  return texts.reduce((bytes, { text }) => bytes + Buffer.byteLength(text), 0);
};

const writeThings = async (
  ctx: Ctx,
  type: ContentType,
  found: ReadonlyMap<number, SearchedThing>,
): Promise<void> => {
  if (found.size === 0) return;
  const { things, partsOf, character } = await learn(ctx, type, found);
  const rows = things.map(({ objectId, thing, texts, periods }) => ({
    type,
    objectId,
    ...placeOf(thing),
    ...encode(fieldsOf(texts), { partsOf, character, marks: periods }),
    names: thing.publishedAt === null ? namesOf(texts.title) : null,
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

/** Returns the words by whose beginnings something that has no time is looked for. */
const namesOf = ({ terms }: LearntText): string =>
  [...new Set(terms.map(({ lexeme }) => quote(lexeme)))].join(' ');
