// Shows what was found: pieces as lists show them, everything else by its name. Whatever the index says, only what its kind
// lets the reader see comes out.
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { SearchedThing } from '#kernel/searching.ts';
import { piecesByRefs } from '#bundles/lists/public.ts';
import { loadTeasers } from '#bundles/teasers/public.ts';
import type { Hit } from './queries.ts';
import { mark, snippetOf } from './snippets.ts';
import type { Marker } from './snippets.ts';
import * as texts from './texts.ts';
import type { ResultView } from './views.ts';

export interface Results {
  readonly views: readonly ResultView[];
  readonly tags: readonly string[];
}

export const loadResults = async (ctx: Ctx, hits: readonly Hit[], marker: Marker): Promise<Results> => {
  const refs = hits.map(({ type, objectId: id }): ContentRef => ({ type, id }));
  const [{ byRef, tags }, words] = await Promise.all([
    piecesByRefs(ctx, refs).then((entries) => loadTeasers(ctx, entries)),
    loadWords(ctx, refs),
  ]);
  // What has a teaser has passed the same look at who may see it.
  const summaries = await summariesOf(
    ctx,
    refs.filter((ref) => !byRef.has(refKey(ref))),
  );
  const views = refs.flatMap((ref): ResultView[] => {
    const key = refKey(ref);
    const [shown, thing] = [byRef.get(key) ?? summaries.get(key), words.get(key)];
    if (!shown || !thing) return [];
    return [
      {
        ...ref,
        href: shown.href,
        title: mark(marker, thing.title),
        snippet: snippetOf(marker, thing.lead, thing.text),
        label: labelOf(ctx, ref),
        teaser: byRef.get(key) ?? null,
      },
    ];
  });
  return { views, tags: [...new Set([...tags, ...refs.map(refKey)])] };
};

/** Returns what a thing of this kind is called, such as „Mitglied“ or „Seite“. */
export const labelOf = (ctx: Ctx, { type }: ContentRef) => {
  const kind = ctx.portal.kinds.get(type);
  return kind?.names?.one ?? kind?.searching?.label ?? texts.otherThing;
};

/** Loads the words that everybody may read, as they were written into the index. */
const loadWords = async (
  ctx: Ctx,
  refs: readonly ContentRef[],
): Promise<ReadonlyMap<string, SearchedThing>> => {
  const byKind = Map.groupBy(refs, ({ type }) => type);
  const found = await Promise.all(
    [...byKind].map(async ([type, group]) => {
      const words = await ctx.portal.kinds.get(type)?.searching?.wordsOf(
        ctx,
        group.map(({ id }) => id),
      );
      return [...(words ?? [])].map(([id, thing]) => [refKey({ type, id }), thing] as const);
    }),
  );
  return new Map(found.flat());
};
