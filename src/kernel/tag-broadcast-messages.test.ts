// Tests which messages touched tags become, and when they are sent again; that other processes hear them is in
// tag-broadcast.test.ts.
import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createTagBroadcast } from './tag-broadcast.ts';
import { capturedLog } from './testing/captured-log.ts';

const { log, lines } = capturedLog();

/** Makes news of a process called „wir“, which can’t be told so many times. */
const newsFailing = (times: number) => {
  const told: (readonly string[])[] = [];
  let left = times;
  const query = async (_: string, values?: unknown[]) => {
    told.push(values![1] as string[]);
    if (left-- > 0) throw new Error('weg');
    return { rows: [], rowCount: 0 };
  };
  return { news: createTagBroadcast({ id: 'wir', query } as unknown as Database, log), told };
};

const messagesOf = async (...tags: readonly string[]) => {
  const { news, told } = newsFailing(0);
  news.send(tags);
  await news.close();
  return told.flat();
};

/** Makes a tag of so many bytes, of which not all are letters of one byte. */
const tagOf = (bytes: number) => `ü${'x'.repeat(bytes - 2)}`;
/** The room for tags in one message, beside the sender and what parts them. */
const ROOM = 7899 - Buffer.byteLength('wir');

it('tags are told in one message as long as PostgreSQL takes it', async () => {
  expect(await messagesOf(tagOf(ROOM))).toEqual([`wir ${tagOf(ROOM)}`]);
  expect(await messagesOf('a', tagOf(ROOM - 2))).toEqual([`wir a ${tagOf(ROOM - 2)}`]);
  expect(await messagesOf('a', tagOf(ROOM - 1))).toEqual(['wir a', `wir ${tagOf(ROOM - 1)}`]);
});

it('eight messages are told, and of more that everything has changed', async () => {
  const tags = Array.from({ length: 9 }, (_, at) => `${at}${tagOf(ROOM - 1)}`);
  expect(await messagesOf(...tags.slice(0, 8))).toEqual(tags.slice(0, 8).map((tag) => `wir ${tag}`));
  expect(await messagesOf(...tags)).toEqual(['wir *']);
  expect(await messagesOf('a', '*', 'b')).toEqual(['wir *']);
});

it('what comes later is told later, and what was told never again', async () => {
  const { news, told } = newsFailing(0);
  for (const tag of ['a', 'b']) {
    news.send([tag]);
    await expect.poll(() => told.at(-1)).toEqual([`wir ${tag}`]);
    // The message before has come to its end by the next turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(told).toEqual([['wir a'], ['wir b']]);
});

it('what could not be told is told together with what came meanwhile, and the log says so', async () => {
  lines.length = 0;
  const { news, told } = newsFailing(1);
  news.send(['a']);
  await expect.poll(() => told).toEqual([['wir a']]);
  news.send(['b']);
  await expect.poll(() => told.length, { timeout: 5000 }).toBe(2);
  expect(new Set(told[1]![0]!.split(' ').slice(1))).toEqual(new Set(['a', 'b']));
  expect(lines).toMatchObject([{ level: 40, err: { message: 'weg' } }]);
});

it('whoever ends waits for no database that is away, and says nothing of it', async () => {
  lines.length = 0;
  const { news, told } = newsFailing(100);
  news.send(['a']);
  await news.close();
  expect([told, lines]).toEqual([[['wir a']], []]);
});
