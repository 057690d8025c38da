// Loads an issue that was sent, with what of it may be read now.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { teasersByRefs } from '#bundles/teasers/public.ts';
import type { TeaserView } from '#bundles/teasers/public.ts';
import { findIssuePieces } from '../queries.ts';
import type { Issue } from '../queries.ts';
import type { Composition } from './compose.ts';

export interface SentIssue {
  readonly parts: Pick<Composition, 'news' | 'dates' | 'discussed'>;
  /**
   * The words as editors wrote them; empty once anything that was told can't be read any more, since nothing says which words
   * are about it.
   */
  readonly words: Pick<Issue, 'subject' | 'intro'>;
  readonly tags: readonly string[];
}

export const loadSentIssue = async (ctx: Ctx, { id, subject, intro }: Issue): Promise<SentIssue> => {
  const pieces = await findIssuePieces(ctx, id);
  const all = [...pieces.news, ...pieces.dates, ...pieces.discussed];
  const { byRef, tags } = await teasersByRefs(ctx, all);
  const shown = (refs: readonly ContentRef[]): TeaserView[] =>
    refs.flatMap((ref) => byRef.get(refKey(ref)) ?? []);
  const isWhole = all.every((ref) => byRef.has(refKey(ref)));
  return {
    parts: { news: shown(pieces.news), dates: shown(pieces.dates), discussed: shown(pieces.discussed) },
    words: isWhole ? { subject, intro } : { subject: '', intro: '' },
    tags,
  };
};
