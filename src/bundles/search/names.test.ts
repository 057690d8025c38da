import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace, mergeLocation } from '#bundles/locations/test-data.ts';
import { ensureTags } from '#bundles/topics/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';
import { followNameJob } from './names.ts';
import { asking } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const { titles } = asking(app);
const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const headers = await signedIn(app, admin);

const send = async (url: string, payload: object) => {
  const answer = await app.http.inject({ method: 'POST', url, headers, payload });
  expect(answer.statusCode).toBeLessThan(400);
};

/** Does what was put off, as the worker does it seconds later. */
const workOff = async () => {
  const { rows } = await app.portal.database.query(
    `delete from pgboss.job where name = '${followNameJob.name}' returning data`,
  );
  for (const { data } of rows as { data: never }[])
    await followNameJob.work({ ...ctx, now: new Date() }, data);
  return rows.length;
};

describe('who is called otherwise', () => {
  it('finds what has a tag by its new name, and by the old one no more', async () => {
    const [id] = await ensureTags(ctx, ['Badeanstalt']);
    await anArticle(ctx, { headline: 'Wasser marsch', tags: ['Badeanstalt'] });
    expect(await titles('Badeanstalt')).toEqual(['Wasser marsch']);
    await send(`/admin/schlagwoerter/${id}`, { name: 'Schwimmoper', synonyms: '' });
    expect(await workOff()).toBe(1);
    expect(await titles('Schwimmoper')).toEqual(['Wasser marsch']);
    expect(await titles('Badeanstalt')).toEqual([]);
  });

  it('finds what lies at a place or below it, and what is in a category', async () => {
    const town = await aPlace(ctx, { name: 'Altstedt', slug: 'altstedt' });
    const quarter = await aPlace(ctx, {
      name: 'Viertel',
      slug: 'viertel',
      kind: 'quarter',
      parentId: town.id,
    });
    const category = await aCategory(ctx, { name: 'Gewerbe', slug: 'gewerbe' });
    await anArticle(ctx, { headline: 'Ein Laden öffnet', locationId: quarter.id, categoryId: category.id });
    await send(`/admin/orte/${town.id}`, { name: 'Neustedt', slug: 'altstedt', kind: 'town', parentId: '' });
    await send(`/admin/rubriken/${category.id}`, { name: 'Wirtschaftsleben', slug: 'gewerbe', tone: 'news' });
    expect(await workOff()).toBe(2);
    expect(await titles('Neustedt')).toEqual(['Ein Laden öffnet']);
    expect(await titles('Wirtschaftsleben')).toEqual(['Ein Laden öffnet']);
    expect(await titles('Altstedt')).toEqual([]);
  });

  it('finds what was at a place by the name of what that has become part of', async () => {
    const [small, large] = [await aPlace(ctx, { name: 'Kleinau' }), await aPlace(ctx, { name: 'Grossau' })];
    await anArticle(ctx, { headline: 'Am alten Dorfteich', locationId: small.id });
    await mergeLocation(ctx, small.id, large.id);
    await workOff();
    expect(await titles('Grossau')).toEqual(['Am alten Dorfteich']);
  });

  it('loses the name of a tag that is gone', async () => {
    const [id] = await ensureTags(ctx, ['Eintagsfliege']);
    await anArticle(ctx, { headline: 'Nichts bleibt', tags: ['Eintagsfliege'] });
    await send(`/admin/schlagwoerter/${id}/loeschen`, { sure: 'ja' });
    await workOff();
    expect(await titles('Eintagsfliege')).toEqual([]);
    expect(await titles('"Nichts bleibt"')).toEqual(['Nichts bleibt']);
  });

  it('finds people by their new name at once', async () => {
    const person = await aUser(ctx, { name: 'Gerda Altname' });
    await changeUser(ctx, person.id, { name: 'Gerda Neuname' });
    expect(await titles('Neuname')).toEqual(['Gerda Neuname']);
    expect(await titles('Altname')).toEqual([]);
  });
});
