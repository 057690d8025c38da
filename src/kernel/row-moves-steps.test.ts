// Tests how far a move comes, step by step, on a database that knows but this one move.
import { describe, expect, it } from 'vitest';
import type { Ctx } from './ctx.ts';
import { defineRowMoves } from './row-moves.ts';
import type { MovingRows } from './row-moves.ts';

const NOW = new Date('2026-11-28T10:00:00Z');

interface Move {
  id: number;
  label: string;
  total: number;
  moved: number;
  change: object;
  finishedAt: Date | null;
}

/** Says of each tag when it is added. */
const notingSet = (note: (tag: string) => void): Set<string> => {
  const tags = new Set<string>();
  return Object.assign(tags, {
    add: (tag: string) => {
      note(tag);
      return Set.prototype.add.call(tags, tag);
    },
  });
};

/** Sets up a move for which `left` rows wait in each of two tables. */
const setUp = ({ left, move }: { left: readonly [number, number]; move?: Partial<Move> | undefined }) => {
  const steps: string[] = [];
  const jobs: unknown[] = [];
  let kept: Move | undefined = move && {
    id: 7,
    label: 'Auenfeld',
    total: 5000,
    moved: 0,
    change: { to: 2 },
    finishedAt: null,
    ...move,
  };
  const rowsOfMove = async () => (kept ? [{ ...kept }] : []);
  const db = {
    select: () => ({
      from: () => ({
        where: () => ({
          for: rowsOfMove,
          orderBy: () => ({ limit: async () => (await rowsOfMove()).filter((one) => !one.finishedAt) }),
        }),
      }),
    }),
    insert: () => ({
      values: (values: Omit<Move, 'id'>) => ({
        returning: async () => [(kept = { ...values, id: 7, moved: 0, finishedAt: null })],
      }),
    }),
    update: () => ({
      set: (values: Partial<Move>) => ({
        where: async () => {
          Object.assign(kept!, values);
          steps.push(values.finishedAt ? 'finished' : `at ${values.moved}`);
        },
      }),
    }),
  };
  const begin = async () => ({
    db,
    touched: notingSet((tag) => steps.push(`touched ${tag}`)),
    changed: new Map(),
    renamed: new Map(),
    failure: () => undefined,
    commit: async () => undefined,
    rollback: async () => void steps.push('rollback'),
  });
  const send = async (_: Ctx, name: string, payload: object, options: object) =>
    void jobs.push([name, payload, options]);
  const portal = {
    database: { begin },
    jobs: { send },
    invalidation: { drop: () => undefined, dropAll: () => steps.push('dropped') },
    tagBroadcast: { send: () => undefined },
    bundles: [],
    allBundles: [],
  };
  const ctx = { db, now: NOW, portal, afterCommit: () => undefined } as unknown as Ctx;
  const tables = ['pieces', 'drafts'].map((name, at): MovingRows<{ to: number }> => {
    let count = left[at]!;
    return {
      count: async () => left[at]!,
      begin: async (_, { to }) => void steps.push(`begin ${name} to ${to}`),
      end: async () => void steps.push(`end ${name}`),
      move: async (_, { to }, limit) => {
        const moved = Math.min(count, limit);
        count -= moved;
        steps.push(`${moved} ${name} to ${to}`);
        return moved;
      },
    };
  });
  let newer: { to: number } | undefined = { to: 3 };
  const moves = defineRowMoves<{ to: number }>({
    name: 'things.places',
    rows: { collect: async () => tables },
    renew: async () => newer,
  });
  return { ctx, moves, steps, jobs, found: () => kept, dropChange: () => (newer = undefined) };
};
const work = ({ ctx, moves }: ReturnType<typeof setUp>, id = 7) => moves.job.work(ctx, { id });

describe('a move that begins', () => {
  it('counts all that moves along, does what can’t wait, and is left to the job, at once and two minutes later', async () => {
    const set = setUp({ left: [3, 4] });
    expect(await set.moves.begin(set.ctx, { to: 2 }, 'Auenfeld')).toMatchObject({
      id: 7,
      total: 7,
      moved: 0,
    });
    expect(set.steps).toEqual(['begin pieces to 2', 'begin drafts to 2']);
    expect(set.jobs).toEqual([
      ['things.places-move', { id: 7 }, {}],
      ['things.places-move', { id: 7 }, { startAfter: new Date('2026-11-28T10:02:00Z') }],
    ]);
    expect(await set.moves.underWay(set.ctx)).toMatchObject({ id: 7 });
  });

  it('is none while another one is under way', async () => {
    const set = setUp({ left: [3, 4], move: {} });
    expect(await set.moves.begin(set.ctx, { to: 2 }, 'Auenfeld')).toBeUndefined();
    expect([set.steps, set.jobs]).toEqual([[], []]);
  });

  it('may be one after another has finished', async () => {
    const set = setUp({ left: [0, 0], move: { finishedAt: NOW } });
    expect(await set.moves.begin(set.ctx, { to: 2 }, 'Auenfeld')).toMatchObject({ total: 0 });
  });
});

describe('a move', () => {
  it('goes on two thousand rows at a time, as the change is now, until nothing is left', async () => {
    const set = setUp({ left: [2500, 1], move: { total: 2501 } });
    await work(set);
    expect(set.steps).toEqual([
      '2000 pieces to 3',
      'at 2000',
      '500 pieces to 3',
      'at 2500',
      '0 pieces to 3',
      '1 drafts to 3',
      'at 2501',
      '0 drafts to 3',
      'end pieces',
      'end drafts',
      'finished',
      'touched *',
      'dropped',
    ]);
    expect(set.found()).toMatchObject({ moved: 2501, finishedAt: NOW });
  });

  it('never says that it has come farther than there is', async () => {
    const set = setUp({ left: [20, 0], move: { total: 15 } });
    await work(set);
    expect(set.steps).toContain('at 15');
  });

  it('that is finished finds what came later, and everything is drawn anew then', async () => {
    const set = setUp({ left: [2, 0], move: { total: 9, moved: 9, finishedAt: new Date(0) } });
    await work(set);
    expect(set.steps).toEqual([
      '2 pieces to 3',
      'touched *',
      'dropped',
      '0 pieces to 3',
      '0 drafts to 3',
      'end pieces',
      'end drafts',
    ]);
    expect(set.found()).toMatchObject({ moved: 9, finishedAt: new Date(0) });
  });

  it('is over where nothing is left to do', async () => {
    const set = setUp({ left: [2, 2], move: {} });
    set.dropChange();
    await work(set);
    expect(set.steps).toEqual(['finished', 'touched *', 'dropped']);
  });

  it('that nobody knows moves nothing', async () => {
    const set = setUp({ left: [2, 2] });
    await work(set);
    expect(set.steps).toEqual([]);
  });
});
