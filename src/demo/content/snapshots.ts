// This is what members have pasted on the column: one picture each, a few words.
import { animalsMoreSnapshots } from './snapshots/animals-more.ts';
import { animalsSnapshots } from './snapshots/animals.ts';
import { natureMoreSnapshots } from './snapshots/nature-more.ts';
import { natureSnapshots } from './snapshots/nature.ts';
import { peopleMoreSnapshots } from './snapshots/people-more.ts';
import { peopleSnapshots } from './snapshots/people.ts';
import { streetsMoreSnapshots } from './snapshots/streets-more.ts';
import { streetsSnapshots } from './snapshots/streets.ts';
import type { DemoSnapshot } from './types.ts';

export const snapshots: DemoSnapshot[] = [
  ...natureSnapshots,
  ...natureMoreSnapshots,
  ...streetsSnapshots,
  ...streetsMoreSnapshots,
  ...peopleSnapshots,
  ...peopleMoreSnapshots,
  ...animalsSnapshots,
  ...animalsMoreSnapshots,
];
