// For the model-based test: in the end everything works again, and everybody looks after what is left.
import { close, copiesOf, goOnline, open, resolve, signIn, takeLeftBehind, typeWord } from './world.ts';
import type { Pass, Tab, World } from './world.ts';
import { wordsIn } from './words.ts';

/** It is more than the longest pause between two tries. */
const TIMEOUT_MS = 45_000;
/** The longest latency; after it every call has its answer. */
const MAX_LATENCY_MS = 5000;
const TIMES = 6;

/** Throws when a word doesn't get to the server, although nothing stands in its way. */
export const arrive = async (world: World, pass: Pass): Promise<void> => {
  repair(world);
  await pass(MAX_LATENCY_MS);
  if (world.tabs.some(({ page }) => page?.engine.now().saving === 'offline'))
    throw new Error('nobody tried again as soon as there was a network');
  await pass(TIMEOUT_MS);
  for (const tab of world.tabs) await lookAfter(world, tab, pass);
  for (const tab of world.tabs) close(tab);
  for (let times = 0; times < TIMES && copiesOf().length > 0; times += 1) await collect(world, pass);
  const home = wordsIn(world.server.newest());
  const missing = [...world.words.keys()].filter((word) => !home.has(word));
  if (missing.length > 0) throw new Error(`never came to the server: ${missing.join(', ')}`);
};

const repair = (world: World) => {
  for (const browser of world.browsers) {
    Object.assign(browser, { isFull: false, fates: [], latency: 0, signedIn: browser.person.id });
    if (!browser.isOnline) goOnline(world, browser, true);
  }
};

/** What waits for the person is settled; everything else has to go by itself. */
const lookAfter = async (world: World, tab: Tab, pass: Pass) => {
  for (let times = 0; tab.page && tab.page.engine.now().saving !== 'saved'; times += 1) {
    const { saving } = tab.page.engine.now();
    if (times === TIMES) throw new Error(`${tab.browser.person.name} is left with ${saving}`);
    if (saving === 'conflict') resolve(world, tab, 'both');
    else if (saving === 'signed-out' || saving === 'other-account') signIn(tab, false);
    else if (saving === 'refused') typeWord(world, tab, { field: 'title' });
    else throw new Error(`${tab.browser.person.name} is left with ${saving}`);
    await pass(TIMEOUT_MS);
  }
};

/** Opens every page there is, as long as one of them finds a copy. */
const collect = async (world: World, pass: Pass) => {
  const ids = Array.from({ length: world.server.count() }, (_, at) => at + 1);
  for (const tab of world.tabs)
    for (const address of ['new', 'piece', ...ids] as const) {
      open(world, tab, address);
      takeLeftBehind(tab);
      await pass(TIMEOUT_MS);
      await lookAfter(world, tab, pass);
      close(tab);
    }
};
