// Tests who is told what, and when, of pages that listen; what comes over a connection is in live.test.ts.
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from './durations.ts';
import { createInvalidation } from './invalidation.ts';
import { createLiveHub } from './live.ts';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] }),
);
afterEach(() => void vi.useRealTimers());

const setUp = () => {
  const invalidation = createInvalidation();
  const hub = createLiveHub(invalidation);
  const listen = (tags: readonly string[], address = '10.0.0.1') => {
    const heard: string[] = [];
    const response = Object.assign(new EventEmitter(), {
      destroyed: false,
      writableEnded: false,
      write: (words: unknown) => heard.push(String(words)),
      end: vi.fn<() => void>(),
    });
    const topics = new Map(tags.map((tag) => [tag, `topic of ${tag}`]));
    const isIn = hub.add({ response: response as unknown as ServerResponse, address, topics });
    return { heard, response, isIn };
  };
  return { invalidation, hub, listen };
};
const told = (tag: string) => `event: change\ndata: topic of ${tag}\n\n`;

describe('pages that listen', () => {
  it('hear of what changed a quarter of a second later, and of each a millisecond', () => {
    const { invalidation, listen } = setUp();
    const [first, other] = [listen(['a', 'b']), listen(['c'])];
    invalidation.drop(['a']);
    vi.advanceTimersByTime(100);
    invalidation.drop(['a', 'b', 'unknown']);
    vi.advanceTimersByTime(151);
    expect(first.heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([first.heard, other.heard]).toEqual([[told('a'), told('b')], []]);
    invalidation.drop(['b']);
    vi.advanceTimersByTime(252);
    expect(first.heard.slice(2)).toEqual([told('b')]);
  });

  it('hear all of it when a process has missed what was touched', () => {
    const { invalidation, listen } = setUp();
    const { heard } = listen(['a', 'b']);
    invalidation.dropAll();
    vi.advanceTimersByTime(251);
    expect(heard).toEqual([told('a'), told('b')]);
  });

  it('hear nothing once they have gone, or while they go', () => {
    const { invalidation, hub, listen } = setUp();
    const [gone, broken, ended, there] = [listen(['a']), listen(['a']), listen(['a']), listen(['a'])];
    gone.response.emit('close');
    expect(hub.count()).toBe(3);
    broken.response.destroyed = true;
    ended.response.writableEnded = true;
    invalidation.drop(['a']);
    vi.advanceTimersByTime(253);
    expect([gone, broken, ended, there].map(({ heard }) => heard.length)).toEqual([0, 0, 0, 1]);
  });

  it('are told in turns of ninety-nine and then a hundred, between which others have theirs', async () => {
    const { invalidation, listen } = setUp();
    const all = Array.from({ length: 250 }, (_, at) => listen(['a'], `10.0.0.${at}`));
    const count = () => all.filter(({ heard }) => heard.length > 0).length;
    invalidation.drop(['a']);
    vi.advanceTimersByTime(500);
    const counts = [count()];
    for (let turn = 0; turn < 2; turn++) {
      await nextTurn();
      counts.push(count());
    }
    expect(counts).toEqual([99, 199, 250]);
  });
});

describe('a page that listens', () => {
  it('gets a sign of life every 25 seconds, and comes anew after ten minutes', () => {
    const { listen } = setUp();
    const { heard, response } = listen(['a']);
    vi.advanceTimersByTime(24_999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual([':\n\n']);
    vi.advanceTimersByTime(10 * MINUTE_MS - 25_001);
    expect(response.end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(response.end).toHaveBeenCalledOnce();
    response.emit('close');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is one of forty from one address, and of two thousand altogether', () => {
    const { hub, listen } = setUp();
    const from = (address: string, count: number) =>
      Array.from({ length: count }, () => listen(['a'], address).isIn).filter(Boolean).length;
    expect(from('10.0.0.1', 41)).toBe(40);
    for (let at = 2; at <= 50; at++) expect(from(`10.0.0.${at}`, 40)).toBe(40);
    expect(hub.count()).toBe(2000);
    expect(from('10.0.1.1', 1)).toBe(0);
  });

  it('is let go when the portal closes', () => {
    const { hub, listen } = setUp();
    const { response } = listen(['a']);
    hub.close();
    expect(response.end).toHaveBeenCalledOnce();
  });
});
