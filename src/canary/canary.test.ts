// What belongs to few is told to nobody else: a small portal full of words and pictures that are like no others, every route of
// which is asked for all of them. It is the short form of `npm run canary`.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { EXEMPT } from './calls.ts';
import { crawl, known, unfilledRoutes } from './crawl.ts';
import { MAIN_GATES } from './gates.ts';
import type { Reader } from './nest.ts';
import { seedWorld } from './world.ts';

const app = await testApp({ config: { rateLimits: false } });
const world = await known(app, await seedWorld(app, 'small'));

const TIMEOUT_MS = 120_000;
const QUICK = { follows: 'nothing', inAllWays: false, calls: 'none' } as const;
const found = new Set<string>();

afterEach(() => {
  vi.restoreAllMocks();
  app.portal.invalidation.dropAll();
});

describe('the routes of the registry', { timeout: TIMEOUT_MS }, () => {
  it('are all asked, with something for each of their parameters', () => {
    expect(unfilledRoutes(app, world), 'fill them in addresses.ts, or exempt them in calls.ts').toEqual([]);
    expect(Object.keys(EXEMPT).filter((name) => !app.portal.routes.find(name))).toEqual([]);
  });

  it.each([
    ['visitor', { ...QUICK, follows: 'everything' }],
    ['member', QUICK],
    ['holder', { ...QUICK, follows: 'files' }],
    ['owner', { ...QUICK, follows: 'files', calls: 'reading' }],
  ] as const)('tell the %s nothing but what they may know', async (reader, thoroughness) => {
    const { hits, failures, ...crawled } = await crawl(app, world, reader, thoroughness);
    expect(hits).toEqual([]);
    expect(failures).toEqual([]);
    for (const canary of crawled.found) found.add(canary);
  });

  it('do tell all of it to those who are entitled, or this test could not fail', () => {
    const looked: readonly Reader[] = ['holder', 'owner'];
    const dead = [...world.nest.canaries].filter(
      ([canary, { readers }]) => readers.some((reader) => looked.includes(reader)) && !found.has(canary),
    );
    expect(dead.map(([, { where }]) => where)).toEqual([]);
  });
});

describe('a gate that is taken away', { timeout: TIMEOUT_MS }, () => {
  it.each(MAIN_GATES)('is noticed: $name', async ({ remove, reader }) => {
    remove(world);
    app.portal.invalidation.dropAll();
    expect((await crawl(app, world, reader, { ...QUICK, endsWithHit: true })).hits.length).toBeGreaterThan(0);
  });
});
