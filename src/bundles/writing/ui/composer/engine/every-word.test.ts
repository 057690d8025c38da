import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOCAL_COPY_MS } from '../../../constants.ts';
import { arrive } from './model/home.ts';
import type { Address } from './model/server.ts';
import type { Spot } from './model/words.ts';
import * as model from './model/world.ts';
import type { Browser, Fate, Page, Pass, Tab, World } from './model/world.ts';

interface Course {
  readonly world: World;
  readonly pass: Pass;
}

type Command = fc.AsyncCommand<World, Course>;

interface Deed {
  readonly name: string;
  /** Says whether it can be done now. */
  readonly check?: (world: World) => boolean;
  readonly run: (world: World, pass: Pass) => void | Promise<void>;
}

const command = ({ name, check = () => true, run }: Deed): Command => ({
  check,
  run: async (_, { world, pass }) => {
    await run(world, pass);
    await pass(0);
  },
  toString: () => name,
});

const TABS = ['Uwe', 'Uwe beside', 'Nadia'];
const tabAt = fc.constantFrom(0, 0, 0, 1, 1, 2, 2);

/** Something in a window whose page is open. */
const inTab = (
  name: string,
  run: (world: World, tab: Tab & { page: Page }) => void | Promise<void>,
  check: (page: Page, tab: Tab) => boolean = () => true,
): fc.Arbitrary<Command> =>
  tabAt.map((at) =>
    command({
      name: `${TABS[at]} ${name}`,
      check: ({ tabs }) => {
        const tab = tabs[at]!;
        return tab.page !== null && check(tab.page, tab);
      },
      run: (world) => run(world, world.tabs[at] as Tab & { page: Page }),
    }),
  );

const inBrowser = (name: string, run: (world: World, browser: Browser) => void): fc.Arbitrary<Command> =>
  fc.constantFrom(0, 1).map((at) =>
    command({
      name: `${['Uwe', 'Nadia'][at]}’s browser ${name}`,
      run: (world) => run(world, world.browsers[at]!),
    }),
  );

const spots: readonly Spot[] = [
  { field: 'title' },
  { field: 'tags' },
  ...[0, 1].flatMap((at) => [true, false].map((isNew): Spot => ({ field: 'body', at, isNew }))),
];

const typing = fc.constantFrom(...spots).chain((spot) =>
  inTab(
    `types ${JSON.stringify(spot)}`,
    (all, tab) => model.typeWord(all, tab, spot),
    (page) => page.engine.now().saving !== 'other-account',
  ),
);

const opening = fc.tuple(tabAt, fc.constantFrom<Address>('new', 'piece', 1)).map(([at, address]) =>
  command({
    name: `${TABS[at]} opens ${address}`,
    check: ({ tabs, server }) =>
      model.canOpen(tabs[at]!) && (typeof address === 'string' || address <= server.count()),
    run: (all) => model.open(all, all.tabs[at]!, address),
  }),
);

const waiting = fc
  .constantFrom(100, LOCAL_COPY_MS, 1000, 3000, 10_000, 40_000)
  .map((ms) => command({ name: `${ms} ms pass`, run: (_, pass) => pass(ms) }));

/**
 * Makes commands by which a page goes. While nothing is kept of what stands there the browser asks, a moment after it was
 * typed, and people stay.
 */
const going = (
  name: string,
  run: (world: World, tab: Tab & { page: Page }) => void,
  check: (tab: Tab) => boolean,
) =>
  tabAt.map((at) =>
    command({
      name: `${TABS[at]} ${name}`,
      check: ({ tabs }) => tabs[at]!.page !== null && check(tabs[at]!),
      run: async (all, pass) => {
        const tab = all.tabs[at] as Tab & { page: Page };
        if (tab.browser.isFull) await pass(LOCAL_COPY_MS);
        if (!tab.page.engine.isAtRisk()) run(all, tab);
      },
    }),
  );

const leaving = [
  going(
    'leaves',
    (_, tab) => model.close(tab),
    () => true,
  ),
  going(
    'reloads',
    (all, tab) => {
      model.close(tab);
      model.open(all, tab, tab.address);
    },
    (tab) => model.canOpen({ ...tab, page: null }),
  ),
  inTab('looks away', (_, { page }) => page.engine.leave()),
  inTab('looks again', (_, { page }) => page.engine.retry()),
];

const choices = [
  ...(['mine', 'theirs', 'both'] as const).map((choice) =>
    inTab(
      `chooses ${choice}`,
      (all, tab) => model.resolve(all, tab, choice),
      ({ engine }) => engine.now().conflict !== null,
    ),
  ),
  inTab(
    'wants what is saved',
    (all, tab) => model.showSaved(all, tab),
    ({ engine }) => engine.now().restored !== null && engine.now().conflict === null,
  ),
  inTab(
    'takes what was left behind',
    (_, tab) => model.takeLeftBehind(tab),
    ({ engine }) => engine.now().leftBehind !== null,
  ),
  inTab(
    'drops what was left behind',
    (all, tab) => model.dropLeftBehind(all, tab),
    ({ engine }) => engine.now().leftBehind !== null,
  ),
];

const network = [
  fc
    .constantFrom<Fate>('gone', 'lost', 422, 429, 503)
    .chain((fate) => inBrowser(`will meet ${fate}`, (_, browser) => void browser.fates.push(fate))),
  fc
    .constantFrom(0, 300, 5000)
    .chain((ms) => inBrowser(`waits ${ms} ms`, (_, browser) => void (browser.latency = ms))),
  fc
    .boolean()
    .chain((is) => inBrowser(is ? 'is online' : 'is offline', (all, one) => model.goOnline(all, one, is))),
  fc
    .boolean()
    .chain((is) => inBrowser(is ? 'is full' : 'has room', (_, browser) => void (browser.isFull = is))),
];

const sessions = [
  inBrowser('has no session any more', (_, browser) => void (browser.signedIn = null)),
  inTab(
    'hears that the session is over',
    (_, { page }) => page.engine.signedOut(),
    (_, { browser }) => browser.signedIn === null,
  ),
  fc.constantFrom(false, false, true).chain((isOther) =>
    inTab(
      isOther ? 'lets somebody else sign in' : 'signs in',
      (_, tab) => model.signIn(tab, isOther),
      ({ engine }) => ['signed-out', 'other-account'].includes(engine.now().saving),
    ),
  ),
];

const acts = [
  inTab('wants a preview', (_, { page }) => void page.engine.flush()),
  inTab('publishes', (all, tab) => void model.publish(all, tab)),
];

/** A tab that is killed. Nobody can keep what was typed in the last moment, nor what the browser takes no copy of. */
const crashing = tabAt.map((at) =>
  command({
    name: `${TABS[at]}’s tab crashes`,
    check: ({ tabs }) => tabs[at]!.page !== null,
    run: async (all, pass) => {
      await pass(LOCAL_COPY_MS);
      model.forgetUncopied(all, all.tabs[at]!);
      model.crash(all.tabs[at]!);
    },
  }),
);

const arbitraryCourse = () =>
  fc.commands(
    [
      ...Array.from({ length: 6 }, () => typing),
      ...Array.from({ length: 4 }, () => waiting),
      ...Array.from({ length: 3 }, () => opening),
      ...leaving,
      ...choices,
      ...choices,
      ...network,
      ...sessions,
      ...sessions,
      ...acts,
      crashing,
    ],
    { maxCommands: 60, size: 'max' },
  );

/** The number of runs, which take some seconds; more find more: `EVERY_WORD_RUNS=2000 npx vitest run every-word`. */
const RUNS = Number(process.env['EVERY_WORD_RUNS'] ?? 400);
/** The time until the first look at all words. */
const LOOK_MS = 250;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', model.modelFetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openAll = (world: World, address: Address, ...ats: readonly number[]) => {
  for (const at of ats) model.open(world, world.tabs[at]!, address);
};

/** Beginnings from where it is not far to what is rare. */
const beginnings: Readonly<Record<string, (world: World, pass: Pass) => void | Promise<void>>> = {
  'a new text': (world) => openAll(world, 'new', 0),
  'two new texts': (world) => openAll(world, 'new', 0, 1),
  'a piece, two people': (world) => openAll(world, 'piece', 0, 2),
  'a piece, three windows': (world) => openAll(world, 'piece', 0, 1, 2),
  'a text that was left behind': async (world, pass) => {
    openAll(world, 'new', 0);
    model.typeWord(world, world.tabs[0]!, { field: 'title' });
    await pass(LOCAL_COPY_MS);
    model.crash(world.tabs[0]!);
    openAll(world, 'new', 1);
  },
  'two windows without a server': async (world, pass) => {
    openAll(world, 'piece', 0);
    void world.tabs[0]!.page!.engine.flush();
    await pass(0);
    openAll(world, 'piece', 1, 2);
    world.browsers[0]!.fates = ['gone', 503];
    model.typeWord(world, world.tabs[0]!, { field: 'body', at: 0, isNew: false });
    await pass(LOCAL_COPY_MS);
    model.typeWord(world, world.tabs[1]!, { field: 'tags' });
    await pass(LOCAL_COPY_MS);
  },
};

/** Looks often in the beginning, when most is going on. */
const passIn = (world: World) => async (ms: number) => {
  for (let [left, look] = [ms, LOOK_MS]; left >= 0; [left, look] = [left - look, look * 2]) {
    await vi.advanceTimersByTimeAsync(Math.min(left, look));
    const lost = model.findLost(world);
    if (lost.length > 0) throw new Error(`lost: ${lost.join(', ')}`);
  }
};

it('no word is lost, whatever people, networks and time do, and all come to the server in the end', async () => {
  const arbitraryBeginning = fc.constantFrom(...Object.keys(beginnings));
  const course = fc.asyncProperty(arbitraryBeginning, arbitraryCourse(), async (beginning, commands) => {
    localStorage.clear();
    const world = model.openWorld();
    const pass = passIn(world);
    try {
      await beginnings[beginning]!(world, pass);
      await fc.asyncModelRun(() => ({ model: world, real: { world, pass } }), commands);
      await arrive(world, pass);
      expect(model.copiesOf()).toEqual([]);
    } finally {
      for (const tab of world.tabs) model.crash(tab);
      vi.clearAllTimers();
    }
  });
  await fc.assert(course, { numRuns: RUNS });
}, 600_000);
