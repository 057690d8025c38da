// Pieces of an archive come as they were there: of their kind, by their authors, under their dates, with their revisions.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { formerRevisions } from '#bundles/writing/public.ts';
import { findItems, findThings, lockItem } from '../queries.ts';
import type { Import, ImportItem } from '../queries.ts';
import type { PieceEntry } from '../reading/entries.ts';
import * as texts from '../texts.ts';
import { printOf } from './own-links.ts';
import {
  bringParts,
  lostMedia,
  lostPieces,
  missingPieces,
  refusalsOf,
  revisionsHere,
  wordsOf,
} from './own-parts.ts';
import type { OwnParts } from './own-parts.ts';
import { idsHere } from './own-references.ts';
import type { References } from './own-references.ts';
import { findAuthor } from './people.ts';
import { lockTaking, recordImported, siteOf } from './record-imported.ts';
import { datesOf, saveAddresses, settle } from './settling.ts';
import { makeOwnTags } from './tags.ts';

type OwnPiece = PieceEntry & Required<Pick<PieceEntry, 'own'>>;

/** The largest number of pieces each of which waits for the next; who shows what lies deeper gets the link afterwards. */
const MOST_IN_CHAIN = 20;

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
  const words = wordsOf(ctx, writing, piece.own);
  if (chain.size < MOST_IN_CHAIN)
    await takeShown(ctx, source, words.references, new Set([...chain, item.key]));
  const parts = await bringParts(ctx, source, piece.own, words);
  await withTransaction(ctx, (ctx) => publish(ctx, source, item.id, parts));
};

/** Takes those of the shown pieces that still wait. */
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

const publish = async (ctx: Ctx, source: Import, itemId: number, parts: OwnParts): Promise<void> => {
  const { writing, content, references, pictures, placing } = parts;
  await lockTaking(ctx, source);
  const item = await lockItem(ctx, itemId);
  const own = item?.content?.kind === 'piece' ? item.content.own : undefined;
  if (item?.state !== 'waiting' || item.content?.kind !== 'piece' || !own) return;
  const [known] = await findThings(ctx, siteOf(source), 'piece', [item.key]);
  if (known) return settle(ctx, itemId, { state: 'known', refType: known.refType, refId: known.refId });
  const { publishedAt, updatedAt, report } = datesOf(ctx, item.content);
  const ids = await idsHere(ctx, source, references, parts, publishedAt);
  const authorId = (await findAuthor(ctx, source, own.author, publishedAt)) ?? ctx.viewer.id!;
  const createdAt = new Date(own.createdAt);
  await makeOwnTags(ctx, source, content.tags);
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
      report: [...refusalsOf(parts), ...Object.values(outcome.errors)],
    });
  const ref = { type: own.type, id: outcome.id };
  await recordImported(ctx, source, 'piece', item.key, ref);
  await saveAddresses(ctx, source, item.content.addresses, ref);
  await formerRevisions.bring(ctx, { ...ref, authorId }, await revisionsHere(ctx, source, parts, ids));
  const missing = missingPieces(references, ids);
  const lost = [...report, ...lostMedia(parts, ids)];
  const taken = { state: 'taken', refType: ref.type, refId: ref.id } as const;
  // What shows a piece that is yet to come gets its link then.
  if (await areComing(ctx, source, missing)) {
    const unlinked = { print: await printOf(ctx, writing, ref.id), missing };
    return settle(ctx, itemId, { ...taken, report: lost, content: { ...item.content, unlinked } });
  }
  await settle(ctx, itemId, { ...taken, report: [...lost, ...lostPieces(missing)], content: null });
};

const areComing = async (ctx: Ctx, source: Import, keys: readonly string[]): Promise<boolean> =>
  (await findItems(ctx, source.id, 'piece', keys)).some(({ state }) => state === 'waiting');
