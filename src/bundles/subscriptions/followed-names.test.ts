import { expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import { namesOfFollowed } from './followed-names.ts';

const ctx = await testCtx();

it('of what is followed are told as long as it stands for something, also after two accounts became one', async () => {
  const [author, merged] = [await aUser(ctx, { name: 'Nele Nowak' }), await aUser(ctx)];
  const place = await aPlace(ctx, { name: 'Moorbach' });
  await changeUser(ctx, merged.id, { erasedAt: ctx.now, name: '' });
  const tags = [`user-${author.id}`, `user-${merged.id}`, `location-${place.id}`, 'tag-2000000000'];
  expect([...(await namesOfFollowed(ctx, tags))]).toEqual([
    [`user-${author.id}`, 'Neu von Nele Nowak'],
    [`location-${place.id}`, 'Moorbach: neuer Beitrag'],
  ]);
});
