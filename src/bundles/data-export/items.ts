// Loads the things of a scope in batches, each as far as the viewer may see it. Whatever leaves comes through here.
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentKind, ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { exportImages } from '#kernel/exporting.ts';
import type { ExportBlocks, ExportImage, ExportedContent } from '#kernel/exporting.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { getCategories, tagsByIds } from '#bundles/topics/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { COMMENTS_TYPE, IMAGES_TYPE } from './constants.ts';
import { imageIdsIn, pieceRefsIn } from './block-contents.ts';
import type { ExportedItem } from './plugin.ts';
import { refBatches } from './refs.ts';
import type { Scope } from './scope.ts';
import * as texts from './texts.ts';

export interface ItemOptions {
  /** Whose files go along, in this order; null for all that may. */
  readonly imageIds: readonly number[] | null;
}

/** Yields the things of a scope in batches; it is called anew for each reading. */
export async function* itemBatches(
  ctx: Ctx,
  scope: Scope,
  options: ItemOptions,
): AsyncGenerator<readonly ExportedItem[]> {
  if (scope.dataType === IMAGES_TYPE) {
    yield await imageItems(ctx, scope.refIds, options);
    return;
  }
  for await (const refs of refBatches(ctx, scope)) {
    const items = await loadItems(ctx, refs, options);
    if (items.length > 0) yield items;
  }
}

/** Each image is a thing of its own. */
const imageItems = async (
  ctx: Ctx,
  ids: readonly number[],
  options: ItemOptions,
): Promise<ExportedItem[]> => {
  const images = new Map((await exportImages.collect(ctx, ids)).map((image) => [image.id, image]));
  const inOrder = options.imageIds ? options.imageIds.filter((id) => ids.includes(id)) : ids;
  return inOrder.flatMap((id): ExportedItem[] => {
    const image = images.get(id);
    if (!image?.isReusable) return [];
    return [
      {
        ...NOTHING,
        type: 'image',
        id,
        title: image.caption || texts.pictureName(id, ''),
        url: ctx.config.publicUrl,
        images: [image],
        chosen: [image],
      },
    ];
  });
};

const NOTHING = {
  isExcerpt: false,
  author: null,
  place: null,
  category: null,
  tags: [],
  createdAt: null,
  publishedAt: null,
  updatedAt: null,
  lead: '',
  facts: [],
  body: [],
  references: new Map(),
  talk: async function* () {},
} as const;

interface SeenContent extends ContentRef {
  readonly summary: ContentSummary;
  readonly content: ExportedContent;
}

export const loadItems = async (
  ctx: Ctx,
  refs: readonly ContentRef[],
  options: ItemOptions,
): Promise<ExportedItem[]> => {
  const groups = Map.groupBy(refs, ({ type }) => type);
  const found = await Promise.all([...groups].map(([type, group]) => seenContents(ctx, type, group)));
  const byRef = new Map(found.flat().map((one) => [refKey(one), one]));
  const seen = refs.flatMap((ref) => byRef.get(refKey(ref)) ?? []);
  const words = await loadWords(ctx, seen);
  return seen.map((one) => toItem(ctx, one, words, options));
};

/**
 * Loads the contents that the viewer sees. This is the one gate: what the kind doesn't show the viewer isn't asked for its
 * content.
 */
const seenContents = async (ctx: Ctx, type: string, refs: readonly ContentRef[]): Promise<SeenContent[]> => {
  const kind: ContentKind | undefined = ctx.portal.kinds.get(type);
  if (!kind?.exporting) return [];
  const things = await kind.find(
    ctx,
    refs.map(({ id }) => id),
  );
  const seen = [...things].flatMap(([id, thing]) => {
    const visibility = kind.visibility(ctx.viewer, thing, ctx.now);
    return visibility === 'nothing' ? [] : [{ id, thing, visibility }];
  });
  const contents = await kind.exporting.contentOf(ctx, seen);
  return seen.flatMap(({ id, thing, visibility }) => {
    const content = contents.get(id);
    return content ? [{ type, id, summary: kind.summary(thing, visibility), content }] : [];
  });
};

/** Loads what the things of a batch refer to, in one query of each sort. */
const loadWords = async (ctx: Ctx, seen: readonly SeenContent[]) => {
  const bodies = seen.map(({ content }) => content.body);
  const [people, tags, images, references, tree, categories] = await Promise.all([
    usersByIds(ctx, [...new Set(seen.flatMap(({ summary }) => summary.authorId ?? []))]),
    tagsByIds(ctx, [...new Set(seen.flatMap(({ content }) => content.tagIds))]),
    exportImages.collect(ctx, [...new Set(seen.flatMap(({ content }) => imageIdsOf(content)))]),
    summariesOf(ctx, bodies.flatMap(pieceRefsIn)),
    getLocationTree(ctx),
    getCategories(ctx),
  ]);
  return {
    people,
    tags: new Map(tags.map((tag) => [tag.id, tag.name])),
    images: new Map(images.map((image) => [image.id, image])),
    references: new Map(
      [...references].map(([key, { title, href }]) => [key, { title, url: ctx.config.publicUrl + href }]),
    ),
    tree,
    categories,
  };
};

/** Returns the images that open the thing first, then those of the text where they stand. */
const imageIdsOf = ({ imageIds, body }: { imageIds: readonly number[]; body: ExportBlocks }): number[] => [
  ...new Set([...imageIds, ...imageIdsIn(body)]),
];

const toItem = (
  ctx: Ctx,
  { type, id, summary, content }: SeenContent,
  words: Awaited<ReturnType<typeof loadWords>>,
  { imageIds }: ItemOptions,
): ExportedItem => {
  const images = imageIdsOf(content).flatMap((imageId) => words.images.get(imageId) ?? []);
  const author = words.people.get(summary.authorId ?? 0);
  return {
    type,
    id,
    title: summary.title,
    url: ctx.config.publicUrl + summary.href,
    isExcerpt: summary.visibility !== 'all',
    author: author ? { id: author.id, name: author.name } : null,
    place: words.tree.byId.get(content.locationId ?? 0)?.name ?? null,
    category: words.categories.byId.get(content.categoryId ?? 0)?.name ?? null,
    tags: content.tagIds.flatMap((tagId) => words.tags.get(tagId) ?? []),
    createdAt: content.createdAt,
    publishedAt: content.publishedAt,
    updatedAt: content.updatedAt,
    lead: content.lead,
    facts: content.facts,
    body: content.body,
    images,
    chosen: chosenOf(images, imageIds),
    references: words.references,
    talk: () => talkOf(ctx, { type, id }),
  };
};

/** Whoever takes a thing along takes what was said about it, as far as they see it. */
async function* talkOf(ctx: Ctx, { type, id }: ContentRef): AsyncGenerator<ExportedItem> {
  if (!ctx.portal.kinds.get(type)?.comments) return;
  const scope = { dataType: COMMENTS_TYPE, refType: type, refIds: [id], fromDay: null, untilDay: null };
  for await (const refs of refBatches(ctx, scope)) yield* await loadItems(ctx, refs, { imageIds: [] });
}

const chosenOf = (images: readonly ExportImage[], ids: readonly number[] | null): ExportImage[] => {
  const reusable = images.filter(({ isReusable }) => isReusable);
  if (ids === null) return reusable;
  const byId = new Map(reusable.map((image) => [image.id, image]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
