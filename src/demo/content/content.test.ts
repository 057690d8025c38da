// This is what the demo content promises: enough of it, everything that is referred to exists, times fit, and
// the typography is German. Lengths count the lead and the body as a reader sees them.

import { describe, expect, it } from 'vitest';
import { SCENES, drawPicture } from '../pictures/picture.ts';
import { articles } from './articles.ts';
import { categories } from './categories.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { portal } from './portal.ts';
import type { DemoArticle, DemoBlock, DemoComment, DemoPicture, DemoPlace } from './types.ts';

describe('the people', () => {
  it('are twenty-four, each with a key, a user name and an address of their own', () => {
    expect(people).toHaveLength(24);
    for (const field of ['key', 'login', 'name', 'email'] as const) expectUnique(people.map((p) => p[field]));
    for (const person of people) expect(person.email).toMatch(/^[a-z.]+@litfass\.example$/);
  });

  it.each([
    ['admin', 'admin', false],
    ['redaktion', 'editor', false],
    ['moderation', 'moderator', false],
    ['autorin', 'author', false],
    ['mitglied', 'member', false],
    ['abonnent', 'member', true],
  ] as const)('%s is %s everywhere and nothing else', (login, role, hasPass) => {
    const person = people.find((candidate) => candidate.login === login);
    expect(person?.roles).toEqual([{ role }]);
    expect(person?.hasPass ?? false).toBe(hasPass);
  });

  it('live in places and hold roles in places that exist', () => {
    for (const person of people) {
      expect(placeKeys).toContain(person.place);
      for (const { place } of person.roles) if (place !== undefined) expect(placeKeys).toContain(place);
    }
  });

  it('include user names with an umlaut and with a space', () => {
    expect(people.some(({ login }) => /[äöüß]/.test(login) && login.includes(' '))).toBe(true);
  });
});

describe('the places', () => {
  it('are three towns of one district, each with at least one quarter', () => {
    const towns = places.filter(({ kind }) => kind === 'town');
    expect(towns.map(({ name }) => name)).toEqual(['Auenfeld', 'Kirchbruck', 'Steinach']);
    for (const town of towns) {
      expect(town.parent).toBe('werletal');
      expect(places.some(({ kind, parent }) => kind === 'quarter' && parent === town.key)).toBe(true);
    }
  });

  it('form a tree in which a parent stands before its children', () => {
    for (const [position, { parent }] of places.entries()) {
      if (parent === null) expect(position).toBe(0);
      else expect(placeKeys.slice(0, position)).toContain(parent);
    }
  });

  it('lie 6 and 9 kilometres from Auenfeld', () => {
    expect(kilometres('auenfeld', 'kirchbruck')).toBeCloseTo(6, 0);
    expect(kilometres('auenfeld', 'steinach')).toBeCloseTo(9, 0);
  });

  it('have, like the categories, unique slugs of small letters, digits and hyphens', () => {
    for (const named of [places, categories]) {
      expectUnique(named.map(({ key }) => key));
      expectUnique(named.map(({ slug }) => slug));
      for (const { slug } of named) expect(slug).toMatch(/^[a-z0-9-]+$/);
    }
  });
});

describe('the articles', () => {
  it('are more than 120 with keys and headlines of their own', () => {
    expect(articles.length).toBeGreaterThanOrEqual(122);
    expectUnique(articles.map(({ key }) => key));
    expectUnique(articles.map(({ headline }) => headline));
  });

  it('are of every length, from notices to reports that fill a page', () => {
    const lengths = articles.map(lengthOf);
    const countBetween = (from: number, to: number) =>
      lengths.filter((length) => length >= from && length < to).length;
    expect(countBetween(300, 700)).toBeGreaterThanOrEqual(25);
    expect(countBetween(700, 1800)).toBeGreaterThanOrEqual(45);
    expect(countBetween(1800, 4500)).toBeGreaterThanOrEqual(25);
    expect(countBetween(4500, 9000)).toBeGreaterThanOrEqual(10);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(300);
  });

  it('refer to places, categories and authors that exist', () => {
    for (const article of articles) {
      expect(placeKeys).toContain(article.place);
      expect(categories.map(({ key }) => key)).toContain(article.category);
      expect(personKeys).toContain(article.author);
    }
  });

  it('are written by people who may write', () => {
    for (const { author } of articles) {
      const roles = people.find(({ key }) => key === author)?.roles.map(({ role }) => role) ?? [];
      expect(roles.some((role) => role === 'author' || role === 'editor' || role === 'admin')).toBe(true);
    }
  });

  it('fill every category in all three towns', () => {
    for (const { key } of categories)
      for (const town of ['auenfeld', 'kirchbruck', 'steinach']) {
        const there = articles.filter(({ category, place }) => category === key && townOf(place) === town);
        expect(there.length, `${key} in ${town}`).toBeGreaterThanOrEqual(2);
      }
  });

  it('spread over two months, with about thirty of the last day', () => {
    const ages = articles.map(({ publishedMinutesAgo }) => publishedMinutesAgo);
    const countBetween = (from: number, to: number) => ages.filter((age) => age >= from && age < to).length;
    expect(countBetween(0, DAY)).toBeGreaterThanOrEqual(25);
    expect(countBetween(0, DAY)).toBeLessThanOrEqual(35);
    expect(countBetween(14 * DAY, 60 * DAY)).toBeGreaterThanOrEqual(40);
    expect(Math.max(...ages)).toBeLessThan(60 * DAY);
  });

  it('hold every kind of block at least once, and about ten are premium', () => {
    const kinds = new Set(articles.flatMap(({ body }) => body.map((block) => Object.keys(block)[0])));
    expect([...kinds].sort()).toEqual([
      'cut',
      'embed',
      'gallery',
      'h2',
      'h3',
      'list',
      'outside',
      'p',
      'picture',
      'quote',
      'rule',
      'spoiler',
      'stream',
      'table',
    ]);
    const premium = articles.filter((article) => article.premium);
    expect(premium.length).toBeGreaterThanOrEqual(10);
    expect(premium.length).toBeLessThanOrEqual(12);
    for (const { body, premium } of articles)
      if (body.some((block) => 'cut' in block)) expect(premium).toBe(true);
  });

  it('embed only articles that are older than they are', () => {
    const embeds = articles.flatMap((article) =>
      article.body.flatMap((block) => ('embed' in block ? [{ article, key: block.embed }] : [])),
    );
    expect(embeds.length).toBeGreaterThanOrEqual(12);
    for (const { article, key } of embeds) {
      const age = articles.find((candidate) => candidate.key === key)?.publishedMinutesAgo ?? 0;
      expect(age, `${key} in ${article.key}`).toBeGreaterThan(article.publishedMinutesAgo);
    }
  });

  it('have tables whose rows are as wide as their heads', () => {
    for (const block of articles.flatMap(({ body }) => body))
      if ('table' in block)
        for (const row of block.table.rows) expect(row).toHaveLength(block.table.head.length);
  });

  it('were changed after they were published, if at all, and never in the future', () => {
    for (const { publishedMinutesAgo, updatedMinutesAgo } of articles) {
      expect(publishedMinutesAgo).toBeGreaterThan(0);
      if (updatedMinutesAgo === undefined) continue;
      expect(updatedMinutesAgo).toBeGreaterThan(0);
      expect(updatedMinutesAgo).toBeLessThan(publishedMinutesAgo);
    }
  });
});

describe('the pictures', () => {
  it('stand above most articles, and eight articles hold a gallery of eight to twelve', () => {
    expect(articles.filter(({ hero }) => hero).length).toBeGreaterThanOrEqual(85);
    expect(galleries.map(({ length }) => length).sort((a, b) => a - b)).toEqual([8, 8, 9, 9, 10, 10, 12, 12]);
  });

  it('show scenes that exist, no two alike', () => {
    for (const { scene } of pictures) expect(Object.keys(SCENES)).toContain(scene);
    expectUnique(pictures.map(({ scene, seed }) => `${scene} ${seed}`));
  });

  it('show no scene twice among the twelve newest articles, whose first three have one', () => {
    const newest = articles.toSorted((a, b) => a.publishedMinutesAgo - b.publishedMinutesAgo).slice(0, 12);
    expectUnique(newest.flatMap(({ hero }) => hero?.scene ?? []));
    expect(newest.slice(0, 3).map(({ hero }) => hero !== undefined)).toEqual([true, true, true]);
  });

  it('show no scene twice among the twelve newest articles of any place, but for faces and birds, which are all unlike', () => {
    const within = (place: string): string[] => [
      place,
      ...places.filter(({ parent }) => parent === place).flatMap(({ key }) => within(key)),
    ];
    for (const { key } of places) {
      const around = within(key);
      const newest = articles
        .filter(({ place }) => around.includes(place))
        .toSorted((a, b) => a.publishedMinutesAgo - b.publishedMinutesAgo)
        .slice(0, 12);
      const scenes = newest.flatMap(({ hero }) => hero?.scene ?? []);
      expectUnique(scenes.filter((scene) => scene !== 'portrait' && scene !== 'bird'));
    }
  });

  it('have captions of their own in articles, and a credit that names somebody', () => {
    expectUnique(articlePictures.map(({ caption }) => caption ?? ''));
    for (const { caption, credit = '' } of articlePictures) {
      expect(caption).toMatch(/\p{L}{3}/u);
      expect(personKeys.includes(credit) || /^\p{Lu}/u.test(credit), credit).toBe(true);
    }
  });

  it('show the birds that their captions name', () => {
    for (const picture of articlePictures.filter(({ scene }) => scene === 'bird')) {
      const named = picture.caption?.match(/Amsel|Blaumeise|Buchfink|Gimpel|Rotkehlchen/)?.[0];
      expect(named, picture.caption).toBeDefined();
      expect(drawPicture({ ...picture, size: 0.1 }).meta.alt).toContain(named);
    }
  });

  it('give everybody a portrait and every author a cover', () => {
    for (const { key, portrait } of people) expect(portrait, key).toBeDefined();
    for (const { author } of articles) expect(people.find(({ key }) => key === author)?.cover).toBeDefined();
  });
});

describe('the comments', () => {
  it('are more than 400 in all, thirty of them under the bridge and none under the road', () => {
    const counts = articles.map(({ comments }) => withReplies(comments).length);
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThanOrEqual(440);
    expect(Math.max(...counts)).toBe(30);
    expect(countOf('bruecke')).toBe(30);
    expect(articles.filter(({ comments }) => comments.length === 0).map(({ key }) => key)).toEqual([
      'kreisstrasse',
    ]);
  });

  it('come from people who exist, and everybody takes part', () => {
    const authors = articles.flatMap(({ comments }) => withReplies(comments).map(({ author }) => author));
    expect([...new Set(authors)].sort()).toEqual([...personKeys].sort());
  });

  it('were written after the article and before now, a reply after what it answers', () => {
    for (const { comments, publishedMinutesAgo } of articles)
      for (const comment of comments) {
        expect(comment.minutesAfter).toBeGreaterThan(0);
        for (const { minutesAfter } of withReplies([comment]))
          expect(minutesAfter).toBeLessThan(publishedMinutesAgo);
        for (const reply of comment.replies ?? [])
          expect(reply.minutesAfter).toBeGreaterThan(comment.minutesAfter);
      }
  });

  it('say nothing twice', () =>
    expectUnique(articles.flatMap(({ comments }) => withReplies(comments).map(({ text }) => text))));

  it('stand in the order in which they were written', () => {
    for (const { comments } of articles)
      for (const thread of [comments, ...comments.map(({ replies }) => replies ?? [])]) {
        const minutes = thread.map(({ minutesAfter }) => minutesAfter);
        expect(minutes).toEqual([...new Set(minutes)].sort((a, b) => a - b));
      }
  });

  it('are answered one level deep', () => {
    for (const reply of articles.flatMap(({ comments }) => comments).flatMap(({ replies }) => replies ?? []))
      expect(reply.replies).toBeUndefined();
  });
});

describe('the typography', () => {
  it('has no straight quotes, double hyphens, em dashes, double spaces or blank edges', () => {
    for (const text of allTexts()) expect(text).not.toMatch(/["']|--|—|…|[ \u00a0]{2}|^\s|\s$/);
  });

  it('closes every German quotation mark that it opens', () => {
    for (const text of allTexts()) {
      expect(text.match(/„/g)?.length ?? 0, text).toBe(text.match(/“/g)?.length ?? 0);
      expect(text.match(/‚/g)?.length ?? 0, text).toBe(text.match(/‘/g)?.length ?? 0);
    }
  });

  it('puts no space before a comma, full stop, question or exclamation mark', () => {
    for (const text of allTexts()) expect(text).not.toMatch(/\s[,.?!;]/);
  });

  it('uses en dashes with spaces between words', () => {
    for (const text of allTexts()) expect(text).not.toMatch(/\p{L}–|–\p{L}| - /u);
  });

  it('keeps a number and its unit together in the body', () => {
    for (const { lead, body } of articles)
      for (const text of [lead, ...body.filter((block) => 'p' in block).map(({ p }) => p)])
        expect(text).not.toMatch(/\d (Uhr|Euro|Meter|Kilometer|Prozent|Millionen)\b/);
  });

  it('closes every mark that it opens, and links only with https', () => {
    for (const text of articles.flatMap(({ body }) => body.flatMap(textsOf))) {
      expect((text.match(/\*\*/g)?.length ?? 0) % 2, text).toBe(0);
      expect((text.match(/_/g)?.length ?? 0) % 2, text).toBe(0);
      for (const [, address] of text.matchAll(/\]\(([^)]*)\)/g)) expect(address).toMatch(/^https:\/\//);
    }
  });
});

const DAY = 24 * 60;

const placeKeys = places.map(({ key }) => key);
const personKeys = people.map(({ key }) => key);

const galleries = articles.flatMap(({ body }) =>
  body.flatMap((block) => ('gallery' in block ? [block.gallery] : [])),
);

const articlePictures: DemoPicture[] = [
  ...galleries.flat(),
  ...articles.flatMap(({ hero }) => hero ?? []),
  ...articles.flatMap(({ body }) => body.flatMap((block) => ('picture' in block ? [block.picture] : []))),
];

const pictures: DemoPicture[] = [
  ...articlePictures,
  ...people.flatMap(({ portrait, cover }) => [portrait ?? [], cover ?? []].flat()),
];

const expectUnique = (values: string[]): void => expect(new Set(values).size).toBe(values.length);

const placeOf = (key: string): DemoPlace => {
  const place = places.find((candidate) => candidate.key === key);
  if (place === undefined) throw new Error(`no place ${key}`);
  return place;
};

const townOf = (key: string): string | null => {
  const place = placeOf(key);
  return place.kind === 'quarter' ? place.parent : place.key;
};

const kilometres = (from: string, to: string): number => {
  const [a, b] = [placeOf(from), placeOf(to)];
  const north = (b.latitude ?? 0) - (a.latitude ?? 0);
  const east = ((b.longitude ?? 0) - (a.longitude ?? 0)) * Math.cos(((a.latitude ?? 0) * Math.PI) / 180);
  return Math.hypot(north, east) * 111.2;
};

const withReplies = (comments: DemoComment[]): DemoComment[] =>
  comments.flatMap((comment) => [comment, ...(comment.replies ?? [])]);

const countOf = (key: string): number =>
  withReplies(articles.find((article) => article.key === key)?.comments ?? []).length;

const textsOf = (block: DemoBlock): string[] => {
  if ('p' in block) return [block.p];
  if ('h2' in block) return [block.h2];
  if ('h3' in block) return [block.h3];
  if ('quote' in block) return [block.quote, block.by ?? ''];
  if ('list' in block) return block.list;
  if ('table' in block) return [...block.table.head, ...block.table.rows.flat()];
  if ('spoiler' in block) return [block.spoiler, ...block.text];
  return [];
};

const lengthOf = ({ lead, body }: DemoArticle): number => [lead, ...body.flatMap(textsOf)].join('\n').length;

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const allTexts = (): string[] => stringsIn([portal, places, categories, people, articles]);
