// Changes the pictures of an article apart from its text: the opening one, and the last gallery of the text in its order.
import { eq } from 'drizzle-orm';
import type { KindPictures, SetPicturesOutcome, ThingPictures } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { refused } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { mayPublishPiece } from '#bundles/pieces/public.ts';
import { parseDocument, readingMinutes, toParts } from '#bundles/rich-text/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/public.ts';
import { lockManuscriptOfPiece } from '#bundles/writing/public.ts';
import { saveImageUses } from './article-images.ts';
import { articleTag } from './constants.ts';
import { freePart } from './premium.ts';
import { findEditable } from './queries.ts';
import type { EditableArticle } from './queries.ts';
import { articleRevisions, articles } from './schema.ts';
import * as texts from './texts.ts';
import type { ArticleContent } from './views.ts';

export const articlePictures: KindPictures = {
  of: async (ctx, id) => {
    const found = await findEditable(ctx, id);
    return found && picturesOf(found);
  },
  set: async (ctx, id, pictures) => {
    if (!ctx.transaction) throw new Error('pictures are put in order inside a transaction');
    const manuscript = await lockManuscriptOfPiece(ctx, { type: 'article', id });
    await ctx.db.select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for('update');
    const found = await findEditable(ctx, id);
    if (!found || found.article.state === 'erased') throw notFound();
    // What moderators hid stays as it was.
    const isHidden = found.article.state === 'hidden';
    if (isHidden || !mayPublishPiece(ctx.viewer, found.article)) throw forbidden();
    await manuscript.demandPassage();
    if (found.article.revision !== pictures.revision) return { kind: 'outdated' };
    const outcome = await replace(ctx, found, pictures);
    if (outcome.kind === 'set') await manuscript.change(sameChange(found, pictures));
    return outcome;
  },
};

/** Returns the text with another last gallery: at its end where it had none, without one for no pictures. */
export const withGallery = (document: RichTextDocument, imageIds: readonly number[]): unknown => {
  const at = document.content.findLastIndex(({ type }) => type === 'gallery');
  const gallery = imageIds.length > 0 ? [{ type: 'gallery', attrs: { imageIds } }] : [];
  const content =
    at < 0
      ? [...document.content, ...gallery]
      : [...document.content.slice(0, at), ...gallery, ...document.content.slice(at + 1)];
  return { ...document, content: content.length > 0 ? content : [{ type: 'paragraph' }] };
};

/** That the opening picture of a premium article is open to everybody was said of the one before. contract.md 14.5 */
const CLOSED = { isHeroFree: false } as const;

const picturesOf = ({ article, revision }: EditableArticle): ThingPictures => ({
  heroId: article.heroId,
  galleryIds: galleryOf(revision.body),
  revision: article.revision,
});

const galleryOf = ({ content }: RichTextDocument): readonly number[] =>
  content.findLast((node) => node.type === 'gallery')?.attrs.imageIds ?? [];

/**
 * Makes the same change in what is being written: of the gallery only when it is another one, which may have moved there
 * meanwhile.
 */
const sameChange =
  ({ article, revision }: EditableArticle, { heroId, galleryIds }: ThingPictures) =>
  (content: ArticleContent): unknown => {
    const gallery = galleryIds ?? [];
    const isSame = JSON.stringify(gallery) === JSON.stringify(galleryOf(revision.body));
    return {
      ...content,
      ...(heroId !== article.heroId && { heroId, ...CLOSED }),
      ...(!isSame && { body: withGallery(content.body, gallery) }),
    };
  };

/** Replaces the pictures by a revision of its own; for readers nothing is new by it, so it doesn't count as an update. */
const replace = async (
  ctx: Ctx,
  found: EditableArticle,
  pictures: ThingPictures,
): Promise<SetPicturesOutcome> => {
  const { article, revision } = found;
  const { revision: _seen, ...before } = picturesOf(found);
  const after = { heroId: pictures.heroId, galleryIds: pictures.galleryIds ?? [] };
  if (JSON.stringify(before) === JSON.stringify(after)) return { kind: 'set' };
  const read = parseDocument(withGallery(revision.body, after.galleryIds));
  if (!read.ok) return refused(texts.galleryRefused);
  const drawn = partsOf(read.document);
  const isOther = after.heroId !== article.heroId;
  const number = article.revision + 1;
  await ctx.db.insert(articleRevisions).values({
    ...revision,
    ...drawn,
    number,
    body: read.document,
    readingMinutes: readingMinutes(read.document),
    editorId: ctx.viewer.id,
    createdAt: ctx.now,
  });
  const [row] = await ctx.db
    .update(articles)
    .set({ revision: number, heroId: after.heroId, ...(isOther && CLOSED) })
    .where(eq(articles.id, article.id))
    .returning();
  await saveImageUses(ctx, row!, drawn);
  await record(ctx, { type: 'article', objectId: article.id, action: 'article.pictures', before, after });
  touch(ctx, articleTag(article.id));
  return { kind: 'set' };
};

const partsOf = (document: RichTextDocument) => ({
  parts: toParts(document),
  freeParts: toParts(freePart(document)),
});
