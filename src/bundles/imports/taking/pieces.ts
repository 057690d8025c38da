// Pieces come as articles: their text through the one tree, their pictures through the one pipeline, under their old dates and
// authors, found at their old addresses.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError } from '#kernel/errors.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { articleRef, publishArticle } from '#bundles/articles/public.ts';
import { build, droppedSentences, importHtml, isEmptyText } from '#bundles/rich-text/public.ts';
import type { DroppedPart, RichTextDocument } from '#bundles/rich-text/public.ts';
import { MAX_PICTURES } from '../constants.ts';
import { findItem, findThings, lockItem } from '../queries.ts';
import type { Import } from '../queries.ts';
import type { PieceEntry } from '../reading/entries.ts';
import { GALLERY_EDGE } from '../reading/gallery-edge.ts';
import { PICTURES_BY_KEY } from '../reading/wordpress-html.ts';
import * as texts from '../texts.ts';
import { EDGE_ID, withGalleries } from './galleries.ts';
import { findAuthor } from './people.ts';
import { bringPictures, findInLibrary, fromTheWeb } from './pictures.ts';
import type { PictureFiles, WantedPicture } from './pictures.ts';
import { takeOwnPiece } from './own-pieces.ts';
import { lockTaking, recordImported, siteOf } from './record-imported.ts';
import { datesOf, saveAddresses, settle } from './settling.ts';
import type { Ref } from './record-imported.ts';
import { hostOf, isSilent } from './silent-hosts.ts';
import { makeOwnTags } from './tags.ts';
import { placingOf } from './terms.ts';
import { saveUnpublished } from './unpublished.ts';
import type { Unpublished } from './unpublished.ts';
import { fittedLead, fittedTitle } from '../words.ts';

/** Takes a piece; one that is taken already stays as it is. What can't come says why; only what is our fault throws. */
export const takePiece = async (
  ctx: Ctx,
  source: Import,
  itemId: number,
  files: PictureFiles = fromTheWeb(source),
): Promise<void> => {
  const item = await findItem(ctx, itemId);
  if (item?.state !== 'waiting' || item.content?.kind !== 'piece') return;
  const { own } = item.content;
  try {
    if (own) await takeOwnPiece(ctx, source, item, { ...item.content, own });
    else await takeForeignPiece(ctx, source, { ...item, content: item.content }, files);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    const report = [error.message, ...Object.values(error.errors ?? {})];
    await settle(ctx, itemId, { state: 'failed', report });
  }
};

const takeForeignPiece = async (
  ctx: Ctx,
  source: Import,
  { id, key, content }: { readonly id: number; readonly key: string; readonly content: PieceEntry },
  files: PictureFiles,
): Promise<void> => {
  // What is here already needs no pictures.
  const isKnown = (await findThings(ctx, siteOf(source), 'piece', [key])).length > 0;
  const pictures = isKnown
    ? new Map<string, number>()
    : await bringPictures(ctx, source, picturesOf(source, content), files);
  await withTransaction(ctx, (ctx) => publish(ctx, source, id, pictures));
};

/** Returns the pictures in a piece's text, and the one that opens it. */
export const picturesOf = (source: Import, piece: PieceEntry): WantedPicture[] => {
  const found = new Map<string, WantedPicture>();
  const opening = openingOf(piece);
  if (opening) found.set(opening.address, opening);
  readBody(source, piece, (address, alt) => {
    if (found.size < MAX_PICTURES && !found.has(address)) found.set(address, { address, alt });
    return undefined;
  });
  return [...found.values()];
};

const openingOf = ({ picture }: PieceEntry): WantedPicture | undefined => {
  if (!picture) return undefined;
  const { key, alt, caption } = picture;
  return { address: picture.address || `${PICTURES_BY_KEY}${key}`, alt, caption };
};

type Body = Pick<PieceEntry, 'html' | 'behindCut' | 'addresses'>;

const readBody = (
  { site }: Pick<Import, 'site'>,
  { html, behindCut = '', addresses }: Body,
  imageOf: (src: string, alt: string) => number | undefined,
) => {
  const base = site === '' ? undefined : URL.parse(addresses[0] ?? '/', site)?.href;
  const read = (part: string) => {
    const { document, dropped } = importHtml(part, {
      ...(base && { address: base }),
      imageOf: (src, alt) => (src === GALLERY_EDGE ? EDGE_ID : imageOf(src, alt)),
    });
    return { document: withGalleries(document), dropped };
  };
  const [free, paid] = [read(html), read(behindCut)];
  const dropped = [...free.dropped, ...paid.dropped];
  if (isEmptyText(paid.document)) return { document: free.document, dropped };
  if (isEmptyText(free.document)) return { document: paid.document, dropped };
  const content = [...free.document.content, { type: 'cut' } as const, ...paid.document.content];
  return { document: { ...free.document, content }, dropped };
};

export interface ReadPiece {
  readonly document: RichTextDocument;
  readonly dropped: readonly DroppedPart[];
}

/** Reads a piece as it would come if all of its pictures did. */
export const rehearsePiece = (source: Pick<Import, 'site'>, piece: Body): ReadPiece =>
  readBody(source, piece, () => 1);

const publish = async (
  ctx: Ctx,
  source: Import,
  itemId: number,
  pictures: ReadonlyMap<string, number>,
): Promise<void> => {
  await lockTaking(ctx, source);
  const item = await lockItem(ctx, itemId);
  if (item?.state !== 'waiting' || item.content?.kind !== 'piece') return;
  const [known] = await findThings(ctx, siteOf(source), 'piece', [item.key]);
  if (known) return settle(ctx, itemId, { state: 'known', refType: known.refType, refId: known.refId });
  const piece = item.content;
  const { document: read, dropped } = readBody(source, piece, (src) => pictures.get(src));
  const opening = openingOf(piece);
  const heroId = (opening && pictures.get(opening.address)) ?? null;
  const document = isEmptyText(read) && heroId !== null ? pictureAlone(heroId, opening!) : read;
  if (isEmptyText(document)) return settle(ctx, itemId, { state: 'failed', report: [texts.noText] });
  const [title, lead, dates] = [fittedTitle(piece.title), fittedLead(piece.lead), datesOf(ctx, piece)];
  const placing = await placingOf(ctx, source, piece.terms);
  const { isPremium } = piece;
  const words = { title: title.words, lead: lead.words, body: document, heroId, isPremium, placing };
  const brought = await bring(ctx, source, piece, { ...words, dates });
  if (brought.kind === 'invalid')
    return settle(ctx, itemId, { state: 'failed', report: Object.values(brought.errors) });
  const { ref } = brought;
  await recordImported(ctx, source, 'piece', item.key, ref);
  await saveAddresses(ctx, source, piece.addresses, ref);
  const report = [
    ...title.report,
    ...lead.report,
    ...(piece.form ? [] : dates.report),
    ...placing.report,
    ...(await lost(ctx, source, [
      ...(opening && heroId === null ? [{ kind: 'image', what: opening.address, count: 1 } as const] : []),
      ...dropped,
    ])),
  ];
  await settle(ctx, itemId, { state: 'taken', refType: ref.type, refId: ref.id, report, content: null });
};

/** What is nothing but a picture has the words that were said of it, or shows it once more. */
const pictureAlone = (id: number, { caption = '', alt = '' }: WantedPicture): RichTextDocument => {
  const words = caption || alt;
  return words === '' ? build.doc(build.image(id)) : build.doc(build.p(words));
};

interface ReadWords extends Omit<Unpublished, 'address'> {
  readonly dates: ReturnType<typeof datesOf>;
}

/** Brings a piece as an article, or as the draft that it was there. */
const bring = async (
  ctx: Ctx,
  source: Import,
  piece: PieceEntry,
  { dates, ...words }: ReadWords,
): Promise<{ readonly kind: 'brought'; readonly ref: Ref } | Invalid> => {
  if (piece.form) {
    const ref = await saveUnpublished(ctx, piece.form, { ...words, address: piece.addresses[0] ?? '' });
    return ref ? { kind: 'brought', ref } : invalid({ text: texts.noDraft });
  }
  const { title, lead, body, heroId, isPremium, placing } = words;
  await makeOwnTags(ctx, source, placing.tags);
  const author = piece.authors[0] && (await findAuthor(ctx, source, piece.authors[0], dates.publishedAt));
  const outcome = await publishArticle(ctx, {
    headline: title,
    lead,
    body,
    heroId,
    isPremium,
    authorId: author || ctx.viewer.id!,
    locationId: placing.locationId,
    categoryId: placing.categoryId,
    tags: placing.tags,
    publishedAt: dates.publishedAt,
    isNews: false,
    ...(dates.updatedAt && { updatedAt: dates.updatedAt }),
  });
  return outcome.kind === 'invalid' ? outcome : { kind: 'brought', ref: articleRef(outcome.id) };
};

const SHOWN_PICTURES = 5;

/** Says what is lost: pictures by their addresses, but for those of hosts that give no answer; everything else in a sentence. */
const lost = async (ctx: Ctx, source: Import, dropped: readonly DroppedPart[]): Promise<string[]> => {
  const named = dropped.filter(({ kind }) => kind === 'image').map(({ what }) => ({ address: what }));
  // Pictures that are named by their number lie somewhere, too.
  const library = await findInLibrary(ctx, source, named);
  const addresses = named.map(({ address }) => library.get(address)?.address ?? address);
  const all = [...new Set(addresses)].map((what) => ({ what }));
  const images = all.filter(({ what }) => !isSilent(source, hostOf(what)));
  const silent = Map.groupBy(
    all.filter((image) => !images.includes(image)),
    ({ what }) => hostOf(what),
  );
  const more = images.length - SHOWN_PICTURES;
  return [
    ...[...silent].map(([host, { length }]) => texts.picturesOfHost(host, length)),
    ...images.slice(0, SHOWN_PICTURES).map(({ what }) => texts.pictureMissing(shown(what))),
    ...(more > 0 ? [texts.morePictures(more)] : []),
    ...droppedSentences(dropped.filter(({ kind }) => kind !== 'image')),
  ];
};

const shown = (address: string) => address.slice(0, 200).replace(PICTURES_BY_KEY, '#');
