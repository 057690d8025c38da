// Somebody who walks through the portal in one engine: presses, types and reads as people do, and looks at every page they get to.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  canRead,
  chooseOption,
  findFaults,
  findPoint,
  isSettled,
  measure,
  scrollOn,
  scrollToTop,
  visibleControls,
} from './in-page.ts';
import type { Part, Wanted } from './in-page.ts';
import type { Key, Plain, Point, Tab } from './tab.ts';

/** Also for what is done behind the scenes of a busy machine. */
const TIMEOUT_MS = 40_000;
const POLL_MS = 60;

export type Role = Wanted['role'];

interface Where {
  readonly within?: string;
  readonly isPart?: boolean;
}

/** What a page is like at a stop, to be compared with what it is like in the other engines. */
export interface Stop {
  readonly name: string;
  readonly faults: readonly string[];
  readonly controls: readonly string[];
  readonly measures: Readonly<Record<string, number>>;
}

export interface Visitor {
  readonly address: string;
  readonly goto: (path: string) => Promise<void>;
  readonly path: () => Promise<string>;
  readonly ask: Tab['ask'];
  readonly click: (role: Role, name: string, where?: Where) => Promise<void>;
  readonly pointAt: (role: Role, name: string, where?: Where) => Promise<void>;
  /** Points at nothing that would notice. */
  readonly pointAway: () => Promise<void>;
  /** Waits until it can be pressed. */
  readonly meet: (role: Role, name: string, where?: Where) => Promise<Point>;
  /** Types at the end of what stands in the field. */
  readonly type: (field: string, text: string, where?: Where) => Promise<void>;
  /** Writes into what has the focus. */
  readonly write: (text: string) => Promise<void>;
  readonly press: (key: Key, modifier?: 'Control') => Promise<void>;
  readonly choose: (list: string, option: string) => Promise<void>;
  readonly giveFile: (selector: string, file: string) => Promise<void>;
  readonly read: (words: string, within?: string) => Promise<void>;
  /** Waits until the page says so. */
  readonly until: <A extends readonly Plain[]>(
    what: string,
    isSo: (...args: A) => boolean | Promise<boolean>,
    ...args: A
  ) => Promise<void>;
  /** Stops and looks: what is wrong, what can be pressed, how large the parts are. */
  readonly look: (name: string, parts?: readonly Part[]) => Promise<void>;
  /** Something is wrong that no look would find. */
  readonly fault: (what: string) => void;
}

/** `stops` grows while they walk; `folder` is where pictures of the stops go. */
export const visit = (tab: Tab, address: string, folder: string, stops: Stop[]): Visitor => {
  const told: string[] = [];
  const meet: Visitor['meet'] = async (role, name, { within = 'body', isPart = false } = {}) => {
    let why: Point | string = '';
    await eventually(
      async () => {
        why = await tab.ask(findPoint, { role, name, isPart, within });
        return typeof why !== 'string';
      },
      () => `${role} “${name}” ${JSON.stringify(why)}`,
    );
    return why as unknown as Point;
  };
  const until: Visitor['until'] = (what, isSo, ...args) =>
    eventually(
      () => tab.ask(isSo, ...args),
      () => what,
    );
  const settle = () => until('the page never comes to rest', isSettled);
  return {
    address,
    goto: async (where) => {
      await tab.goto(new URL(where, address).href);
      await settle();
    },
    path: () => tab.ask(() => location.pathname),
    ask: tab.ask,
    meet,
    click: async (...control) => tab.clickAt(await meet(...control)),
    pointAt: async (...control) => tab.pointAt(await meet(...control)),
    pointAway: () => tab.pointAt({ x: 1, y: 1 }),
    type: async (field, text, where) => {
      await tab.clickAt(await meet('field', field, where));
      await tab.press('End', 'Control');
      await tab.type(text);
    },
    write: tab.type,
    press: tab.press,
    choose: (list, option) => until(`no ${option} in ${list}`, chooseOption, list, option),
    giveFile: tab.giveFile,
    read: (words, within = 'body') => until(`can't read “${words}”`, canRead, words, within),
    until,
    look: async (name, parts = []) => {
      await settle();
      const photograph = await photographOf(tab);
      while (await tab.ask(scrollOn)) await settle();
      await tab.ask(scrollToTop);
      stops.push({
        name,
        faults: [...told.splice(0), ...(await tab.takeErrors()), ...(await tab.ask(findFaults))],
        controls: await tab.ask(visibleControls),
        measures: await tab.ask(measure, parts),
      });
      mkdirSync(folder, { recursive: true });
      const file = `${stops.length}-${name.replaceAll(/\W+/g, '-')}.png`;
      writeFileSync(path.join(folder, file), photograph);
    },
    fault: (what) => void told.push(what),
  };
};

/** Takes a picture of the tab; Firefox has none while it still draws what has just come. */
const photographOf = async (tab: Tab): Promise<Buffer> => {
  let photograph: Buffer | undefined;
  await eventually(
    async () => (photograph = await tab.photograph()).length > 0,
    () => 'no photograph',
  );
  return photograph!;
};

/** A page that is being left answers nothing; it is asked again. */
const eventually = async (isSo: () => Promise<boolean>, complaint: () => string): Promise<void> => {
  const deadline = performance.now() + TIMEOUT_MS;
  for (let reason = ''; ; await delay(POLL_MS)) {
    const answer = await isSo().catch((error: Error) => {
      reason = ` (${error.message})`;
      return false;
    });
    if (answer) return;
    if (performance.now() > deadline) throw new Error(complaint() + reason);
  }
};
