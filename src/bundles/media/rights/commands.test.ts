import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { findImages } from '../queries.ts';
import { images } from '../schema.ts';
import { anImage } from '../test-data.ts';
import { setImageUses } from '../uses.ts';
import { expireImages, imageExpired, quarantineImage, recomputeBlock, releaseImage } from './commands.ts';

const ctx = await testCtx();
const inHours = (hours: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + hours * HOUR_MS) });
const blockOf = async (id: number) => {
  const { access, block, blockReason } = (await findImages(ctx, [id])).get(id)!;
  return [access, block, blockReason];
};
const showIn = (imageId: number, id: number, isPublic = true, locationPath = '') =>
  withTransaction(ctx, (ctx) =>
    setImageUses(ctx, { type: 'article', id, locationPath }, [{ imageId, isPublic }]),
  );
const historyOf = async (id: number) =>
  (await listHistory(ctx, { type: 'image', id })).map(({ action }) => action);
/** Returns what was announced to the notices, oldest first. */
const announced = async (event: string, imageId: number) => {
  const queue = `notifications.on-${event.replace('.', '-')}`;
  const { rows } = await ctx.db.execute(
    sql`select data from pgboss.job where name = ${queue} order by created_on`,
  );
  return rows.map(({ data }) => data as { imageId: number }).filter((data) => data.imageId === imageId);
};
const setEnd = async (id: number, licenceEndsAt: Date | null, at = ctx) =>
  withTransaction(at, async (at) => {
    await at.db.update(images).set({ licenceEndsAt }).where(eq(images.id, id));
    await recomputeBlock(at, id);
  });

describe('quarantineImage', () => {
  it('blocks it with the reason, and releasing opens it as what shows it demands', async () => {
    const { id } = await anImage(ctx, { access: 'gated' });
    await showIn(id, 1);
    await quarantineImage(ctx, id, 'Kinder ohne Erlaubnis.');
    expect(await blockOf(id)).toEqual(['blocked', 'quarantined', 'Kinder ohne Erlaubnis.']);
    await showIn(id, 1, false);
    expect((await blockOf(id))[0]).toBe('blocked');
    await releaseImage(ctx, id);
    expect(await blockOf(id)).toEqual(['gated', null, '']);
    expect(await historyOf(id)).toEqual(['image.released', 'image.quarantined']);
  });

  it('tells the owner, with the reason', async () => {
    const { id, ownerId } = await anImage(ctx);
    await quarantineImage(ctx, id, 'Geklaut.');
    expect(await announced('images.quarantined', id)).toEqual([
      { imageId: id, ownerId, reason: 'Geklaut.', at: ctx.now.toISOString() },
    ]);
  });

  it('is for moderators of a place where it is shown, or of the whole portal', async () => {
    const { id } = await anImage(ctx);
    await showIn(id, 2, true, '1/4/');
    const moderatorAt = async (locationPath: string) =>
      actAs(ctx, (await aUser(ctx, { roles: [{ role: 'moderator', locationPath }] })).viewer);
    await expect(quarantineImage(await moderatorAt('1/5/'), id, 'x')).rejects.toMatchObject({ status: 403 });
    await quarantineImage(await moderatorAt('1/'), id, 'x');
    // Moderators elsewhere don't learn that it was blocked.
    await expect(releaseImage(await moderatorAt('1/5/'), id)).rejects.toMatchObject({ status: 404 });
    await releaseImage(await moderatorAt(''), id);
    await expect(quarantineImage(ctx, 2147483647, 'x')).rejects.toMatchObject({ status: 404 });
  });

  it('says so when it was done before, also to two at once', async () => {
    const { id } = await anImage(ctx);
    const both = await Promise.allSettled([quarantineImage(ctx, id, 'a'), quarantineImage(ctx, id, 'b')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(quarantineImage(ctx, id, 'c')).rejects.toMatchObject({ status: 409 });
    await releaseImage(ctx, id);
    await expect(releaseImage(ctx, id)).rejects.toMatchObject({ status: 409 });
  });
});

describe('the end of a licence', () => {
  it('withdraws the image when it has come, once, and tells of all that shows it', async () => {
    const { id, ownerId } = await anImage(ctx, { licenceEndsAt: inHours(5).now });
    await showIn(id, 3, true, '1/4/');
    expect(await expireImages(inHours(4.99))).toBe(0);
    expect(await blockOf(id)).toEqual(['public', null, '']);
    expect(await expireImages(inHours(5))).toBe(1);
    expect(await expireImages(inHours(6))).toBe(0);
    expect(await blockOf(id)).toEqual(['blocked', 'expired', '']);
    expect(await announced(imageExpired.name, id)).toEqual([
      {
        imageId: id,
        ownerId,
        endedAt: inHours(5).now.toISOString(),
        actorId: null,
        uses: [{ type: 'article', id: 3, locationPath: '1/4/' }],
      },
    ]);
    expect(await historyOf(id)).toEqual(['image.expired']);
  });

  it('withdraws others also where one can’t be withdrawn', async () => {
    const [stuck, free] = [
      await anImage(ctx, { licenceEndsAt: inHours(1).now }),
      await anImage(ctx, { licenceEndsAt: inHours(2).now }),
    ];
    await ctx.db.execute(
      sql.raw(`create function refuse() returns trigger language plpgsql
        as $$ begin raise exception 'klemmt'; end $$`),
    );
    await ctx.db.execute(
      sql.raw(`create trigger stuck before update on images for each row
        when (old.id = ${stuck.id}) execute function refuse()`),
    );
    await expect(expireImages(inHours(3))).rejects.toThrow();
    expect(await blockOf(stuck.id)).toEqual(['public', null, '']);
    expect(await blockOf(free.id)).toEqual(['blocked', 'expired', '']);
    await ctx.db.execute(sql.raw('drop trigger stuck on images'));
    expect(await expireImages(inHours(3))).toBe(1);
  });

  it('that is put off brings it back, that is moved into the past takes it away at once', async () => {
    const { id } = await anImage(ctx);
    await showIn(id, 4);
    await setEnd(id, inHours(-1).now);
    expect(await blockOf(id)).toEqual(['blocked', 'expired', '']);
    await setEnd(id, inHours(48).now);
    expect(await blockOf(id)).toEqual(['public', null, '']);
    await setEnd(id, null);
    expect(await blockOf(id)).toEqual(['public', null, '']);
    expect(await historyOf(id)).toEqual(['image.restored', 'image.expired']);
  });

  it('does not touch what a moderator took away, which stays away when it is released too late', async () => {
    const { id } = await anImage(ctx, { licenceEndsAt: inHours(5).now });
    await quarantineImage(ctx, id, 'x');
    expect(await expireImages(inHours(6))).toBe(0);
    expect(await blockOf(id)).toEqual(['blocked', 'quarantined', 'x']);
    await releaseImage(inHours(6), id);
    expect(await blockOf(id)).toEqual(['blocked', 'expired', '']);
  });

  it('changes nothing about what a moderator took away, whether it comes or is put off', async () => {
    const { id } = await anImage(ctx);
    await showIn(id, 5);
    await quarantineImage(ctx, id, 'x');
    for (const hours of [-1, 48]) {
      await setEnd(id, inHours(hours).now);
      expect(await blockOf(id)).toEqual(['blocked', 'quarantined', 'x']);
    }
    expect(await historyOf(id)).toEqual(['image.quarantined']);
  });

  it('keeps no moderator from taking the image away, after which it can be put off in vain', async () => {
    const { id } = await anImage(ctx);
    await showIn(id, 6);
    await setEnd(id, inHours(-1).now);
    await quarantineImage(ctx, id, 'Geklaut.');
    await setEnd(id, inHours(48).now);
    expect(await blockOf(id)).toEqual(['blocked', 'quarantined', 'Geklaut.']);
  });

  it('is nothing that a moderator releases', async () => {
    const { id } = await anImage(ctx);
    await setEnd(id, inHours(-1).now);
    await expect(releaseImage(ctx, id)).rejects.toMatchObject({ status: 409 });
    expect(await blockOf(id)).toEqual(['blocked', 'expired', '']);
  });

  it('is changed within the transaction that changes its reason', async () => {
    await expect(recomputeBlock(ctx, 1)).rejects.toThrow('inside the transaction');
  });
});
