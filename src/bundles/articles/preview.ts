// Draws an article as readers will see it, from what is being written.
import type { Ctx } from '#kernel/ctx.ts';
import { toSlug } from '#kernel/slug.ts';
import { NO_AUDIENCE } from '#bundles/audience/public.ts';
import type { AsIfOut } from '#bundles/publishing/public.ts';
import { readingMinutes, toParts } from '#bundles/rich-text/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/public.ts';
import { loadUnpublishedParts } from './article-parts.ts';
import { freePart } from './premium.ts';
import type { WholeArticle } from './queries.ts';
import type { ArticleContent, ArticlePageView } from './views.ts';

/** Loads an article that is being written; a premium one is whole, the end of its free part marked. */
export const loadUnpublishedArticle = async (
  ctx: Ctx,
  content: ArticleContent,
  facts: AsIfOut,
): Promise<ArticlePageView> => {
  const { usable, shownBy } = facts;
  const parts = await loadUnpublishedParts(ctx, asIfOut(content, facts), shownBy);
  const pictures = new Map([...parts.batch.pictures].filter(([id]) => usable.has(id)));
  return {
    ...parts.view,
    hero: pictures.get(parts.heroId ?? 0) ?? null,
    text: parts.textWith(pictures, content.isPremium),
    invitation: null,
    premiumWords: null,
    signInHref: null,
    tools: [],
    audience: NO_AUDIENCE,
    standing: null,
    reactions: null,
    actions: null,
    still: null,
    subscribeAuthor: null,
  };
};

const asIfOut = (content: ArticleContent, { row, title }: AsIfOut): WholeArticle => {
  const { headline, lead, genre, heroId, isHeroFree, isPremium, body } = content;
  return {
    article: {
      ...row,
      headline: title,
      lead,
      genre,
      heroId,
      isHeroFree,
      isPremium,
      slug: toSlug(headline),
      revision: 0,
    },
    revision: {
      parts: toParts(isPremium ? withCut(body) : body),
      freeParts: null,
      readingMinutes: readingMinutes(body),
    },
  };
};

/** Puts the mark where the free part ends, whoever decided that. */
const withCut = (document: RichTextDocument): RichTextDocument => {
  const free = freePart(document).content;
  const rest = document.content.slice(free.length).filter(({ type }) => type !== 'cut');
  return { ...document, content: [...free, { type: 'cut' }, ...rest] };
};
