import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aBlock, aMute } from '#bundles/boundaries/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { PEOPLE_SUGGESTED } from './constants.ts';
import { loadSuggestions } from './suggestions.ts';

const ctx = await testCtx();

it('are of people who published something last, but for those with whom somebody wants, or can have, nothing to do', async () => {
  const viewer = await aUser(ctx);
  const authors = [];
  for (let made = 0; made < PEOPLE_SUGGESTED + 3; made++) {
    const author = await aUser(ctx);
    await anArticle(ctx, { authorId: author.id });
    authors.unshift(author);
  }
  const [blocked, muted, blocker, ...others] = authors;
  await aBlock(ctx, viewer, blocked!);
  await aMute(ctx, viewer, muted!);
  await aBlock(ctx, blocker!, viewer);
  const { people } = await loadSuggestions(actAs(ctx, viewer.viewer));
  expect(people.map(({ name }) => name)).toEqual(others.map(({ name }) => name));
});
