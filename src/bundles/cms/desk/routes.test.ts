import { describe, expect, it } from 'vitest';
import { FLASH_COOKIE, unpackFlashes } from '#kernel/flash.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { embedProblemsText, embedsBySources } from '#bundles/embeds/public.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { slugReserved } from '../texts.ts';
import * as texts from './texts.ts';

const app = await testApp();
const admin = await signedIn(app, await aUser(app.ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
const headers = { accept: 'text/html', ...admin };
const open = (url: string) => app.http.inject({ method: 'GET', url, headers });
const send = (url: string, payload: object) => app.http.inject({ method: 'POST', url, headers, payload });
const seenOf = (body: string) => /name="seen" value="([^"]*)"/.exec(body)?.[1] ?? '';
const sendOn = async (url: string, payload: object) =>
  send(url, { seen: seenOf((await open(url)).body), ...payload });

describe('GET /admin/cmspages/{page?}', () => {
  it('leads back to the first page from one that isn’t there', async () => {
    const beyond = await open('/admin/cmspages/99');
    expect([beyond.statusCode, beyond.headers.location]).toEqual([303, '/admin/cmspages']);
    expect((await open('/admin/cmspages/0')).statusCode).toBe(404);
  });
});

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

  it('takes a page back with what was typed meanwhile, whether or not that can be saved', async () => {
    const typed = { title: 'Anfahrt', slug: 'anfahrt', text: 'Linie 3.' };
    const href = String((await send('/admin/cmspages/neu', { ...typed, act: 'publish' })).headers.location);
    const back = await sendOn(href, { ...typed, text: 'Linie 4.', act: 'withdraw' });
    expect([back.statusCode, (await open('/p/anfahrt')).statusCode]).toEqual([303, 404]);
    expect((await open(href)).body).toContain('Linie 4.');

    await sendOn(href, { ...typed, text: 'Linie 4.', act: 'publish' });
    const seen = seenOf((await open(href)).body);
    const broken = await send(href, { ...typed, seen, title: '', text: 'Linie 5.', act: 'withdraw' });
    expect([broken.statusCode, (await open('/p/anfahrt')).statusCode]).toEqual([422, 404]);
    expect(broken.body).toContain('Linie 5.');
    expect(broken.body).toContain(`<p>${texts.withdrawnUnsaved}</p>`);
    const mended = { ...typed, seen: seenOf(broken.body), text: 'Linie 5.', act: 'publish' };
    expect((await send(href, mended)).statusCode).toBe(303);

    const late = await send(href, { ...typed, seen, text: 'Linie 6.', act: 'withdraw' });
    expect([late.statusCode, (await open('/p/anfahrt')).statusCode]).toEqual([409, 404]);
    expect(late.body).toContain('Linie 6.');
    expect(late.body).toContain(texts.withdrawnMeanwhileSaved);
    expect((await send(href, { ...typed, seen: seenOf(late.body), act: 'publish' })).statusCode).toBe(303);

    const alone = await send(href, { act: 'withdraw' });
    expect([alone.statusCode, (await open(href)).body.includes('Linie 3.')]).toEqual([303, true]);
    const again = await sendOn(href, { ...typed, text: 'Linie 7.', act: 'withdraw' });
    expect([again.statusCode, again.body.includes(texts.notOut)]).toEqual([409, true]);
    expect(again.body).toContain('Linie 7.');
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
  it('gives a new page an address of its title where nobody typed one, and no old page a new one', async () => {
    const made = await send('/admin/cmspages/neu', {
      title: 'Unsere Öffnungszeiten',
      slug: ' ',
      text: 'Immer.',
    });
    expect(made.statusCode).toBe(303);
    const href = String(made.headers.location);
    expect((await open(href)).body).toContain('value="unsere-oeffnungszeiten"');
    const emptied = await sendOn(href, { title: 'Unsere Öffnungszeiten', slug: '', text: 'Immer.' });
    expect(emptied.statusCode).toBe(422);
  });

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

  it('tells whoever comes second also after they have moved a section, or mistyped something', async () => {
    const typed = { title: 'Hausordnung', slug: 'hausordnung', order: '1:text', 's1.text': 'Eins.' };
    const href = String((await send('/admin/cmspages/neu', typed)).headers.location);
    const seen = seenOf((await open(href)).body);
    await sendOn(href, { ...typed, 's1.text': 'Von jemand anders.' });
    const added = await send(href, { ...typed, act: 'add:call', seen });
    expect(added.statusCode).toBe(200);
    const mistyped = await send(href, { ...typed, title: '', seen: seenOf(added.body) });
    expect(mistyped.statusCode).toBe(422);
    const late = { ...typed, 's1.text': 'Meins.', seen: seenOf(mistyped.body) };
    const told = await send(href, late);
    expect(told.statusCode).toBe(409);
    expect((await open(href)).body).toContain('Von jemand anders.');
    // Who has been told may save after all.
    expect((await send(href, { ...late, seen: seenOf(told.body) })).statusCode).toBe(303);
  });

  it('says nothing of somebody else where the moment alone was wrong', async () => {
    const typed = { title: 'Fristen', slug: 'fristen', text: 'Eins.' };
    const href = String((await send('/admin/cmspages/neu', typed)).headers.location);
    const past = await sendOn(href, { ...typed, act: 'schedule', publishAt: '2001-03-01T10:00' });
    expect(past.statusCode).toBe(422);
    expect((await send(href, { ...typed, seen: seenOf(past.body) })).statusCode).toBe(303);
  });

  it('asks other sites about what its texts embed, and tells of what can’t be shown', async () => {
    const source = 'http://film.example/bruecke';
    const tree = JSON.stringify(build.doc(build.video('link', { src: source })));
    const reply = await send('/admin/cmspages/neu', { title: 'Filme', slug: 'filme', tree });
    const told = reply.cookies.find(({ name }) => name === FLASH_COOKIE)?.value ?? '';
    const flashes = unpackFlashes(app.portal.secrets, told).map(({ text }) => text);
    expect(flashes).toEqual([
      texts.drafted,
      `${embedProblemsText} ${source}: Diese Adresse darf nicht abgerufen werden.`,
    ]);
    expect((await embedsBySources(app.ctx, [source])).bySource.has(source)).toBe(true);
  });

  it('takes no address at which the portal shows something else', async () => {
    const typed = { title: 'Einbettungen', text: 'Was wir einbetten.' };
    const taken = await send('/admin/cmspages/neu', typed);
    expect(taken.statusCode).toBe(422);
    expect(taken.body).toContain(slugReserved);
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

describe('the sections of a page in their form', () => {
  const typed = {
    title: 'Über uns',
    slug: 'ueber-uns',
    order: '1:text,2:call',
    's1.text': 'Wir sind [b]sieben[/b].',
    's2.heading': 'Machen Sie mit',
    's2.href': '/registrieren',
    's2.button': 'Los',
  };

  it('are moved, taken away, brought back and added with all that was typed, and nothing is saved', async () => {
    const up = await send('/admin/cmspages/neu', { ...typed, act: 'up:2' });
    expect(up.statusCode).toBe(200);
    expect(up.body).toContain('name="order" value="2:call,1:text"');
    expect(up.body).toContain('value="Machen Sie mit"');
    expect(up.body).toContain('Wir sind [b]sieben[/b].');
    const removed = await send('/admin/cmspages/neu', { ...typed, act: 'remove:2' });
    expect(removed.body).toContain('name="order" value="1:text,-2:call"');
    expect(removed.body).toMatch(/type="hidden" name="s2.heading" value="Machen Sie mit"/);
    const added = await send('/admin/cmspages/neu', { ...typed, act: 'add:teasers' });
    expect(added.body).toContain('name="s3.tag"');
    expect((await open('/admin/cmspages')).body).not.toContain('/p/ueber-uns');
    const json = { accept: 'application/json', ...admin };
    const moved = await app.http.inject({
      method: 'POST',
      url: '/admin/cmspages/neu',
      headers: json,
      payload: { ...typed, act: 'down:1' },
    });
    expect(moved.json()).toMatchObject({ status: 'success', order: '2:call,1:text' });
  });

  it('are saved, previewed, compared and opened again as they were typed', async () => {
    const made = await send('/admin/cmspages/neu', { ...typed, act: 'publish' });
    const href = String(made.headers.location);
    expect((await open('/p/ueber-uns')).body).toContain('Machen Sie mit');
    const changed = { ...typed, order: '2:call,1:text,3:teasers', 's2.button': 'Jetzt', 's3.count': '3' };
    await sendOn(href, changed);
    expect((await open(`${href}/vorschau`)).body).toContain('>Jetzt</a>');
    const form = (await open(href)).body;
    expect(form).toContain('name="order" value="2:call,1:text,3:teasers"');
    expect(form).toContain('value="Jetzt"');
    const compared = (await open(`${href}/fassungen`)).body;
    for (const words of [
      '1. Aufruf (verschoben)',
      '1. Aufruf: Aufschrift des Knopfs',
      '3. Beiträge (neu): Anzahl',
    ])
      expect(compared).toContain(words);
    expect(compared).not.toContain('Überschrift');
  });

  it('say what is wrong beside the field of the section', async () => {
    const { statusCode, body } = await send('/admin/cmspages/neu', {
      ...typed,
      's2.href': 'javascript:alert(1)',
    });
    expect(statusCode).toBe(422);
    expect(body).toContain('href="#f-s2.href"');
    expect(body).toContain('value="javascript:alert(1)"');
    expect(body).toContain('Wir sind [b]sieben[/b].');
  });
});
