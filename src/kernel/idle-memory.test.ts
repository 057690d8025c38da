import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLook, giveBackWhenIdle } from './idle-memory.ts';

/** Makes a process whose heap is so many megabytes large, and says what a collection leaves of it. */
const aProcess = ({ heap = 90, left = 50 } = {}) => {
  const state = { heap, busy: 0, collections: 0 };
  const look = createLook({
    busyShare: () => state.busy,
    heapBytes: () => state.heap * 1_000_000,
    collect: () => {
      state.collections++;
      state.heap = left;
    },
  });
  return {
    state,
    look: (times = 1) => {
      for (let n = 0; n < times; n++) look();
      return state.collections;
    },
  };
};

describe('a process with nothing to do', () => {
  it('gives back once what its start has taken', () => {
    const { look } = aProcess();
    expect([look(), look(500)]).toEqual([1, 1]);
  });

  it('does so again after a rush, when that is over, also if the heap has become smaller by itself', () => {
    const { look, state } = aProcess();
    look(200);
    Object.assign(state, { heap: 120, busy: 0.4 });
    expect(look(20)).toBe(1);
    Object.assign(state, { heap: 60, busy: 0.01 });
    expect(look()).toBe(2);
  });

  it('lets ten minutes pass between two', () => {
    const { look, state } = aProcess();
    expect(look()).toBe(1);
    state.heap = 90;
    expect(look(119)).toBe(1);
    expect(look()).toBe(2);
  });

  it('is left alone for little, and while it is busy', () => {
    expect(aProcess({ heap: 15 }).look(50)).toBe(0);
    expect(aProcess({ heap: 16 }).look(50)).toBe(1);
    const { look, state } = aProcess();
    for (const busy of [0.05, 0.02]) {
      state.busy = busy;
      expect(look(50)).toBe(0);
    }
    state.busy = 0.019;
    expect(look()).toBe(1);
  });
});

describe('a portal with nothing to do', () => {
  const { gc } = globalThis;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => {
    Object.assign(globalThis, { gc });
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('is looked at every five seconds, by what it did since the last time, until that is over', () => {
    const collect = vi.fn();
    Object.assign(globalThis, { gc: collect });
    vi.spyOn(process, 'memoryUsage').mockReturnValue({ heapTotal: 90_000_000 } as NodeJS.MemoryUsage);
    let times = 0;
    const looked = vi.spyOn(performance, 'eventLoopUtilization').mockImplementation((now) => ({
      idle: now ? 0 : ++times,
      active: 0,
      utilization: times < 3 ? 1 : 0,
    }));
    const log = { debug: vi.fn<(facts: { ms: number }) => void>() };
    const stop = giveBackWhenIdle(log as never);
    vi.advanceTimersByTime(4999);
    expect(looked).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(collect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(collect).toHaveBeenCalledExactlyOnceWith({
      type: 'major',
      execution: 'sync',
      flavor: 'last-resort',
    });
    expect(log.debug.mock.calls[0]![0].ms).toBeLessThan(60_000);
    const compared = looked.mock.calls.filter(([now]) => now).map((pair) => pair.map((one) => one?.idle));
    expect(compared).toEqual([
      [2, 1],
      [3, 2],
    ]);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is left alone where its memory can’t be looked after', () => {
    Object.assign(globalThis, { gc: undefined });
    giveBackWhenIdle({} as never)();
    expect(vi.getTimerCount()).toBe(0);
  });
});
