// Loads the texts of pieces as HTML for feeds: as much of each as its kind gives out to this reader, and no more.
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentKind, ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { toXhtml } from '#kernel/export-xhtml.ts';
import type { ExportBlock, ExportBlocks } from '#kernel/exporting.ts';
import { element } from '#kernel/xml.ts';
import type { Xml } from '#kernel/xml.ts';
import { imageTag, picturesByIds } from '#bundles/media/public.ts';
import { pictureOf } from './pictures.ts';
import * as texts from './texts.ts';

export interface WholeTexts {
  /** The HTML by `type:id`; kinds that give nothing out are missing. */
  readonly htmlOf: ReadonlyMap<string, string>;
  readonly tags: readonly string[];
}

export const loadWholeTexts = async (ctx: Ctx, refs: readonly ContentRef[]): Promise<WholeTexts> => {
  const groups = Map.groupBy(refs, ({ type }) => type);
  const found = (await Promise.all([...groups].map(([type, group]) => seenTexts(ctx, type, group)))).flat();
  const imageIds = [...new Set(found.flatMap(({ body }) => imagesIn(body)))];
  const [pictures, summaries] = await Promise.all([
    picturesByIds(ctx, imageIds),
    summariesOf(
      ctx,
      found.flatMap(({ body }) => piecesIn(body)),
    ),
  ]);
  const { publicUrl } = ctx.config;
  const around = {
    references: new Map(
      [...summaries].map(([key, { title, href }]) => [key, { title, url: publicUrl + href }]),
    ),
    drawImage: (id: number) => toImage(pictureOf(pictures.get(id), publicUrl)),
  };
  return {
    htmlOf: new Map(
      found.map(({ key, body, goesOnAt }) => [
        key,
        [...toXhtml(body, around), ...(goesOnAt ? [wayOn(publicUrl + goesOnAt)] : [])]
          .map(({ text }) => text)
          .join('\n'),
      ]),
    ),
    tags: [...imageIds.map(imageTag), ...found.flatMap(({ body }) => piecesIn(body).map(refKey))],
  };
};

interface SeenText {
  readonly key: string;
  readonly body: ExportBlocks;
  /** The page, where this reader gets the beginning only. */
  readonly goesOnAt: string | undefined;
}

/** Is the one gate: what the kind doesn't show the reader isn't asked for its text. */
const seenTexts = async (ctx: Ctx, type: string, refs: readonly ContentRef[]): Promise<SeenText[]> => {
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
    const body = contents.get(id)?.body;
    if (!body) return [];
    const goesOnAt = visibility === 'teaser' ? kind.summary(thing, visibility).href : undefined;
    return [{ key: refKey({ type, id }), body, goesOnAt }];
  });
};

const toImage = (picture: ReturnType<typeof pictureOf>): Xml | undefined =>
  picture
    ? element('img', { src: picture.url, width: picture.width, height: picture.height, alt: picture.alt })
    : undefined;

const wayOn = (href: string): Xml => element('p', {}, element('a', { href }, texts.readOn));

const imagesIn = (blocks: ExportBlocks): number[] =>
  blocks.flatMap((block) => (block.type === 'images' ? block.imageIds : insideOf(block).flatMap(imagesIn)));

const piecesIn = (blocks: ExportBlocks): ContentRef[] =>
  blocks.flatMap((block) =>
    block.type === 'piece'
      ? [{ type: block.contentType, id: block.id }]
      : insideOf(block).flatMap((inner) => piecesIn(inner)),
  );

const insideOf = (block: ExportBlock): readonly ExportBlocks[] => {
  if (block.type === 'list') return block.items;
  if (block.type === 'quote' || block.type === 'box') return [block.blocks];
  return block.type === 'table' ? block.rows.flat() : [];
};
