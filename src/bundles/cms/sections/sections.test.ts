import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage, storedImages } from '#bundles/media/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import { saveCmsPage } from '../commands.ts';
import type { SectionInput } from './stored.ts';

const app = await testApp();
const ctx = actAs(app.ctx, portalItself);
await aUser(ctx);
let count = 0;

type Section = Omit<SectionInput, 'key'>;

const save = (sections: readonly Section[], slug = `seite-${++count}`) =>
  saveCmsPage(ctx, {
    slug,
    title: 'Über uns',
    sections: sections.map((section, at) => ({ ...section, key: at + 1 })),
  });

/** Publishes a page of these sections, and opens it as anybody. */
const pageOf = async (...sections: Section[]) => {
  const slug = `seite-${++count}`;
  const outcome = await save(sections, slug);
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
  return { slug, open: () => open(slug) };
};
const open = async (slug: string) =>
  (await app.http.inject({ method: 'GET', url: `/p/${slug}`, headers: { accept: 'text/html' } })).body;

const text = (words: string): Section => ({ type: 'text', typed: { text: words } });
const teasers = (typed: Readonly<Record<string, string>>): Section => ({ type: 'teasers', typed });
const people = (names: string): Section => ({ type: 'people', typed: { people: names } });
const call = {
  heading: 'Machen Sie mit',
  text: 'Jede Zeile zählt.',
  href: '/registrieren',
  button: 'Mitglied werden',
};

describe('a page of sections', () => {
  it('shows them in their order', async () => {
    const page = await pageOf(text('Zuerst.'), { type: 'call', typed: call }, text('Zuletzt.'));
    const body = (await page.open()).split('<article')[1]!;
    const places = ['Zuerst.', 'Machen Sie mit', 'Zuletzt.'].map((words) => body.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(body).toMatch(/<a href="\/registrieren"[^>]*>Mitglied werden<\/a>/);
  });

  it('gives headings of several texts ids of their own', async () => {
    const heading = text('[h2]Wer wir sind[/h2]\n\nWir.');
    const body = await (await pageOf(heading, heading)).open();
    expect(body).toContain('id="wer-wir-sind"');
    expect(body).toContain('id="wer-wir-sind-2"');
  });

  it('has at least one of them and not too many, each complete', async () => {
    expect(await save([])).toMatchObject({ kind: 'invalid', errors: { sections: expect.any(String) } });
    expect(await save(Array.from({ length: 31 }, () => text('Zu viel.')))).toMatchObject({ kind: 'invalid' });
    const outcome = await save([text('Eins.'), { type: 'call', typed: { href: 'javascript:alert(1)' } }]);
    expect(outcome).toEqual({
      kind: 'invalid',
      errors: {
        's2.heading': expect.any(String),
        's2.href': expect.any(String),
        's2.button': expect.any(String),
      },
    });
  });
});

describe('a picture on a page', () => {
  it('is shown with its words and who made it, and is for everybody from then on', async () => {
    const image = await anImage(ctx, { access: 'gated' });
    const page = await pageOf({ type: 'picture', typed: { image: String(image.id), width: 'page' } });
    const body = await page.open();
    for (const words of ['Die Brücke am Morgen', 'Tomasz Adamek', 'Eine Brücke im Nebel'])
      expect(body).toContain(words);
    expect((await storedImages(ctx, [image.id])).get(image.id)?.access).toBe('public');
  });

  it('must be there, be described, and say who made it', async () => {
    const [bare, foreign] = [await anImage(ctx, { alt: '' }), await anImage(ctx, { copyright: '' })];
    for (const image of ['', '0', '99999999999', '7777', String(bare.id), String(foreign.id)])
      expect([image, await save([{ type: 'picture', typed: { image } }])]).toEqual([
        image,
        { kind: 'invalid', errors: { 's1.image': expect.any(String) } },
      ]);
  });
});

const found = async (typed: Readonly<Record<string, string>>) => {
  const body = await (await pageOf(text('Lesen Sie:'), teasers({ count: '12', ...typed }))).open();
  return ['Passt genau', 'Andere Rubrik', 'Anderer Ort', 'Ohne Wort'].filter((words) => body.includes(words));
};

describe('pieces on a page', () => {
  it('are the newest that everybody may see, by place, category, tag and kind', async () => {
    const place = await aPlace(ctx);
    const category = await aCategory(ctx);
    const tags = ['Radwege'];
    await anArticle(ctx, { headline: 'Passt genau', locationId: place.id, categoryId: category.id, tags });
    await anArticle(ctx, { headline: 'Andere Rubrik', locationId: place.id, tags });
    await anArticle(ctx, { headline: 'Anderer Ort', categoryId: category.id, tags });
    await anArticle(ctx, { headline: 'Ohne Wort', locationId: place.id, categoryId: category.id });
    const [at, of] = [String(place.id), String(category.id)];
    expect(await found({ place: at, category: of, tag: 'radwege', kind: 'article' })).toEqual([
      'Passt genau',
    ]);
    expect(await found({ place: at, tag: 'Radwege' })).toEqual(['Passt genau', 'Andere Rubrik']);
    expect(await found({ category: of })).toEqual(['Passt genau', 'Anderer Ort', 'Ohne Wort']);
    expect(await found({ place: at, category: of, kind: 'article' })).toEqual(['Passt genau', 'Ohne Wort']);
    expect(await found({ place: at, kind: 'imagepost' })).toEqual([]);
    expect(await found({ place: at })).toEqual(['Passt genau', 'Andere Rubrik', 'Ohne Wort']);
  });

  it('come and go as they appear and are withdrawn', async () => {
    const place = await aPlace(ctx);
    const page = await pageOf(
      text('Lesen Sie:'),
      teasers({ heading: 'Aus dem Ort', place: String(place.id) }),
    );
    expect(await page.open()).not.toContain('Aus dem Ort');
    const { id } = await anArticle(ctx, { headline: 'Eben erschienen', locationId: place.id });
    expect(await page.open()).toContain('Eben erschienen');
    await putArticleInState(ctx, id, 'withdrawn');
    expect(await page.open()).not.toContain('Eben erschienen');
  });

  it('are asked for by what is there', async () => {
    const outcome = await save([
      teasers({
        place: '99999',
        category: 'x',
        kind: 'user',
        tag: 'nie gehört',
        count: '5',
        heading: 'x'.repeat(200),
      }),
    ]);
    const fields = ['place', 'category', 'kind', 'tag', 'count', 'heading'];
    expect(outcome).toMatchObject({ kind: 'invalid' });
    if (outcome.kind === 'invalid')
      expect(Object.keys(outcome.errors).toSorted()).toEqual(fields.map((name) => `s1.${name}`).toSorted());
  });
});

describe('people on a page', () => {
  it('stand there with a word each, by name or by the address of their profile', async () => {
    const [one, other] = [
      await aUser(ctx, { name: 'Ruth Lindner' }),
      await aUser(ctx, { name: 'Paul Feld' }),
    ];
    const body = await (await pageOf(people(`ruth lindner: Chefredaktion\n/profile/${other.id}/x`))).open();
    expect(body).toContain('Chefredaktion');
    expect(body).toContain(`/profile/${one.id}/ruth-lindner`);
    expect(body).toContain('Paul Feld');
  });

  it('vanish while they are suspended, hidden or gone', async () => {
    const gone = [
      { suspendedUntil: new Date(ctx.now.getTime() + DAY_MS) },
      { suspendedUntil: new Date(ctx.now.getTime() + DAY_MS), contributionsHidden: true },
      { erasedAt: ctx.now },
      { confirmedAt: null },
    ];
    for (const changes of gone) {
      const user = await aUser(ctx, { name: `Wer Da ${++count}` });
      const { slug } = await pageOf(text('Wir:'), people(user.name));
      expect(await open(slug)).toContain(user.name);
      await changeUser(ctx, user.id, changes);
      expect([changes, (await open(slug)).includes(user.name)]).toEqual([changes, false]);
    }
  });

  it('must be there, and be told apart', async () => {
    for (const name of ['Zwilling Müller', 'Zwilling Müller']) await aUser(ctx, { name });
    for (const names of ['', 'Niemand Nirgends', 'Zwilling Müller', '/profile/999999/x', 'x\n'.repeat(31)])
      expect([names, await save([people(names)])]).toEqual([
        names,
        { kind: 'invalid', errors: { 's1.people': expect.any(String) } },
      ]);
  });
});
