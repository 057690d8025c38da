// Topic: an article as readers will see it, drawn from what is being written.
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { toSlug } from '#kernel/slug.ts';
import { NO_AUDIENCE } from '#bundles/audience/public.ts';
import { imageIdsShown } from '#bundles/piece-pages/public.ts';
import { usableImages } from '#bundles/pieces/public.ts';
import { previewAnswer, rowAsIfOut, tagsAsIfOut, titleAsIfOut } from '#bundles/publishing/public.ts';
import { readingMinutes, toParts } from '#bundles/rich-text/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/public.ts';
import type { Previewed } from '#bundles/writing/public.ts';
import { loadUnpublishedParts } from './article-parts.ts';
import { freePart } from './premium.ts';
import { findEditable } from './queries.ts';
import type { WholeArticle } from './queries.ts';
import { ArticlePage } from './ui/ArticlePage.tsx';
import type { ArticleContent, ArticlePageView } from './views.ts';

/** Pictures that the viewer couldn't publish are left out. A premium one is whole, the end of its free part marked. */
export const previewArticle = async (
  ctx: Ctx,
  content: ArticleContent,
  of: Previewed,
): Promise<PageAnswer> => {
  const whole = await asIfOut(ctx, content, of);
  const { locationPath, isPremium } = whole.article;
  const owner = of.manuscript && ({ type: 'manuscript', id: of.manuscript.id } as const);
  const [parts, shownIds] = await Promise.all([
    loadUnpublishedParts(ctx, whole, owner),
    findShownIds(ctx, of),
  ]);
  const usable = await usableImages(ctx, parts.imageIds, { locationPath, shownIds });
  const pictures = new Map([...parts.batch.pictures].filter(([id]) => usable.has(id)));
  const view: ArticlePageView = {
    ...parts.view,
    hero: pictures.get(parts.heroId ?? 0) ?? null,
    text: parts.textWith(pictures, isPremium),
    tags: tagsAsIfOut(content.tags),
    invitation: null,
    signInHref: null,
    tools: [],
    audience: NO_AUDIENCE,
    standing: null,
    reactions: null,
    subscribeAuthor: null,
  };
  return previewAnswer(ArticlePage, view, content.headline);
};

/** Pictures that the piece or its manuscript shows already. */
const findShownIds = async (ctx: Ctx, { id, manuscript }: Previewed): Promise<readonly number[]> => {
  const written = id === null ? undefined : await findEditable(ctx, id);
  const ofPiece = written && { imageId: written.article.heroId, parts: written.revision.parts };
  return [...(ofPiece ? imageIdsShown(ofPiece) : []), ...(manuscript?.imageIds ?? [])];
};

const asIfOut = async (ctx: Ctx, content: ArticleContent, of: Previewed): Promise<WholeArticle> => {
  const { headline, lead, genre, heroId, isHeroFree, isPremium, body } = content;
  const row = await rowAsIfOut(ctx, { ...content, ...of });
  return {
    article: {
      ...row,
      headline: titleAsIfOut(headline),
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

/** The mark stands where the free part ends, whoever decided that. */
const withCut = (document: RichTextDocument): RichTextDocument => {
  const free = freePart(document).content;
  const rest = document.content.slice(free.length).filter(({ type }) => type !== 'cut');
  return { ...document, content: [...free, { type: 'cut' }, ...rest] };
};
