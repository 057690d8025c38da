// Topic: articles as they are written: what a manuscript of one holds, and how it becomes the article that is out.
import { Type } from 'typebox';
import type { Ctx } from '#kernel/ctx.ts';
import { loadPlacing, slugsOfPieces } from '#bundles/pieces/public.ts';
import {
  COMMON_SHAPE,
  StoredId,
  StoredTree,
  StoredText,
  readShape,
  readTree,
} from '#bundles/publishing/public.ts';
import { build, firstOfGallery } from '#bundles/rich-text/public.ts';
import { outlineOf, placementOf, toEditablePiece } from '#bundles/writing/public.ts';
import type { KindWriting, RevisionField, EditablePiece } from '#bundles/writing/public.ts';
import { changeArticle, publishArticle, setArticleState } from './commands.ts';
import { GENRES } from './constants.ts';
import { articleHref } from './kind.ts';
import { previewArticle } from './preview.ts';
import { findEditable } from './queries.ts';
import * as texts from './texts.ts';
import type { ArticleContent } from './views.ts';

export const articleWriting: KindWriting<ArticleContent> = {
  blank: () => BLANK,
  read: (ctx, content) => readContent(ctx, content),
  outline: ({ headline, heroId, body }) => outlineOf(headline, heroId, body),
  fields: (ctx, content) => listFields(ctx, content),
  contentOf: (ctx, id) => findContent(ctx, id),
  publish: (ctx, { id, content, authorId, shownIds }) => {
    const opened = withOpening(content);
    return id === null
      ? publishArticle(ctx, { ...opened, authorId, shownIds })
      : changeArticle(ctx, id, { ...opened, shownIds });
  },
  setState: setArticleState,
  preview: (ctx, content, of) => previewArticle(ctx, withOpening(content), of),
};

/** Without an opening picture the first of a gallery is one; nobody said that it may be seen without a pass. */
const withOpening = (content: ArticleContent): ArticleContent => {
  const heroId = content.heroId === null ? firstOfGallery(content.body) : null;
  return heroId === null ? content : { ...content, heroId, isHeroFree: false };
};

const BLANK: ArticleContent = {
  headline: '',
  lead: '',
  genre: 'report',
  body: build.doc(),
  heroId: null,
  isHeroFree: false,
  isPremium: false,
  locationId: null,
  categoryId: null,
  tags: [],
};

const SHAPE = {
  ...COMMON_SHAPE,
  headline: StoredText,
  lead: StoredText,
  genre: Type.Union(GENRES.map((genre) => Type.Literal(genre))),
  body: StoredTree,
  heroId: StoredId,
  isHeroFree: Type.Boolean(),
  isPremium: Type.Boolean(),
};

const readContent = (ctx: Ctx, content: unknown): ArticleContent => {
  const read = readShape(SHAPE, content, BLANK);
  return { ...read, body: readTree(ctx, 'body', read.body) };
};

const listFields = async (ctx: Ctx, content: ArticleContent): Promise<RevisionField[]> => {
  const { place, category, tags } = await loadPlacing(ctx, content);
  const { headline, lead, genre, heroId, isHeroFree, body, isPremium } = content;
  return [
    { name: texts.placeField, kind: 'words', value: place },
    { name: texts.categoryField, kind: 'words', value: category },
    { name: texts.genreField, kind: 'words', value: texts.genreLabels[genre] || texts.reportName },
    { name: texts.headlineField, kind: 'words', value: headline },
    { name: texts.leadField, kind: 'words', value: lead },
    { name: texts.heroField, kind: 'picture', value: heroId },
    { name: texts.textField, kind: 'text', value: body },
    { name: texts.tagsField, kind: 'words', value: tags },
    { name: texts.premiumField, kind: 'words', value: texts.yesOrNo(isPremium) },
    { name: texts.heroFreeField, kind: 'words', value: texts.yesOrNo(isHeroFree) },
  ];
};

const findContent = async (ctx: Ctx, id: number): Promise<EditablePiece<ArticleContent> | undefined> => {
  const [written, slugs] = await Promise.all([findEditable(ctx, id), slugsOfPieces(ctx)]);
  if (!written || written.article.state === 'erased') return undefined;
  const { article, revision } = written;
  const { genre, heroId, isHeroFree, isPremium } = article;
  const { headline, lead, body } = revision;
  const placed = await placementOf(ctx, article);
  return toEditablePiece(article, {
    content: { ...placed, headline, lead, genre, body, heroId, isHeroFree, isPremium },
    href: articleHref({ ...article, ...slugs(article) }),
  });
};
