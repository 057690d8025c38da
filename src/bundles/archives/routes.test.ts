import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { StartError } from '#kernel/start-error.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { runExport } from '#bundles/data-export/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { archiveMaker } from './maker.ts';
import { unpack } from './test-data.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx, http } = app;
const boss = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const admin = await signedIn(app, boss);
const article = await anArticle(ctx, { headline: 'Elf zu zehn' });

const get = (url: string, session: object = admin) =>
  http.inject({ url, headers: { accept: 'text/html', ...session } });

const post = (fields: Readonly<Record<string, string>>, session: object = admin) =>
  http.inject({
    method: 'POST',
    url: '/admin/archiv',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...session },
    payload: new URLSearchParams(fields).toString(),
  });

const begun = async (fields: Readonly<Record<string, string>> = {}) => {
  const reply = await post({ people: 'names', comments: '1', ...fields });
  expect(reply.statusCode).toBe(303);
  return Number(/\d+$/.exec(reply.headers.location as string)![0]);
};

describe('the desk of archives', () => {
  it('shows the fingerprint by which others know what comes from here', async () => {
    expect((await get('/admin/archiv')).body).toMatch(/(?:[0-9A-F]{4} ){7}[0-9A-F]{4}/);
  });

  it('lets one be made and fetched like an export', async () => {
    const id = await begun();
    expect((await get(`/cockpit/export/${id}`)).body).toContain(texts.formatName);
    await runExport(ctx, id);
    const file = await get(`/dataexchange/datei/${id}`);
    expect(file.headers['content-disposition']).toContain(`archive-${id}`);
    expect([...(await unpack(file.rawPayload)).keys()]).toContain(`pieces/article-${article.id}/piece.json`);
    expect((await get('/admin/archiv')).body).toContain(`/cockpit/export/${id}`);
  });

  it('says beside its field what is wrong, and keeps what was typed', async () => {
    const reply = await post({ person: 'niemand', from: '2024-02-01', until: '2024-01-01', people: 'mails' });
    expect(reply.statusCode).toBe(422);
    for (const text of [texts.personUnknown, texts.spanBackwards, 'value="niemand"'])
      expect(reply.body).toContain(text);
  });

  it('begins one archive for a form that is sent twice, and another one for another form', async () => {
    const twice = { comments: '1', revisions: '1' };
    const [first, second] = await Promise.all([begun(twice), begun(twice)]);
    const other = await begun({ ...twice, people: 'mails' });
    expect([first === second, other === first]).toEqual([true, false]);
    await runExport(ctx, first);
    expect(await begun(twice)).not.toBe(first);
  });

  it('says why an archive could not be made where somebody can choose otherwise', async () => {
    const id = await begun({ premium: '1' });
    vi.spyOn(archiveMaker, 'write').mockImplementationOnce(() =>
      Readable.from(
        (async function* () {
          yield Buffer.from('PK');
          throw new StartError(texts.tooMuch);
        })(),
      ),
    );
    await runExport(ctx, id);
    expect((await get(`/cockpit/export/${id}`)).body).toContain(texts.tooMuch);
  });

  it('gives the file to nobody who is an administrator no longer', async () => {
    const former = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    const session = await signedIn(app, former);
    const reply = await post({ people: 'names' }, session);
    const id = Number(/\d+$/.exec(reply.headers.location as string)![0]);
    await runExport(ctx, id);
    await ctx.portal.database.query(`update user_roles set role = 'editor' where user_id = $1`, [former.id]);
    expect((await get(`/dataexchange/datei/${id}`, session)).statusCode).toBe(403);
    expect((await get(`/dataexchange/datei/${id}`)).statusCode).toBe(403);
    expect((await get('/admin/archiv', session)).statusCode).toBe(403);
  });

  it('is not made for somebody who is an administrator no longer', async () => {
    const former = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    const session = await signedIn(app, former);
    const reply = await post({ people: 'names' }, session);
    const id = Number(/\d+$/.exec(reply.headers.location as string)![0]);
    await ctx.portal.database.query(`update user_roles set role = 'editor' where user_id = $1`, [former.id]);
    await runExport(ctx, id);
    const { rows } = await ctx.portal.database.query('select state from exports where id = $1', [id]);
    expect(rows).toEqual([{ state: 'failed' }]);
  });
});
