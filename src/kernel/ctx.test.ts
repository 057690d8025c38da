import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { actAs, makeCtx, sqlState, withTransaction } from './ctx.ts';
import type { Ctx } from './ctx.ts';
import { capturedLog } from './testing/captured-log.ts';
import { testPortal } from './testing/test-portal.ts';
import { anonymous, portalItself } from './viewer.ts';

const notes = pgTable('notes', { id: integer().primaryKey(), text: text().notNull() });

const { log, lines } = capturedLog();
const portal = await testPortal({ log });
const ctx = makeCtx(portal, portalItself);
await ctx.db.execute(sql`create table notes (id integer primary key, text text not null)`);

const warnings: string[] = [];
process.on('warning', ({ message }) => warnings.push(message));

const write = (ctx: Ctx, id: number, text = 'geschrieben') => ctx.db.insert(notes).values({ id, text });
/** Writes a note by a query that is sent at once, as prepared queries are. */
const prompt = ({ transaction }: Ctx, id: number) =>
  transaction!.query('insert into notes (id, text) values ($1, $2)', [id, 'geschrieben']);
const written = async () => (await ctx.db.select().from(notes).orderBy(notes.id)).map(({ id }) => id);
const fail = (reason: string): never => {
  throw new Error(reason);
};

/** Returns the query's error inside Drizzle's wrapping. */
const causeOf = (error: unknown) => (error as Error).cause;

beforeEach(async () => {
  await ctx.db.delete(notes);
  lines.length = 0;
});

describe('bet: the database handle in a transaction', () => {
  it('sees what the transaction wrote, and others only after the commit', async () => {
    await withTransaction(ctx, async (inside) => {
      await write(inside, 1);
      expect(await inside.db.select().from(notes)).toHaveLength(1);
      expect(await written()).toEqual([]);
    });
    expect(await written()).toEqual([1]);
  });

  it('leaves nothing behind when the work throws, and passes the error on', async () => {
    const work = withTransaction(ctx, async (inside) => {
      await write(inside, 1);
      fail('abgelehnt');
    });
    await expect(work).rejects.toThrow('abgelehnt');
    expect(await written()).toEqual([]);
  });

  it('leaves nothing behind, and no effect, where all is to be undone', async () => {
    const effects: string[] = [];
    const value = await withTransaction(makeCtx(portal, portalItself, log, true), async (inside) => {
      await write(inside, 1);
      inside.afterCommit(() => void effects.push('getan'));
      return inside.db.select().from(notes);
    });
    expect(value).toHaveLength(1);
    expect([await written(), effects]).toEqual([[], []]);
  });

  it('leaves nothing behind when a query fails', async () => {
    const work = withTransaction(ctx, async (inside) => {
      await write(inside, 1);
      await write(inside, 1);
    });
    expect(sqlState(await work.catch((error: unknown) => error))).toBe('23505');
    expect(await written()).toEqual([]);
  });

  it('joins the transaction it is in: inner and outer work stand or fall together', async () => {
    await withTransaction(ctx, async (outer) => {
      await write(outer, 1);
      await withTransaction(outer, (inner) => write(inner, 2));
    });
    const refused = withTransaction(ctx, async (outer) => {
      await withTransaction(outer, (inner) => write(inner, 3));
      fail('draußen abgelehnt');
    });
    await expect(refused).rejects.toThrow('draußen abgelehnt');
    expect(await written()).toEqual([1, 2]);
  });

  it('takes queries that are started together and sends them one after the other', async () => {
    const texts = await withTransaction(ctx, async (inside) => {
      await Promise.all([1, 2, 3].map((id) => write(inside, id, `Notiz ${id}`)));
      return Promise.all(
        [3, 2, 1].map(async (id) => (await inside.db.select().from(notes).where(eq(notes.id, id)))[0]?.text),
      );
    });
    expect(texts).toEqual(['Notiz 3', 'Notiz 2', 'Notiz 1']);
    // The driver would queue these queries too, but says that it won't for ever.
    await nextTurn();
    expect(warnings).toEqual([]);
  });

  it('takes back what was still under way beside the work that threw', async () => {
    let isBesideOver = false;
    const beside = async (inside: Ctx) => {
      for (const id of [1, 2, 3]) await write(inside, id);
      isBesideOver = true;
    };
    const work = withTransaction(ctx, (inside) =>
      Promise.all([beside(inside), Promise.reject(new Error('abgelehnt'))]),
    );
    await expect(work).rejects.toThrow('abgelehnt');
    expect(isBesideOver).toBe(true);
    expect(await written()).toEqual([]);
  });

  it('is useless after the end of its transaction', async () => {
    let kept: Ctx | undefined;
    await withTransaction(ctx, async (inside) => {
      kept = inside;
      await write(inside, 1);
    });
    const late = await write(kept!, 2).catch(causeOf);
    expect(late).toEqual(new Error('Query after the end of its transaction'));
    expect(await written()).toEqual([1]);
  });

  it('never calls it a success when a failed query was swallowed', async () => {
    const work = withTransaction(ctx, async (inside) => {
      await write(inside, 1);
      await write(inside, 1).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('Not committed');
    expect(await written()).toEqual([]);
  });

  it('gives its connection back, however it ended', async () => {
    const manyMoreThanConnections = Array.from({ length: 40 }, (_, id) =>
      withTransaction(ctx, async (inside) => {
        await write(inside, id);
        if (id % 2) fail('ungerade');
      }).catch(() => undefined),
    );
    await Promise.all(manyMoreThanConnections);
    expect(await written()).toEqual(Array.from({ length: 20 }, (_, half) => half * 2));
  });

  it('does not survive the loss of its connection: nothing is written, and the next transaction works', async () => {
    const lost = withTransaction(ctx, async (inside) => {
      await write(inside, 1);
      await inside.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(lost).rejects.toThrow();
    await withTransaction(ctx, (inside) => write(inside, 2));
    expect(await written()).toEqual([2]);
  });
});

describe('the last query of a transaction, sent together with the commit', () => {
  it('is durable when its answer is there, and then the effects run', async () => {
    const effects: string[] = [];
    const value = await withTransaction(ctx, async (inside, commitWith) => {
      inside.afterCommit(() => void effects.push('getan'));
      await write(inside, 1);
      await commitWith(() => prompt(inside, 2));
      expect(await written()).toEqual([1, 2]);
      return 'fertig';
    });
    expect([value, effects]).toEqual(['fertig', ['getan']]);
  });

  it('takes everything with it when it is refused, with the reason that it gave, and no effect runs', async () => {
    const effects: string[] = [];
    for (let time = 0; time < 30; time++) {
      const refused = withTransaction(ctx, async (inside, commitWith) => {
        inside.afterCommit(() => void effects.push('getan'));
        await write(inside, 1);
        await commitWith(() => prompt(inside, 1));
      });
      expect(sqlState(await refused.catch((error: unknown) => error))).toBe('23505');
    }
    expect([await written(), effects]).toEqual([[], []]);
  });

  it('has been written, and is told of, also where the work fails afterwards', async () => {
    const effects: string[] = [];
    const work = withTransaction(ctx, async (inside, commitWith) => {
      inside.afterCommit(() => void effects.push('getan'));
      await commitWith(() => prompt(inside, 1));
      fail('danach');
    });
    await expect(work).rejects.toThrow('danach');
    expect([await written(), effects]).toEqual([[1], ['getan']]);
  });

  it('is the end of no transaction around it, nor of one that is undone', async () => {
    const outer = withTransaction(ctx, async (outer) => {
      await withTransaction(outer, (inner, commitWith) => commitWith(() => prompt(inner, 1)));
      fail('abgelehnt');
    });
    await expect(outer).rejects.toThrow('abgelehnt');
    await withTransaction(makeCtx(portal, portalItself, log, true), (inside, commitWith) =>
      commitWith(() => prompt(inside, 2)),
    );
    expect(await written()).toEqual([]);
  });

  it('for a deadlock is tried again', async () => {
    let attempts = 0;
    const work = withTransaction(ctx, (inside, commitWith) => {
      attempts++;
      return commitWith(() =>
        inside.transaction!.query(`do $$ begin raise exception 'jedes Mal' using errcode = '40001'; end $$`),
      );
    });
    expect(sqlState(await work.catch((error: unknown) => error))).toBe('40001');
    expect(attempts).toBe(4);
  });

  it('does not survive the loss of its connection, and the next transaction works', async () => {
    const lost = withTransaction(ctx, (inside, commitWith) =>
      commitWith(() => inside.transaction!.query('select pg_terminate_backend(pg_backend_pid())')),
    );
    await expect(lost).rejects.toThrow();
    await withTransaction(ctx, (inside, commitWith) => commitWith(() => prompt(inside, 3)));
    expect(await written()).toEqual([3]);
  });

  it('is one that was sent at once: what Drizzle sends when it is waited for goes before the commit as ever', async () => {
    const refused = withTransaction(ctx, async (inside, commitWith) => {
      await write(inside, 1);
      await commitWith(async () => write(inside, 1));
    });
    expect(sqlState(await refused.catch((error: unknown) => error))).toBe('23505');
    await withTransaction(ctx, (inside, commitWith) => commitWith(async () => write(inside, 2)));
    expect(await written()).toEqual([2]);
  });

  it('is one: what comes behind it is refused, and nothing of it is written', async () => {
    const work = withTransaction(ctx, (inside, commitWith) =>
      commitWith(async () => {
        await prompt(inside, 1);
        await prompt(inside, 2);
      }),
    );
    await expect(work).rejects.toThrow('Query after the end of its transaction');
    expect(await written()).toEqual([1]);
  });
});

/** Starts one of two transactions that lock each other's row: PostgreSQL breaks one of them off. */
const crossing = (first: number, second: number, attempts: number[]) =>
  withTransaction(ctx, async (inside) => {
    attempts.push(first);
    inside.afterCommit(() => write(ctx, 100 + first).then(() => undefined));
    await inside.db
      .update(notes)
      .set({ text: `${first} zuerst` })
      .where(eq(notes.id, first));
    if (attempts.length <= 2) await sleep(100);
    await inside.db
      .update(notes)
      .set({ text: `danach ${second}` })
      .where(eq(notes.id, second));
  });

describe('a transaction that PostgreSQL refuses', () => {
  it('for a deadlock is tried again, and its effects run once', async () => {
    await write(ctx, 1);
    await write(ctx, 2);
    const attempts: number[] = [];
    await Promise.all([crossing(1, 2, attempts), crossing(2, 1, attempts)]);
    expect(attempts).toHaveLength(3);
    expect(await written()).toEqual([1, 2, 101, 102]);
    expect(lines.map(({ msg }) => msg)).toEqual(['transaction tried again']);
  });

  it('is given up after four attempts', async () => {
    let attempts = 0;
    const work = withTransaction(ctx, async (inside) => {
      attempts++;
      await inside.db.execute(sql`do $$ begin raise exception 'jedes Mal' using errcode = '40001'; end $$`);
    });
    expect(sqlState(await work.catch((error: unknown) => error))).toBe('40001');
    expect(attempts).toBe(4);
  });

  it('is tried again also where a query that was sent together with the refused one is heard of first', async () => {
    let attempts = 0;
    const work = withTransaction(ctx, async (inside) => {
      attempts++;
      const refused = sql`do $$ begin raise exception 'jedes Mal' using errcode = '40001'; end $$`;
      const [first, second] = [inside.db.execute(refused), inside.db.execute(sql`select 1`)];
      await Promise.allSettled([first, second]);
      await second;
    });
    expect(sqlState(await work.catch((error: unknown) => error))).toBe('40001');
    expect(attempts).toBe(4);
  });

  it('for any other reason is not tried again', async () => {
    let attempts = 0;
    const work = withTransaction(ctx, async () => {
      attempts++;
      fail('aus gutem Grund');
    });
    await expect(work).rejects.toThrow('aus gutem Grund');
    expect(attempts).toBe(1);
  });
});

describe('an effect after the commit', () => {
  it('runs when the change is there for everybody, in the order of its announcement', async () => {
    const seen: unknown[] = [];
    await withTransaction(ctx, async (inside) => {
      inside.afterCommit(async () => void seen.push(await written()));
      inside.afterCommit(() => void seen.push('dann dies'));
      await write(inside, 1);
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([[1], 'dann dies']);
  });

  it('waits for the outermost commit', async () => {
    const seen: string[] = [];
    await withTransaction(ctx, async (outer) => {
      await withTransaction(outer, async (inner) => inner.afterCommit(() => void seen.push('Effekt')));
      seen.push('innen fertig');
    });
    expect(seen).toEqual(['innen fertig', 'Effekt']);
  });

  it('never runs after a rollback', async () => {
    let ran = false;
    const effect = () => void (ran = true);
    await withTransaction(ctx, async (inside) => {
      inside.afterCommit(effect);
      fail('abgelehnt');
    }).catch(() => undefined);
    expect(ran).toBe(false);
  });

  it('that fails is logged and neither fails the write nor the other effects', async () => {
    let ran = false;
    const value = await withTransaction(ctx, async (inside) => {
      inside.afterCommit(() => fail('Effekt kaputt'));
      inside.afterCommit(() => Promise.reject(new Error('auch kaputt')));
      inside.afterCommit(() => void (ran = true));
      await write(inside, 1);
      return 'geschrieben';
    });
    expect(value).toBe('geschrieben');
    expect(await written()).toEqual([1]);
    expect(ran).toBe(true);
    expect(lines.map(({ msg }) => msg)).toEqual(Array(2).fill('effect after commit failed'));
  });

  it('runs at once outside a transaction', async () => {
    let ran = false;
    ctx.afterCommit(() => void (ran = true));
    expect(ran).toBe(true);
  });
});

describe('a ctx', () => {
  it('acts for somebody else with all else unchanged', () => {
    expect(actAs(ctx, anonymous)).toEqual({ ...ctx, viewer: anonymous });
    expect(ctx.viewer).toBe(portalItself);
  });
});

describe('sqlState', () => {
  it('finds the code of a query’s error through all wrappings', async () => {
    const error: unknown = await ctx.db.execute(sql`select 1 / 0`).catch((error: unknown) => error);
    expect(sqlState(error)).toBe('22012');
    expect(sqlState(new Error('außen', { cause: error }))).toBe('22012');
  });

  it.each([new Error('ohne'), Object.assign(new Error('Netz'), { code: 'ECONNREFUSED' }), null, 'Text', {}])(
    'is undefined for %o',
    (error) => expect(sqlState(error)).toBeUndefined(),
  );
});
