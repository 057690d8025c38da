// Runs as `npm run canary`: every state of every kind, every route in every way it can be asked, followed to the end, for all
// kinds of readers; every gate taken away once; and what the portal writes by itself.
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { EXEMPT } from './calls.ts';
import { crawl, known, unfilledRoutes } from './crawl.ts';
import type { Crawl, Thoroughness } from './crawl.ts';
import { GATES } from './gates.ts';
import { askForMails, readMails, workAll } from './mails.ts';
import { READERS } from './nest.ts';
import type { Reader } from './nest.ts';
import { seedWorld } from './world.ts';

/** Who may see most is followed over a hundred thousand addresses: minutes on a machine by itself, many on a busy one. */
const TIMEOUT_MS = 60 * MINUTE_MS;
const start = performance.now();

const app = await testApp({ config: { rateLimits: false } });
const seeded = await seedWorld(app, 'large');
await askForMails(app, seeded);
const world = await known(app, seeded);

const FULL: Thoroughness = { follows: 'everything', inAllWays: true, calls: 'reading' };
const crawls: Crawl[] = [];
const tally = { requests: 0, hits: 0, noticed: 0, mails: 0 };

const look = async (reader: Reader, thoroughness: Thoroughness): Promise<Crawl> => {
  const crawled = await crawl(app, world, reader, thoroughness);
  crawls.push(crawled);
  tally.requests += crawled.requests;
  tally.hits += crawled.hits.length;
  return crawled;
};

afterEach(() => {
  vi.restoreAllMocks();
  app.portal.invalidation.dropAll();
});

afterAll(() => {
  const seconds = Math.round((performance.now() - start) / 1000);
  const routes = app.portal.routes.all().length - Object.keys(EXEMPT).length;
  const number = new Intl.NumberFormat('de');
  process.stdout.write(
    `\n${routes} Wege, ${number.format(tally.requests)} Anfragen, ${tally.mails} Mails, ${world.nest.canaries.size} Kanarienvögel, ` +
      `${tally.hits} Funde, ${tally.noticed} von ${GATES.length} fehlenden Sperren bemerkt, ${seconds} Sekunden.\n\n`,
  );
});

describe('every route of the registry', { timeout: TIMEOUT_MS }, () => {
  it('is asked, with something for each of its parameters', () => {
    expect(unfilledRoutes(app, world)).toEqual([]);
    expect(Object.keys(EXEMPT).filter((name) => !app.portal.routes.find(name))).toEqual([]);
  });

  it.each(READERS)('tells the %s nothing but what they may know', async (reader) => {
    const { hits, failures } = await look(reader, FULL);
    expect(hits).toEqual([]);
    expect(failures).toEqual([]);
  });

  it.each(READERS)('tells the %s all that they may know', (reader) => {
    const crawled = crawls.find((one) => one.reader === reader)!;
    const dead = [...world.nest.canaries].filter(
      ([canary, { readers }]) => readers.includes(reader) && !crawled.found.has(canary),
    );
    expect(dead.map(([, { where }]) => where)).toEqual([]);
  });
});

describe('a gate that is taken away', { timeout: TIMEOUT_MS }, () => {
  it.each(GATES)('is noticed: $name', async ({ remove, reader }) => {
    remove(world);
    app.portal.invalidation.dropAll();
    const quick = { follows: 'nothing', inAllWays: false, calls: 'none' } as const;
    const { hits } = await crawl(app, world, reader, quick);
    expect(hits.length).toBeGreaterThan(0);
    tally.noticed++;
  });
});

describe('what the portal writes by itself', { timeout: TIMEOUT_MS }, () => {
  it('tells nobody in a mail what they may not know', async () => {
    await workAll(app);
    const { count, hits } = await readMails(app, world);
    tally.mails = count;
    tally.hits += hits.length;
    expect(count).toBeGreaterThan(0);
    expect(hits).toEqual([]);
  });
});

// This comes last, because what is sent may change something after all.
describe('an unsafe call', { timeout: TIMEOUT_MS }, () => {
  it.each(['visitor', 'member', 'holder', 'author'] as const)(
    'tells the %s nothing either',
    async (reader) => {
      const { hits, failures } = await look(reader, { follows: 'nothing', inAllWays: false, calls: 'all' });
      expect(hits).toEqual([]);
      expect(failures).toEqual([]);
    },
  );
});
