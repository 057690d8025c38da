// The ways that `npm run browsers` walks in every engine are walked in this one, so that they stay walkable, nothing lies over
// what is pressed, and no picture is broken.
import path from 'node:path';
import { tabOf } from '../browsers/chromium.ts';
import { faultsOf } from '../browsers/verdict.ts';
import { visit } from '../browsers/visitor.ts';
import type { Stop } from '../browsers/visitor.ts';
import { WAYS } from '../browsers/way.ts';
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';
import { RESULTS } from './walk.ts';

export const ways: Journey = {
  name: 'ways of all browsers',
  portal: 'demo',
  screen: 'phone',
  walk: async ({ another, portal }) => {
    for (const { name, walk } of WAYS) {
      const guest = await another();
      const stops: Stop[] = [];
      await guest.glance(name, async () => {
        await walk(visit(tabOf(guest.page), portal.address, path.join(RESULTS, 'ways'), stops), portal);
        const one = { way: name, engine: 'Chromium', width: 390, stops } as const;
        expect(faultsOf(one, undefined)).toEqual([]);
      });
    }
  },
};
