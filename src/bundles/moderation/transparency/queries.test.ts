import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { presetSetting } from '#bundles/settings/public.ts';
import { confirmDecision } from '../deciding/commands.ts';
import { findDecision } from '../queries.ts';
import { aDecision, aModeratedTown, aNotice, secondLook } from '../test-data.ts';
import { yearOf } from './pages.ts';
import { listRestrictions } from './queries.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { moderator, other, aCommentHere } = await aModeratedTown(app);

it('a full file for the Commission stays as it is when something proposed before comes into force', async () => {
  const [first, second] = [actAs(ctx, moderator.viewer), actAs(ctx, other.viewer)];
  const aCase = async () => (await aNotice(ctx, (await aCommentHere()).ref)).caseId;
  const fileOf = async (file: number, year: number) =>
    (await listRestrictions(ctx, { year, file, length: 1 })).map(({ decision }) => decision.id);
  await presetSetting(ctx, secondLook, true);
  const [slow, fast] = [await aCase(), await aCase()];
  const [proposed, decided] = [await aDecision(first, slow), await aDecision(first, fast)];
  await confirmDecision(second, fast, true);
  const year = yearOf((await findDecision(ctx, decided))!.validAt!);
  expect([await fileOf(1, year), await fileOf(2, year)]).toEqual([[decided], []]);
  await confirmDecision({ ...second, now: new Date(second.now.getTime() + 1000) }, slow, true);
  expect([await fileOf(1, year), await fileOf(2, year)]).toEqual([[decided], [proposed]]);
});
