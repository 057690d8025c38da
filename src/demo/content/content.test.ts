// What the demo content promises: enough of it, everything that is referred to exists, times fit, and the
// typography is German. Lengths count the lead and the body as a reader sees them.

import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';
import { categories } from './categories.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { portal } from './portal.ts';
import type { DemoArticle, DemoBlock, DemoComment, DemoPlace } from './types.ts';

describe('the people', () => {
  it('are twelve, each with a key, a user name and an address of their own', () => {
    expect(people).toHaveLength(12);
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
  it('are thirty with keys and headlines of their own', () => {
    expect(articles).toHaveLength(30);
    expectUnique(articles.map(({ key }) => key));
    expectUnique(articles.map(({ headline }) => headline));
  });

  it('are six long, fifteen middling and nine short ones', () => {
    const lengths = articles.map(lengthOf);
    expect(lengths.filter((length) => length >= 4500 && length <= 7000)).toHaveLength(6);
    expect(lengths.filter((length) => length >= 1800 && length <= 3500)).toHaveLength(15);
    expect(lengths.filter((length) => length >= 500 && length <= 1200)).toHaveLength(9);
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

  it('fill every category and all three towns', () => {
    for (const { key } of categories) expect(articles.some(({ category }) => category === key)).toBe(true);
    for (const town of ['auenfeld', 'kirchbruck', 'steinach'])
      expect(articles.filter(({ place }) => townOf(place) === town).length).toBeGreaterThanOrEqual(7);
  });

  it('hold every kind of block at least once, and three are premium', () => {
    const kinds = new Set(articles.flatMap(({ body }) => body.map((block) => Object.keys(block)[0])));
    expect([...kinds].sort()).toEqual(['h2', 'h3', 'list', 'p', 'quote', 'rule', 'spoiler', 'table']);
    expect(articles.filter(({ premium }) => premium)).toHaveLength(3);
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

describe('the comments', () => {
  it('are about 180 in all, thirty of them under the bridge and none under the road', () => {
    const counts = articles.map(({ comments }) => withReplies(comments).length);
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThanOrEqual(170);
    expect(total).toBeLessThanOrEqual(200);
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

const placeKeys = places.map(({ key }) => key);
const personKeys = people.map(({ key }) => key);

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
