// Tests where exactly there is too much to do; that others are answered then is in load-shedding.test.ts.
import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLoad } from './load-shedding.ts';
import type { Portal } from './portal.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.useFakeTimers({ toFake: ['setInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const setUp = (loadShedding = true) => {
  const gauges = new Map<string, () => number>();
  const count = vi.fn<(name: string) => void>();
  const metrics = { gauge: (name: string, read: () => number) => gauges.set(name, read), count };
  const load = watchLoad({ config: { loadShedding }, metrics } as unknown as Portal);
  const admit = (settings: object = {}) => {
    const raw = new EventEmitter();
    const request = { routeOptions: { config: { litfass: settings } } } as unknown as FastifyRequest;
    load.admit(request, { raw } as unknown as FastifyReply);
    return raw;
  };
  return {
    admit,
    count,
    underWay: () => gauges.get('litfass_requests_under_way')!(),
    lateness: () => gauges.get('litfass_event_loop_lateness_ms')!(),
  };
};

it('the event loop may be 400 ms late, and not more', () => {
  const { admit, count } = setUp();
  now = 50 + 400;
  admit();
  now++;
  expect(() => admit()).toThrow(expect.objectContaining({ status: 503, retryAfterSeconds: 2 }));
  expect(count).toHaveBeenCalledExactlyOnceWith('litfass_shed_total');
  admit({ isVital: true });
});

it('how late it was fades by half every 50 ms', () => {
  const { admit, lateness } = setUp();
  now = 1050;
  vi.advanceTimersByTime(50);
  expect(lateness()).toBe(1000);
  for (const late of [500, 250]) {
    now += 50;
    vi.advanceTimersByTime(50);
    expect(lateness()).toBe(late);
  }
  admit();
});

it('six hundred may be under way, without those that last and those that nothing waits for', () => {
  const { admit, underWay } = setUp();
  const all = Array.from({ length: 600 }, () => admit());
  admit({ isLasting: true });
  expect(underWay()).toBe(600);
  expect(() => admit()).toThrow(expect.objectContaining({ status: 503 }));
  admit({ isVital: true });
  expect(underWay()).toBe(601);
  for (const raw of all.slice(0, 2)) raw.emit('close');
  expect(underWay()).toBe(599);
  admit();
});

it('nobody is asked to come back where that is switched off', () => {
  const { admit, underWay } = setUp(false);
  now = 5000;
  for (let count = 0; count < 601; count++) admit();
  expect(underWay()).toBe(601);
});
