// Changes tags: what they are called, which other words stand for them, that two are one, that one is gone.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { thingsChanged } from '#kernel/before-commit.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { touchEverything } from '#kernel/invalidation.ts';
import type { MoveUnderWay } from '#kernel/row-moves.ts';
import { stampOfSeen } from '#kernel/seen-stamp.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { record } from '#bundles/history/public.ts';
import { SYNONYMS_MAX, TAG_NAME_MAX_LENGTH } from '../constants.ts';
import { moveUnderWay } from '../desk/texts.ts';
import { topicMoves } from '../moving/moves.ts';
import { mayChangeCategories } from '../policy.ts';
import type { Tag } from '../queries.ts';
import { tags } from '../schema.ts';
import { tagSlug } from '../tag-slug.ts';
import * as texts from './texts.ts';

export interface TagInput {
  readonly name: string;
  readonly synonyms: readonly string[];
  /** The stamp of what the administrator had before them; programs may leave it out. */
  readonly seen?: string | undefined;
}

export type SaveOutcome = { readonly kind: 'saved'; readonly name: string } | Refused | Invalid;

/** A new name leaves the old one as another word for the tag. */
export const saveTag = (ctx: Ctx, id: number, input: TagInput): Promise<SaveOutcome> =>
  withTransaction(ctx, async (ctx): Promise<SaveOutcome> => {
    await lockTags(ctx);
    const tag = await findNow(ctx, id);
    const before = await ctx.db.select().from(tags).where(eq(tags.synonymOfId, id)).orderBy(tags.name);
    if (
      input.seen &&
      input.seen !==
        stampOf(
          tag.name,
          before.map((word) => word.name),
        )
    )
      return refused(texts.changedMeanwhile);
    const name = visibleLine(input.name);
    const wanted = wordsOf(input.synonyms, name);
    const errors = await problemsOf(ctx, id, name, wanted);
    if (Object.keys(errors).length > 0) return invalid(errors);
    // What pieces still name must not go.
    if (await topicMoves.underWay(ctx)) return refused(moveUnderWay);
    const slug = tagSlug(name);
    // What it was called stays another word for it.
    if (tag.slug !== slug) wanted.set(tag.slug, tag.name);
    const left = before.filter((word) => !wanted.has(word.slug));
    await ctx.db.delete(tags).where(
      inArray(
        tags.id,
        left.map((word) => word.id),
      ),
    );
    await ctx.db.update(tags).set({ name, slug }).where(eq(tags.id, id));
    const rows = [...wanted].map(([slug, name]) => ({ slug, name, synonymOfId: id }));
    // Those that are there already may be spelt otherwise now.
    if (rows.length > 0)
      await ctx.db
        .insert(tags)
        .values(rows)
        .onConflictDoUpdate({ target: tags.slug, set: { name: sql`excluded.name` } });
    await record(ctx, {
      type: 'tag',
      objectId: id,
      action: 'tag.changed',
      before: { name: tag.name, synonyms: before.map((word) => word.name).join(', ') },
      after: { name, synonyms: [...wanted.values()].join(', ') },
    });
    thingsChanged(ctx, { type: 'tag', id });
    touchEverything(ctx);
    return { kind: 'saved', name };
  });

/** Returns the stamp of what the form of a tag shows. */
export const stampOf = (name: string, synonyms: readonly string[]): string =>
  stampOfSeen([name, synonyms.toSorted()]);

/** Changes come one after the other; whoever makes a tag while writing waits a moment. */
const lockTags = async (ctx: Ctx): Promise<void> => {
  if (!mayChangeCategories(ctx.viewer)) throw forbidden();
  await ctx.db.execute(sql`lock table ${tags} in share row exclusive mode`);
};

const findNow = async (ctx: Ctx, id: number): Promise<Tag> => {
  const isThere = and(eq(tags.id, id), isNull(tags.synonymOfId));
  const [tag] = await ctx.db.select().from(tags).where(isThere);
  if (!tag) throw notFound();
  return tag;
};

/** Returns the words by slug, each once, without the tag itself. */
const wordsOf = (words: readonly string[], name: string): Map<string, string> => {
  const wanted = new Map<string, string>();
  for (const word of words.map((word) => visibleLine(word))) {
    const slug = tagSlug(word);
    if (slug !== '' && slug !== tagSlug(name) && !wanted.has(slug)) wanted.set(slug, word);
  }
  return wanted;
};

const problemsOf = async (
  ctx: Ctx,
  id: number,
  name: string,
  wanted: ReadonlyMap<string, string>,
): Promise<FieldErrors> => {
  const slug = tagSlug(name);
  if (name === '') return { name: texts.nameMissing };
  if (slug === '') return { name: texts.nameUnreadable };
  if (name.length > TAG_NAME_MAX_LENGTH) return { name: texts.nameTooLong };
  const long = [...wanted.values()].find((word) => word.length > TAG_NAME_MAX_LENGTH);
  if (long) return { synonyms: texts.synonymTooLong(long) };
  if (wanted.size > SYNONYMS_MAX) return { synonyms: texts.tooManySynonyms(SYNONYMS_MAX) };
  const rows = await ctx.db
    .select()
    .from(tags)
    .where(inArray(tags.slug, [slug, ...wanted.keys()]));
  const foreign = rows.filter((row) => row.id !== id && row.synonymOfId !== id);
  const taken = foreign.find((row) => row.slug === slug);
  const word = foreign.find((row) => row.slug !== slug);
  const meant =
    word?.synonymOfId && (await ctx.db.select().from(tags).where(eq(tags.id, word.synonymOfId)))[0];
  return {
    ...(taken && { name: texts.nameTaken(taken.name) }),
    ...(word && { synonyms: texts.synonymTaken(word.name, meant ? meant.name : word.name) }),
  };
};

export type MergeOutcome =
  | { readonly kind: 'merged'; readonly name: string; readonly into: string; readonly move: MoveUnderWay }
  | Refused
  | Invalid;

/** The tag becomes another word for the one that is called so. */
export const mergeTag = async (ctx: Ctx, id: number, intoName: string): Promise<MergeOutcome> => {
  const outcome = await withTransaction(ctx, async (ctx): Promise<MergeOutcome> => {
    await lockTags(ctx);
    const { name } = await findNow(ctx, id);
    const [word] = await ctx.db
      .select()
      .from(tags)
      .where(eq(tags.slug, tagSlug(intoName)));
    if (!word) return invalid({ into: texts.intoUnknown });
    const intoId = word.synonymOfId ?? word.id;
    if (intoId === id) return invalid({ into: texts.intoItself });
    const into = await findNow(ctx, intoId);
    const change = { kind: 'tag', fromId: id, toId: intoId } as const;
    const move = await topicMoves.begin(ctx, change, texts.mergingLabel(name, into.name));
    if (!move) return refused(moveUnderWay);
    await ctx.db.update(tags).set({ synonymOfId: intoId }).where(eq(tags.synonymOfId, id));
    await ctx.db.update(tags).set({ synonymOfId: intoId }).where(eq(tags.id, id));
    await record(ctx, {
      type: 'tag',
      objectId: id,
      action: 'tag.merged',
      before: { name },
      after: { into: into.name, intoId },
    });
    touchEverything(ctx);
    return { kind: 'merged', name, into: into.name, move };
  });
  if (outcome.kind === 'merged') await topicMoves.goOn(ctx, outcome.move);
  return outcome;
};

export type DeleteOutcome =
  | { readonly kind: 'deleted'; readonly name: string; readonly move: MoveUnderWay }
  | Refused;

/** Pieces stay, and lose the word. */
export const deleteTag = async (ctx: Ctx, id: number): Promise<DeleteOutcome> => {
  const outcome = await withTransaction(ctx, async (ctx): Promise<DeleteOutcome> => {
    await lockTags(ctx);
    const { name } = await findNow(ctx, id);
    const change = { kind: 'tag', fromId: id, toId: null } as const;
    const move = await topicMoves.begin(ctx, change, texts.deletingLabel(name));
    if (!move) return refused(moveUnderWay);
    await ctx.db.delete(tags).where(eq(tags.synonymOfId, id));
    await ctx.db.delete(tags).where(eq(tags.id, id));
    await record(ctx, { type: 'tag', objectId: id, action: 'tag.deleted', before: { name } });
    touchEverything(ctx);
    return { kind: 'deleted', name, move };
  });
  if (outcome.kind === 'deleted') await topicMoves.goOn(ctx, outcome.move);
  return outcome;
};
