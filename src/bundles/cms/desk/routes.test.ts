import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import * as texts from './texts.ts';

const app = await testApp();
const admin = await signedIn(app, await aUser(app.ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
const headers = { accept: 'text/html', ...admin };
const open = (url: string) => app.http.inject({ method: 'GET', url, headers });
const send = (url: string, payload: object) => app.http.inject({ method: 'POST', url, headers, payload });
const seenOf = (body: string) => /name="seen" value="([^"]*)"/.exec(body)?.[1] ?? '';
const sendOn = async (url: string, payload: object) =>
  send(url, { seen: seenOf((await open(url)).body), ...payload });

describe('POST /admin/cmspages/neu', () => {
  it('makes a draft from BBCode, which is read at its address once it is published', async () => {
    const typed = {
      title: 'Impressum',
      slug: 'impressum',
      text: '[b]Verlag[/b] Auental',
      footerPosition: '1',
    };
    const made = await send('/admin/cmspages/neu', typed);
    const href = String(made.headers.location);
    expect(href).toMatch(/^\/admin\/cmspages\/seite\/\d+$/);
    expect((await open('/p/impressum')).statusCode).toBe(404);
    expect((await open(`${href}/vorschau`)).body).toContain('<strong>Verlag</strong> Auental');
    expect((await sendOn(href, { ...typed, act: 'publish' })).headers.location).toBe(href);
    expect((await open('/p/impressum')).body).toContain('<strong>Verlag</strong> Auental');
    expect((await open('/admin/cmspages')).body).toContain(texts.stateOut(1));
    await sendOn(href, { ...typed, tree: JSON.stringify(build.doc(build.p('Verlag Steinach'))) });
    expect((await open('/admin/cmspages')).body).toContain(texts.stateOutWithDraft(1));
    const compared = (await open(`${href}/fassungen`)).body;
    expect(compared).toContain(texts.compareHeading(1, 2));
    expect(compared).toMatch(/<ins[\s\S]*Steinach/);
  });

  it('says what is wrong beside its field, and keeps what was typed', async () => {
    const { statusCode, body } = await send('/admin/cmspages/neu', {
      title: '',
      slug: 'Ä',
      text: 'Bleibt hier.',
    });
    expect(statusCode).toBe(422);
    expect(body).toContain('Bleibt hier.');
    const broken = await send('/admin/cmspages/neu', { title: 'x', slug: 'x', tree: '{"type":"doc"' });
    expect(broken.statusCode).toBe(422);
    expect((await send('/admin/cmspages/neu', { title: 'x', slug: 'x', act: 'sprengen' })).statusCode).toBe(
      400,
    );
  });
});

describe('POST /admin/cmspages/seite/{id}', () => {
  it('keeps the words of whoever comes second', async () => {
    const made = await send('/admin/cmspages/neu', {
      title: 'Netiquette',
      slug: 'netiquette',
      text: 'Eins.',
    });
    const href = String(made.headers.location);
    const late = await send(href, { title: 'Netiquette', slug: 'netiquette', text: 'Meins.', seen: '0.0.0' });
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain(texts.conflict);
    expect(late.body).toContain('Meins.');
  });

  it('schedules by the portal’s clock, and calls off', async () => {
    const typed = { title: 'Regeln', slug: 'regeln', text: 'Ab dann.' };
    const href = String((await send('/admin/cmspages/neu', typed)).headers.location);
    expect(
      (await sendOn(href, { ...typed, act: 'schedule', publishAt: '2099-02-31T10:00' })).statusCode,
    ).toBe(422);
    await sendOn(href, { ...typed, act: 'schedule', publishAt: '2099-03-01T10:00' });
    expect((await open(href)).body).toContain('value="2099-03-01T10:00"');
    await sendOn(href, { ...typed, act: 'schedule', publishAt: '' });
    expect((await open(href)).body).not.toContain('2099-03-01');
  });

  it('knows no page and no version that is not there', async () => {
    for (const path of ['seite/99999', 'seite/99999/vorschau', 'seite/99999/fassungen'])
      expect([path, (await open(`/admin/cmspages/${path}`)).statusCode]).toEqual([path, 404]);
    const href = String(
      (await send('/admin/cmspages/neu', { title: 'Kurz', slug: 'kurz', text: 'Eins.' })).headers.location,
    );
    expect((await open(`${href}/vorschau?fassung=7`)).statusCode).toBe(404);
    expect((await open(`${href}/fassungen?von=1&bis=9`)).statusCode).toBe(404);
    expect((await sendOn(`${href}/fassungen`, { number: '9' })).statusCode).toBe(404);
  });
});
