import { beforeEach, describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { heard, inWords, noticesOf } from '#bundles/notifications/test-data.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import { aSubscription } from '../test-data.ts';
import { breakingSent, sendBreaking } from './commands.ts';
import { BREAKING_LIMIT } from './constants.ts';
import { findConcerned } from './recipients.ts';

const ctx = await testCtx();
const district = await aPlace(ctx, { name: 'Landkreis Werle' });
const village = await aPlace(ctx, { name: 'Moorbach', parentId: district.id });
const quarter = await aPlace(ctx, { name: 'Unterdorf', parentId: village.id });
const elsewhere = await aPlace(ctx, { name: 'Auenfeld', parentId: district.id });

let editor: Awaited<ReturnType<typeof aUser>>;
let article: Awaited<ReturnType<typeof anArticle>>;

beforeEach(async () => {
  editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: village.path }] });
  article = await anArticle(ctx, { locationId: village.id });
});

const livingAt = async (locationId: number) => {
  const user = await aUser(ctx);
  await changeUser(ctx, user.id, { locationId });
  return user;
};

describe('breaking news', () => {
  it('reach who lives at the place or follows it, above and below too, and nobody else', async () => {
    const concerned = [
      await livingAt(village.id),
      await livingAt(quarter.id),
      await livingAt(district.id),
      await aSubscription(ctx, `location-${village.id}`),
      await aSubscription(ctx, `location-${quarter.id}`),
      await aSubscription(ctx, `location-${district.id}`),
    ].map(({ id }) => id);
    const others = [
      await livingAt(elsewhere.id),
      await aSubscription(ctx, `location-${elsewhere.id}`),
      await aUser(ctx),
    ].map(({ id }) => id);
    const found = await findConcerned(ctx, village.path);
    expect(concerned.filter((id) => !found.has(id))).toEqual([]);
    expect(others.filter((id) => found.has(id))).toEqual([]);
  });

  it('say where they come from and lead to the piece, once however often it is told', async () => {
    const reader = await livingAt(village.id);
    const { type, id } = article;
    const told = { type, id, editorId: editor.id, locationPath: village.path };
    for (let i = 0; i < 2; i++) await heard(breakingSent)(ctx, told);
    const notices = await noticesOf(ctx, reader.id);
    expect(await inWords(ctx, reader.id, notices)).toMatchObject([
      { lead: 'Eilmeldung aus Moorbach', href: article.href },
    ]);
  });

  it('aren’t told of what was taken back in between', async () => {
    const reader = await livingAt(village.id);
    const { type, id } = article;
    await putArticleInState(ctx, id, 'withdrawn');
    await heard(breakingSent)(ctx, { type, id, editorId: editor.id, locationPath: village.path });
    expect(await noticesOf(ctx, reader.id)).toEqual([]);
  });

  it(`goes out ${BREAKING_LIMIT.attempts} times a day for one editor`, async () => {
    for (let i = 0; i < BREAKING_LIMIT.attempts; i++) {
      const { type, id } = await anArticle(ctx, { locationId: village.id });
      const outcome = await sendBreaking(actAs(ctx, editor.viewer), { type, id });
      expect(outcome.kind).toBe('sent');
    }
    const { type, id } = article;
    await expect(sendBreaking(actAs(ctx, editor.viewer), { type, id })).rejects.toMatchObject({
      status: 429,
    });
  });
});
