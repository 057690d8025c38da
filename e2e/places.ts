// These are the places where journeys begin: all share the portal with the demo content, and each that needs an empty one has
// its own as long as it is walked. One that only stands there asks its queue for work all the time. All of them are copies, so
// that what fails is walked once more where nobody has been, without the demo content being made anew. docs/decisions/0189
import { fewAtOnce } from '#kernel/few-at-once.ts';
import type { Journey } from './journey.ts';
import { preparePortal } from './portal.ts';
import type { PreparedPortal, RunningPortal } from './portal.ts';

/** The newest part of the demo content, with small pictures: making all of their sizes would keep the machine busy. */
const DEMO = ['--scale', '0.25', '--picture-size', '0.25'];

const EMPTY = ['--empty'];

export interface Places {
  /** Makes the demo portal, which takes a while, before anybody asks for it. */
  readonly prepareDemo: () => void;
  /** Does the work on a portal on which that journey can begin. */
  readonly at: <T>(journey: Journey, work: (portal: RunningPortal) => Promise<T>) => Promise<T>;
  /** Ends all that are there, also those that are still starting; whoever asks afterwards gets new ones. */
  readonly renew: () => Promise<void>;
  /** Ends all and removes what they were copied from. */
  readonly close: () => Promise<void>;
}

export const openPlaces = (): Places => {
  const portals = new Set<Promise<RunningPortal>>();
  const prepared = new Map<readonly string[], Promise<PreparedPortal>>();
  let demo: Promise<RunningPortal> | undefined;
  let closing: Promise<void> | undefined;
  // Portals that all start beside the demo that is being made keep their first visitors waiting for longer than these have patience.
  const inTurn = fewAtOnce(1);
  const startCopy = (args: readonly string[]) => {
    const original = prepared.get(args) ?? preparePortal(...args);
    prepared.set(args, original);
    const portal = original.then((original) => inTurn(() => unlessClosing(original.startCopy)));
    portals.add(portal);
    // Whoever waits for it hears of it, however late that is.
    portal.catch(() => undefined);
    return portal;
  };
  // Walks that fail because all has ended would begin with others, and leave folders behind.
  const unlessClosing = async (start: () => Promise<RunningPortal>) => {
    if (closing) throw new Error('The portals of the journeys have ended');
    return start();
  };
  const demoPortal = () => (demo ??= startCopy(DEMO));
  const atCopy = async <T>(work: (portal: RunningPortal) => Promise<T>): Promise<T> => {
    const portal = startCopy(EMPTY);
    try {
      return await work(await portal);
    } finally {
      await portal.then(({ stop }) => stop());
    }
  };
  const renew = async () => {
    const ending = [...portals];
    portals.clear();
    demo = undefined;
    await Promise.allSettled(ending.map(async (portal) => (await portal).stop()));
  };
  const removeOriginals = async () => {
    const originals = [...prepared.values()];
    await Promise.allSettled(originals.map(async (original) => (await original).remove()));
  };
  return {
    prepareDemo: () => void demoPortal(),
    at: async (journey, work) => (journey.portal === 'demo' ? work(await demoPortal()) : atCopy(work)),
    renew,
    close: () => (closing ??= renew().then(removeOriginals)),
  };
};
