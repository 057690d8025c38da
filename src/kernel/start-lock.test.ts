import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { withStartLock } from './start-lock.ts';

describe('withStartLock', () => {
  it('lets one work after the other', async () => {
    const key = randomUUID();
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await sleep(30);
      events.push(`${name} ends`);
      return name;
    };
    expect(
      await Promise.all([withStartLock(key, 5000, work('one')), withStartLock(key, 5000, work('other'))]),
    ).toEqual(['one', 'other']);
    expect(events).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
  });

  it('gives up after a while', async () => {
    const key = randomUUID();
    await withStartLock(key, 0, async () => {
      expect(await withStartLock(key, 50, async () => 'never')).toBeUndefined();
    });
  });

  it('is free again after an error', async () => {
    const key = randomUUID();
    await expect(withStartLock(key, 0, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await withStartLock(key, 1000, async () => 'works')).toBe('works');
  });
});
