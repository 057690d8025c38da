// This is what the demo promises of what isn't out yet: it refers to what exists, in the order of time, in
// good typography.
import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import { manuscripts } from './manuscripts.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import type { DemoManuscript } from './types.ts';

const keysOf = (things: readonly { readonly key: string }[]) => things.map(({ key }) => key);
const editors = keysOf(people.filter(({ roles }) => roles.some(({ role }) => role === 'editor')));

/** Returns minutes ago, in the order in which it must have happened. */
const courseOf = ({ versions, scheduled, submitted, handedBack }: DemoManuscript) =>
  [...versions, scheduled, submitted, handedBack].flatMap((deed) => deed?.minutesAgo ?? []);

const textsOf = ({ versions, notes = [], submitted, handedBack, hero }: DemoManuscript) => [
  ...versions.flatMap(({ headline, lead, body }) => [
    headline,
    lead,
    ...body.flatMap((block) => Object.values(block).filter((words) => typeof words === 'string')),
  ]),
  ...notes.map(({ text }) => text),
  ...[submitted?.text, handedBack?.text, hero?.caption].filter((text) => text !== undefined),
];

describe('the manuscripts of the demo', () => {
  it('show everything that can be done with one', () => {
    expect(manuscripts.some(({ scheduled, submitted, hero }) => hero && !scheduled && !submitted)).toBe(true);
    expect(manuscripts.some(({ scheduled }) => scheduled)).toBe(true);
    expect(manuscripts.some(({ notes, versions }) => notes && versions.length > 1)).toBe(true);
    expect(manuscripts.some(({ handedBack }) => handedBack)).toBe(true);
  });

  it('name places, sections and people that exist, and editors where editors act', () => {
    for (const { author, place, category, notes = [], handedBack } of manuscripts) {
      expect(keysOf(people)).toContain(author);
      expect(keysOf(places)).toContain(place);
      expect(keysOf(categories)).toContain(category);
      for (const { by } of [...notes, ...(handedBack ? [handedBack] : [])]) expect(editors).toContain(by);
    }
  });

  it('happened one after another, all of it by now', () => {
    for (const manuscript of manuscripts) {
      const course = courseOf(manuscript);
      expect(course).toEqual(course.toSorted((a, b) => b - a));
      expect(course.at(-1)).toBeGreaterThan(0);
    }
  });

  it('are set as well as what is out', () => {
    for (const text of manuscripts.flatMap(textsOf)) {
      expect(text).not.toMatch(/["']|--|—|…|[ \u00a0]{2}|^\s|\s$|\s[,.?!;]/);
      expect(text).not.toMatch(/\d (Uhr|Euro|Meter|Kilometer|Prozent|Millionen)\b/);
      expect(text.match(/„/g)?.length ?? 0, text).toBe(text.match(/“/g)?.length ?? 0);
    }
  });
});
