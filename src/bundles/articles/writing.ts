// Says how articles are written: what a manuscript of one holds, and how it becomes the article that is out.
import { Type } from 'typebox';
import type { Ctx } from '#kernel/ctx.ts';
import {
  StoredId,
  StoredText,
  StoredTree,
  definePieceWriting,
  readContent,
} from '#bundles/publishing/public.ts';
import { build, firstOfGallery } from '#bundles/rich-text/public.ts';
import { commands } from './commands.ts';
import { GENRES } from './constants.ts';
import { articleHref } from './kind.ts';
import { loadUnpublishedArticle } from './preview.ts';
import { findEditable } from './queries.ts';
import * as texts from './texts.ts';
import { ArticlePage } from './ui/ArticlePage.tsx';
import type { ArticleContent } from './views.ts';

/**
 * Gives the content an opening picture: without one the first of a gallery is one; nobody said that it may be seen without a
 * pass.
 */
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
  headline: StoredText,
  lead: StoredText,
  genre: Type.Union(GENRES.map((genre) => Type.Literal(genre))),
  body: StoredTree,
  heroId: StoredId,
  isHeroFree: Type.Boolean(),
  isPremium: Type.Boolean(),
};

const findWithWords = async (ctx: Ctx, id: number) => {
  const found = await findEditable(ctx, id);
  return found && { ...found.article, words: found.revision };
};

export const articleWriting = definePieceWriting({
  commands,
  blank: BLANK,
  read: (ctx, content): ArticleContent => readContent(ctx, SHAPE, content, BLANK),
  titleOf: ({ headline }) => headline,
  shows: ({ heroId, body }) => ({ imageId: heroId, text: body }),
  withShown: (content, { imageId, text }) => ({ ...content, heroId: imageId, body: text }),
  fields: ({ headline, lead, genre, heroId, isHeroFree, body, isPremium }, { place, category, tags }) => [
    { name: texts.placeField, kind: 'words', value: place },
    { name: texts.categoryField, kind: 'words', value: category },
    { name: texts.genreField, kind: 'words', value: texts.genreName(genre) },
    { name: texts.headlineField, kind: 'words', value: headline },
    { name: texts.leadField, kind: 'words', value: lead },
    { name: texts.heroField, kind: 'picture', value: heroId },
    { name: texts.textField, kind: 'text', value: body },
    { name: texts.tagsField, kind: 'words', value: tags },
    { name: texts.premiumField, kind: 'words', value: texts.yesOrNo(isPremium) },
    { name: texts.heroFreeField, kind: 'words', value: texts.yesOrNo(isHeroFree) },
  ],
  find: findWithWords,
  contentOf: ({ genre, heroId, isHeroFree, isPremium, words: { headline, lead, body } }, placed) => ({
    ...placed,
    headline,
    lead,
    genre,
    body,
    heroId,
    isHeroFree,
    isPremium,
  }),
  picturesOf: ({ heroId, words: { parts } }) => ({ imageId: heroId, parts }),
  hrefOf: articleHref,
  complete: withOpening,
  toInput: (content) => content,
  Page: ArticlePage,
  loadView: loadUnpublishedArticle,
});
