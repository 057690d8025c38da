// Tests to which connection a query goes, and when one is let go: with connections that do what the test says, by its own
// clock. That PostgreSQL answers them is shown in database-pipeline.test.ts.
import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPipeline, sendTogether } from './database-pipeline.ts';
import { capturedLog } from './testing/captured-log.ts';

/** Makes a stream that counts what is held back. */
const corkable = (writableCorked = 0) => {
  const stream = {
    writableCorked,
    corks: 0,
    cork: () => void (stream.corks++, stream.writableCorked++),
    uncork: () => void stream.writableCorked--,
  };
  return stream;
};

class Connection extends EventEmitter {
  readonly connection = { stream: corkable() };
  readonly asked: { readonly text: string; readonly answer: PromiseWithResolvers<{ text: string }> }[] = [];
  readonly connect = vi.fn(async () => undefined);
  readonly end = vi.fn(async () => undefined);
  readonly query = (text: string) => {
    const answer = Promise.withResolvers<{ text: string }>();
    this.asked.push({ text, answer });
    return answer.promise;
  };
  readonly texts = () => this.asked.map(({ text }) => text);
  /** Answers what was asked first and isn't answered yet. */
  readonly answer = async (at = 0) => {
    const { text, answer } = this.asked[at]!;
    answer.resolve({ text });
    await turn();
  };
}

/** Waits until all that is ready to run has run. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

const { log, lines } = capturedLog();
let made: Connection[];
let pipeline: ReturnType<typeof open>;
/** What connections are like that are made from now on. */
let prepare: (connection: Connection) => void;

const open = (restAfterMs?: number) =>
  openPipeline(
    () => {
      const connection = new Connection();
      prepare(connection);
      made.push(connection);
      return connection as unknown as pg.Client;
    },
    log,
    restAfterMs,
  );
const ask = async (text: string) => {
  const answer = pipeline.query(text);
  answer.catch(() => undefined);
  await turn();
  return answer;
};
/** Sends queries and doesn't wait for the answers. */
const begin = async (...texts: readonly string[]) => {
  const answers = texts.map((text) => pipeline.query(text));
  for (const answer of answers) answer.catch(() => undefined);
  await turn();
  return answers;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  [made, prepare, lines.length] = [[], () => undefined, 0];
  pipeline = open();
});
afterEach(() => void vi.useRealTimers());

const quickly = () => {
  prepare = (connection) => {
    Object.assign(connection, { query: async (text: string) => ({ text }) });
  };
};

describe('a query', () => {
  it('is asked by one connection, made for the first one, as long as that answers', async () => {
    expect(made).toHaveLength(0);
    const answers = await begin('a', 'b');
    vi.advanceTimersByTime(50);
    await begin('c');
    expect(made.map(({ texts }) => texts())).toEqual([['a', 'b', 'c']]);
    await made[0]!.answer();
    expect(await answers[0]).toEqual({ text: 'a' });
  });

  it('is asked by another one when nothing was answered for more than fifty milliseconds', async () => {
    await begin('slow', 'after it');
    vi.advanceTimersByTime(40);
    await made[0]!.answer(0);
    vi.advanceTimersByTime(50);
    await begin('still');
    vi.advanceTimersByTime(1);
    await begin('quick');
    expect(made.map(({ texts }) => texts())).toEqual([['slow', 'after it', 'still'], ['quick']]);
    await made[0]!.answer(1);
    await begin('again');
    expect(made[0]!.texts().at(-1)).toBe('again');
  });

  it('is asked by the first one again, however long nobody has asked anything', async () => {
    await begin('a');
    await made[0]!.answer();
    vi.advanceTimersByTime(1000);
    await begin('b');
    expect(made.map(({ texts }) => texts())).toEqual([['a', 'b']]);
  });

  it('is asked by the first one that waits for nothing, also where another was heard of later', async () => {
    await rush();
    await made[0]!.answer();
    vi.advanceTimersByTime(200);
    await made[1]!.answer();
    await begin('next');
    expect(made.map(({ texts }) => texts())).toEqual([['slow', 'next'], ['quick']]);
  });

  it('waits for the one of four connections that has least to do when all are stuck, the first of those', async () => {
    for (const texts of [
      ['a', 'b', 'c'],
      ['d', 'e'],
      ['f', 'g'],
      ['h', 'i', 'j'],
    ]) {
      await begin(...texts);
      vi.advanceTimersByTime(51);
    }
    await begin('k');
    await begin('l');
    expect(made.map(({ texts }) => texts().join(' '))).toEqual(['a b c', 'd e k', 'f g l', 'h i j']);
  });
});

describe('a connection', () => {
  it('is replaced when it can’t be made, ends or breaks', async () => {
    prepare = ({ connect }) => connect.mockRejectedValueOnce(new Error('away'));
    await expect(ask('a')).rejects.toThrow('away');
    quickly();
    expect(await ask('b')).toEqual({ text: 'b' });
    made[1]!.emit('end');
    await ask('c');
    made[2]!.emit('error', new Error('broken'));
    await ask('d');
    expect(made).toHaveLength(4);
    expect(lines).toMatchObject([{ level: 40, message: 'broken', msg: 'database connection lost' }]);
  });

  it('stays when one before it ends late', async () => {
    quickly();
    await ask('a');
    made[0]!.emit('error', new Error('broken'));
    await ask('b');
    made[0]!.emit('end');
    await ask('c');
    expect(made).toHaveLength(2);
  });

  it.each([
    ['FATAL', 2],
    ['ERROR', 1],
  ])('whose answer is an error of severity %s makes %d in all', async (severity, count) => {
    const answers = await begin('a', 'b');
    const refusal = Object.assign(new Error('no'), { severity });
    for (const { answer } of made[0]!.asked) answer.reject(refusal);
    for (const answer of answers) await expect(answer).rejects.toBe(refusal);
    await begin('c');
    await begin('d');
    expect(made).toHaveLength(count);
  });

  it('that was replaced already is no reason to give up its successor', async () => {
    await begin('a');
    made[0]!.emit('error', new Error('broken'));
    await begin('b');
    made[0]!.asked[0]!.answer.reject(Object.assign(new Error('no'), { severity: 'FATAL' }));
    await turn();
    await begin('c');
    expect(made.map(({ texts }) => texts())).toEqual([['a'], ['b', 'c']]);
  });
});

/** Opens two connections of which the first still works. */
const rush = async () => {
  await begin('slow');
  vi.advanceTimersByTime(51);
  await begin('quick');
};

describe('a connection of a rush', () => {
  it('is let go of when nobody has used it for half a minute, the first one never', async () => {
    await rush();
    for (const connection of made) await connection.answer();
    vi.advanceTimersByTime(29_949);
    await turn();
    expect(made[1]!.end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(30_000);
    await turn();
    expect(made.map(({ end }) => end.mock.calls.length)).toEqual([0, 1]);
    vi.advanceTimersByTime(60_000);
    await turn();
    expect(made[1]!.end).toHaveBeenCalledTimes(1);
    await rush();
    expect(made).toHaveLength(3);
  });

  it('is kept as long as it works, or has just worked', async () => {
    pipeline = open(1000);
    await rush();
    await made[0]!.answer();
    vi.advanceTimersByTime(5000);
    await turn();
    expect(made[1]!.end).not.toHaveBeenCalled();
    await made[1]!.answer();
    // It is looked at in the 949th millisecond after its answer, and in the 1949th.
    vi.advanceTimersByTime(949);
    await turn();
    expect(made[1]!.end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    await turn();
    expect(made[1]!.end).toHaveBeenCalledTimes(1);
  });

  it('is let go of in the very moment in which its rest is over', async () => {
    pipeline = open(1000);
    await rush();
    vi.advanceTimersByTime(949);
    for (const connection of made) await connection.answer();
    vi.advanceTimersByTime(1000);
    await turn();
    expect(made[1]!.end).toHaveBeenCalledTimes(1);
  });

  it('may break while it is let go of', async () => {
    pipeline = open(1000);
    prepare = ({ end }) => end.mockRejectedValue(new Error('broken'));
    await rush();
    for (const connection of made) await connection.answer();
    vi.advanceTimersByTime(3000);
    await turn();
    expect(made[1]!.end).toHaveBeenCalledTimes(1);
  });
});

describe('closing', () => {
  it('ends each connection that there is, and waits until they are gone', async () => {
    const gone = Promise.withResolvers<undefined>();
    prepare = ({ end }) => end.mockReturnValue(gone.promise);
    await rush();
    let isClosed = false;
    const closing = pipeline.close().then(() => (isClosed = true));
    await turn();
    expect([isClosed, made.map(({ end }) => end.mock.calls.length)]).toEqual([false, [1, 1]]);
    gone.resolve(undefined);
    await closing;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('needs no connection, nor one that works', async () => {
    await pipeline.close();
    pipeline = open();
    prepare = ({ end }) => end.mockRejectedValue(new Error('broken'));
    await begin('a');
    await pipeline.close();
    expect(made[0]!.end).toHaveBeenCalledTimes(1);
  });
});

describe('what is asked in one turn', () => {
  it('goes out together when all that is ready to run has run', async () => {
    const stream = corkable();
    const client = { connection: { stream } } as unknown as pg.Client;
    sendTogether(client);
    sendTogether(client);
    expect([stream.corks, stream.writableCorked]).toEqual([1, 1]);
    await turn();
    expect(stream.writableCorked).toBe(0);
    sendTogether(client);
    expect(stream.corks).toBe(2);
  });

  it('is held back by the pipeline as well', async () => {
    await begin('a', 'b');
    expect(made[0]!.connection.stream).toMatchObject({ corks: 1, writableCorked: 0 });
  });
});
