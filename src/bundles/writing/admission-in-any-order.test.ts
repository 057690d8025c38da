// Whatever author, editors and those who set gates do, in whatever order: readers have nothing that had to be released and wasn't.
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { HttpError } from '#kernel/errors.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { setGates } from '#bundles/gates/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { publishManuscript, scheduleManuscript } from './publishing.ts';
import { findManuscript } from './queries.ts';
import { handBackManuscript, reclaimManuscript, submitManuscript } from './reviewing.ts';
import { runSchedule } from './schedule.ts';
import { aManuscript, anAuthor, anEditor, saveAs } from './test-data.ts';

const portal = await testCtx();
const boss = (await anEditor(portal)).viewer;
type Level = 'after' | 'release' | 'questions';

const DEEDS = [
  'open',
  'close',
  'ask',
  'save',
  'submit',
  'submit-fine',
  'submit-special',
  'reclaim',
  'publish',
  'plan',
  'hour',
  'release',
  'plan-for',
  'hand-back',
] as const;
type Deed = (typeof DEEDS)[number];

/** What the world knows of one piece: which gate there is, what its author answered, and what an editor let out. */
interface World {
  readonly ctx: Ctx;
  readonly id: number;
  level: Level;
  isOfConcern: boolean;
  /** The version that is out by now was let out by an editor, or by nobody's need. */
  mayBeOut: Set<number>;
  plannedBy: 'author' | 'editor' | null;
}

const ANSWERS = {
  submit: undefined,
  'submit-fine': { others: 'nein', special: 'nein' },
  'submit-special': { others: 'ja', special: 'ja', consent: 'ja' },
} as const;

const LEVELS = { open: 'after', close: 'release', ask: 'questions' } as const;

/** Returns whether the work was done; what isn't possible so is refused, which is fine. */
const unlessRefused = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return false;
    throw error;
  }
};

const walk = async (deeds: readonly Deed[]): Promise<void> => {
  const town = await aPlace(portal);
  const author = (await anAuthor(portal)).viewer;
  const { id } = await aManuscript(portal, author, { locationId: town.id });
  let now = portal.now;
  const world: World = {
    ctx: portal,
    id,
    level: 'after',
    isOfConcern: false,
    mayBeOut: new Set(),
    plannedBy: null,
  };
  const as = (viewer: typeof author): Ctx => ({ ...actAs(portal, viewer), now });
  for (const [at, deed] of deeds.entries()) {
    now = new Date(now.getTime() + MINUTE_MS);
    const before = (await findManuscript(portal, id))!;
    const { version, publishedVersion } = before;
    const isFree = world.level === 'after' && !world.isOfConcern;
    const due = new Date(now.getTime() + MINUTE_MS);
    if (deed in LEVELS) {
      world.level = LEVELS[deed as keyof typeof LEVELS];
      const change = { locationId: town.id, types: ['article'], group: 'members' } as const;
      await setGates(as(boss), { ...change, level: world.level });
    } else if (deed === 'save')
      await unlessRefused(saveAs(as(author), author, before, { headline: `Fassung ${at}` }));
    else if (deed in ANSWERS) {
      const answers = ANSWERS[deed as keyof typeof ANSWERS];
      const isDone = await unlessRefused(submitManuscript(as(author), { id, version, answers }));
      const isKept = isDone && (await findManuscript(portal, id))!.answers?.wasOfConcern === true;
      if (isKept) world.isOfConcern = true;
    } else if (deed === 'reclaim') await unlessRefused(reclaimManuscript(as(author), id));
    else if (deed === 'publish') {
      await unlessRefused(publishManuscript(as(author), { id, version }));
      if (isFree) world.mayBeOut.add(version);
    } else if (deed === 'release') {
      if (await unlessRefused(publishManuscript(as(boss), { id, version }))) {
        world.mayBeOut.add(version);
        world.isOfConcern = false;
      }
    } else if (deed === 'plan') await unlessRefused(scheduleManuscript(as(author), { id, version, at: due }));
    else if (deed === 'plan-for') await unlessRefused(scheduleManuscript(as(boss), { id, version, at: due }));
    else if (deed === 'hand-back') await unlessRefused(handBackManuscript(as(boss), id, `Nein ${at}`));
    else {
      now = new Date(now.getTime() + 2 * MINUTE_MS);
      const isByEditor = before.scheduledBy === boss.id;
      await runSchedule({ ...portal, now });
      if (before.state === 'scheduled' && (isFree || isByEditor)) world.mayBeOut.add(version);
      if (before.state === 'scheduled' && isByEditor) world.isOfConcern = false;
    }
    const after = (await findManuscript(portal, id))!;
    const cameOut = after.publishedVersion !== null && after.publishedVersion !== publishedVersion;
    if (cameOut)
      expect([deeds.slice(0, at + 1), world.mayBeOut.has(after.publishedVersion!)]).toEqual([
        deeds.slice(0, at + 1),
        true,
      ]);
    if (after.objectId === null) {
      const out = sql`select from articles where author_id = ${author.id}`;
      expect((await portal.db.execute(out)).rows).toEqual([]);
    }
  }
};

it('nothing is out that had to be released and was not', { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...DEEDS), { minLength: 3, maxLength: 12 }), async (deeds) =>
      walk(deeds),
    ),
    {
      numRuns: 40,
      examples: [
        [['plan', 'close', 'hour', 'release']],
        [
          [
            'ask',
            'submit-special',
            'open',
            'reclaim',
            'publish',
            'submit-fine',
            'reclaim',
            'publish',
            'plan',
            'hour',
          ],
        ],
        [['ask', 'submit-special', 'open', 'release', 'save', 'publish']],
        [['publish', 'close', 'save', 'publish', 'submit', 'open', 'reclaim', 'publish']],
        [['plan-for', 'close', 'save', 'hour']],
      ],
    },
  ),
);
