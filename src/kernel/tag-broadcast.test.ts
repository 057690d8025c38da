import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { EVERYTHING, TAG_CHANNEL } from './invalidation.ts';
import { createTagBroadcast } from './tag-broadcast.ts';
import { databaseGate } from './testing/database-gate.ts';
import { testDatabase, testPortal } from './testing/test-portal.ts';

const target = await testDatabase();
const { database, log } = await testPortal({ target });

let heard: string[] = [];
const listener = await database.listen(
  TAG_CHANNEL,
  (message) => heard.push(message),
  () => undefined,
);
afterEach(() => void (heard = []));
afterAll(() => listener.close());

const hear = async () => {
  await expect.poll(() => heard.length, { timeout: 1000, interval: 5 }).toBeGreaterThan(0);
  await sleep(50);
  return heard;
};

describe('news of touched tags', () => {
  it('of commits that follow each other closely is one message, with its sender', async () => {
    const news = createTagBroadcast(database, log);
    news.send(['article:7', 'front']);
    await sleep(5);
    news.send(['article:8', 'front']);
    expect(await hear()).toEqual([`${database.id} article:7 front article:8`]);
  });

  it('that is too long for one message is told by several', async () => {
    const news = createTagBroadcast(database, log);
    const tags = Array.from({ length: 2000 }, (_, id) => `article:${id}`);
    news.send(tags);
    const messages = await hear();
    expect(messages.every((message) => message.startsWith(`${database.id} article:`))).toBe(true);
    expect(messages.flatMap((message) => message.split(' ').slice(1))).toEqual(tags);
    expect(messages.length).toBeLessThan(5);
  });

  it('that is far too long or about everything says so in one word', async () => {
    const news = createTagBroadcast(database, log);
    news.send(Array.from({ length: 20_000 }, (_, id) => `article:${id}`));
    expect(await hear()).toEqual([`${database.id} ${EVERYTHING}`]);
    heard = [];
    news.send(['front', EVERYTHING]);
    expect(await hear()).toEqual([`${database.id} ${EVERYTHING}`]);
  });

  it('is told again half a second after it could not be told, and not at once', async () => {
    const asked: unknown[] = [];
    const query = async (_: string, values?: unknown[]) => {
      asked.push(values?.[1]);
      if (asked.length === 1) throw new Error('weg');
      return { rows: [], rowCount: 0 };
    };
    const news = createTagBroadcast({ ...database, query }, log);
    news.send(['article:12']);
    await sleep(200);
    expect(asked).toHaveLength(1);
    await news.close();
    expect(asked).toEqual([[`${database.id} article:12`], [`${database.id} article:12`]]);
  });

  it('of nothing keeps nothing from being told later', async () => {
    const news = createTagBroadcast(database, log);
    news.send([]);
    news.send(['article:11']);
    expect(await hear()).toEqual([`${database.id} article:11`]);
  });

  it('is sent before the end', async () => {
    const news = createTagBroadcast(database, log);
    news.send(['article:9']);
    await news.close();
    expect(await hear()).toEqual([`${database.id} article:9`]);
  });

  it('is tried again when the database was away', async () => {
    const gate = await databaseGate(target);
    const { database: gated } = await testPortal({ target: gate.target });
    const news = createTagBroadcast(gated, log);
    await gate.shut();
    news.send(['article:10']);
    await sleep(200);
    expect(heard).toEqual([]);
    await gate.open();
    expect(await hear()).toEqual([`${gated.id} article:10`]);
  });
});
