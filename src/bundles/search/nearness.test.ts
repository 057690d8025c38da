import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';
import { asking } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const { ask } = asking(app);

const county = await aPlace(ctx, { name: 'Landkreis', slug: 'landkreis', kind: 'district' });
const at = (name: string, latitude: number, longitude: number) =>
  aPlace(ctx, { name, slug: name.toLowerCase(), parentId: county.id, latitude, longitude });
const auenfeld = await at('Auenfeld', 51.02, 9.9);
const steinach = await at('Steinach', 50.97, 10.01);
const farm = await at('Fernau', 53.5, 10);
// They are alike in everything else: words more or less in a name would count for more than a few kilometres far away.
const alike = {
  publishedAt: new Date(Date.now() - 3_600_000),
  authorId: (await aUser(ctx)).id,
  categoryId: (await aCategory(ctx)).id,
};
for (const { id, name } of [auenfeld, farm, steinach])
  await anArticle(ctx, { ...alike, headline: `Laternenumzug ${name}`, locationId: id });

const body = async (url: string) => (await app.http.inject({ url })).body;
const q = 'Laternenumzug';
const order = async (query: Record<string, string>, headers?: Record<string, string>) =>
  (await ask({ q, ...query }, headers)).results.map(({ title }) => title.split(' ')[1]);

describe('what is near', () => {
  it('stands first: near to the place in the address, then by distance', async () => {
    expect(await order({ nahe: 'fernau' })).toEqual(['Fernau', 'Auenfeld', 'Steinach']);
    expect(await order({ nahe: 'steinach' })).toEqual(['Steinach', 'Auenfeld', 'Fernau']);
    expect((await ask({ q, nahe: 'steinach' })).near).toMatchObject({ name: 'Steinach' });
  });

  it('is near to the home of who asks, unless they want it otherwise', async () => {
    const member = await aUser(ctx, { locationId: steinach.id });
    const headers = await signedIn(app, member);
    expect((await order({}, headers))[0]).toBe('Steinach');
    expect((await order({ nahe: 'fernau' }, headers))[0]).toBe('Fernau');
    const { near } = await ask({ q }, headers);
    expect(near).toEqual({ name: 'Steinach', href: `/suche?q=${q}&nahe=ueberall` });
    expect(await order({ nahe: 'ueberall' }, headers)).toEqual(await order({}));
    await changeUser(ctx, member.id, { locationId: null });
    expect(await order({}, headers)).toEqual(await order({}));
  });

  it('is never kept for another reader', async () => {
    const before = await order({});
    const headers = await signedIn(app, await aUser(ctx, { locationId: farm.id }));
    for (let time = 0; time < 2; time++) {
      expect((await order({}, headers))[0]).toBe('Fernau');
      expect(await order({})).toEqual(before);
    }
    const answer = await app.http.inject({ url: `/suche?q=${q}`, headers });
    expect(answer.headers['cache-control']).toMatch(/private|no-store/);
  });

  it('comes from the page of a place, and not from the one that holds all', async () => {
    expect(await body('/steinach')).toContain('name="nahe" value="steinach"');
    expect(await body('/landkreis')).not.toContain('name="nahe"');
  });

  it('says nothing of a place that nobody knows', async () => {
    expect(await order({ nahe: 'nirgendwo' })).toEqual(await order({}));
  });

  it('goes on page by page without showing anything twice, also after moving house', async () => {
    for (let time = 0; time < 24; time++)
      await anArticle(ctx, {
        headline: 'Fackelzug',
        locationId: time % 2 ? farm.id : steinach.id,
        publishedAt: alike.publishedAt,
      });
    const member = await aUser(ctx, { locationId: steinach.id });
    const headers = await signedIn(app, member);
    const first = await ask({ q: 'Fackelzug' }, headers);
    await changeUser(ctx, member.id, { locationId: farm.id });
    const answer = await app.http.inject({
      url: first.further!,
      headers: { accept: 'application/json', ...headers },
    });
    const second = JSON.parse(answer.body) as typeof first;
    const seen = [...first.results, ...second.results].map(({ href }) => href);
    expect(new Set(seen).size).toBe(24);
    expect(seen).toHaveLength(24);
  });
});
