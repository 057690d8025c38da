// Topic: the pictures of an article apart from its text: the opening one, and the last gallery of the text in its order.
import { and, eq } from 'drizzle-orm';
import type { KindPictures, SetPicturesOutcome, ThingPictures } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { record } from '#bundles/history/public.ts';
import { mayPublishPiece } from '#bundles/pieces/public.ts';
import { parseDocument, readingMinutes, toParts } from '#bundles/rich-text/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/public.ts';
import { keepImageUses } from './article-images.ts';
import { articleTag } from './constants.ts';
import { freePart } from './premium.ts';
import { articleRevisions, articles } from './schema.ts';
import * as texts from './texts.ts';

export const articlePictures: KindPictures = {
  of: async (ctx, id) => {
    const found = await findCurrent(ctx, id);
    return found && picturesOf(found);
  },
  set: async (ctx, id, pictures) => {
    if (!ctx.transaction) throw new Error('pictures are put in order inside a transaction');
    await ctx.db.select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for('update');
    const found = await findCurrent(ctx, id);
    if (!found) throw notFound();
    if (!mayPublishPiece(ctx.viewer, found.article)) throw forbidden();
    if (found.article.revision !== pictures.revision) return { kind: 'outdated' };
    return replace(ctx, found, pictures);
  },
};

/** The text with another last gallery: at its end where it had none, without one for no pictures. */
export const withGallery = (document: RichTextDocument, imageIds: readonly number[]): unknown => {
  const at = document.content.findLastIndex(({ type }) => type === 'gallery');
  const gallery = imageIds.length > 0 ? [{ type: 'gallery', attrs: { imageIds } }] : [];
  const content =
    at < 0
      ? [...document.content, ...gallery]
      : [...document.content.slice(0, at), ...gallery, ...document.content.slice(at + 1)];
  return { ...document, content: content.length > 0 ? content : [{ type: 'paragraph' }] };
};

const findCurrent = async (ctx: Ctx, id: number) => {
  const isCurrent = and(
    eq(articleRevisions.articleId, articles.id),
    eq(articleRevisions.number, articles.revision),
  );
  const [found] = await ctx.db
    .select({ article: articles, revision: articleRevisions })
    .from(articles)
    .innerJoin(articleRevisions, isCurrent)
    .where(eq(articles.id, id));
  return found;
};

type Current = NonNullable<Awaited<ReturnType<typeof findCurrent>>>;

const picturesOf = ({ article, revision }: Current): ThingPictures => ({
  heroId: article.heroId,
  galleryIds: galleryOf(revision.body),
  revision: article.revision,
});

const galleryOf = ({ content }: RichTextDocument): readonly number[] =>
  content.findLast((node) => node.type === 'gallery')?.attrs.imageIds ?? [];

/** A revision of its own; for readers nothing is new by it, so it doesn't count as an update. */
const replace = async (ctx: Ctx, found: Current, pictures: ThingPictures): Promise<SetPicturesOutcome> => {
  const { article, revision } = found;
  const { revision: _seen, ...before } = picturesOf(found);
  const after = { heroId: pictures.heroId, galleryIds: pictures.galleryIds ?? [] };
  if (JSON.stringify(before) === JSON.stringify(after)) return { kind: 'set' };
  const read = parseDocument(withGallery(revision.body, after.galleryIds));
  if (!read.ok) return { kind: 'invalid', text: texts.galleryRefused };
  const drawn = partsOf(read.document);
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
    .set({ revision: number, heroId: after.heroId })
    .where(eq(articles.id, article.id))
    .returning();
  await keepImageUses(ctx, row!, drawn);
  await record(ctx, { type: 'article', objectId: article.id, action: 'article.pictures', before, after });
  touch(ctx, articleTag(article.id));
  return { kind: 'set' };
};

const partsOf = (document: RichTextDocument) => ({
  parts: toParts(document),
  freeParts: toParts(freePart(document)),
});
