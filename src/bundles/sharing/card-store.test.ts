import { describe, expect, it } from 'vitest';
import { createCardStore } from './card-store.ts';
import { STANDARD } from '#bundles/appearance/public.ts';
import { MAX_CACHED_CARDS, MOST_WAITING } from './constants.ts';

const words = { kicker: '', title: 'Elf zu zehn', portal: 'Litfass', theme: STANDARD };

/** Draws when it is let. */
const aSlowStore = () => {
  const begun: ((card: Buffer) => void)[] = [];
  const store = createCardStore(() => new Promise((resolve) => begun.push(resolve)));
  return { begun, store };
};

describe('cards', () => {
  it('are drawn once for all who want the same, and kept', async () => {
    let drawn = 0;
    const store = createCardStore(async () => Buffer.from(String(++drawn)));
    const both = await Promise.all([store('a', words), store('a', words)]);
    expect([...both, await store('a', words)].map(String)).toEqual(['1', '1', '1']);
    expect(String(await store('b', words))).toBe('2');
  });

  it('are drawn one after another', async () => {
    const { begun, store } = aSlowStore();
    const cards = [store('a', words), store('b', words)];
    await expect.poll(() => begun.length).toBe(1);
    begun[0]!(Buffer.from('A'));
    await expect.poll(() => begun.length).toBe(2);
    begun[1]!(Buffer.from('B'));
    expect((await Promise.all(cards)).map(String)).toEqual(['A', 'B']);
  });

  it('are refused while too many are waited for', async () => {
    const { store } = aSlowStore();
    for (let at = 0; at < MOST_WAITING; at++) void store(`mark ${at}`, words);
    await expect(store('one more', words)).rejects.toMatchObject({ status: 503 });
  });

  it('are drawn anew after a failure, which stops no other', async () => {
    let isBroken = true;
    const store = createCardStore(async () => {
      if (isBroken) throw new Error('no ink');
      return Buffer.from('A');
    });
    await expect(store('a', words)).rejects.toThrow('no ink');
    isBroken = false;
    expect(String(await store('a', words))).toBe('A');
  });

  it('are forgotten when there are too many, the one that nobody wanted for longest first', async () => {
    let drawn = 0;
    const store = createCardStore(async () => Buffer.from(String(++drawn)));
    for (let at = 0; at < MAX_CACHED_CARDS; at++) await store(`mark ${at}`, words);
    await store('mark 0', words);
    await store('one more', words);
    expect(drawn).toBe(MAX_CACHED_CARDS + 1);
    await store('mark 0', words);
    expect(drawn).toBe(MAX_CACHED_CARDS + 1);
    await store('mark 1', words);
    expect(drawn).toBe(MAX_CACHED_CARDS + 2);
  });
});
