import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { saveRule } from './commands.ts';
import { saveMissing } from './missing.ts';
import { listMissing } from './queries.ts';
import * as texts from './texts.ts';

const { http, portal, ctx } = await testApp();
const boss = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const admin = actAs(ctx, boss.viewer);
const { cookie } = await signedIn({ ctx }, boss);

const get = async (url: string, headers: object = {}) => {
  const {
    statusCode,
    headers: got,
    body,
  } = await http.inject({ url, headers: { accept: 'text/html', ...headers } });
  return { status: statusCode, to: got.location, body };
};
const post = (url: string, payload: object) =>
  http.inject({
    method: 'POST',
    url,
    payload,
    headers: { cookie, accept: 'text/html', 'sec-fetch-site': 'same-origin' },
  });

describe('an old address', () => {
  it('leads to the new one, for readers and programs, and only where there is nothing', async () => {
    const article = await anArticle(ctx, { headline: 'Die Brücke ist wieder offen' });
    expect(await saveRule(admin, { source: '/2019/bruecke/', target: article.href })).toMatchObject({
      kind: 'saved',
    });
    expect(await get('/2019/bruecke')).toMatchObject({ status: 301, to: article.href });
    expect(await get('/2019/bruecke/')).toMatchObject({ status: 301, to: article.href });
    expect(await get('/2019/bruecke?utm=x')).toMatchObject({ status: 301, to: article.href });
    expect(await get('/2019/bruecke', { accept: '*/*' })).toMatchObject({ status: 301 });
    expect((await http.inject({ method: 'POST', url: '/2019/bruecke' })).statusCode).not.toBe(301);
    await saveRule(admin, { source: article.href, target: '/anderswo' });
    expect((await get(article.href)).status).toBe(200);
  });

  it('is found by a pattern, and by what stands behind a question mark', async () => {
    await saveRule(admin, { source: '/archiv/*/**', target: '/suche/$1/$2' });
    await saveRule(admin, { source: '/index.php?id=7', target: '/impressum' });
    expect(await get('/archiv/2019/a/b')).toMatchObject({ status: 301, to: '/suche/2019/a/b' });
    expect(await get('/index.php?id=7')).toMatchObject({ status: 301, to: '/impressum' });
    expect((await get('/index.php?id=8')).status).toBe(404);
  });

  it('is the same in whatever way its letters are written, also in Latin-1', async () => {
    await saveRule(admin, { source: '/%c3%bcber-uns?id=%c3%a4', target: '/impressum' });
    await saveRule(admin, { source: '/b%fccher.html', target: '/kontakt' });
    for (const url of ['/%c3%bcber-uns?id=%c3%a4', '/%C3%BCber-uns?id=%C3%A4', '/%C3%BC%62er-uns?id=%c3%A4'])
      expect(await get(url)).toMatchObject({ status: 301, to: '/impressum' });
    expect(await get('/b%FCcher.html')).toMatchObject({ status: 301, to: '/kontakt' });
    expect(await get('/b%fccher.html')).toMatchObject({ status: 301, to: '/kontakt' });
    expect((await get('/b%FCrger.html')).status).toBe(400);
    const asked = await get('/b%FCcher.html', { accept: 'application/json' });
    expect(asked).toMatchObject({ status: 301, to: '/kontakt' });
  });

  it('takes nobody who finds what they asked for a single query, however many rules there are', async () => {
    await portal.database.query(`insert into redirects (source, is_pattern, target, created_at)
      select '/viele/' || n, false, '/ziel', now() from generate_series(1, 20000) n`);
    await portal.database.query('analyze redirects');
    const { rows } = await portal.database.query(
      `explain select target from redirects where source in ('/viele/777?x', '/viele/777') and not is_pattern`,
    );
    expect(JSON.stringify(rows)).toContain('redirects_source');
    expect(await get('/viele/777')).toMatchObject({ status: 301, to: '/ziel' });
  });
});

describe('the desk', () => {
  it('counts what is not there, suggests what may be meant, and forgets it', async () => {
    await anArticle(ctx, { headline: 'Freibad öffnet wieder' });
    const secret = '/newsletter/bestaetigen/abgeschnitten)';
    for (const path of ['/2020/freibad-oeffnet', '/2020/freibad-oeffnet', '/.env', secret]) await get(path);
    // HEAD counts nothing, and writes nothing down.
    const asking = { accept: 'text/html', cookie };
    for (const url of ['/2020/freibad-oeffnet', '/admin/umleitungen'])
      await http.inject({ method: 'HEAD', url, headers: asking });
    expect(await listMissing(ctx)).toEqual([]);
    await saveMissing(makeCtx(portal, portalItself));
    const missing = await listMissing(ctx);
    expect(missing.find(({ path }) => path === '/2020/freibad-oeffnet')).toMatchObject({ count: 2 });
    expect(missing.some(({ path }) => path === '/.env' || path === secret)).toBe(false);
    const desk = await get('/admin/umleitungen?probe=/archiv/1/2', { cookie });
    expect(desk.status).toBe(200);
    expect(desk.body).toContain('/2020/freibad-oeffnet');
    expect(desk.body).toContain('/suche/1/2');
    expect((await post('/admin/umleitungen/verwerfen', { path: '/2020/freibad-oeffnet' })).statusCode).toBe(
      303,
    );
    expect((await listMissing(ctx)).some(({ path }) => path === '/2020/freibad-oeffnet')).toBe(false);
  });

  it('takes a table whose addresses hold commas, as those of many old portals do', async () => {
    const table = '/politik/0,1518,123,00.html;/impressum\r\n/politik/0,1518,124,00.html;/kontakt\r\n';
    const answer = await http.inject({
      method: 'POST',
      url: '/admin/umleitungen/tabelle',
      headers: { cookie, accept: 'text/html', 'content-type': 'multipart/form-data; boundary=grenze' },
      payload: `--grenze\r\nContent-Disposition: form-data; name="file"; filename="alt.csv"\r\n\r\n${table}\r\n--grenze--\r\n`,
    });
    expect(answer.statusCode).toBe(303);
    expect(await get('/politik/0,1518,124,00.html')).toMatchObject({ status: 301, to: '/kontakt' });
  });

  it('shows again what was wrong, finds rules by their beginning and removes them', async () => {
    const wrong = await post('/admin/umleitungen', { source: 'x', target: '/y' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain(texts.noSource);
    const found = await get('/admin/umleitungen?suche=/viele/1999', { cookie });
    expect(found.body).toContain('/viele/1999');
    for (const typed of ['/über-u', '/%c3%bcber-u']) {
      const spelled = await get(`/admin/umleitungen?suche=${encodeURIComponent(typed)}`, { cookie });
      expect(spelled.body).toContain('/%C3%BCber-uns?id=%C3%A4');
    }
    const { rows } = await ctx.db.execute<{ id: number }>(
      sql`select id from redirects where source = '/viele/1999'`,
    );
    expect((await post(`/admin/umleitungen/${rows[0]!.id}/entfernen`, {})).statusCode).toBe(303);
    expect((await get('/viele/1999')).status).toBe(404);
  });
});
