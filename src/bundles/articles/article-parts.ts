// Loads what an article's page shows of the article itself and around it, the same for all who may read the same.
import { momentOf } from '#design/dates.ts';
import { nestQuotations } from '#design/quoted.ts';
import { softHyphens } from '#design/soft-hyphens.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef, Visibility } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { cachesShared, loadShared } from '#kernel/load-shared.ts';
import type { SharedParts } from '#kernel/load-shared.ts';
import { plainReaderOf } from '#kernel/viewer.ts';
import { findOpenThread, loadOpenThread } from '#bundles/comments/public.ts';
import type { OpenThread } from '#bundles/comments/public.ts';
import { embedsBySources } from '#bundles/embeds/public.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { imageTag, portraitOf, withControls } from '#bundles/media/public.ts';
import { streamsByIds } from '#bundles/streams/public.ts';
import type { PictureView } from '#bundles/media/public.ts';
import type { ShowsStreams } from '#bundles/streams/public.ts';
import { piecesByRefs } from '#bundles/lists/public.ts';
import type { PieceEntry } from '#bundles/lists/public.ts';
import { fillPieceText, needsOf } from '#bundles/piece-pages/public.ts';
import { loadKicker, loadTagLinks, pieceContentTag } from '#bundles/pieces/public.ts';
import { commentCountsOf, loadTeasers, withCommentCounts } from '#bundles/teasers/public.ts';
import type { PieceTextView } from '#bundles/piece-pages/public.ts';
import type { TeaserBatch, TeaserView } from '#bundles/teasers/public.ts';
import { bbcodeToPlainText } from '#bundles/rich-text/public.ts';
import type { Part } from '#bundles/rich-text/public.ts';
import { SETTINGS_TAG } from '#bundles/settings/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { userTag } from '#bundles/users/public.ts';
import { LONG_MINUTES, articleRef } from './constants.ts';
import { articleKind } from './kind.ts';
import { findWholeArticle } from './queries.ts';
import type { Article, WholeArticle } from './queries.ts';
import { lookOf, withQuestions } from './rules.ts';
import { findRelatedContent } from './related-content.ts';
import * as texts from './texts.ts';
import type { ArticlePartsView, AuthorView } from './views.ts';

/** The parts with what everybody sees of its comments, and who wrote them. */
export interface PartsWithThread extends ArticleParts {
  readonly authors: Pick<TeaserBatch, 'people' | 'pictures'>;
}

export interface ArticleParts extends SharedParts {
  readonly view: ArticlePartsView;
  /** People and pictures are those of everything, the comments included. */
  readonly batch: TeaserBatch;
  /** What is shown beside and below it. */
  readonly around: readonly PieceEntry[];
  /** The thread, unless its readers' comments were asked for, or are cached apart. */
  readonly thread: OpenThread | undefined;
  /** These are the pictures of the article itself. */
  readonly imageIds: readonly number[];
  readonly heroId: number | null;
  /** Returns the text with other views of its pictures; for those who write, with the end of the free part. */
  readonly textWith: (pictures: ReadonlyMap<number, PictureView>, showsCut?: boolean) => PieceTextView;
}

/** Loads an article whatever its state; from memory for those who look after nothing. Throws 404. */
export const loadWholeArticle = async (ctx: Ctx, id: number): Promise<WholeArticle> => {
  const { whole } = await loadShared(ctx, `articles.whole ${id}`, async (ctx) => {
    const whole = await findWholeArticle(ctx, id);
    if (!whole) throw notFound();
    const tags = [
      pieceContentTag(articleRef(id)),
      userTag(whole.article.authorId),
      LOCATIONS_TAG,
      CATEGORIES_TAG,
    ];
    return { whole, tags, authorIds: [] };
  });
  return whole;
};

/**
 * Loads the parts from memory where the viewer reads what everybody reads; with the people of `comments` where the viewer asks
 * for comments that are not cached.
 */
export const loadArticleParts = async (
  ctx: Ctx,
  whole: WholeArticle,
  visibility: Visibility,
  comments?: Promise<Commenters>,
): Promise<PartsWithThread> => {
  const { article } = whole;
  const reader = plainReaderOf(ctx.viewer);
  const isOpen = reader && articleKind.visibility(reader, article, ctx.now) === visibility;
  if (!isOpen || comments || !cachesShared(ctx)) {
    const parts = await loadParts(ctx, whole, visibility, { comments });
    return { ...parts, authors: parts.batch, tags: [...parts.tags, ...parts.batch.tags] };
  }
  const key = `${article.id} ${article.revision} ${visibility}`;
  const [parts, { open, authors, tags }] = await Promise.all([
    loadShared(ctx, `articles.parts ${key}`, (ctx) => loadCountedParts(ctx, key, article.id)),
    loadOpenThread(ctx, articleRef(article.id)),
  ]);
  return { ...parts, thread: open, authors, tags: [...parts.tags, ...tags] };
};

/**
 * Loads the parts with counts that may have changed: a comment under another piece changes nothing of them but a number at a
 * teaser.
 */
const loadCountedParts = async (ctx: Ctx, key: string, id: number): Promise<ArticleParts> => {
  let isNew = false;
  const parts = await loadShared(ctx, `articles.content ${key}`, (ctx) => {
    isNew = true;
    return loadSharedParts(ctx, id);
  });
  // It has come with its numbers.
  if (isNew) return { ...parts, tags: [...parts.tags, ...parts.batch.tags] };
  const counts = await commentCountsOf(ctx, parts.around);
  const counted = (teasers: readonly TeaserView[]) => withCommentCounts(teasers, counts);
  const { side, more } = parts.view;
  const around = {
    side: {
      ...side,
      related: counted(side.related),
      upcoming: counted(side.upcoming),
      news: counted(side.news),
    },
    more: { ...more, teasers: counted(more.teasers) },
  };
  return { ...parts, view: { ...parts.view, ...around }, tags: [...parts.tags, ...counts.tags] };
};

/** Loads all but the comments, which are cached apart: a new one changes nothing else. */
const loadSharedParts = async (ctx: Ctx, id: number): Promise<ArticleParts> => {
  const whole = await loadWholeArticle(ctx, id);
  const visibility = articleKind.visibility(ctx.viewer, whole.article, ctx.now);
  if (visibility === 'nothing') throw notFound();
  return loadParts(ctx, whole, visibility, { comments: NO_COMMENTS });
};

const NO_COMMENTS = Promise.resolve({ authorIds: [] });

interface Commenters {
  readonly authorIds: readonly number[];
}

/** Returns the same view for somebody who may do something with pictures of the article. */
export const withOwnControls = async (ctx: Ctx, parts: ArticleParts): Promise<ArticlePartsView> => {
  const { view, batch, heroId, imageIds, textWith } = parts;
  const pictures = await withControls(ctx, batch.pictures, imageIds);
  if (pictures === batch.pictures) return view;
  return { ...view, hero: pictures.get(heroId ?? 0) ?? null, text: textWith(pictures) };
};

/** Everything of what isn't out yet, without comments; nothing of it is cached. */
export const loadUnpublishedParts = (
  ctx: Ctx,
  whole: WholeArticle,
  shownBy?: ShowsStreams,
): Promise<ArticleParts> => loadParts(ctx, whole, 'all', { comments: NO_COMMENTS, shownBy });

interface PartsOptions {
  readonly comments?: Promise<Commenters> | undefined;
  /** What its videos and sounds are looked up for; the article itself unless given. */
  readonly shownBy?: ShowsStreams | undefined;
}

const loadParts = async (
  ctx: Ctx,
  whole: WholeArticle,
  visibility: Visibility,
  options: PartsOptions = {},
): Promise<ArticleParts> => {
  const { article, revision } = whole;
  const isPremiumTeaser = visibility !== 'all';
  const parts = isPremiumTeaser ? (revision.freeParts ?? []) : revision.parts;
  const found = await findParts(ctx, whole, parts, options);
  const { needs, topics, kicker, thread, commenterIds, around, streams, embeds, entries } = found;
  const { pictureId: heroId, isPictureWithheld = false } = articleKind.card!(article, visibility);
  const imageIds = [...needs.imageIds, ...(heroId ? [heroId] : [])];
  const batch = await loadTeasers(ctx, entries, { userIds: [article.authorId, ...commenterIds], imageIds });
  const pick = (refs: readonly ContentRef[]) => refs.flatMap((ref) => batch.byRef.get(refKey(ref)) ?? []);
  // Cards within the text have tags of their own there.
  const tags = batch.contentTags;
  const fill = (pictures: TeaserBatch['pictures'], showsCut = false) =>
    setInterview(
      article,
      fillPieceText(parts, needs, { ...batch, tags, streams, embeds, pictures, showsCut }),
    );
  const text = fill(batch.pictures);
  const view: ArticlePartsView = {
    ...wordsOf(whole),
    kicker,
    author: authorOf(article, batch),
    hero: batch.pictures.get(heroId ?? 0) ?? null,
    isHeroWithheld: isPictureWithheld,
    isPremiumTeaser,
    text: text.view,
    tags: topics,
    side: {
      related: pick(around.related),
      topic: topics[0] ?? null,
      upcoming: pick(around.upcoming),
      news: pick(found.news),
      place: kicker.place,
    },
    more: { teasers: pick(around.more), place: kicker.place },
  };
  return {
    view,
    batch,
    around: entries,
    thread,
    imageIds,
    heroId,
    textWith: (pictures, showsCut) => fill(pictures, showsCut).view,
    authorIds: [article.authorId, ...entries.map((entry) => entry.authorId)],
    tags: [
      ...new Set([
        ...tagsOf(article, heroId, batch),
        ...around.tags,
        ...text.tags,
        ...(thread?.tagsWith(batch) ?? []),
      ]),
    ],
  };
};

/** Sets an interview so that questions and answers look different. */
const setInterview = ({ genre }: Article, text: FilledText): FilledText =>
  lookOf(genre) === 'interview'
    ? {
        ...text,
        view: text.view.map((block) =>
          block.kind === 'html' ? { ...block, html: withQuestions(block.html) } : block,
        ),
      }
    : text;

type FilledText = ReturnType<typeof fillPieceText>;

const tagsOf = ({ id, authorId }: Article, heroId: number | null, { people }: TeaserBatch): string[] => {
  const pictureIds = [heroId, people.get(authorId)?.pictureId ?? null].filter((one) => one !== null);
  const own = [pieceContentTag(articleRef(id)), userTag(authorId), ...pictureIds.map(imageTag)];
  return [...own, LOCATIONS_TAG, CATEGORIES_TAG, SETTINGS_TAG];
};

/** Everything that needs nothing but the article. */
const findParts = async (
  ctx: Ctx,
  { article, revision }: WholeArticle,
  parts: readonly Part[],
  { comments, shownBy }: PartsOptions,
) => {
  const needs = needsOf(ctx, parts);
  const owner = articleRef(article.id);
  const [topics, kicker, thread, commenters, around, streams, embeds] = await Promise.all([
    loadTagLinks(ctx, article.tagIds),
    loadKicker(ctx, article),
    comments ? undefined : findOpenThread(ctx, owner),
    comments,
    findRelatedContent(ctx, article),
    streamsByIds(ctx, needs.streamIds, shownBy ?? owner),
    embedsBySources(ctx, needs.sources),
  ]);
  const isLong = parts === revision.parts && revision.readingMinutes >= LONG_MINUTES;
  const news = isLong ? around.news : [];
  const named = await piecesByRefs(ctx, [...needs.refs, ...around.upcoming], { withReduced: true });
  const entries = new Map(
    [...around.related, ...around.more, ...news, ...named].map((entry) => [refKey(entry), entry]),
  );
  const commenterIds = (thread ?? commenters)?.authorIds ?? [];
  return {
    needs,
    topics,
    kicker,
    thread,
    commenterIds,
    around,
    news,
    streams,
    embeds,
    entries: [...entries.values()],
  };
};

/** Returns the words that everybody gets, whatever is kept back. */
const wordsOf = ({ article, revision }: WholeArticle) => ({
  headline: softHyphens(nestQuotations(article.headline)),
  lead: nestQuotations(article.lead),
  label: texts.genreLabels[article.genre],
  look: lookOf(article.genre),
  publishedAt: momentOf(article.publishedAt ?? article.createdAt),
  updatedAt: article.updatedAt ? momentOf(article.updatedAt) : null,
  readingTime: texts.minutes(revision.readingMinutes),
  isPremium: article.isPremium,
});

const authorOf = ({ authorId }: Article, { people, pictures }: TeaserBatch): AuthorView => {
  const person = people.get(authorId);
  return {
    name: person?.name ?? '',
    href: person?.href ?? null,
    about: bbcodeToPlainText(person?.about ?? ''),
    portrait: portraitOf(pictures.get(person?.pictureId ?? 0)),
  };
};
