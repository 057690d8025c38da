import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aStream } from '#bundles/streams/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { countStorage, storageCount } from './commands.ts';
import { bytesOf, findStorageCount } from './queries.ts';

const app = await testApp();
const { ctx } = app;
const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const ask = async (url: string) => {
  const headers = { accept: 'text/html', ...(await signedIn(app, admin)) };
  return (await app.http.inject({ method: 'GET', url, headers })).body;
};
const inMinutes = (minutes: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + minutes * MINUTE_MS) });

const storedBytes = async (minutes: number) => bytesOf((await countStorage(inMinutes(minutes))).kinds);
const text = (html: string) => html.replaceAll(/<[^>]*>/g, '');

describe('storage', () => {
  it('is not counted for who administers a place alone', async () => {
    const viewer = { roles: [{ role: 'admin', locationPath: 'auenfeld/' }] } as const;
    const other = await aUser(ctx, viewer);
    await expect(storageCount(actAs(ctx, other.viewer))).rejects.toMatchObject({ status: 403 });
    expect(await findStorageCount(ctx)).toBeUndefined();
  });

  it('is counted for whoever looks before it ever was, and from then on shown as it was counted', async () => {
    expect(await findStorageCount(ctx)).toBeUndefined();
    const body = await ask('/admin/betrieb/speicher');
    expect(text(body)).toContain('Gezählt gerade eben. Neu gezählt wird jede Stunde.');
    const counted = await findStorageCount(ctx);
    await aStream(ctx);
    await ask('/admin/betrieb');
    await ask('/admin/betrieb/speicher');
    expect(await findStorageCount(ctx)).toEqual(counted);
  });

  it('tells files by kind and whose most of them are, an original that two images share once', async () => {
    const owner = await aUser(ctx, { name: 'Ida <Sammlerin>' });
    const before = await storedBytes(1);
    const { id } = await anImage(ctx, { ownerId: owner.id });
    await ctx.db.execute(sql`update images set bytes = 3000000 where id = ${id}`);
    await aStream(ctx, { ownerId: owner.id });
    await ctx.db.execute(sql`update streams set bytes = 40000000 where owner_id = ${owner.id}`);
    expect((await storedBytes(2)) - before).toBe(43_000_000);
    await ctx.db.execute(sql`
      update images set original_key = (select original_key from images where id = ${id})
      where id = ${(await anImage(ctx, { ownerId: owner.id })).id}`);
    expect((await storedBytes(3)) - before).toBe(43_000_000);
    const body = await ask('/admin/betrieb/speicher');
    expect(body).toContain('Bilder, wie sie hochgeladen wurden');
    expect(body).toContain('Ida &lt;Sammlerin&gt;');
    expect(body).toContain('43,0\u00a0MB');
  });

  it('is never shown as an earlier count found it that took longer', async () => {
    const latest = (await findStorageCount(ctx))!;
    await countStorage(inMinutes(2));
    expect(await findStorageCount(ctx)).toEqual(latest);
  });

  it('names nobody whose account is gone, though it was counted before', async () => {
    const owner = await aUser(ctx, { name: 'Bald Fort' });
    await aStream(ctx, { ownerId: owner.id });
    await ctx.db.execute(sql`update streams set bytes = 50000000 where owner_id = ${owner.id}`);
    await countStorage(inMinutes(4));
    expect(await ask('/admin/betrieb/speicher')).toContain('Bald Fort');
    await ctx.db.execute(sql`update users set name = '', erased_at = now() where id = ${owner.id}`);
    const body = await ask('/admin/betrieb/speicher');
    expect(body).not.toContain('Bald Fort');
    expect(body).not.toContain(`/profile/${owner.id}/`);
    expect(body).toContain('Gelöschtes Mitglied');
  });
});
