import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { Role } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { HITS_PER_GROUP, MAX_QUESTION_LENGTH } from './constants.ts';

const app = await testApp();
const { ctx } = app;

const get = async (who: Role | 'nobody', url: string, locationPath = '') => {
  const headers =
    who === 'nobody' ? {} : await signedIn(app, await aUser(ctx, { roles: [{ role: who, locationPath }] }));
  return app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
};

interface Found {
  readonly groups: readonly {
    name: string;
    hits: readonly { name: string; href: string; note?: string }[];
  }[];
}
const find = async (who: Role, text: string, locationPath = ''): Promise<Found> => {
  const reply = await get(who, `/cockpit/ajax/suche?q=${encodeURIComponent(text)}`, locationPath);
  expect(reply.statusCode).toBe(200);
  return reply.json();
};
const namesOf = ({ groups }: Found, group: string) =>
  groups.find(({ name }) => name === group)?.hits.map(({ name }) => name) ?? [];

describe.each(['/cockpit/suche', '/cockpit/ajax/suche'])('GET %s', (address) => {
  it('is for whoever looks after some place', async () => {
    const place = await aPlace(ctx);
    expect((await get('nobody', address)).statusCode).not.toBe(200);
    expect((await get('author', address)).statusCode).toBe(403);
    expect((await get('moderator', address, place.path)).statusCode).toBe(200);
    expect((await get('admin', address)).statusCode).toBe(200);
  });

  it('refuses questions that are too long', async () => {
    const tooLong = `${address}?q=${'x'.repeat(MAX_QUESTION_LENGTH + 1)}`;
    expect((await get('editor', tooLong)).statusCode).toBe(400);
  });
});

describe('GET /admin', () => {
  it('leads administrators to the first of their desks, and nobody else', async () => {
    const reply = await get('admin', '/admin');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/admin/einrichtung']);
    expect((await get('moderator', '/admin')).statusCode).toBe(403);
    expect((await get('author', '/admin')).statusCode).toBe(403);
    expect((await get('nobody', '/admin')).headers.location).toContain('/anmelden');
  });
});

describe('the search of the desks', () => {
  it('offers what can be done and all desks before anything is typed', async () => {
    const found = await find('admin', '');
    expect(namesOf(found, 'Gleich tun')).toContain('Artikel schreiben');
    expect(namesOf(found, 'Arbeitsbereiche')).toEqual(
      expect.arrayContaining(['Beiträge', 'Kommentare', 'Mitglieder', 'Postausgang']),
    );
    expect(found.groups).toHaveLength(2);
  });

  it('finds desks by words of their names, and only those that the viewer may use', async () => {
    expect(namesOf(await find('admin', 'post aus'), 'Arbeitsbereiche')).toEqual(['Postausgang']);
    expect(namesOf(await find('editor', 'post aus'), 'Arbeitsbereiche')).toEqual([]);
  });

  it('finds pieces that are out by words of their titles, of whatever kind', async () => {
    const { href } = await anArticle(ctx, { headline: 'Der Kiebitz brütet wieder' });
    const { groups } = await find('moderator', '  BRÜTET kiebitz ');
    expect(groups).toContainEqual({
      name: 'Beiträge',
      hits: [{ name: 'Der Kiebitz brütet wieder', note: 'Artikel', href }],
    });
  });

  it('finds people for moderators of the whole portal, by e-mail address for administrators', async () => {
    await aUser(ctx, { name: 'Thea Suchnot', login: 'suchnot', email: 'thea@suche.example' });
    expect(namesOf(await find('moderator', 'suchnot'), 'Menschen')).toEqual(['Thea Suchnot']);
    expect(namesOf(await find('moderator', 'thea@suche'), 'Menschen')).toEqual([]);
    expect(namesOf(await find('admin', 'thea@suche'), 'Menschen')).toEqual(['Thea Suchnot']);
    const place = await aPlace(ctx);
    expect(namesOf(await find('editor', 'suchnot', place.path), 'Menschen')).toEqual([]);
  });

  it('puts those first whose names begin as it was typed, each once', async () => {
    for (const name of ['Aaron Wendelin', 'wendelin Ox', 'Wendelin Abel']) await aUser(ctx, { name });
    await aUser(ctx, { name: 'Wendelin Weg', login: 'wendelin-weg', erasedAt: ctx.now });
    expect(namesOf(await find('admin', 'WENDELIN'), 'Menschen')).toEqual([
      'Wendelin Abel',
      'wendelin Ox',
      'Aaron Wendelin',
    ]);
  });

  it('takes every sign as it stands and shows so many of each', async () => {
    for (let at = 0; at <= HITS_PER_GROUP; at++) await aUser(ctx, { name: `Viele_Leute ${at}` });
    expect(namesOf(await find('admin', 'viele_leute'), 'Menschen')).toHaveLength(HITS_PER_GROUP);
    expect(namesOf(await find('admin', 'viele%leute'), 'Menschen')).toEqual([]);
  });

  it('says on its page that there is nothing, without executing what was typed', async () => {
    const { body } = await get('editor', '/cockpit/suche?q=%3Cscript%3Exyz');
    expect(body).toContain('Nichts gefunden');
    expect(body).not.toContain('<script>xyz');
  });
});

describe('the shell of the desks', () => {
  it('has the search in its bar, the desks beside the page and no public masthead', async () => {
    const { body } = await get('admin', '/cockpit/suche');
    expect(body).toContain('<command-palette');
    expect(body).toContain('data-calls="/cockpit/ajax/suche"');
    expect(body).toMatch(/<nav[^>]*aria-label="Arbeitsbereiche"/);
    expect(body).not.toContain('aria-label="Rubriken"');
  });

  it('stands on no other page', async () => {
    const { body } = await get('admin', '/konto');
    expect(body).not.toContain('<command-palette');
    expect(body).toContain('aria-label="Rubriken"');
  });
});
