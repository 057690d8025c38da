import { expect, it } from 'vitest';
import { announce, announcementJobs, defineAnnouncement, handlersOf } from './announcements.ts';
import type { Bundle } from './bundle.ts';
import type { Ctx } from './ctx.ts';

const happened = defineAnnouncement<{ id: number }>('things.happened');
const other = defineAnnouncement<{ id: number }>('things.happened');
const work = async () => {};
const bundle = (name: string, on?: unknown) => ({ name, ...(on !== undefined && { on }) }) as Bundle;

it('an announcement is a job for each bundle that handles this one, in the caller’s transaction', async () => {
  const sent: unknown[] = [];
  const bundles = [
    bundle('ohne'),
    bundle('eins', [happened.handle(work), other.handle(work)]),
    bundle('zwei', (all: readonly Bundle[]) => (all.length === 4 ? [happened.handle(work)] : [])),
    bundle('drei', [other.handle(work)]),
  ];
  const jobs = { send: async (_: Ctx, ...said: unknown[]) => void sent.push(said) };
  const ctx = { transaction: {}, portal: { bundles, jobs } } as unknown as Ctx;
  const startAfter = new Date(0);
  await announce(ctx, happened, { id: 7 }, { startAfter });
  expect(sent).toEqual([
    ['eins.on-things-happened', { id: 7 }, { startAfter }],
    ['zwei.on-things-happened', { id: 7 }, { startAfter }],
  ]);
  await expect(
    announce({ portal: { bundles, jobs } } as unknown as Ctx, happened, { id: 7 }),
  ).rejects.toThrow('announce() needs a transaction');
});

it('a bundle has a job for each announcement that it handles', () => {
  const one = bundle('eins', [happened.handle(work)]);
  expect(announcementJobs(one, [one])).toEqual([{ name: 'eins.on-things-happened', work }]);
  expect(handlersOf(bundle('ohne'), [])).toEqual([]);
});
