import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { PRESETS, STANDARD } from './presets.ts';
import { findTheme } from './queries.ts';
import { changedMeanwhile } from './texts.ts';
import { toTyped } from './typed.ts';

const app = await testApp();
const { ctx } = app;
const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
const PAGE = { accept: 'text/html' };
const JSON_ONLY = { accept: 'application/json' };
const ADDRESS = '/admin/portal/aussehen';
const harbour = PRESETS.find(({ key }) => key === 'hafen')!.theme;
const pale = { ...(toTyped(STANDARD) as Record<string, string>), accent_light: '#ffcc00' };

const get = (url: string, headers: Record<string, string> = admin) =>
  app.http.inject({ method: 'GET', url, headers: { ...PAGE, ...headers } });
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = PAGE) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...admin, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const sheetIn = (body: string) => body.match(/href="(\/aussehen\/[0-9a-f]+\.css)"/)?.[1];

/** Returns the stamp that the form of a page sends along. */
const seenIn = (body: string) => /name="seen" value="([^"]+)"/.exec(body)![1]!;

describe('GET /admin/portal/aussehen', () => {
  it('shows presets, the colours that hold, and the pages of the preview', async () => {
    const { statusCode, body } = await get(ADDRESS);
    expect(statusCode).toBe(200);
    for (const { name } of PRESETS) expect(body).toContain(`<b>${name}</b>`);
    expect(body).toMatch(/<input[^>]*name="accent_light"[^>]*value="#b3261e"/);
    expect(body).toContain('Vorschau');
    expect(body).toContain('Titelseite');
  });

  it('fills the form with a preset and saves nothing', async () => {
    const { body } = await get(`${ADDRESS}?vorlage=hafen`);
    expect(body).toMatch(/<input[^>]*name="accent_light"[^>]*value="#0b4f8a"/);
    expect(await findTheme(ctx)).toEqual(STANDARD);
    expect((await get(`${ADDRESS}?vorlage=nordpol`)).statusCode).toBe(400);
  });

  it('is for administrators of the whole portal', async () => {
    expect((await get(ADDRESS, {})).headers.location).toMatch(/^\/anmelden/);
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    expect((await get(ADDRESS, await signedIn(app, editor))).statusCode).toBe(403);
  });
});

describe('POST /admin/portal/aussehen', () => {
  it('changes every page at once, and back', async () => {
    expect(sheetIn((await get('/', {})).body)).toBeUndefined();
    const saved = await post(ADDRESS, toTyped(harbour) as Record<string, string>);
    expect([saved.statusCode, saved.headers.location]).toEqual([303, ADDRESS]);
    const { body } = await get('/', {});
    const href = sheetIn(body)!;
    expect(body).toContain(
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfcfd"',
    );
    const sheet = await get(href, {});
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(sheet.body).toContain('--font-display:var(--font-ui)');
    await post(ADDRESS, { what: 'reset' });
    expect(sheetIn((await get('/', {})).body)).toBeUndefined();
    expect((await get(href, {})).statusCode).toBe(404);
  });

  it('stands in the history', async () => {
    const [entry] = await listHistory(ctx, { type: 'setting', id: 0 } as unknown as ContentRef);
    expect(entry?.before).toEqual({ 'appearance.theme': expect.stringContaining('sans #fbfcfd/#10161d') });
    expect(entry?.after).toEqual({ 'appearance.theme': '' });
  });

  it('refuses what somebody couldn’t read, says the nearest colour, and keeps what was typed', async () => {
    const { statusCode, body } = await post(ADDRESS, pale);
    expect(statusCode).toBe(422);
    expect(body).toContain('Der Kontrast ist zu klein: 1,3 statt 4,5. Am nächsten liegt #');
    expect(body).toMatch(/<input[^>]*name="accent_light"[^>]*value="#ffcc00"/);
    expect(body).toContain('Vorschläge übernehmen und speichern');
    expect(await findTheme(ctx)).toEqual(STANDARD);
  });

  it('takes the proposals when told to', async () => {
    expect((await post(ADDRESS, { ...pale, what: 'proposals' })).statusCode).toBe(303);
    const { colors } = await findTheme(ctx);
    expect(colors.accent.light).not.toBe('#ffcc00');
    expect(colors.ink).toEqual(STANDARD.colors.ink);
    await post(ADDRESS, { what: 'reset' });
  });

  it.each([
    [{ accent_dark: 'red' }, 'Bitte eine Farbe wie #b3261e.'],
    [{ accent_dark: '#fff}body{display:none' }, 'Bitte eine Farbe wie #b3261e.'],
    [{ headline: 'fraktur' }, 'Bitte eine der beiden Schriften.'],
  ])('refuses %j', async (typed, sentence) => {
    const { statusCode, body } = await post(ADDRESS, {
      ...(toTyped(STANDARD) as Record<string, string>),
      ...(typed as Record<string, string>),
    });
    expect([statusCode, body.includes(sentence)]).toEqual([422, true]);
  });
});

describe('POST /admin/portal/aussehen of two administrators', () => {
  it('tells the second one of what the first one chose, and keeps both', async () => {
    const typed = toTyped(STANDARD) as Record<string, string>;
    // Whoever begins with a preset has seen what holds as well.
    const seen = seenIn((await get(`${ADDRESS}?vorlage=hafen`)).body);
    expect((await post(ADDRESS, { ...typed, accent_light: '#0b4f8a', seen })).statusCode).toBe(303);
    const told = await post(ADDRESS, { ...typed, headline: 'sans', seen });
    expect(told.statusCode).toBe(409);
    expect(told.body).toContain(changedMeanwhile);
    expect((await findTheme(ctx)).colors.accent.light).toBe('#0b4f8a');
    const again = { ...typed, headline: 'sans', seen: seenIn(told.body) };
    expect((await post(ADDRESS, again)).statusCode).toBe(303);
    expect((await findTheme(ctx)).headline).toBe('sans');
    expect((await post(ADDRESS, { what: 'reset', seen })).statusCode).toBe(409);
    await post(ADDRESS, { what: 'reset' });
  });
});

describe('POST /admin/portal/aussehen/vorschau', () => {
  it('says what it would look like, and what is wrong', async () => {
    const { properties, errors } = (await post(`${ADDRESS}/vorschau`, pale, JSON_ONLY)).json();
    expect(properties['--accent']).toBe('light-dark(#ffcc00, #ff8d7c)');
    expect(Object.keys(errors)).toEqual(['accent_light']);
    expect((await post(`${ADDRESS}/vorschau`, {}, JSON_ONLY)).json().properties).toBeNull();
  });
});
