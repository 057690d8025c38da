// Where journeys begin: all share the portal with the demo content, and each that needs an empty one has its own as long as it is
// walked. One that only stands there asks its queue for work all the time.
import type { Journey } from './journey.ts';
import { prepareEmptyPortal, startPortal } from './portal.ts';
import type { EmptyPortal, RunningPortal } from './portal.ts';

/** The newest part of the demo content, with small pictures: making all of their sizes would keep the machine busy. */
const DEMO = ['--scale', '0.25', '--picture-size', '0.25'];

export interface Places {
  /** Starts the demo portal, which takes a while, before anybody asks for it. */
  readonly prepareDemo: () => void;
  /** Does the work on a portal on which that journey can begin. */
  readonly at: <T>(journey: Journey, work: (portal: RunningPortal) => Promise<T>) => Promise<T>;
  /** Ends all that are there, also those that are still starting; whoever asks afterwards gets new ones. */
  readonly close: () => Promise<void>;
}

export const openPlaces = (): Places => {
  const portals = new Set<Promise<RunningPortal>>();
  let demo: Promise<RunningPortal> | undefined;
  let empty: Promise<EmptyPortal> | undefined;
  const known = (portal: Promise<RunningPortal>) => {
    portals.add(portal);
    // Whoever waits for it hears of it, however late that is.
    portal.catch(() => undefined);
    return portal;
  };
  const demoPortal = () => (demo ??= known(startPortal(...DEMO)));
  const atCopy = async <T>(work: (portal: RunningPortal) => Promise<T>): Promise<T> => {
    const portal = known((empty ??= prepareEmptyPortal()).then(({ startCopy }) => startCopy()));
    try {
      return await work(await portal);
    } finally {
      await portal.then(({ stop }) => stop());
    }
  };
  return {
    prepareDemo: () => void demoPortal(),
    at: async (journey, work) => (journey.portal === 'demo' ? work(await demoPortal()) : atCopy(work)),
    close: async () => {
      const [ending, original] = [[...portals], empty];
      portals.clear();
      demo = undefined;
      empty = undefined;
      await Promise.allSettled(ending.map(async (portal) => (await portal).stop()));
      await original?.then(({ remove }) => remove()).catch(() => undefined);
    },
  };
};
