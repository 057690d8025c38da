import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { dayOf } from '#kernel/calendar.ts';
import { inDays } from '../test-data.ts';
import { bringIn } from './bring-in.ts';
import { takeBytes } from './following/read-again.ts';
import { findSource, listItems } from './queries.ts';
import { eventSources } from './schema.ts';
import { aCalendar, aSource } from './test-data.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx } = app;
const [place, category] = [await aPlace(ctx, { name: 'Auenfeld' }), await aCategory(ctx)];
const where = { locationId: String(place.id), categoryId: String(category.id) };
const member = await aUser(ctx);
const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] });
const [memberSession, editorSession] = [await signedIn(app, member), await signedIn(app, editor)];

const get = (url: string, session: Record<string, string>) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...session } });

const post = (url: string, session: Record<string, string>, fields: readonly (readonly [string, string])[]) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...session },
    payload: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  });

const bring = (fields: Readonly<Record<string, string>>, file?: string) =>
  app.http.inject({
    method: 'POST',
    url: '/schreiben/kalender/neu',
    headers: {
      accept: 'text/html',
      'content-type': 'multipart/form-data; boundary=grenze',
      ...memberSession,
    },
    payload: [
      ...Object.entries(fields).map(
        ([name, value]) => `--grenze\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
      `--grenze\r\nContent-Disposition: form-data; name="file"; filename="${file === undefined ? '' : 'chor.ics'}"\r\n\r\n${file ?? ''}\r\n`,
      '--grenze--\r\n',
    ].join(''),
  });

describe('the way from a file to events', () => {
  it('leads over what stands in it and a choice', async () => {
    const calendar = aCalendar(ctx, [
      { uid: 'a', title: 'Chorprobe', days: 3, lines: ['RRULE:FREQ=WEEKLY;COUNT=3', 'LOCATION:Kirche'] },
      { uid: 'b', title: 'Sommerfest', days: 9, lines: ['DTEND;TZID=Mond/Krater:20200101T000000'] },
    ]);
    const begun = await bring({ ...where, organiser: 'Chor Auenfeld', address: '' }, calendar);
    expect(begun.statusCode).toBe(303);
    const shown = await get(begun.headers.location as string, memberSession);
    for (const words of ['Chorprobe', 'und 2 weitere Tage', 'Kirche', texts.reviewNote, 'Mond/Krater'])
      expect(shown.body).toContain(words);
    const sourceId = Number(/(\d+)$/.exec(begun.headers.location as string)?.[1]);
    const [first] = await listItems(ctx, sourceId);
    const taken = await post(`/schreiben/kalender/${sourceId}/uebernehmen`, memberSession, [
      ['items[]', String(first!.id)],
    ]);
    expect(taken.statusCode).toBe(303);
    await bringIn(ctx, sourceId);
    const after = await get(`/schreiben/kalender/${sourceId}`, memberSession);
    expect(after.body).toMatch(/\/schreiben\/termin\/\d+/);
    expect(after.body).toContain(texts.states.taken);
  });

  it('leads over what the columns of a table mean, which is known the next time', async () => {
    const day = dayOf(inDays(ctx, 5)).split('-').toReversed().join('.');
    const text = `Wann;Wer\u003F;Was;Wo\n${day};Chor;Adventssingen;Kirche\nbald;Chor;Später;Kirche\n`;
    const typed = { ...where, organiser: 'Chor Auenfeld', address: '', name: 'Jahresplan' };
    const asked = await bring(typed, text);
    expect(asked.statusCode).toBe(200);
    for (const words of [texts.columnsTitle, 'Adventssingen', 'Der Beginn „bald“ ist nicht zu verstehen.'])
      expect(asked.body).toContain(words);
    expect(asked.body).not.toContain(texts.columnsFromLastTime);
    const columns = {
      'column-title': 'Was',
      'column-day': 'Wann',
      'column-venue': 'Wo',
      'column-organiser': 'Wer?',
    };
    const wrong = await bring({
      ...typed,
      table: text,
      ...columns,
      'column-day': 'Was',
      areColumnsRight: '1',
    });
    expect([wrong.statusCode, wrong.body.includes(texts.columnTwice)]).toEqual([422, true]);
    const begun = await bring({ ...typed, table: text, ...columns, areColumnsRight: '1' });
    expect(begun.statusCode).toBe(303);
    const shown = await get(begun.headers.location as string, memberSession);
    for (const words of ['Adventssingen', 'Kirche', 'bald']) expect(shown.body).toContain(words);
    const again = await bring({ ...typed, name: 'Zweiter' }, text);
    expect(again.body).toContain(texts.columnsFromLastTime);
    const sourceId = Number(/(\d+)$/.exec(begun.headers.location as string)?.[1]);
    const source = (await findSource(ctx, sourceId))!;
    const other = Buffer.from(text.replace('Was', 'Titel des Abends'));
    expect(await takeBytes(ctx, source, { bytes: other })).toEqual({
      kind: 'failed',
      problem: 'columnsMissing',
    });
    const later = Buffer.from(`${text}${day};Chor;Krippenspiel;Kirche\n`);
    expect(await takeBytes(ctx, source, { bytes: later })).toEqual({ kind: 'read' });
    expect((await listItems(ctx, sourceId)).map(({ title }) => title)).toEqual([
      'Adventssingen',
      'Krippenspiel',
    ]);
  });

  it('gives the form back with what was typed and what is wrong', async () => {
    const refused = await bring({ ...where, organiser: 'Die Kantorei', address: 'javascript:alert(1)' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(texts.addressInvalid);
    expect(refused.body).toContain('Die Kantorei');
    const large = await bring({ ...where, organiser: 'Chor' }, 'x'.repeat(4_000_001));
    expect(large.statusCode).toBe(413);
    expect((await bring({ ...where, organiser: 'Chor' }, 'Hallo')).body).toContain(
      'Das ist keine Kalenderdatei.',
    );
  });

  it('leaves what came into the calendar since the form was drawn to be chosen', async () => {
    const { source, items } = await aSource(ctx, member, where);
    const page = `/schreiben/kalender/${source.id}`;
    const [first, second] = items.map(({ id }) => String(id)) as [string, string];
    const shown = [...(await get(page, memberSession)).body.matchAll(/name="shown\[\]" value="(\d+)"/g)];
    expect(shown.map(([, id]) => id).toSorted()).toEqual([first, second].toSorted());
    const reply = await post(`${page}/uebernehmen`, memberSession, [
      ['shown[]', first],
      ['items[]', first],
    ]);
    expect(reply.statusCode).toBe(303);
    const states = (await listItems(ctx, source.id)).map(({ id, state }) => [String(id), state]);
    expect(Object.fromEntries(states)).toEqual({ [first]: 'chosen', [second]: 'new' });
  });

  it('leads back with a sentence when nothing was chosen', async () => {
    const { source } = await aSource(ctx, member, where);
    const reply = await post(`/schreiben/kalender/${source.id}/uebernehmen`, memberSession, []);
    expect(reply.headers.location).toBe(`/schreiben/kalender/${source.id}`);
  });
});

describe('the pages', () => {
  it('are there for whose calendar it is and for editors of its place alone', async () => {
    const { source } = await aSource(ctx, member, where);
    const page = `/schreiben/kalender/${source.id}`;
    expect((await get('/schreiben/kalender', memberSession)).body).toContain(page);
    expect((await get('/cockpit/kalender', editorSession)).body).toContain(page);
    expect((await get(page, editorSession)).body).toContain(texts.modes.publish);
    expect((await get(`${page}/entfernen`, editorSession)).statusCode).toBe(200);
    const stranger = await signedIn(app, await aUser(ctx));
    expect((await get(page, stranger)).statusCode).toBe(404);
    expect((await get(`${page}/entfernen`, stranger)).statusCode).toBe(404);
    expect((await get('/cockpit/kalender', memberSession)).statusCode).toBe(403);
    expect((await get('/schreiben/kalender', stranger)).body).toContain(texts.noneYet);
  });

  it('tell the address of a calendar to whose it is alone, since a secret one opens all of it', async () => {
    const { source } = await aSource(ctx, member, where);
    const address = 'https://calendar.example/private-4711/basic.ics';
    await ctx.db.update(eventSources).set({ address }).where(eq(eventSources.id, source.id));
    const page = `/schreiben/kalender/${source.id}`;
    expect((await get(page, memberSession)).body).toContain(address);
    const shown = (await get(page, editorSession)).body;
    expect([shown.includes('calendar.example'), shown.includes('4711')]).toEqual([true, false]);
  });

  it('ask before a calendar is removed', async () => {
    const { source } = await aSource(ctx, member, where);
    const page = `/schreiben/kalender/${source.id}`;
    expect((await get(`${page}/entfernen`, memberSession)).body).toContain(texts.removeText);
    expect((await post(`${page}/entfernen`, memberSession, [])).statusCode).toBe(303);
    expect((await get(page, memberSession)).statusCode).toBe(404);
  });
});
