import os from 'node:os';
import { setImmediate as turnOfEvents } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { machineHasRoom, sideBySide } from './side-by-side.ts';

/** Works that end when they are told to, on a machine that says whether it has room when it is told to. */
const aMorning = (count: number, bounds: { readonly atLeast: number; readonly atMost: number }) => {
  const ends = Array.from({ length: count }, () => Promise.withResolvers<string>());
  const looks: ((hasRoom: boolean) => void)[] = [];
  const begun: number[] = [];
  const works = ends.map(({ promise }, at) => () => {
    begun.push(at);
    return promise;
  });
  const hasRoom = () => new Promise<boolean>((resolve) => looks.push(resolve));
  const done = sideBySide(works, { ...bounds, hasRoom });
  const look = async (answer: boolean) => {
    looks.shift()!(answer);
    await turnOfEvents();
  };
  return { ends, looks, look, begun, done };
};

/** Describes a core by what it has done and rested since the machine was started. */
const core = (idle: number, user: number) => ({
  model: '',
  speed: 0,
  times: { user, nice: 0, sys: 0, idle, irq: 0 },
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('works side by side', () => {
  it('begin at once as far as they always may, then one by one when there is room, and never too many', async () => {
    const { looks, look, begun } = aMorning(5, { atLeast: 2, atMost: 3 });
    await turnOfEvents();
    expect(begun).toEqual([0, 1]);
    await look(false);
    expect(begun).toEqual([0, 1]);
    await look(true);
    expect(begun).toEqual([0, 1, 2]);
    expect(looks).toEqual([]);
  });

  it('need no room where fewer go on than always may, and give what they come to in their order', async () => {
    const { ends, look, begun, done } = aMorning(3, { atLeast: 1, atMost: 2 });
    await turnOfEvents();
    ends[0]!.resolve('a');
    await look(false);
    expect(begun).toEqual([0, 1]);
    await look(true);
    ends[2]!.resolve('c');
    ends[1]!.resolve('b');
    expect(await done).toEqual(['a', 'b', 'c']);
  });

  it('end with what the first of them fails with', async () => {
    const { ends, done } = aMorning(1, { atLeast: 1, atMost: 2 });
    ends[0]!.reject(new Error('broken'));
    await expect(done).rejects.toThrow('broken');
  });

  it.each([
    { left: 'a tenth', idle: 200, hasRoom: true },
    { left: 'less than a tenth', idle: 198, hasRoom: false },
  ])('find room on a machine with $left of its time left over: $hasRoom', async ({ idle, hasRoom }) => {
    vi.useFakeTimers();
    vi.spyOn(os, 'cpus')
      .mockReturnValueOnce([core(7000, 5000), core(9000, 4000)])
      .mockReturnValueOnce([core(7000 + idle, 6000 - idle), core(9000, 5000)]);
    const found = machineHasRoom();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await found).toBe(hasRoom);
  });
});
