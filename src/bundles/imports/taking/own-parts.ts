// Says what a piece of an archive is made of, as its kind reads it, and what of that is here: pictures, films, places, former
// revisions.
import type { Ctx } from '#kernel/ctx.ts';
import type { PieceFile, RevisionRow } from '#bundles/archives/public.ts';
import type { OtherIds } from '#bundles/rich-text/public.ts';
import type { CommonContent, FormerRevision, KindWriting } from '#bundles/writing/public.ts';
import type { Import } from '../queries.ts';
import * as texts from '../texts.ts';
import type { OwnMedia } from './own-media.ts';
import { bringOwnPictures } from './own-pictures.ts';
import { ownPlacingOf } from './own-places.ts';
import type { OwnPlacing } from './own-places.ts';
import { referencesIn } from './own-references.ts';
import type { References } from './own-references.ts';
import { bringOwnStreams } from './own-streams.ts';
import { findAuthor } from './people.ts';

export interface OwnWords {
  readonly writing: KindWriting;
  readonly content: CommonContent;
  readonly revisions: readonly { readonly row: RevisionRow; readonly content: CommonContent }[];
  readonly references: References;
}

/** Throws 422 for what its kind doesn't understand. */
export const wordsOf = (ctx: Ctx, writing: KindWriting, own: PieceFile): OwnWords => {
  const content = contentOf(ctx, writing, own);
  const revisions = own.revisions.map((row) => ({ row, content: contentOf(ctx, writing, row) }));
  const contents = [content, ...revisions.map((revision) => revision.content)];
  return { writing, content, revisions, references: referencesIn(writing, contents) };
};

const contentOf = (
  ctx: Ctx,
  writing: KindWriting,
  { content, tags }: Pick<RevisionRow, 'content' | 'tags'>,
): CommonContent => writing.read(ctx, { ...content, tags, locationId: null, categoryId: null });

export interface OwnParts extends OwnWords {
  readonly pictures: OwnMedia;
  readonly streams: OwnMedia;
  readonly placing: OwnPlacing;
  /** The placing of each revision. */
  readonly placings: readonly OwnPlacing[];
}

/** Brings what isn't there yet, outside any transaction. */
export const bringParts = async (
  ctx: Ctx,
  source: Import,
  own: PieceFile,
  words: OwnWords,
): Promise<OwnParts> => {
  const pictures = await bringOwnPictures(ctx, source, words.references.pictures);
  const streams = await bringOwnStreams(ctx, source, words.references.streams);
  const placing = await ownPlacingOf(ctx, source, own);
  const placings: OwnPlacing[] = [];
  for (const { row } of words.revisions) placings.push(await ownPlacingOf(ctx, source, row));
  return { ...words, pictures, streams, placing, placings };
};

/**
 * Returns the revisions with the ids of this portal, inside the transaction that brings them: it makes accounts for who made
 * them.
 */
export const revisionsHere = async (
  ctx: Ctx,
  source: Import,
  { writing, revisions, placings }: OwnParts,
  ids: OtherIds,
): Promise<FormerRevision[]> => {
  const rows: FormerRevision[] = [];
  for (const [at, { row, content }] of revisions.entries()) {
    const startedAt = new Date(row.startedAt);
    rows.push({
      content: { ...writing.rebind(content, ids), ...placings[at]! },
      editorId: row.editor === null ? null : ((await findAuthor(ctx, source, row.editor, startedAt)) ?? null),
      occasion: row.occasion,
      startedAt,
      savedAt: new Date(row.savedAt),
    });
  }
  return rows;
};

export const refusalsOf = ({ pictures, streams }: Pick<OwnParts, 'pictures' | 'streams'>): string[] => [
  ...new Set([...pictures.refusals, ...streams.refusals]),
];

/** Says in sentences which media are lost. */
export const lostMedia = (parts: OwnParts, ids: OtherIds): string[] => {
  const { pictures, streams } = parts.references;
  const missingPictures = [...pictures].filter((id) => ids.picture(id) === undefined).length;
  const missingStreams = [...streams].filter((id) => ids.stream(id) === undefined).length;
  return [
    ...refusalsOf(parts),
    ...(missingPictures > 0 ? [texts.morePictures(missingPictures)] : []),
    ...(missingStreams > 0 ? [texts.streamsMissing(missingStreams)] : []),
  ];
};

/** Returns the keys of the pieces that aren't here. */
export const missingPieces = ({ pieces }: References, ids: OtherIds): string[] =>
  [...pieces].filter((key) => {
    const [type = '', id = ''] = key.split(':');
    return ids.piece(type, Number(id)) === undefined;
  });

export const lostPieces = (missing: readonly string[]): string[] =>
  missing.length > 0 ? [texts.piecesMissing(missing.length)] : [];
