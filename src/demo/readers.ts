// Makes readers of the last thirty days: always the same for the same piece, more by day than by night, most in a piece's first
// hours.
import { clockOf } from '#kernel/calendar.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { addSums } from '#bundles/audience/public.ts';
import type { MinuteOfPiece } from '#bundles/audience/public.ts';
import type { DemoPiece } from './content.ts';
import type { PublishedPiece } from './publish.ts';

const COUNTED_HOURS = 30 * 24;
const BATCH = 4000;

/** How many of a hundred views fall into each hour of the day, from midnight on. */
const BY_HOUR = [1, 1, 0, 0, 1, 2, 5, 8, 7, 5, 4, 4, 6, 6, 4, 4, 4, 5, 6, 7, 8, 7, 5, 3];
/** The hours within which interest falls to a third, and how much of it comes back later by searching. */
const FADING_HOURS = 22;
const LATE_SHARE = 0.15;

const MOST_VIEWS: Readonly<Record<DemoPiece['type'], number>> = { article: 1400, imagepost: 450, event: 600 };
/** Who follows hears of it at any hour; and where somebody writes a comment, many more have read. */
const VIEWS_AT_ONCE: Readonly<Record<DemoPiece['type'], number>> = { article: 45, imagepost: 25, event: 25 };
const VIEWS_PER_COMMENT = 14;

interface Said {
  readonly minutesAfter: number;
  readonly replies?: readonly Said[];
}

type Piece = Pick<DemoPiece, 'type'> & {
  readonly content: {
    readonly key: string;
    readonly publishedMinutesAgo: number;
    readonly comments: readonly Said[];
  };
};

export const countDemoReaders = async (
  ctx: Ctx,
  pieces: readonly Piece[],
  published: ReadonlyMap<string, PublishedPiece>,
): Promise<void> => {
  const clocks = Array.from({ length: COUNTED_HOURS + 1 }, (_, ago) =>
    Number(clockOf(new Date(ctx.now.getTime() - ago * HOUR_MS)).slice(0, 2)),
  );
  const minutes = pieces.flatMap((piece) => {
    const ref = published.get(piece.content.key);
    return ref ? readingsOf(ctx, piece, { type: ref.kind, id: ref.id }, clocks) : [];
  });
  for (let start = 0; start < minutes.length; start += BATCH)
    await addSums(ctx, minutes.slice(start, start + BATCH));
};

const readingsOf = (
  { now }: Ctx,
  { type, content: { key, publishedMinutesAgo, comments } }: Piece,
  ref: MinuteOfPiece['ref'],
  clocks: readonly number[],
): MinuteOfPiece[] => {
  const random = randomOf(key);
  // Few pieces are read by very many.
  const views = MOST_VIEWS[type] * (0.05 + 0.95 * random() ** 3);
  const hours = Math.min(COUNTED_HOURS, Math.floor(publishedMinutesAgo / 60));
  const said = Map.groupBy(
    comments.flatMap((comment) => [comment, ...(comment.replies ?? [])]),
    ({ minutesAfter }) => Math.floor(minutesAfter / 60),
  );
  const found: MinuteOfPiece[] = [];
  for (let ago = hours; ago >= 0; ago--) {
    const age = Math.floor(publishedMinutesAgo / 60) - ago;
    const fading =
      (1 - LATE_SHARE) * (Math.exp(-age / FADING_HOURS) / FADING_HOURS) + LATE_SHARE / COUNTED_HOURS;
    const usual = views * fading * (BY_HOUR[clocks[ago]!]! / 100) * BY_HOUR.length;
    const told = (age === 0 ? VIEWS_AT_ONCE[type] : 0) + (said.get(age)?.length ?? 0) * VIEWS_PER_COMMENT;
    const count = Math.floor(usual + told * (0.7 + 0.6 * random()) + random());
    if (count > 0)
      found.push({ ref, minute: new Date(now.getTime() - ago * HOUR_MS), sums: sumsOf(count, age, random) });
  }
  return found;
};

/** Early readers come from the portal and from social networks, late ones from search engines. */
const sumsOf = (views: number, age: number, random: () => number): MinuteOfPiece['sums'] => {
  const share = (of: number) => Math.floor(views * of + random());
  const isEarly = age < FADING_HOURS;
  const search = Math.min(views, share(isEarly ? 0.15 : 0.45));
  const social = Math.min(views - search, share(isEarly ? 0.2 : 0.08));
  const direct = Math.min(views - search - social, share(0.2));
  const other = Math.min(views - search - social - direct, share(0.04));
  const internal = views - search - social - direct - other;
  return {
    views,
    reads: Math.min(views, share(0.35 + 0.25 * random())),
    seconds: Math.round(views * (50 + 70 * random())),
    shares: random() < views / 80 ? 1 : 0,
    search,
    social,
    direct,
    internal,
    other,
  };
};

/** Returns numbers from 0 to 1 that look like chance and are always the same for the same key. */
const randomOf = (key: string): (() => number) => {
  let state = [...key].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
