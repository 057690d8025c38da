import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { formerPlaces } from '#bundles/locations/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { addPlace } from '#bundles/recommendations/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;
const county = await aPlace(ctx, { name: 'Landkreis', slug: 'landkreis', kind: 'district' });
const at = (name: string, slug: string, latitude: number, longitude: number, postcode: string) =>
  aPlace(ctx, { name, slug, parentId: county.id, latitude, longitude, postcode });
const auenfeld = await at('Auenfeld', 'auenfeld', 51.02, 9.9, '36999');
const steinach = await at('Steinach', 'steinach', 50.97, 10.01, '36998');
await at('Steinbühl', 'steinbuehl', 51.2, 9.5, '36997');
const far = await at('Fernau', 'fernau', 53.5, 10, '20095');
const quarter = await aPlace(ctx, {
  name: 'Mühlviertel',
  slug: 'muehlviertel',
  kind: 'quarter',
  parentId: steinach.id,
});
const publish = (headline: string, { id }: { id: number }) => anArticle(ctx, { headline, locationId: id });
await publish('Aus der Ferne', far);
await publish('Am Bach', quarter);
await publish('Am Markt', auenfeld);

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...headers } });
const read = async (url: string, headers?: Record<string, string>) => {
  const { document } = new JSDOM((await get(url, headers)).body).window;
  const texts = (selector: string) =>
    [...document.querySelectorAll(`main ${selector}`)].map(({ textContent }) =>
      textContent.replaceAll(/\s+/g, ' ').trim(),
    );
  return {
    document,
    heads: texts('section h2'),
    titles: texts('h3'),
    places: texts('nav[aria-label*=Ort] a'),
  };
};

describe('/nah', () => {
  it('shows what came out lately, the nearest first, under heads for how far it is', async () => {
    const { heads, titles, places } = await read('/nah?ort=steinach');
    expect(titles).toEqual(['Am Bach', 'Am Markt', 'Aus der Ferne']);
    expect(heads).toEqual(['Hier: Steinach', 'Bis 10 km', 'Weiter als 50 km']);
    expect(places.map((name) => name.split(' ')[0])).toEqual(['Auenfeld', 'Steinbühl', 'Fernau']);
  });

  it.each([
    ['36998', '/nah?ort=steinach'],
    ['D-36998', '/nah?ort=steinach'],
    ['Steinach', '/nah?ort=steinach'],
    [' steinaCH ', '/nah?ort=steinach'],
    ['Muehlviertel', '/nah?ort=muehlviertel'],
    ['Mühlv', '/nah?ort=muehlviertel'],
  ])('knows a place by its postcode or name: %s', async (typed, href) => {
    const { statusCode, headers } = await get(`/nah?${new URLSearchParams({ ort: typed })}`);
    expect([statusCode, headers.location]).toEqual([301, href]);
  });

  it('asks which is meant, and says what it does not know beside the field', async () => {
    expect((await read('/nah?ort=Stein')).places).toEqual(['Steinach', 'Steinbühl']);
    const { document, places } = await read('/nah?ort=Bielefeld');
    expect(document.querySelector('input[name=ort]')?.getAttribute('value')).toBe('Bielefeld');
    expect(document.body.textContent).toContain('„Bielefeld“ kennt dieses Portal nicht.');
    expect(places).toHaveLength(4);
    for (const ort of ['%00', 'x'.repeat(199), '<b>', '../..'])
      expect((await get(`/nah?${new URLSearchParams({ ort })}`)).statusCode).toBe(200);
  });

  it('is around the home of who reads, and kept for nobody else', async () => {
    const headers = await signedIn(app, await aUser(ctx, { locationId: far.id }));
    expect((await read('/nah', headers)).titles[0]).toBe('Aus der Ferne');
    expect((await read('/nah')).titles).toEqual([]);
    expect((await read('/nah', headers)).titles[0]).toBe('Aus der Ferne');
  });

  it('names the other places of who reads, in their order', async () => {
    const member = await aUser(ctx, { locationId: far.id });
    for (const { id } of [steinach, auenfeld]) await addPlace(actAs(ctx, member.viewer), id);
    const { document } = await read('/nah', await signedIn(app, member));
    const own = document.querySelector('nav[aria-label="Meine Orte"]');
    expect([...own!.querySelectorAll('a')].map((link) => link.textContent?.trim())).toEqual([
      'Steinach',
      'Auenfeld',
    ]);
    expect(own!.querySelector('a')?.getAttribute('href')).toBe('/nah?ort=steinach');
  });

  it('shows nothing of what is kept back', async () => {
    const { id } = await publish('Verborgenes', steinach);
    expect((await read('/nah?ort=steinach')).titles).toContain('Verborgenes');
    await putArticleInState(ctx, id, 'hidden');
    expect((await read('/nah?ort=steinach')).titles).not.toContain('Verborgenes');
  });

  it('goes on page by page without showing anything twice', async () => {
    for (let time = 0; time < 30; time++) await publish(`Stück ${time}`, time % 3 ? auenfeld : steinach);
    const seen: string[] = [];
    for (let href: string | null = '/nah?ort=steinach'; href !== null; ) {
      const { document, titles } = await read(href);
      seen.push(...titles);
      const links: HTMLAnchorElement[] = [
        ...document.querySelectorAll<HTMLAnchorElement>('main a[href*="vor="]'),
      ];
      href = links[0]?.getAttribute('href') ?? null;
    }
    expect(new Set(seen).size).toBe(33);
    expect(seen).toHaveLength(33);
  });

  it('alone may ask a browser where it is', async () => {
    expect((await get('/nah')).headers['permissions-policy']).toContain('geolocation=(self)');
    expect((await get('/')).headers['permissions-policy']).toContain('geolocation=()');
  });

  it('is reached from the page of each place', async () => {
    expect((await get('/steinach')).body).toContain('href="/nah?ort=steinach"');
  });
});

describe('places of one name', () => {
  it('are told apart by where they lie, and each has a page of its own', async () => {
    await at('Neustadt', 'neustadt', 51.3, 9.3, '36990');
    const other = await aPlace(ctx, { name: 'Nebenkreis', slug: 'nebenkreis', kind: 'district' });
    const place = { name: 'Neustadt', slug: 'neustadt-am-berg', parentId: other.id };
    const second = await aPlace(ctx, { ...place, latitude: 50.2, longitude: 9.1 });
    await publish('Auf dem Berg', second);
    const { document } = await read('/nah?ort=Neustadt');
    const choices = [...document.querySelectorAll('nav[aria-label="Welchen Ort meinen Sie?"] a')];
    expect(choices.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
      ['Neustadt in Landkreis', '/nah?ort=neustadt'],
      ['Neustadt in Nebenkreis', '/nah?ort=neustadt-am-berg'],
    ]);
    const first = await read('/nah?ort=neustadt');
    expect(first.document.querySelector('h1')?.textContent).toBe('Rund um Neustadt');
    expect(first.document.querySelector('nav[aria-label="Auch so heißt"] a')?.getAttribute('href')).toBe(
      '/nah?ort=neustadt-am-berg',
    );
    expect((await read('/nah?ort=neustadt-am-berg')).titles[0]).toBe('Auf dem Berg');
  });

  it('are no reason to be sent from the address of one place to another', async () => {
    await at('Bad Brunn', 'brunn', 51.4, 9.4, '36991');
    await at('Brunn', 'brunn-am-see', 51.5, 9.5, '36992');
    expect((await read('/nah?ort=brunn')).document.querySelector('h1')?.textContent).toBe(
      'Rund um Bad Brunn',
    );
  });
});

describe('a hidden place', () => {
  it('is offered to nobody, but found from its own page', async () => {
    const { id } = await at('Altdorf', 'altdorf', 51.6, 9.6, '36993');
    await formerPlaces.hide(actAs(ctx, portalItself), id, true);
    await publish('Von früher', { id });
    expect((await get('/altdorf')).body).toContain('href="/nah?ort=altdorf"');
    expect((await read('/nah?ort=altdorf')).titles[0]).toBe('Von früher');
    expect((await get('/nah?ort=Altdorf')).body).toContain('kennt dieses Portal nicht');
  });
});

describe('a postcode of a country around', () => {
  it('is known as well, with the sign of the country or without', async () => {
    await at('Bregenz', 'bregenz', 47.5, 9.7, '6900');
    for (const typed of ['6900', 'A-6900', ' at 6900']) {
      const { statusCode, headers } = await get(`/nah?${new URLSearchParams({ ort: typed })}`);
      expect([statusCode, headers.location]).toEqual([301, '/nah?ort=bregenz']);
    }
  });
});
