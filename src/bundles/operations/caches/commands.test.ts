import { describe, expect, it, vi } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { emptyCaches } from './commands.ts';

const app = await testApp();
const { ctx } = app;
const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const read = (at = ctx, load = vi.fn(async () => 'geladen')) =>
  fetchCached(at, 'test.thing', ['test'], load).then(() => load.mock.calls.length);

describe('caches', () => {
  it('count what was found and what was loaded', async () => {
    const before = ctx.portal.memoryCache.figures();
    expect(await read()).toBe(1);
    expect(await read()).toBe(0);
    const after = ctx.portal.memoryCache.figures();
    expect([after.hits - before.hits, after.loads - before.loads]).toEqual([1, 1]);
  });

  it('are empty afterwards, in all processes, and the history tells it', async () => {
    const other = await testApp({ target: app.portal.target });
    await read();
    await read(other.ctx);
    await emptyCaches(actAs(ctx, admin.viewer));
    expect(await read()).toBe(1);
    await vi.waitFor(async () => expect(await read(other.ctx)).toBe(1), 1000);
    const [entry] = await listHistory(ctx, { type: 'operations' as never, id: 0 });
    expect(entry).toMatchObject({ action: 'caches.emptied', actorId: admin.id });
  });

  it('are emptied by administrators alone, from a page that shows them', async () => {
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    await expect(emptyCaches(actAs(ctx, editor.viewer))).rejects.toMatchObject({ status: 403 });
    const headers = { accept: 'text/html', ...(await signedIn(app, admin)) };
    const url = '/admin/betrieb/zwischenspeicher';
    const { body } = await app.http.inject({ method: 'GET', url, headers });
    expect(body).toContain('Fertige Seiten');
    expect((await app.http.inject({ method: 'POST', url, headers })).headers.location).toBe(url);
  });
});
