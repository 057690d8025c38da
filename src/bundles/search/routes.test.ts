import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aCmsPage } from '#bundles/cms/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;
const { doc, p, cut } = build;

interface Answer {
  total: number;
  note: string;
  ways: { name: string; href: string }[];
  results: { title: string; snippet: string; href: string }[];
  further: string | null;
}

const ask = async (q: string, headers: Record<string, string> = {}): Promise<Answer> => {
  const url = `/suche?${new URLSearchParams({ q })}`;
  const answer = await app.http.inject({ url, headers: { accept: 'application/json', ...headers } });
  expect(answer.statusCode).toBe(200);
  return JSON.parse(answer.body) as Answer;
};
const pageOf = async (q: string) =>
  (await app.http.inject({ url: `/suche?${new URLSearchParams({ q })}` })).body;
const total = async (q: string) => (await ask(q)).total;
const titles = async (q: string) => (await ask(q)).results.map(({ title }) => title);

const facetsOf = async (query: string) => {
  const answer = await app.http.inject({ url: `/suche?${query}`, headers: { accept: 'application/json' } });
  return JSON.parse(answer.body) as Answer & {
    facets: {
      name: string;
      choices: { value: string; count: number; isCurrent?: boolean; href: string }[];
    }[];
  };
};

const feedOf = (query: string, file = 'feed.xml') => app.http.inject({ url: `/suche/${file}?${query}` });
const titlesIn = (body: string) => [...body.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title);
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const suggest = async (q: string) => {
  const answer = await app.http.inject({ url: `/suche/vorschlaege?${new URLSearchParams({ q })}` });
  expect(answer.statusCode).toBe(200);
  return (JSON.parse(answer.body) as { suggestions: { name: string; href: string }[] }).suggestions;
};

const auenfeld = await aPlace(ctx, { name: 'Auenfeld', slug: 'auenfeld' });
const mill = await aPlace(ctx, { name: 'Mühlviertel', slug: 'muehlviertel', parentId: auenfeld.id });
const sport = await aCategory(ctx, { name: 'Sport', slug: 'sport' });
const ruth = await aUser(ctx, { name: 'Ruth Lindner' });
const at = { locationId: auenfeld.id };

describe('/suche', () => {
  it('finds a piece from the moment on at which it is out, by title, lead and text', async () => {
    expect(await titles('Fledermausbrücke')).toEqual([]);
    await anArticle(ctx, {
      ...at,
      headline: 'Unter der Fledermausbrücke',
      lead: 'Es flattert.',
      body: doc(p('Am Abend kamen die Haselmäuse.')),
    });
    expect(await titles('Fledermausbrücke')).toEqual(['Unter der Fledermausbrücke']);
    expect(await titles('flatternd Haselmaus')).toEqual(['Unter der Fledermausbrücke']);
  });

  it('finds it by its new words alone when it has changed, and not at all when it is gone', async () => {
    const piece = await anArticle(ctx, { ...at, headline: 'Zirkuswagen gesucht' });
    expect(await titles('Zirkuswagen')).toHaveLength(1);
    await putArticleInState(ctx, piece.id, 'withdrawn');
    expect(await ask('Zirkuswagen')).toMatchObject({ total: 0, results: [] });
  });

  it('draws a page with marked words, that works without JavaScript', async () => {
    await anArticle(ctx, { ...at, headline: 'Der Heuwagen <b>brennt</b>' });
    const body = await pageOf('Heuwagen');
    expect(body).toContain('<mark>Heuwagen</mark>');
    expect(body).toContain('&lt;b&gt;brennt');
    expect(body).toContain('action="/suche"');
    expect(body).toContain('value="Heuwagen"');
    expect(body).toContain('1 Treffer');
  });

  it('narrows by place with what lies below it, by author and by category', async () => {
    const own = { headline: 'Sommerregatta', authorId: ruth.id, categoryId: sport.id };
    await anArticle(ctx, { ...own, locationId: mill.id });
    await anArticle(ctx, { headline: 'Sommerregatta anderswo' });
    expect(await titles('Sommerregatta')).toHaveLength(2);
    for (const narrowing of [
      'ort:auenfeld',
      'ort:Mühl',
      'von:"Ruth Lindner"',
      'von:Lindner',
      'rubrik:Sport',
      'ort:Auenfeld von:ruth',
    ])
      expect(await titles(`Sommerregatta ${narrowing}`), narrowing).toEqual(['Sommerregatta']);
    expect(await titles('Sommerregatta ort:Nirgendwo')).toEqual([]);
    expect(await titles('von:"Ruth Lindner" rubrik:sport')).toEqual(['Sommerregatta']);
  });

  it('takes phrases as they stand and leaves out what is unwanted', async () => {
    await anArticle(ctx, { ...at, headline: 'Gut Holz sagt der Kegler' });
    await anArticle(ctx, { ...at, headline: 'Das Holz ist gut' });
    expect(await titles('"Gut Holz"')).toEqual(['Gut Holz sagt der Kegler']);
    expect(await titles('Holz -Kegler')).toEqual(['Das Holz ist gut']);
  });

  it('takes words of a phrase in this order only, and any word for one that is not looked for', async () => {
    await anArticle(ctx, { ...at, headline: 'Kraut', body: doc(p('Krautfest und Rübenmarkt am Turm.')) });
    await anArticle(ctx, { ...at, headline: 'Rüben', body: doc(p('Rübenmarkt und Krautfest am Turm.')) });
    expect(await titles('"Krautfest und Rübenmarkt"')).toEqual(['Kraut']);
    expect(await titles('"Krautfest oder Rübenmarkt"')).toEqual(['Kraut']);
    expect(await titles('"Krautfest Rübenmarkt"')).toEqual([]);
    expect(await titles('Krautfest -"Krautfest und Rübenmarkt"')).toEqual(['Rüben']);
    expect(await titles('"Rüben Rübenmarkt"')).toEqual([]);
    expect((await titles('Turm -"Rübenmarkt und Rübenmarkt"')).toSorted()).toEqual(['Kraut', 'Rüben']);
  });

  it('finds nothing by the signs that stand between words', async () => {
    for (const typed of ['%', '_', '?', '|', '.', '/', '"% _"', '"? ?"', '\u{a1}', '[', "'", '\\'])
      expect(await total(typed), typed).toBe(0);
  });

  it('mends errors, and says so', async () => {
    await anArticle(ctx, { ...at, headline: 'Die Kläranlage läuft' });
    const { results, note } = await ask('Klähranlagen');
    expect(results[0]?.title).toBe('Die Kläranlage läuft');
    expect(note).toContain('„Kläranlage“');
  });

  it('says that it looked for the first words only where it did', async () => {
    const cut = 'Gesucht wurde nur nach den ersten Wörtern.';
    const words = Array.from({ length: 13 }, (_, at) => `wort${at}`).join(' ');
    expect(await pageOf(words)).toContain(cut);
    expect(await pageOf(`Hallenbad${' '.repeat(400)}offen`)).not.toContain(cut);
    expect(await pageOf('wann ist in der Stadt und auf dem Land das Bad an der Brücke offen')).not.toContain(
      cut,
    );
  });

  it('finds what has some of the words where nothing has all', async () => {
    await anArticle(ctx, { ...at, headline: 'Das Storchennest ist leer' });
    const { results, note } = await ask('Storchennest Unterseeboot');
    expect(results.map(({ title }) => title)).toEqual(['Das Storchennest ist leer']);
    expect(note).toContain('einige davon');
  });

  it('leads to places, categories and tags that are called so', async () => {
    await anArticle(ctx, { ...at, tags: ['Streuobst'] });
    expect((await ask('Muhlviertel')).ways).toMatchObject([{ name: 'Mühlviertel', href: '/muehlviertel' }]);
    await aPlace(ctx, { name: 'Bregenz', slug: 'bregenz', postcode: '6900' });
    for (const typed of ['6900', 'A-6900'])
      expect((await ask(typed)).ways).toMatchObject([{ name: 'Bregenz', href: '/bregenz' }]);
    expect((await ask('streuobst')).ways).toMatchObject([{ name: 'Streuobst', href: '/tag/streuobst' }]);
  });

  it('finds people by their names, and nobody whose page is not for others', async () => {
    const ada = await aUser(ctx, { name: 'Ada Sonnenschein' });
    expect(await titles('Sonnenschein')).toEqual(['Ada Sonnenschein']);
    await changeUser(ctx, ada.id, { isNoindex: true });
    expect(await titles('Sonnenschein')).toEqual([]);
  });

  it('finds pages about the portal by all of their words', async () => {
    await aCmsPage(ctx, { title: 'Schmökerregeln', body: doc(p('Flüstern bitte, auch beim Umblättern.')) });
    for (const q of ['Schmökerregeln', 'umblättern flüstern'])
      expect(await titles(q)).toEqual(['Schmökerregeln']);
  });

  it('goes on page by page without showing anything twice', async () => {
    for (let at = 0; at < 45; at++)
      await anArticle(ctx, {
        locationId: auenfeld.id,
        categoryId: sport.id,
        authorId: ruth.id,
        headline: `Kartoffelfeuer ${at}`,
      });
    const seen: string[] = [];
    let { results, further } = await ask('Kartoffelfeuer');
    expect(await total('Kartoffelfeuer')).toBe(45);
    for (;;) {
      seen.push(...results.map(({ href }) => href));
      if (!further) break;
      const next = await app.http.inject({ url: further, headers: { accept: 'application/json' } });
      ({ results, further } = JSON.parse(next.body) as Answer);
    }
    expect(new Set(seen).size).toBe(45);
    expect(seen).toHaveLength(45);
  });

  it('answers at once whatever is asked', async () => {
    const started = Date.now();
    const questions = [
      '',
      '"',
      '- - -',
      '-a -b -c',
      "' | & ! ( ) <-> :* \\",
      'ort: von: rubrik:',
      Array.from({ length: 1000 }, (_, at) => `w${at}`)
        .join(' ')
        .slice(0, 8000),
      'a'.repeat(8000),
      '\uD800 \u{10FFFF}',
      'donaudampfschifffahrtsgesellschaftskapitaen'.repeat(6),
    ];
    for (const question of questions) expect((await ask(question)).results).toBeDefined();
    expect(Date.now() - started).toBeLessThan(5_000);
  });
});

describe('a search as a feed', () => {
  it('has what fits it, the newest first, in every form, and is named by the page of the search', async () => {
    const own = { categoryId: sport.id, authorId: ruth.id };
    await anArticle(ctx, { ...own, ...at, headline: 'Das Drehorgelfest', publishedAt: ago(3) });
    await anArticle(ctx, { ...own, headline: 'Drehorgelfeste', locationId: mill.id, publishedAt: ago(2) });
    await anArticle(ctx, { headline: 'Drehorgelfest & anderswo', publishedAt: ago(1) });
    await aUser(ctx, { name: 'Dora Drehorgelfest' });
    const all = ['Drehorgelfest &amp; anderswo', 'Drehorgelfeste', 'Das Drehorgelfest'];
    const { body, headers } = await feedOf('q=Drehorgelfest');
    expect(titlesIn(body)).toEqual(all);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(body).toContain('<title>Suche: Drehorgelfest – Litfass</title>');
    expect(titlesIn((await feedOf('q=Drehorgelfest&ort=auenfeld&zeit=woche')).body)).toEqual(all.slice(1));
    expect(titlesIn((await feedOf('q=Drehorgelfst')).body)).toEqual(all);
    expect((await feedOf('q=Drehorgelfest', 'atom.xml')).body).toContain('<title>Das Drehorgelfest</title>');
    const json = JSON.parse((await feedOf('q=Drehorgelfest&ort=auenfeld', 'feed.json')).body);
    expect(json).toMatchObject({
      home_page_url: 'http://localhost:3000/suche?q=Drehorgelfest&ort=auenfeld',
      feed_url: 'http://localhost:3000/suche/feed.json?q=Drehorgelfest&ort=auenfeld',
      items: [{ title: 'Drehorgelfeste' }, { title: 'Das Drehorgelfest' }],
    });
    const page = (await app.http.inject({ url: '/suche?q=Drehorgelfest&ort=auenfeld&zeit=woche' })).body;
    for (const file of ['feed.xml', 'atom.xml', 'feed.json'])
      expect(page).toContain(`/suche/${file}?q=Drehorgelfest&amp;ort=auenfeld`);
    expect(page).toContain('Diese Suche als Feed');
  });

  it('is kept for all, and new as soon as something is out or gone', async () => {
    const query = 'q=Schneckenrennen';
    expect(titlesIn((await feedOf(query)).body)).toEqual([]);
    expect((await feedOf(query)).headers['x-page-cache']).toBe('hit');
    const { id } = await anArticle(ctx, { ...at, headline: 'Schneckenrennen' });
    expect(titlesIn((await feedOf(query)).body)).toEqual(['Schneckenrennen']);
    await putArticleInState(ctx, id, 'withdrawn');
    expect(titlesIn((await feedOf(query)).body)).toEqual([]);
  });

  it('holds nothing that is kept back, and is none where nothing is asked', async () => {
    await anArticle(ctx, {
      ...at,
      headline: 'Nur für Feedleser',
      isPremium: true,
      body: doc(p('Frei ist der Kiebitz.'), cut(), p('Verborgen ist der Brachvogel.')),
    });
    expect(titlesIn((await feedOf('q=Kiebitz')).body)).toEqual(['Nur für Feedleser']);
    expect(titlesIn((await feedOf('q=Brachvogel')).body)).toEqual([]);
    for (const query of ['', 'q=', 'q=%20', 'ort=auenfeld'])
      expect((await feedOf(query)).statusCode).toBe(404);
    for (const query of ['q=%22', 'q=-a', 'q=a&q=ort:', 'q=a&ort=x&von=0&art=nichts'])
      expect((await feedOf(query)).statusCode).toBe(200);
  });
});

describe('narrowing what was found', () => {
  it('counts kinds, places with what lies below, categories, times, authors and tags', async () => {
    const own = { headline: 'Drachensteigen', categoryId: sport.id, authorId: ruth.id };
    await anArticle(ctx, { ...own, locationId: auenfeld.id, tags: ['Drachen'] });
    await anArticle(ctx, { ...own, locationId: mill.id });
    await anArticle(ctx, { headline: 'Drachensteigen', publishedAt: new Date('2020-05-01') });
    const { facets } = await facetsOf('q=Drachensteigen');
    const counts = (name: string) =>
      Object.fromEntries(
        facets.find((facet) => facet.name === name)?.choices.map((one) => [one.value, one.count]) ?? [],
      );
    expect(counts('ort')['auenfeld']).toBe(2);
    expect(counts('rubrik')['sport']).toBe(2);
    expect(counts('von')[`${ruth.id}`]).toBe(2);
    for (const chosen of ['ort=auenfeld', 'rubrik=sport', `von=${ruth.id}`, 'zeit=jahr'])
      expect((await facetsOf(`q=Drachensteigen&${chosen}`)).total, chosen).toBe(2);
    expect((await facetsOf('q=Drachensteigen&schlagwort=drachen')).total).toBe(1);
    expect((await facetsOf('q=Drachensteigen&art=beitraege')).total).toBe(3);
    expect((await facetsOf('q=Drachensteigen&art=unsinn&ort=x&von=0&zeit=nie')).total).toBe(3);
    for (const name of ['__proto__', 'constructor'])
      expect((await facetsOf(`q=Drachensteigen&art=${name}&ort=${name}&zeit=${name}`)).total).toBe(3);
  });

  it('takes a choice back by the same link', async () => {
    const { facets } = await facetsOf('q=Drachensteigen&ort=auenfeld');
    const chosen = facets.find(({ name }) => name === 'ort')!.choices.find(({ isCurrent }) => isCurrent)!;
    expect(chosen.href).toBe('/suche?q=Drachensteigen');
  });
});

const feedAbout = async (von: string) => (await feedOf(`q=Laternenumzug&von=${von}`)).body;

describe('the feed of a search of one author', () => {
  it('names nobody whose profile isn’t there for everybody, and numbers as they are spelled in addresses', async () => {
    const shown = await aUser(ctx, { name: 'Selma Sichtbar' });
    const unconfirmed = await aUser(ctx, { name: 'Ute Unbestätigt', confirmedAt: null });
    const hidden = await aUser(ctx, {
      name: 'Hilde Verborgen',
      contributionsHidden: true,
      suspendedUntil: new Date(Date.now() + 86_400_000),
    });
    expect(await feedAbout(`${shown.id}`)).toContain('Selma Sichtbar');
    expect(await feedAbout(`${unconfirmed.id}`)).not.toContain('Unbestätigt');
    expect(await feedAbout(`${hidden.id}`)).not.toContain('Verborgen');
    expect(await feedAbout(`0x${shown.id.toString(16)}`)).not.toContain('Selma');
  });
});

describe('suggestions', () => {
  it('say a word to its end, and name places and tags', async () => {
    await anArticle(ctx, { ...at, headline: 'Das Gänseblümchenfeld', tags: ['Gänsemarsch'] });
    const names = (await suggest('gaense')).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Gänseblümchenfeld', 'Gänsemarsch']));
    expect((await suggest('muhl')).map(({ href }) => href)).toContain('/muehlviertel');
    expect((await suggest('altes Gänsebl'))[0]).toMatchObject({ name: 'altes Gänseblümchenfeld' });
  });

  it('hold nothing of what is kept back, and nothing for nothing', async () => {
    const piece = await anArticle(ctx, { ...at, headline: 'Quarzsandgeheimnis', tags: ['Quarzsanddüne'] });
    // The tag that is a word as well stands there once, as the tag.
    expect((await suggest('quarzsand')).map(({ name }) => name)).toEqual([
      'Quarzsanddüne',
      'Quarzsandgeheimnis',
    ]);
    expect((await ask('quarzsanddüne')).ways).toHaveLength(1);
    await putArticleInState(ctx, piece.id, 'hidden');
    for (const q of ['quarzsand', '', '%', "'", 'x'.repeat(5000)]) expect(await suggest(q)).toEqual([]);
    expect((await ask('quarzsanddüne')).ways).toEqual([]);
  });

  it('are asked by the field in the masthead of every page, which is a plain form', async () => {
    const { body } = await app.http.inject({ url: '/' });
    expect(body).toContain('data-suggest="/suche/vorschlaege"');
    expect(body).toMatch(/<form action="\/suche">/);
  });
});

describe('what is kept back is found by nobody', () => {
  it('premium text, by whoever asks', async () => {
    await anArticle(ctx, {
      ...at,
      headline: 'Für Abonnenten',
      isPremium: true,
      body: doc(p('Frei ist der Regenpfeifer.'), cut(), p('Verborgen ist der Austernfischer.')),
    });
    expect(await total('Regenpfeifer')).toBe(1);
    expect(await total('Austernfischer')).toBe(0);
    const { note, results } = await ask('Austernfischr');
    expect([note, results]).toEqual(['', []]);
    const holder = await signedIn(app, await aUser(ctx, { passUntil: new Date(Date.now() + 86_400_000) }));
    expect((await ask('Austernfischer', holder)).results).toEqual([]);
  });

  it.each(['draft', 'scheduled', 'in-review', 'withdrawn', 'expired', 'hidden', 'erased'] as const)(
    'pieces in the state %s, and no word of theirs mends an error',
    async (state) => {
      const word = `Geheimwort${state.replace('-', '')}`;
      const piece = await anArticle(ctx, { ...at, headline: `${word} im Titel` });
      expect(await total(word)).toBe(1);
      await putArticleInState(ctx, piece.id, state);
      expect(await total(word)).toBe(0);
      expect((await ask(`${word.slice(0, -1)}x`)).note).toBe('');
    },
  );

  it('what appears later, until then', async () => {
    const publishedAt = new Date(Date.now() + 3_600_000);
    const acting = actAs(ctx, portalItself);
    await anArticle(acting, { ...at, headline: 'Morgenglockenspiel', publishedAt });
    expect(await total('Morgenglockenspiel')).toBe(0);
  });

  it('pieces of people whose contributions are hidden, as long as they are', async () => {
    const hidden = await aUser(ctx, { name: 'Hilde Grauzone' });
    await anArticle(ctx, { ...at, authorId: hidden.id, headline: 'Nebelhornverbot' });
    expect(await total('Nebelhornverbot')).toBe(1);
    const suspendedUntil = new Date(Date.now() + 86_400_000);
    await changeUser(ctx, hidden.id, { contributionsHidden: true, suspendedUntil });
    expect(await total('Nebelhornverbot')).toBe(0);
    expect(await total('Grauzone')).toBe(0);
    await changeUser(ctx, hidden.id, { contributionsHidden: false, suspendedUntil: null });
    expect(await total('Nebelhornverbot')).toBe(1);
  });
});
