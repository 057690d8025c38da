// Holds, for the model-based test, two people with a browser each, windows in them, networks that fail, and what became of
// every word that somebody typed.
import { mergeContents } from '../../../../rules/merge.ts';
import type { Choice } from '../../../../rules/merge.ts';
import { readCopy } from '../../../../rules/local-copies.ts';
import type { LocalCopy } from '../../../../rules/local-copies.ts';
import type { ConflictAnswer, SaveAnswer } from '../../../../views.ts';
import { LOCAL_COPY_MS } from '../../../../constants.ts';
import { call } from '../calls.ts';
import type { Reply } from '../calls.ts';
import { browserEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';
import { openManuscript } from '../manuscript.ts';
import type { Manuscript } from '../manuscript.ts';
import { openServer } from './server.ts';
import type { Address, Body, ModelServer, Person, Text } from './server.ts';
import { addWord, aText, wordsIn } from './words.ts';
import type { Spot } from './words.ts';

/** Lets time pass, and looks all the while whether a word is lost. */
export type Pass = (ms: number) => Promise<void>;

/** What becomes of a call: it doesn't arrive, its answer doesn't, or the server can't or won't. */
export type Fate = 'gone' | 'lost' | 422 | 429 | 503;

export interface Browser {
  readonly person: Person;
  isOnline: boolean;
  /** Takes no more copies. */
  isFull: boolean;
  /** It is null without a session. */
  signedIn: number | null;
  /** The time until an answer is there. */
  latency: number;
  /** The fates of the next calls. */
  fates: Fate[];
}

export interface Tab {
  readonly browser: Browser;
  /** The number as sessionStorage has it. */
  readonly number: number;
  address: Address;
  page: Page | null;
}

export interface Page {
  readonly engine: Manuscript<Text>;
  /** The words typed here, or in a copy that was put back here. */
  readonly own: Set<string>;
  isGone: boolean;
}

/** This is a word that somebody typed and nobody chose to drop. */
interface Typed {
  readonly at: number;
  /** It was once on the server or in a copy. */
  wasSafe: boolean;
}

export interface World {
  readonly server: ModelServer;
  readonly tabs: readonly Tab[];
  readonly browsers: readonly Browser[];
  readonly words: Map<string, Typed>;
  count: number;
}

export const UWE: Person = { id: 5, name: 'Uwe Jansen' };
export const NADIA: Person = { id: 6, name: 'Nadia Brandt' };
/** Who signs in at Uwe's computer now and then, and has nothing to do with it. */
const EVA = 99;

export const openWorld = (): World => {
  const [one, other] = [UWE, NADIA].map((person): Browser => {
    const settings = { isOnline: true, isFull: false, latency: 0, fates: [] };
    return { person, ...settings, signedIn: person.id };
  }) as [Browser, Browser];
  const tabs = [one, one, other].map(
    (browser, at): Tab => ({ browser, number: at + 1, address: 'new', page: null }),
  );
  return {
    server: openServer(aText('Steht', 'schon', 'da')),
    tabs,
    browsers: [one, other],
    words: new Map(),
    count: 0,
  };
};

/** Says whether a page of the portal would come, with what the person has written. */
export const canOpen = ({ browser, page }: Tab): boolean =>
  page === null && browser.isOnline && browser.signedIn === browser.person.id;

export const open = (world: World, tab: Tab, address: Address): void => {
  const view = world.server.view(tab.browser.person, address);
  tab.address = view.id ?? address;
  const page: { -readonly [Key in keyof Page]?: Page[Key] } & Pick<Page, 'isGone'> = { isGone: false };
  page.engine = openManuscript<Text>(view, (id) => (tab.address = id), edgeOf(world, tab, page));
  page.engine.start();
  page.own = new Set(
    [...wordsIn(page.engine.now().content)].filter((word) => !wordsIn(view.content).has(word)),
  );
  tab.page = page as Page;
};

/** Closes a window as browsers do it: pages hear that they may be gone in a moment. */
export const close = (tab: Tab): void => {
  tab.page?.engine.leave();
  crash(tab);
};

/** Ends a window without a word. Calls that are on their way arrive. */
export const crash = (tab: Tab): void => {
  if (tab.page) tab.page.isGone = true;
  tab.page = null;
};

export const typeWord = (world: World, { page }: Tab, spot: Spot): void => {
  world.count += 1;
  const word = `w${world.count}`;
  world.words.set(word, { at: Date.now(), wasSafe: false });
  page!.own.add(word);
  page!.engine.change(addWord(page!.engine.now().content, word, spot));
};

export const resolve = (world: World, { page }: Tab, choice: Choice): void => {
  const { conflict, content } = page!.engine.now();
  const { conflicts } = mergeContents(conflict!.base, content, conflict!.theirs);
  for (const { mine, theirs } of conflicts) {
    if (choice !== 'both') drop(world, choice === 'mine' ? theirs : mine, choice === 'mine' ? mine : theirs);
  }
  page!.engine.resolve(Object.fromEntries(conflicts.map(({ key }) => [key, choice])));
};

/** Somebody chose to do without what is in `given` and not in `kept`. */
const drop = ({ words }: World, given: unknown, kept: unknown): void => {
  const stay = wordsIn(kept);
  for (const word of wordsIn(given)) if (!stay.has(word)) words.delete(word);
};

export const showSaved = (world: World, { page }: Tab): void => {
  drop(world, [...page!.own], page!.engine.now().restored!.saved);
  page!.engine.showSaved();
};

export const takeLeftBehind = ({ page }: Tab): void => {
  for (const word of wordsIn(page!.engine.now().leftBehind?.copy.content)) page!.own.add(word);
  page!.engine.takeLeftBehind();
};

export const dropLeftBehind = (world: World, { page }: Tab): void => {
  drop(world, page!.engine.now().leftBehind!.copy.content, null);
  page!.engine.dropLeftBehind();
};

export const publish = async (world: World, tab: Tab): Promise<void> => {
  const { page } = tab;
  if (!(await page!.engine.flush()) || page!.isGone || !tab.browser.isOnline) return;
  const { id, version } = page!.engine.now();
  const answer = world.server.publish(id!, version);
  if (answer.status === 'success') page!.engine.takeVersion(answer.version);
  else page!.engine.takeConflict(answer as ConflictAnswer);
};

/** One signs in again, or somebody else does at the same computer. */
export const signIn = ({ browser, page }: Tab, isOther: boolean): void => {
  browser.signedIn = isOther ? EVA : browser.person.id;
  page!.engine.signedIn(browser.signedIn);
};

export const goOnline = ({ tabs }: World, browser: Browser, isOnline: boolean): void => {
  browser.isOnline = isOnline;
  for (const { page, browser: own } of tabs) {
    if (own === browser && isOnline) page?.engine.retry();
    if (own === browser && !isOnline) page?.engine.goOffline();
  }
};

/** Returns the browser's own edge, but of a window that can go, in a browser that can be full and without a network. */
const edgeOf = (world: World, { browser, number }: Tab, page: { readonly isGone: boolean }): Edge => {
  const alive =
    <Args extends readonly unknown[]>(deed: (...args: Args) => void) =>
    (...args: Args) => {
      if (!page.isGone) deed(...args);
    };
  return {
    ...browserEdge,
    tab: () => number,
    isOnline: () => browser.isOnline,
    after: (ms, deed) => browserEdge.after(ms, alive(deed)),
    send: async (address, body) => {
      sending = { world, browser };
      const reply = await call<SaveAnswer>(address, body);
      return page.isGone ? new Promise<Reply<SaveAnswer>>(() => {}) : reply;
    },
    writeCopy: (name, copy) => !page.isGone && !browser.isFull && browserEdge.writeCopy(name, copy),
    removeCopy: alive(browserEdge.removeCopy),
    renameCopy: alive(browserEdge.renameCopy),
  };
};

/** The world and browser whose call is made right now. */
let sending: { readonly world: World; readonly browser: Browser };

/** Stands in for the browser's `fetch`. The server takes calls at once, in their order; answers take their time. */
export const modelFetch = async (address: string, { body }: { body: string }): Promise<Response> => {
  const { world, browser } = sending;
  const fate = browser.isOnline ? browser.fates.shift() : 'gone';
  const answer = () => answerOf(world.server, browser, { address, body: JSON.parse(body) as Body });
  const json = typeof fate === 'number' ? { status: fate, msg: 'So nicht.' } : fate !== 'gone' && answer();
  await new Promise((goOn) => setTimeout(goOn, browser.latency));
  if (!json || fate === 'lost') throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify(json), { status: statusOf(json) });
};

const statusOf = (answer: object): number => {
  const { status } = answer as { status: unknown };
  if (typeof status === 'number') return status;
  return status === 'success' ? 200 : 409;
};

const answerOf = (
  server: ModelServer,
  { signedIn, person }: Browser,
  { address, body }: { address: string; body: Body },
) => {
  if (signedIn === null) return { status: 401 };
  if (signedIn !== body.viewer) return { status: 403, isOtherAccount: true };
  const id = Number(/\d+$/.exec(address)?.[0]);
  return id ? server.save(person, id, body) : server.create(person, body);
};

/**
 * Every word that somebody typed and nobody chose to drop is on the server or in a copy that its writer's browser offers;
 * in the editor alone only for a moment, or while the browser takes no copies and the page says so.
 */
export const findLost = (world: World): string[] => {
  const safe = wordsIn([world.server.newest(), copiesOf().map(({ content }) => content)]);
  const pages = world.tabs.flatMap(({ page }) => page ?? []);
  return [...world.words].flatMap(([word, typed]) => {
    if (safe.has(word)) typed.wasSafe = true;
    const isYoung = Date.now() - typed.at <= LOCAL_COPY_MS;
    const isOpen = pages.some(
      ({ engine }) => wordsIn(engine.now().content).has(word) && (isYoung || engine.isAtRisk()),
    );
    return safe.has(word) || (isOpen && !typed.wasSafe) ? [] : [word];
  });
};

export const copiesOf = (): readonly LocalCopy<Text>[] =>
  Object.keys(localStorage).flatMap((name) => readCopy<Text>(name, localStorage.getItem(name))?.copy ?? []);

/** Forgets words that are in this page alone and in no copy, because the browser takes none. */
export const forgetUncopied = ({ words }: World, { page }: Tab): void => {
  for (const word of wordsIn(page!.engine.now().content))
    if (page!.engine.isAtRisk() && words.get(word)?.wasSafe === false) words.delete(word);
};
