import { describe, expect, it } from 'vitest';
import { createLook } from './idle-memory.ts';

/** A process whose heap is so many megabytes large, and what a collection leaves of it. */
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
    const { look, state } = aProcess();
    state.busy = 0.05;
    expect(look(50)).toBe(0);
  });
});
