import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { runTrial } from '#bundles/gates/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { publishManuscript } from './publishing.ts';
import { handBackManuscript, submitManuscript } from './reviewing.ts';
import { aManuscript, anAuthor, anEditor } from './test-data.ts';
import { withdrawPiece } from './withdrawing.ts';

const ctx = await testCtx();
const [town, other] = [await aPlace(ctx), await aPlace(ctx)];
const author = (await anAuthor(ctx)).viewer;
const editor = (await anEditor(ctx, town.path)).viewer;
const since = new Date(ctx.now.getTime() - 30 * DAY_MS);
const written = (headline: string, locationId = town.id) =>
  aManuscript(ctx, author, { locationId, headline });

it('a word is tried on pieces of one’s places: what was handed back or withdrawn by editors was none of its false alarms', async () => {
  const stood = await written('Pillen gegen Husten');
  await publishManuscript(actAs(ctx, author), { id: stood.id, version: 1 });
  const handedBack = await written('Kauft Pillen');
  await submitManuscript(actAs(ctx, author), { id: handedBack.id, version: 1 });
  await handBackManuscript(actAs(ctx, editor), handedBack.id, 'Werbung');
  const withdrawn = await written('Noch mehr Pillen');
  const { manuscript } = await publishManuscript(actAs(ctx, author), { id: withdrawn.id, version: 1 });
  await withdrawPiece(actAs(ctx, editor), { type: 'article', id: manuscript.objectId! });
  await written('Pillen, noch ein Entwurf');
  await written('Pillen anderswo', other.id);
  const trialOf = async (viewer: typeof editor) =>
    (await runTrial(actAs(ctx, viewer), since, 'Pillen', 9)).find(({ about }) => about === 'Beiträge');
  const trial = await trialOf(editor);
  expect(trial?.count).toBe(4);
  expect(trial?.rows.find(({ name }) => name === 'Enthält „pillen“')).toMatchObject({
    deed: null,
    found: 4,
    removed: 2,
    left: 1,
    falseShare: 1 / 3,
  });
  expect(await trialOf(author)).toBeUndefined();
});
