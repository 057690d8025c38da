import { describe, expect, it } from 'vitest';
import { addDays, dayOf, momentAt } from '#kernel/calendar.ts';
import { actAs } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { url } from '#kernel/named-routes.ts';
import { itWith } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { signedIn } from '#bundles/users/test-data.ts';
import { writingPaths } from '../paths.ts';
import { scheduleManuscript } from '../publishing.ts';
import { findManuscript } from '../queries.ts';
import { manuscripts } from '../schema.ts';
import { aManuscript, anAuthor, anEditor, anEventManuscript } from '../test-data.ts';
import { aManuscriptRow } from '../pages/test-data.ts';
import { OUT_PER_DAY } from './constants.ts';
import { eq } from 'drizzle-orm';
import { weekOfDay } from './rules.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx } = app;
const PAGE = '/cockpit/planung';
const HTML = { accept: 'text/html' };
const nextWeek = addDays(dayOf(ctx.now), 7);

const newsroom = async () => {
  const place = await aPlace(ctx);
  const [author, editor] = [await anAuthor(ctx, place.path), await anEditor(ctx, place.path)];
  const browser = await signedIn(app, editor);
  const planned = async (headline: string, day = nextWeek, clock = '09:30') => {
    const made = await aManuscript(ctx, author.viewer, { headline, locationId: place.id });
    const at = momentAt(day, clock)!;
    await scheduleManuscript(actAs(ctx, editor.viewer), { id: made.id, version: made.version, at });
    return { id: made.id, version: made.version, at, von: at.toISOString() };
  };
  const get = async (query = '') =>
    (await app.http.inject({ url: `${PAGE}${query}`, headers: { ...HTML, ...browser } })).body;
  const move = (id: number, payload: object, headers: object = { accept: 'application/json' }) =>
    app.http.inject({ method: 'POST', url: `${PAGE}/${id}`, payload, headers: { ...headers, ...browser } });
  return { place, author, editor, browser, planned, get, move };
};
/** Reads the words of a page without what surrounds its main part. */
const week = (day: string) => `?woche=${weekOfDay(day)}`;

describe('GET /cockpit/planung', () => {
  it('shows the week in the address with what is scheduled at the places of the viewer, by day and hour', async () => {
    const { planned, get } = await newsroom();
    const { id } = await planned('Kiosk am Wehr');
    await (await newsroom()).planned('Ganz woanders');
    const body = await get(week(nextWeek));
    expect(body).toMatch(
      new RegExp(`data-day="${nextWeek}".*?data-hour="9"><li id="m${id}".*?Kiosk am Wehr`, 's'),
    );
    expect(body).toContain('9.30\u00a0Uhr');
    expect(body).not.toContain('Ganz woanders');
    expect(await get()).not.toContain('Kiosk am Wehr');
    expect(await get(week(addDays(nextWeek, 7)))).toContain(texts.emptyTitle);
  });

  it('shows what came out, and folds what is too much', async () => {
    const { place, get } = await newsroom();
    const day = addDays(dayOf(ctx.now), -7);
    for (let at = 0; at < 6; at++)
      await anArticle(ctx, {
        headline: `Meldung ${at}`,
        locationId: place.id,
        publishedAt: momentAt(day, `0${at}:15`)!,
      });
    const body = await get(week(day));
    expect(body).toMatch(/Meldung 3.*<summary>2 weitere<\/summary>.*Meldung 5/s);
    expect(body).not.toContain('data-hour');
    expect(body).toContain(`data-day="${day}"`);
    expect(OUT_PER_DAY).toBeGreaterThan(6);
    const { place: other, get: getThere } = await newsroom();
    for (let at = 0; at < 5; at++)
      await anArticle(ctx, { locationId: other.id, publishedAt: momentAt(day, `0${at}:15`)! });
    expect(await getThere(week(day))).toContain('<summary>1 weiterer</summary>');
  });

  itWith('events')(
    'is narrowed to a place and to a kind by the address, and keeps both on the way to other weeks',
    async () => {
      const { place, planned, author, editor, get } = await newsroom();
      await planned('Nur ein Artikel');
      const event = await anEventManuscript(ctx, author.viewer);
      await ctx.db.update(manuscripts).set({ locationPath: place.path }).where(eq(manuscripts.id, event.id));
      await ctx.db
        .update(manuscripts)
        .set({ state: 'scheduled', scheduledFor: momentAt(nextWeek, '10:00')!, scheduledBy: editor.id })
        .where(eq(manuscripts.id, event.id));
      const both = await get(week(nextWeek));
      expect(both).toContain('Nur ein Artikel');
      expect(both).toContain('Chorkonzert');
      const events = await get(`${week(nextWeek)}&ort=${place.id}&art=event`);
      expect(events).not.toContain('Nur ein Artikel');
      expect(events).toContain('Chorkonzert');
      expect(events).toContain(
        `href="/cockpit/planung?woche=${weekOfDay(addDays(nextWeek, 7))}&amp;ort=${place.id}&amp;art=event"`,
      );
      expect(await get(`${week(addDays(nextWeek, 14))}&art=event`)).toContain(texts.narrowedEmptyText);
    },
  );

  it('has weeks with changed clocks right: all of their hours, each moment on its day', async () => {
    const { author, place, get } = await newsroom();
    const row = (title: string, at: string) =>
      aManuscriptRow(ctx, {
        authorId: author.id,
        locationPath: place.path,
        title,
        state: 'scheduled',
        scheduledFor: new Date(at),
      });
    await row('Im Sommer', '2026-10-25T00:30:00Z');
    await row('Im Winter', '2026-10-25T01:30:00Z');
    await row('Am Ende', '2026-10-25T22:59:00Z');
    await row('Danach', '2026-10-25T23:00:00Z');
    const body = await get('?woche=2026-W43');
    const sunday = body.slice(body.indexOf('data-day="2026-10-25"'));
    expect(sunday).toMatch(/data-hour="2">.*Im Sommer.*2\.30\u00a0Uhr \(Winterzeit\).*Im Winter/s);
    expect(sunday).toMatch(/data-hour="23">.*Am Ende/s);
    expect(body).not.toContain('Danach');
    await row('Vorgestellt', '2027-03-28T01:30:00Z');
    expect(await get('?woche=2027-W12')).toMatch(/data-day="2027-03-28".*data-hour="3">.*Vorgestellt/s);
  });

  it('is for editors, refuses what is no week with a sentence, and has its entry and its action', async () => {
    const { browser, author, get } = await newsroom();
    const strange = await app.http.inject({
      url: `${PAGE}?woche=2026-W77`,
      headers: { ...HTML, ...browser },
    });
    expect(strange.statusCode).toBe(400);
    expect(strange.body).toContain('Diese Woche gibt es nicht.');
    const headers = { ...HTML, ...(await signedIn(app, author)) };
    expect((await app.http.inject({ url: PAGE, headers })).statusCode).toBe(403);
    expect(await get()).toContain('aria-current="page"');
    const found = await app.http.inject({ url: '/cockpit/ajax/suche?q=Kalender', headers: browser });
    expect(found.body).toContain(texts.openAction);
    expect(url(writingPaths.planning)).toBe(PAGE);
  });
});

describe('POST /cockpit/planung/{id}', () => {
  it('moves it and says where the calendar stands, with the way back', async () => {
    const { planned, move, get } = await newsroom();
    const { id, version, at, von } = await planned('Die Linie 4 fährt wieder');
    const tag = addDays(nextWeek, 1);
    const answer = await move(id, { version, von, tag, uhr: '18:00' });
    const { msg, href } = answer.json<{ msg: string; href: string }>();
    expect(msg).toMatch(/^„Die Linie 4 fährt wieder“ erscheint jetzt am .*, 18\.00\u00a0Uhr\.$/);
    expect((await findManuscript(ctx, id))!.scheduledFor).toEqual(momentAt(tag, '18:00'));
    const page = await get(href.slice(PAGE.length));
    expect(page).toContain(texts.undo);
    expect(page).toContain(`name="nach" value="${von}"`);
    const back = { version, von: momentAt(tag, '18:00')!.toISOString(), nach: von };
    expect((await move(id, back)).statusCode).toBe(200);
    expect((await findManuscript(ctx, id))!.scheduledFor).toEqual(at);
  });

  it('leads a form of a browser without scripts back to the week, with what was wrong', async () => {
    const { place, planned, move } = await newsroom();
    const { id, version, von } = await planned('Der Chor sucht Bässe');
    const moved = await move(
      id,
      { version, von, tag: addDays(nextWeek, 7), uhr: '07:15', ort: place.id },
      HTML,
    );
    expect(moved.statusCode).toBe(303);
    expect(moved.headers.location).toMatch(
      new RegExp(
        `^/cockpit/planung\\?woche=${weekOfDay(addDays(nextWeek, 7))}&ort=${place.id}&verlegt=${id}&vorher=.*#m${id}$`,
      ),
    );
    const again = await move(id, { version, von, tag: nextWeek, uhr: '10:00' }, HTML);
    expect(again.headers.location).toBe(`/cockpit/planung?woche=${weekOfDay(nextWeek)}`);
    expect([again.headers['set-cookie']].flat().join()).toContain('flash');
  });

  it('keeps the very moment of an hour that comes twice, and the next hour of one that is skipped', async () => {
    const { author, place, move } = await newsroom();
    const made = await aManuscript(ctx, author.viewer, { locationId: place.id });
    const winter = new Date('2030-10-27T01:30:00Z');
    await ctx.db
      .update(manuscripts)
      .set({ state: 'scheduled', scheduledFor: winter })
      .where(eq(manuscripts.id, made.id));
    const same = { version: 1, von: winter.toISOString(), tag: '2030-10-27', uhr: '02:30' };
    expect((await move(made.id, same)).statusCode).toBe(200);
    expect((await findManuscript(ctx, made.id))!.scheduledFor).toEqual(winter);
    const skipped = await move(made.id, { ...same, tag: '2030-03-31', uhr: '02:30' });
    expect(skipped.json().msg).toContain('31.\u00a0März 2030, 3.30');
  });

  it('refuses the past, what is no moment, what was moved meanwhile and other places, each in German', async () => {
    const { planned, move } = await newsroom();
    const { id, version, von } = await planned('Bleibt, wo er ist');
    const yesterday = new Date(ctx.now.getTime() - DAY_MS);
    for (const [field, chosen] of [
      ['tag', { tag: dayOf(yesterday), uhr: '10:00' }],
      ['nach', { nach: yesterday.toISOString() }],
    ] as const) {
      const past = await move(id, { version, von, ...chosen });
      expect([past.statusCode, past.json().errors]).toEqual([
        422,
        { [field]: 'Bitte wählen Sie einen Zeitpunkt in der Zukunft.' },
      ]);
    }
    for (const target of [
      { tag: '2026-02-30', uhr: '10:00' },
      { tag: 'morgen', uhr: '7' },
      {},
      { nach: 'bald' },
    ])
      expect((await move(id, { version, von, ...target })).statusCode).toBe(422);
    const other = new Date(Date.parse(von) + 60_000).toISOString();
    const behind = await move(id, { version, von: other, tag: nextWeek, uhr: '11:00' });
    expect([behind.statusCode, behind.json().msg]).toEqual([
      409,
      expect.stringContaining('inzwischen verlegt'),
    ]);
    const stranger = await newsroom();
    for (const unknown of [id, 2147483647])
      expect((await stranger.move(unknown, { version, von, tag: nextWeek, uhr: '11:00' })).statusCode).toBe(
        404,
      );
  });
});
