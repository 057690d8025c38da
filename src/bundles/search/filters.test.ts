import { expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import { chosenIn, filtersOf } from './filters.ts';

const ctx = await testCtx();

it('means the account that is left by the number of one that has become part of it', async () => {
  const [former, ruth] = [await aUser(ctx), await aUser(ctx)];
  await changeUser(ctx, former.id, { erasedAt: ctx.now, mergedIntoId: ruth.id });
  const chosen = await chosenIn(ctx, { von: String(former.id), art: 'beitraege' });
  expect(chosen).toEqual({ von: String(ruth.id), art: 'beitraege' });
  expect(await filtersOf(ctx, chosen)).toMatchObject({ authorId: ruth.id });
  for (const von of [String(ruth.id), '999999999', 'unsinn'])
    expect(await chosenIn(ctx, { von })).toEqual({ von });
});
