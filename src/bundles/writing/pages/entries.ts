// Describes contributions as lists show them, to those who wrote them and on the editors' desk.
import { agoOf, dayText, momentOf } from '#design/dates.ts';
import type { LinkView } from '#design/page-frame.ts';
import { softHyphens } from '#design/soft-hyphens.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import type { LocationTree } from '#bundles/locations/public.ts';
import type { PieceEntry } from '#bundles/lists/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { releaseOf } from '../composer-view.ts';
import { composerOf, writingPaths } from '../paths.ts';
import { mayRepublish, mayDiscard, mayWithdraw } from '../policy.ts';
import * as texts from '../ui/pages/texts.ts';
import { NOTES_ID, NOTE_LENGTH } from './constants.ts';
import { lastNotes, peopleAt } from './listing.ts';
import type { LastNote, ListedManuscript } from './listing.ts';
import type { EntryView, PlainFormView } from './views.ts';

/**
 * Returns the entries in the order of `rows`. On the desk they are somebody else's: they come with their author, and the way to
 * hand them back.
 */
export const toEntries = async (
  ctx: Ctx,
  rows: readonly ListedManuscript[],
  { isDesk }: { readonly isDesk: boolean },
): Promise<EntryView[]> => {
  const around = await loadAround(ctx, rows);
  return Promise.all(rows.map((row) => toEntry(ctx, row, { ...around, isDesk })));
};

/** Returns pieces that are out, with the manuscripts of those that have one. Kinds that are switched off vanish. */
export const toPublishedEntries = async (
  ctx: Ctx,
  pieces: readonly PieceEntry[],
  rows: readonly ListedManuscript[],
): Promise<EntryView[]> => {
  const around = await loadAround(ctx, rows, pieces);
  const byPiece = new Map(rows.map((row) => [pieceKey(row), row]));
  const entries = pieces.map(async (piece) => {
    const summary = around.summaries.get(refKey(piece));
    if (!summary) return [];
    const row = byPiece.get(refKey(piece));
    const entry = row
      ? await toEntry(ctx, row, { ...around, isDesk: false })
      : toBareEntry(ctx, piece, summary);
    const state = { text: texts.publishedAt(dayText(piece.publishedAt)), tone: 'out' } as const;
    const hasChanges = row !== undefined && row.state !== 'done';
    return [{ ...entry, href: summary.href, ...(!hasChanges && { state }) }];
  });
  return (await Promise.all(entries)).flat();
};

interface Around {
  readonly summaries: ReadonlyMap<string, ContentSummary>;
  readonly notes: ReadonlyMap<number, LastNote>;
  readonly atIt: ReadonlyMap<number, readonly number[]>;
  readonly people: ReadonlyMap<number, PersonView>;
  readonly places: LocationTree;
}

const loadAround = async (
  ctx: Ctx,
  rows: readonly ListedManuscript[],
  pieces: readonly ContentRef[] = rows.flatMap(pieceOf),
): Promise<Around> => {
  const ids = rows.map(({ id }) => id);
  const [summaries, notes, atIt, places] = await Promise.all([
    summariesOf(ctx, pieces),
    lastNotes(ctx, ids),
    peopleAt(ctx, ids),
    getLocationTree(ctx),
  ]);
  const people = await usersByIds(ctx, [
    ...rows.map(({ authorId }) => authorId),
    ...[...notes.values()].flatMap(({ writerId }) => writerId ?? []),
    ...[...atIt.values()].flat(),
  ]);
  return { summaries, notes, atIt, people, places };
};

const pieceOf = ({ type, objectId }: ListedManuscript): ContentRef[] =>
  objectId === null ? [] : [{ type, id: objectId }];
const pieceKey = ({ type, objectId }: ListedManuscript) => refKey({ type, id: objectId ?? 0 });

const toEntry = async (
  ctx: Ctx,
  row: ListedManuscript,
  around: Around & { readonly isDesk: boolean },
): Promise<EntryView> => {
  const { people, isDesk } = around;
  const author = people.get(row.authorId);
  const summary = around.summaries.get(pieceKey(row));
  const placeId = idsOfPath(row.locationPath).at(-1) ?? 0;
  return {
    key: `m${row.id}`,
    kind: texts.kindName(row.type),
    title: softHyphens(row.title) || texts.untitled,
    href: composerHref(row),
    state: stateOf(row),
    changed: agoOf(row.changedAt, ctx.now),
    place: around.places.byId.get(placeId)?.name ?? texts.noPlace,
    author: isDesk && author ? { name: author.name, href: author.href } : null,
    peopleAtIt: (around.atIt.get(row.id) ?? [])
      .filter((id) => id !== ctx.viewer.id)
      .flatMap((id) => people.get(id)?.name ?? []),
    release: await releaseLists(ctx, row),
    note: noteOf(ctx, row, around),
    links: linksOf(ctx, row, summary, isDesk),
    forms: [...reclaimForm(row, isDesk), ...republishForm(ctx, row)],
    handBack: isDesk && row.state === 'in-review' ? handBackForm(row) : null,
  };
};

const releaseLists = async (ctx: Ctx, row: ListedManuscript): Promise<EntryView['release']> => {
  const { reasons, marks, answers } = await releaseOf(ctx, row);
  return [
    { label: texts.waitsBecause, lines: reasons },
    { label: texts.answersGiven, lines: row.state === 'in-review' ? answers : [] },
    { label: texts.markedBecause, lines: marks },
  ].filter(({ lines }) => lines.length > 0);
};

/** Returns the entry of a piece that nobody has written on here yet. */
const toBareEntry = (ctx: Ctx, piece: PieceEntry, summary: ContentSummary): EntryView => ({
  key: refKey(piece),
  kind: texts.kindName(piece.type),
  title: softHyphens(summary.title),
  href: summary.href,
  state: { text: texts.pieceStates.published, tone: 'out' },
  changed: agoOf(summary.changedAt ?? piece.publishedAt, ctx.now),
  place: null,
  author: null,
  peopleAtIt: [],
  release: [],
  note: null,
  links: [
    { name: texts.edit, href: url(composerOf(piece.type).start, {}, { beitrag: piece.id }) },
    { name: texts.look, href: summary.href },
    { name: texts.withdraw, href: url(writingPaths.withdrawPage, { type: piece.type, objectId: piece.id }) },
    { name: texts.erase, href: url(writingPaths.erasePage, { type: piece.type, objectId: piece.id }) },
  ],
  forms: [],
  handBack: null,
});

const composerHref = ({ type, id }: ListedManuscript) => url(composerOf(type).goOn, { id });

const stateOf = (row: ListedManuscript): EntryView['state'] => {
  const { state, pieceState, submittedAt, scheduledFor } = row;
  if (state === 'in-review') {
    const text = submittedAt ? texts.inReviewSince(momentOf(submittedAt).text) : texts.inReview;
    return { text, tone: 'waiting' };
  }
  if (state === 'scheduled' && scheduledFor)
    return { text: texts.appearsAt(momentOf(scheduledFor).text), tone: 'waiting' };
  if (state === 'draft' && pieceState === 'published')
    return { text: texts.draftOfPublished, tone: 'waiting' };
  if (pieceState === null) return { text: texts.draft, tone: 'quiet' };
  return { text: texts.pieceStates[pieceState], tone: pieceState === 'published' ? 'out' : 'gone' };
};

const noteOf = (ctx: Ctx, { id }: ListedManuscript, { notes, people }: Around): EntryView['note'] => {
  const note = notes.get(id);
  return note && note.writerId !== ctx.viewer.id
    ? {
        writer: people.get(note.writerId ?? 0)?.name ?? texts.portalItself,
        text: beginningOf(note.text),
        time: agoOf(note.createdAt, ctx.now),
        href: `${url(writingPaths.revisions, { id })}#${NOTES_ID}`,
      }
    : null;
};

const beginningOf = (text: string): string =>
  text.length > NOTE_LENGTH
    ? `${text
        .slice(0, NOTE_LENGTH)
        .replace(/\s+\S*$/, '')
        .toWellFormed()} …`
    : text;

const linksOf = (
  { viewer }: Ctx,
  row: ListedManuscript,
  summary: ContentSummary | undefined,
  isDesk: boolean,
): LinkView[] => {
  const { id, type, state, objectId, pieceState } = row;
  const isOut = pieceState === 'published';
  const piece = objectId !== null && mayWithdraw(viewer, row) ? { type, objectId } : undefined;
  return [
    { name: nameOfWriting(row, isDesk), href: composerHref(row) },
    ...(state === 'done' ? [] : [{ name: texts.preview, href: url(writingPaths.preview, { id }) }]),
    { name: texts.revisions, href: url(writingPaths.revisions, { id }) },
    ...(isOut && summary ? [{ name: texts.look, href: summary.href }] : []),
    ...(state === 'draft' && (isOut || pieceState === null) && mayDiscard(viewer, row)
      ? [{ name: texts.discard, href: url(writingPaths.discardPage, { id }) }]
      : []),
    ...(isOut && piece ? [{ name: texts.withdraw, href: url(writingPaths.withdrawPage, piece) }] : []),
    ...(piece && pieceState !== 'hidden'
      ? [{ name: texts.erase, href: url(writingPaths.erasePage, piece) }]
      : []),
  ];
};

const nameOfWriting = ({ state }: ListedManuscript, isDesk: boolean): string => {
  if (isDesk && state === 'in-review') return texts.review;
  return isDesk || state === 'done' ? texts.edit : texts.goOn;
};

/** Editors hand back with a remark instead. */
const reclaimForm = ({ id, state }: ListedManuscript, isDesk: boolean): PlainFormView[] =>
  isDesk || (state !== 'in-review' && state !== 'scheduled')
    ? []
    : [{ name: texts.reclaim[state], action: url(writingPaths.reclaim, { id }), fields: {} }];

const republishForm = ({ viewer }: Ctx, { type, objectId, ...facts }: ListedManuscript): PlainFormView[] =>
  objectId === null ||
  (facts.pieceState !== 'withdrawn' && facts.pieceState !== 'expired') ||
  !mayRepublish(viewer, facts)
    ? []
    : [{ name: texts.republish, action: url(writingPaths.republish, { type, objectId }), fields: {} }];

const handBackForm = ({ id, version }: ListedManuscript): PlainFormView => ({
  name: texts.handBackSend,
  action: url(writingPaths.handBack, { id }),
  fields: { version },
});
