// Puts measured values beside what is aimed at.
import { familyOf, memoryOf, sharedMemoryOf } from './measure.ts';
import type { Portals } from './portals.ts';

export interface Figure {
  readonly title: string;
  /** The measured value as it is compared, e.g. `0.83 of bare`. */
  readonly value: string;
  readonly target: string;
  /** Undefined where nothing is aimed at. */
  readonly isMet: boolean | undefined;
  /** What it was made of, e.g. requests per second. */
  readonly details: string;
}

const MB = (value: number) => `${Math.round(value)} MB`;

/** Returns the figures of the cold start, and of the memory after all that load. */
export const judgeStart = async (portals: Portals): Promise<Figure[]> => {
  const { usual, afresh, coldStartMs } = portals;
  const idleMb = await portals.idleMb;
  const used = [usual, afresh].map((portal) => memoryOf(portal.pidOf('server')!).most);
  const most = Math.max(...used);
  const database = sharedMemoryOf(familyOf(usual.pidOf('database')));
  return [
    {
      title: 'cold start to the first 200',
      ...atMost(coldStartMs / 1000, 1, (s) => `${s.toFixed(2)} s`),
      details: '',
    },
    { title: 'memory of the server process, idle', ...atMost(idleMb, 150, MB), details: '' },
    {
      title: 'memory of the server process, under load',
      ...atMost(most, 300, MB),
      details: `usual ${MB(used[0]!)}, afresh ${MB(used[1]!)}`,
    },
    {
      title: 'memory of the database, after the load',
      ...atMost(database, 100, MB),
      details: 'proportional set size, connections of three servers included',
    },
  ];
};

export const atMost = (value: number, limit: number, show: (value: number) => string) => ({
  value: show(value),
  target: `≤ ${show(limit)}`,
  isMet: value <= limit,
});

export const atLeast = (value: number, limit: number, show: (value: number) => string) => ({
  value: show(value),
  target: `≥ ${show(limit)}`,
  isMet: value >= limit,
});
