import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

describe('few at once', () => {
  it('does no more than so many things at the same time, and all of them in order', async () => {
    const turn = fewAtOnce(3);
    let underWay = 0;
    let most = 0;
    const begun: number[] = [];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        turn(async () => {
          begun.push(n);
          most = Math.max(most, ++underWay);
          await sleep(1);
          underWay--;
          return n;
        }),
      ),
    );
    expect(most).toBe(3);
    expect(begun).toEqual(answers);
    expect(answers).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it('goes on after one that failed', async () => {
    const turn = fewAtOnce(1);
    const failing = turn(async () => {
      throw new Error('failed');
    });
    const later = turn(async () => 'done');
    await expect(failing).rejects.toThrow('failed');
    expect(await later).toBe('done');
    expect(await turn(async () => 'again')).toBe('again');
  });
});
