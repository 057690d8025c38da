// Finds with which pieces one is compared, all at the same age: the latest of its author and those of its place.
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { listSeveral } from '#bundles/lists/public.ts';
import { COMPARED_PIECES, MIN_COMPARED } from './constants.ts';
import { ageAfter, completeSteps, cumulated, medianOf } from './rules.ts';
import { findSteps, findViewsUpTo } from './queries.ts';

/** A piece with what decides about its comparison. */
export interface PieceAtAge extends ContentRef {
  readonly authorId: number;
  readonly locationId: number;
  readonly publishedAt: Date;
}

export interface Peers {
  /** How many steps of its age the piece has behind it. */
  readonly steps: number;
  readonly ofAuthor: readonly ContentRef[];
  readonly ofPlace: readonly ContentRef[];
}

/** Finds the latest others that are as old as the piece is now, in one query. */
export const findPeers = async (ctx: Ctx, piece: PieceAtAge): Promise<Peers> => {
  const steps = completeSteps(piece.publishedAt, ctx.now);
  if (steps === 0) return { steps, ofAuthor: [], ofPlace: [] };
  const oldEnough = new Date(ctx.now.getTime() - ageAfter(steps));
  const from = { limit: COMPARED_PIECES + 1, after: { publishedAt: oldEnough, id: LARGEST_ID, type: '' } };
  const lists = await listSeveral(ctx, [
    { authorId: piece.authorId, ...from },
    { locationId: piece.locationId, ...from },
  ]);
  const [ofAuthor = [], ofPlace = []] = lists.map(({ entries }) =>
    entries.filter((entry) => refKey(entry) !== refKey(piece)).slice(0, COMPARED_PIECES),
  );
  return { steps, ofAuthor, ofPlace };
};

const LARGEST_ID = 2 ** 31 - 1;

export interface Comparison {
  readonly steps: number;
  /** The views of the piece up to that age. */
  readonly views: number;
  /** The median of the author's pieces; null of too few. */
  readonly ofAuthor: number | null;
  readonly ofPlace: number | null;
}

/** Compares the piece with its peers, in one more query. */
export const compare = async (ctx: Ctx, piece: PieceAtAge, peers: Peers): Promise<Comparison> => {
  const { steps, ofAuthor, ofPlace } = peers;
  const rows = steps === 0 ? [] : await findViewsUpTo(ctx, [piece, ...ofAuthor, ...ofPlace], steps);
  const views = new Map(rows.map((row) => [refKey(row), row.views]));
  const usual = (refs: readonly ContentRef[]) =>
    refs.length < MIN_COMPARED ? null : medianOf(refs.map((ref) => views.get(refKey(ref)) ?? 0));
  return {
    steps,
    views: views.get(refKey(piece)) ?? 0,
    ofAuthor: usual(ofAuthor),
    ofPlace: usual(ofPlace),
  };
};

/** The views so far at the end of each step. */
export interface Curves {
  readonly piece: readonly number[];
  readonly ofAuthor: readonly number[] | null;
  readonly ofPlace: readonly number[] | null;
}

/** Loads how it came to that, step by step, in one query. */
export const loadCurves = async (ctx: Ctx, piece: PieceAtAge, peers: Peers): Promise<Curves> => {
  const { steps, ofAuthor, ofPlace } = peers;
  const rows = steps === 0 ? [] : await findSteps(ctx, [piece, ...ofAuthor, ...ofPlace]);
  const byPiece = Map.groupBy(rows, refKey);
  const curveOf = (ref: ContentRef) => {
    const views = Array.from({ length: steps }, () => 0);
    for (const row of byPiece.get(refKey(ref)) ?? []) if (row.step < steps) views[row.step] = row.views;
    return cumulated(views);
  };
  const usual = (refs: readonly ContentRef[]) => {
    if (refs.length < MIN_COMPARED) return null;
    const curves = refs.map(curveOf);
    return Array.from({ length: steps }, (_, at) => medianOf(curves.map((curve) => curve[at]!)));
  };
  return { piece: curveOf(piece), ofAuthor: usual(ofAuthor), ofPlace: usual(ofPlace) };
};
