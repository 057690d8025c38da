// Topic: pieces of an archive come as they were there: of their kind, by their authors, under their dates, with their revisions.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { RevisionRow } from '#bundles/archives/public.ts';
import { bringRevisions } from '#bundles/writing/public.ts';
import type { CommonContent, FormerRevision, KindWriting } from '#bundles/writing/public.ts';
import type { OtherIds } from '#bundles/rich-text/public.ts';
import { findItems, findThings, lockItem } from '../queries.ts';
import type { Import, ImportItem } from '../queries.ts';
import type { PieceEntry } from '../reading/entries.ts';
import * as texts from '../texts.ts';
import type { OwnMedia } from './own-media.ts';
import { bringOwnPictures } from './own-pictures.ts';
import { ownPlacingOf } from './own-places.ts';
import type { OwnPlacing } from './own-places.ts';
import { idsHere, referencesIn } from './own-references.ts';
import type { References } from './own-references.ts';
import { bringOwnStreams } from './own-streams.ts';
import { findAuthor } from './people.ts';
import { lockTaking, remember, siteOf } from './remember.ts';
import { datesOf, keepAddresses, settle } from './settling.ts';

type OwnPiece = PieceEntry & Required<Pick<PieceEntry, 'own'>>;

/** What a text shows comes before it; `chain` holds those that wait for it already, so that two that show each other come at all. */
export const takeOwnPiece = async (
  ctx: Ctx,
  source: Import,
  item: ImportItem,
  piece: OwnPiece,
  chain: ReadonlySet<string> = new Set(),
): Promise<void> => {
  const writing = ctx.portal.kinds.get(piece.own.type)?.writing;
  if (!writing) return settle(ctx, item.id, { state: 'failed', report: [texts.kindMissing] });
  const [known] = await findThings(ctx, siteOf(source), 'piece', [item.key]);
  if (known) return settle(ctx, item.id, { state: 'known', refType: known.refType, refId: known.refId });
  const content = contentOf(ctx, writing, piece.own);
  const revisions = piece.own.revisions.map((row) => ({ row, content: contentOf(ctx, writing, row) }));
  const references = referencesIn(writing, [content, ...revisions.map((revision) => revision.content)]);
  await takeShown(ctx, source, references, new Set([...chain, item.key]));
  const pictures = await bringOwnPictures(ctx, source, references.pictures);
  const streams = await bringOwnStreams(ctx, source, references.streams);
  const placing = await ownPlacingOf(ctx, source, piece.own);
  const placings: OwnPlacing[] = [];
  for (const { row } of revisions) placings.push(await ownPlacingOf(ctx, source, row));
  const written = { writing, content, references, pictures, streams, placing };
  await withTransaction(ctx, (ctx) =>
    publish(ctx, source, item.id, {
      ...written,
      revisions: revisions.map((revision, at) => ({ ...revision, placing: placings[at]! })),
    }),
  );
};

/** As its kind reads it. Throws 422 for what it doesn't understand. */
const contentOf = (
  ctx: Ctx,
  writing: KindWriting,
  { content, tags }: Pick<RevisionRow, 'content' | 'tags'>,
): CommonContent => writing.read(ctx, { ...content, tags, locationId: null, categoryId: null });

/** Those that still wait. */
const takeShown = async (ctx: Ctx, source: Import, { pieces }: References, chain: ReadonlySet<string>) => {
  const waiting = await findItems(
    ctx,
    source.id,
    'piece',
    [...pieces].filter((key) => !chain.has(key)),
  );
  for (const item of waiting)
    if (item.state === 'waiting' && item.content?.kind === 'piece' && item.content.own)
      await takeOwnPiece(ctx, source, item, { ...item.content, own: item.content.own }, chain);
};

interface Written {
  readonly writing: KindWriting;
  readonly content: CommonContent;
  readonly references: References;
  readonly pictures: OwnMedia;
  readonly streams: OwnMedia;
  readonly placing: OwnPlacing;
  readonly revisions: readonly {
    readonly row: RevisionRow;
    readonly content: CommonContent;
    readonly placing: OwnPlacing;
  }[];
}

const publish = async (ctx: Ctx, source: Import, itemId: number, written: Written): Promise<void> => {
  const { writing, content, references, pictures, streams, placing, revisions } = written;
  await lockTaking(ctx, source);
  const item = await lockItem(ctx, itemId);
  const own = item?.content?.kind === 'piece' ? item.content.own : undefined;
  if (item?.state !== 'waiting' || item.content?.kind !== 'piece' || !own) return;
  const [known] = await findThings(ctx, siteOf(source), 'piece', [item.key]);
  if (known) return settle(ctx, itemId, { state: 'known', refType: known.refType, refId: known.refId });
  const { publishedAt, updatedAt, report } = datesOf(ctx, item.content);
  const ids = await idsHere(ctx, source, references, { pictures, streams }, publishedAt);
  const authorId = (await findAuthor(ctx, source, own.author, publishedAt)) ?? ctx.viewer.id!;
  const createdAt = new Date(own.createdAt);
  const outcome = await writing.publish(ctx, {
    id: null,
    content: { ...writing.rebind(content, ids), ...placing },
    authorId,
    shownIds: [...pictures.ids.values()],
    moments: {
      createdAt: createdAt < ctx.now ? createdAt : ctx.now,
      publishedAt,
      ...(updatedAt && { updatedAt }),
    },
  });
  if (outcome.kind === 'invalid')
    return settle(ctx, itemId, {
      state: 'failed',
      report: [...pictures.refusals, ...streams.refusals, ...Object.values(outcome.errors)],
    });
  const ref = { type: own.type, id: outcome.id };
  await remember(ctx, source, 'piece', item.key, ref);
  await keepAddresses(ctx, source, item.content.addresses, ref);
  const rows: FormerRevision[] = [];
  for (const revision of revisions) rows.push(await toRevision(ctx, source, writing, revision, ids));
  await bringRevisions(ctx, { ...ref, authorId }, rows);
  await settle(ctx, itemId, {
    state: 'taken',
    refType: ref.type,
    refId: ref.id,
    report: [...report, ...lost(references, [...pictures.refusals, ...streams.refusals], ids)],
    content: null,
  });
};

const toRevision = async (
  ctx: Ctx,
  source: Import,
  writing: KindWriting,
  { row, content, placing }: Written['revisions'][number],
  ids: OtherIds,
): Promise<FormerRevision> => {
  const startedAt = new Date(row.startedAt);
  return {
    content: { ...writing.rebind(content, ids), ...placing },
    editorId: row.editor === null ? null : ((await findAuthor(ctx, source, row.editor, startedAt)) ?? null),
    occasion: row.occasion,
    startedAt,
    savedAt: new Date(row.savedAt),
  };
};

/** In sentences. */
const lost = (
  { pictures, pieces, streams }: References,
  refusals: readonly string[],
  ids: OtherIds,
): string[] => {
  const missingPictures = [...pictures].filter((id) => ids.picture(id) === undefined).length;
  const missingStreams = [...streams].filter((id) => ids.stream(id) === undefined).length;
  const missingPieces = [...pieces].filter((key) => {
    const [type = '', id = ''] = key.split(':');
    return ids.piece(type, Number(id)) === undefined;
  }).length;
  return [
    ...new Set(refusals),
    ...(missingPictures > 0 ? [texts.morePictures(missingPictures)] : []),
    ...(missingPieces > 0 ? [texts.piecesMissing(missingPieces)] : []),
    ...(missingStreams > 0 ? [texts.streamsMissing(missingStreams)] : []),
  ];
};
