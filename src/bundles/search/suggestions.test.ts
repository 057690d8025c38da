import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace, savePlace } from '#bundles/locations/test-data.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import { asking } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const { suggest } = asking(app);
const names = async (q: string) => (await suggest(q)).map(({ name }) => name);

describe('suggestions', () => {
  it('say a word that is a tag, too, once: as the tag', async () => {
    await anArticle(ctx, { headline: 'Die Kläranlage läuft', tags: ['Kläranlage'] });
    expect(await suggest('klaeranl')).toEqual([
      { name: 'Kläranlage', href: '/tag/klaeranlage', note: 'Schlagwort' },
    ]);
  });

  it('call a place as it is called by now', async () => {
    const { id, kind, parentId, slug } = await aPlace(ctx, { name: 'Quellheim', slug: 'quellheim' });
    expect(await names('quell')).toContain('Quellheim');
    const nothing = { postcode: null, latitude: null, longitude: null, isHidden: false, neighbourIds: [] };
    await savePlace(ctx, id, { ...nothing, kind, parentId, slug, name: 'Quellbach' });
    expect(await names('quell')).toEqual(['Quellbach']);
  });

  it('lead to people by each of their names, however it is spelled', async () => {
    const ruth = await aUser(ctx, { name: 'Ruth Bärlauch' });
    for (const typed of ['ruth b', 'Baerl', 'barlauc', 'Bärlauch', 'ruth'])
      expect((await suggest(typed))[0], typed).toMatchObject({ name: 'Ruth Bärlauch', note: 'Mitglied' });
    await changeUser(ctx, ruth.id, { isNoindex: true });
    expect(await names('Baerl')).toEqual([]);
  });

  it('lead to nobody whose contributions are hidden, and to nobody who is gone', async () => {
    const suspendedUntil = new Date(Date.now() + 86_400_000);
    await aUser(ctx, { name: 'Nora Stillgestellt', contributionsHidden: true, suspendedUntil });
    await aUser(ctx, { name: 'Nora Stillgelegt', erasedAt: new Date() });
    await aUser(ctx, { name: 'Nora Stillhalter', confirmedAt: null });
    expect(await names('still')).toEqual([]);
  });
});
