import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { piecePublished } from '#bundles/lists/public.ts';
import { heard } from '#bundles/notifications/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const publish = heard(piecePublished);

const app = await testApp();
const { ctx } = app;
const member = await signedIn(app, await aUser(ctx));
await anArticle(ctx, { headline: 'Das Hallenbad öffnet' });

const get = async (url: string, headers: Record<string, string> = {}) =>
  (await app.http.inject({ url, headers: { accept: 'text/html', ...headers } })).body;
const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = member) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

describe('saved searches', () => {
  it('are saved from the page of results, listed and ended, without a script', async () => {
    expect(await get('/suche?q=Hallenbad')).not.toContain('/suche/merken');
    expect(await get('/suche?q=Hallenbad', member)).toContain('action="/suche/merken"');
    const saved = await send('/suche/merken', { q: 'Hallenbad', zeit: 'woche' });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/suche?q=Hallenbad']);
    expect(await get('/suche?q=Hallenbad', member)).toContain('Neues dazu wird Ihnen gemeldet.');
    const list = await get('/konto/suchen', member);
    expect(list).toContain('href="/suche?q=Hallenbad"');
    const [, remove = ''] = /action="(\/konto\/suchen\/\d+\/loeschen)"/.exec(list) ?? [];
    const stranger = await signedIn(app, await aUser(ctx));
    await send(remove, {}, stranger);
    expect(await get('/konto/suchen', member)).toContain(remove);
    expect((await send(remove, {})).headers.location).toBe('/konto/suchen');
    expect(await get('/konto/suchen', member)).toContain('Noch keine Suche gemerkt');
  });

  it('tell of the piece that comes out, by a notice that leads to it, and of no other', async () => {
    const reader = await signedIn(app, await aUser(ctx));
    await send('/suche/merken', { q: 'Freibadkasse' }, reader);
    await anArticle(ctx, { headline: 'Von etwas anderem' });
    const { id, href } = await anArticle(ctx, { headline: 'Die Freibadkassen öffnen früher' });
    // Each piece as the lists announced it; jobs may run twice.
    const { rows } = await ctx.db.execute<{ data: Parameters<typeof publish>[1] }>(sql`
      select data from pgboss.job where name = 'notifications.on-pieces-published' order by created_on`);
    for (const { data } of [...rows, ...rows]) await publish(ctx, data);
    expect(rows.map(({ data }) => data.id)).toContain(id);
    const list = await get('/konto/mitteilungen', reader);
    expect(list).toContain('Neu zu Ihrer Suche „Freibadkasse“');
    expect(list).not.toContain('Von etwas anderem');
    const [notice, ...others] = [...list.matchAll(/href="(\/konto\/mitteilungen\/\d+)"/g)].map(
      ([, at]) => at!,
    );
    expect(new Set(others)).toEqual(new Set(others.length > 0 ? [notice] : []));
    const opened = await app.http.inject({ url: notice!, headers: { accept: 'text/html', ...reader } });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, href]);
  });

  it('need something to look for', async () => {
    const answer = await send('/suche/merken', { q: ' ' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/suche?q=']);
    const json = await app.http.inject({
      method: 'POST',
      url: '/suche/merken',
      headers: { ...member, accept: 'application/json' },
      payload: { q: '' },
    });
    expect(json.statusCode).toBe(409);
  });
});
