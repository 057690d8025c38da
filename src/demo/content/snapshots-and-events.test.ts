// Tests what the demo promises of snapshots and events, and of all pieces together.
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { readSaidLocations } from '#bundles/events/public.ts';
import { demoContent } from '../content.ts';
import { SCENES } from '../pictures/picture.ts';
import { demoSchoolHolidays } from '../school-holidays.ts';
import { categories } from './categories.ts';
import { events } from './events.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { snapshots } from './snapshots.ts';
import type { DemoComment } from './types.ts';

const { pieces, pictures } = demoContent(1);
const contents = pieces.map(({ content }) => content);
const keysOf = (things: readonly { readonly key: string }[]) => things.map(({ key }) => key);
const wholeThread = (comments: readonly DemoComment[]): DemoComment[] =>
  comments.flatMap((comment) => [comment, ...(comment.replies ?? [])]);

describe('all pieces of the demo', () => {
  it('are a newspaper’s worth', () => {
    const ofKind = (type: string) => pieces.filter((piece) => piece.type === type).length;
    expect(ofKind('article')).toBeGreaterThanOrEqual(120);
    expect(ofKind('imagepost')).toBeGreaterThanOrEqual(80);
    expect(ofKind('event')).toBeGreaterThanOrEqual(60);
    expect(contents.flatMap(({ comments }) => wholeThread(comments)).length).toBeGreaterThanOrEqual(600);
    const galleries = pieces.filter(
      ({ type, content }) => type === 'article' && content.body.some((block) => 'gallery' in block),
    );
    expect(galleries.length).toBeGreaterThanOrEqual(8);
  });

  it('have keys of their own, and places, sections and people that exist', () => {
    expect(new Set(keysOf(contents)).size).toBe(contents.length);
    for (const { key, place, category, author } of contents) {
      expect([key, keysOf(places)]).toEqual([key, expect.arrayContaining([place])]);
      expect([key, keysOf(categories)]).toEqual([key, expect.arrayContaining([category])]);
      expect([key, keysOf(people)]).toEqual([key, expect.arrayContaining([author])]);
    }
  });

  it('have comments by people who exist, none of them from the future', () => {
    for (const { key, comments, publishedMinutesAgo } of contents)
      for (const { author, minutesAfter } of wholeThread(comments)) {
        expect(keysOf(people)).toContain(author);
        expect([key, minutesAfter]).toEqual([key, Math.min(minutesAfter, publishedMinutesAgo)]);
      }
  });

  it('show pictures that can be drawn, no two of them alike', () => {
    const recipes = pictures.map(({ picture: { scene, seed, season, hour, weather, ratio, shot } }) =>
      [scene, seed, season, hour, weather, ratio, shot].join(' '),
    );
    expect(recipes.filter((recipe, at) => recipes.indexOf(recipe) !== at)).toEqual([]);
    for (const { picture } of pictures) expect(Object.keys(SCENES)).toContain(picture.scene);
  });
});

describe('snapshots and events', () => {
  it('are written with German quotation marks', () => {
    for (const words of [JSON.stringify(snapshots), JSON.stringify(events)])
      expect(words.replaceAll(/\\?"/g, '')).not.toMatch(/“[^“”„]*“|['"`]/);
  });

  it('take place: every event has a place and a date, most of them to come', () => {
    for (const { locations } of events)
      for (const { dates, series = [] } of locations) expect(dates.length + series.length).toBeGreaterThan(0);
    const comingOnes = events.filter(({ locations }) =>
      locations.some(({ dates, series = [] }) => series.length > 0 || dates.some(({ inDays }) => inDays > 0)),
    );
    expect(comingOnes.length).toBeGreaterThanOrEqual(60);
  });

  it('come again in words that are understood on whatever day the demo begins', () => {
    const series = events.flatMap(({ locations }) => locations.flatMap(({ series = [] }) => series));
    expect(series.length).toBeGreaterThanOrEqual(10);
    for (let day = '2026-01-01'; day < '2028-01-01'; day = addDays(day, 37)) {
      const holidays = demoSchoolHolidays(new Date(`${day}T12:00:00Z`));
      for (const { key, locations } of events) {
        const said = locations.map((location) => ({ ...location, dates: [] }));
        const read = readSaidLocations(said, day, holidays);
        expect([day, key, read.errors]).toEqual([day, key, {}]);
        for (const [at, { dates }] of read.locations.entries())
          expect(dates.length > 0).toBe((locations[at]!.series ?? []).length > 0);
      }
    }
  });
});
