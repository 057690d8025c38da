// Some rows move along when something else has moved: rows of all bundles that hold the path of a place, or a category. Few are
// moved at once, many by a job in short transactions, so that nobody waits for it; with how far it has come.
import { and, desc, eq, isNull } from 'drizzle-orm';
import { withTransaction } from './ctx.ts';
import type { Ctx } from './ctx.ts';
import { MINUTE_MS } from './durations.ts';
import { touchEverything } from './invalidation.ts';
import { defineJob, enqueue } from './jobs.ts';
import type { JobDefinition } from './jobs.ts';
import { rowMoves } from './row-moves.schema.ts';
import type { Slot } from './slots.ts';

/** Rows of one table that move along. Each call is part of a transaction, and may come again. */
export interface MovingRows<Change> {
  readonly count: (ctx: Ctx, change: Change) => Promise<number>;
  /** Moves up to so many; gives how many it were, 0 when nothing is left. */
  readonly move: (ctx: Ctx, change: Change, limit: number) => Promise<number>;
  /** Does what can't wait, in the transaction that begins the move. */
  readonly begin?: (ctx: Ctx, change: Change) => Promise<void>;
  /** Does what has to wait until all is moved. */
  readonly end?: (ctx: Ctx, change: Change) => Promise<void>;
}

export interface MoveUnderWay {
  readonly id: number;
  readonly label: string;
  readonly total: number;
  readonly moved: number;
}

export interface RowMoves<Change> {
  /** Begins one, in the caller's transaction; undefined while another one is under way. */
  readonly begin: (ctx: Ctx, change: Change, label: string) => Promise<MoveUnderWay | undefined>;
  /** Moves at once, after the commit, what is little; more is left to the job. */
  readonly goOn: (ctx: Ctx, move: MoveUnderWay) => Promise<void>;
  readonly underWay: (ctx: Ctx) => Promise<MoveUnderWay | undefined>;
  readonly job: JobDefinition<MovePayload>;
}

interface MovePayload {
  readonly id: number;
}

interface Definition<Change> {
  /** A name such as `bundle.things`, and the beginning of its job's name. */
  readonly name: string;
  readonly rows: Pick<Slot<void, MovingRows<Change>>, 'collect'>;
  /** Returns the change as it is now: what it leads to may have moved on. Undefined when there is nothing left to do. */
  readonly renew: (ctx: Ctx, change: Change) => Promise<Change | undefined>;
}

/** How many rows are moved while somebody waits. */
export const MOVED_AT_ONCE = 2000;
/** How many rows one transaction of the job moves. */
const BATCH = 2000;
/** What was begun before and written after the move is found by then. */
const SWEEP_AFTER_MS = 2 * MINUTE_MS;
const JOB_SECONDS = 3600;

export const defineRowMoves = <Change extends object>(definition: Definition<Change>): RowMoves<Change> => {
  const { name, rows } = definition;
  const job = defineJob<MovePayload>({
    name: `${name}-move`,
    work: (ctx, { id }) => moveAll(ctx, definition, id),
    maxSeconds: JOB_SECONDS,
  });
  const begin = async (ctx: Ctx, change: Change, label: string) => {
    if (await underWay(ctx)) return undefined;
    const all = await rows.collect(ctx);
    let total = 0;
    for (const some of all) {
      total += await some.count(ctx, change);
      await some.begin?.(ctx, change);
    }
    const [move] = await ctx.db
      .insert(rowMoves)
      .values({ name, change, label, total, startedAt: ctx.now })
      .returning();
    await enqueue(ctx, job, { id: move!.id });
    await enqueue(ctx, job, { id: move!.id }, { startAfter: new Date(ctx.now.getTime() + SWEEP_AFTER_MS) });
    return move;
  };
  const underWay = async (ctx: Ctx) =>
    (
      await ctx.db
        .select()
        .from(rowMoves)
        .where(and(eq(rowMoves.name, name), isNull(rowMoves.finishedAt)))
        .orderBy(desc(rowMoves.id))
        .limit(1)
    )[0];
  const goOn = async (ctx: Ctx, move: MoveUnderWay) => {
    if (move.total <= MOVED_AT_ONCE) await moveAll(ctx, definition, move.id);
  };
  return { job, begin, underWay, goOn };
};

/** Moves all rows of a move, also of one that is finished: then it finds what came later. */
const moveAll = async <Change extends object>(ctx: Ctx, definition: Definition<Change>, id: number) => {
  for (const rows of await definition.rows.collect(ctx))
    while ((await moveSome(ctx, definition, rows, id)) > 0);
  await finish(ctx, definition, id);
};

/** No entry: whoever began the move has written it. */
const moveSome = <Change extends object>(
  ctx: Ctx,
  definition: Definition<Change>,
  rows: MovingRows<Change>,
  id: number,
): Promise<number> =>
  withTransaction(ctx, async (ctx) => {
    const move = await lockMove(ctx, id);
    const change = move && (await definition.renew(ctx, move.change as Change));
    if (!change) return 0;
    const moved = await rows.move(ctx, change, BATCH);
    // Rows that are counted in different ways may come to more than was thought.
    const soFar = Math.min(move.moved + moved, move.total);
    if (moved > 0 && move.finishedAt === null)
      await ctx.db.update(rowMoves).set({ moved: soFar }).where(eq(rowMoves.id, id));
    if (moved > 0 && move.finishedAt !== null) touchEverything(ctx);
    return moved;
  });

/** No entry: whoever began the move has written it. */
const finish = <Change extends object>(ctx: Ctx, definition: Definition<Change>, id: number) =>
  withTransaction(ctx, async (ctx) => {
    const move = await lockMove(ctx, id);
    if (!move) return;
    const change = await definition.renew(ctx, move.change as Change);
    if (change) for (const rows of await definition.rows.collect(ctx)) await rows.end?.(ctx, change);
    if (move.finishedAt !== null) return;
    await ctx.db.update(rowMoves).set({ finishedAt: ctx.now, moved: move.total }).where(eq(rowMoves.id, id));
    touchEverything(ctx);
  });

const lockMove = async (ctx: Ctx, id: number) =>
  (await ctx.db.select().from(rowMoves).where(eq(rowMoves.id, id)).for('update'))[0];
