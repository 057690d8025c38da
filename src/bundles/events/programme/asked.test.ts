import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentAt } from '#kernel/calendar.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';
import type { Category, CategoryList } from '#bundles/topics/public.ts';
import { fieldsOf, programmeHref } from './addresses.ts';
import { isNarrowed, readQuery } from './asked.ts';
import { QUERY, VIEWS } from './constants.ts';
import type { ProgrammeQuery } from './input.ts';

const now = momentAt('2026-11-27', '12:00')!;
const town = {
  id: 2,
  path: '2/',
  kind: 'town',
  slug: 'auenfeld',
  postcode: '36199',
  latitude: 51,
  longitude: 9.9,
} as Location;
const tree = { all: [town], bySlug: new Map([[town.slug, town]]) } as unknown as LocationTree;
const category = { id: 3, slug: 'kultur', name: 'Kultur' } as Category;
const categories = { bySlug: new Map([[category.slug, category]]) } as unknown as CategoryList;
const read = (query: ProgrammeQuery) => readQuery(query, { tree, categories, now });

describe('what is asked of a list of events', () => {
  it('is everything from today on unless an address says more', () => {
    const { asked, errors } = read({});
    expect(asked).toMatchObject({ view: 'liste', day: '2026-11-27', isWeekend: false });
    expect([isNarrowed(asked), errors]).toEqual([false, {}]);
  });

  it('reads days as fields send them and as people write them', () => {
    for (const typed of ['2026-12-04', '4.12.2026', '04.12.2026', ' 4. 12.2026 '])
      expect([typed, read({ von: typed }).asked.from]).toEqual([typed, '2026-12-04']);
  });

  it.each([
    ['von', '30.2.2027', 'Bitte einen Tag'],
    ['von', 'morgen', 'Bitte einen Tag'],
    ['von', '2026-11-26', 'Dieser Tag ist vorbei'],
    ['bis', '2031-01-01', 'So weit reicht der Kalender nicht'],
    ['rubrik', 'sport', 'Diese Rubrik'],
    ['ort', 'nirgends', 'Diesen Ort'],
    ['plz', '361', 'Bitte vier bis sechs Ziffern'],
    ['plz', '3619', 'nicht bekannt'],
    ['plz', '99999', 'nicht bekannt'],
    ['umkreis', '7', 'angebotenen Entfernungen'],
  ])('narrows nothing by %s=%s and says why', (name, typed, text) => {
    const { asked, errors } = read({ [name]: typed });
    expect(isNarrowed(asked)).toBe(false);
    expect(errors).toEqual({ [name]: expect.stringContaining(text) });
  });

  it('takes an end before the beginning for none', () => {
    const { asked, errors } = read({ von: '2026-12-04', bis: '2026-12-03' });
    expect([asked.from, asked.until, Object.keys(errors)]).toEqual(['2026-12-04', undefined, ['bis']]);
  });

  it('leaves a span to the views that have none of their own', () =>
    expect(read({ ansicht: 'woche', von: '2026-12-04', wochenende: 'ja' }).asked).toMatchObject({
      from: undefined,
      isWeekend: false,
    }));

  it('looks around a postcode', () => {
    const { asked } = read({ plz: '36199', umkreis: '20' });
    expect(asked.around).toEqual({ postcode: '36199', kilometres: 20, places: [town] });
    const border = { ...town, id: 5, path: '5/', slug: 'bregenz', postcode: '6900' } as Location;
    const around = (plz: string) =>
      readQuery({ plz }, { tree: { ...tree, all: [border] } as LocationTree, categories, now }).asked.around;
    for (const plz of ['6900', 'A-6900'])
      expect(around(plz)).toMatchObject({ postcode: '6900', places: [border] });
  });
});

describe('the address of a list', () => {
  const values = fc.record(
    {
      [QUERY.view]: fc.constantFrom(...VIEWS, 'x'),
      [QUERY.day]: fc.constantFrom('2026-11-27', '2026-12-24', '1.1.2020', 'x'),
      [QUERY.from]: fc.constantFrom('2026-12-04', '24.12.2026', 'x'),
      [QUERY.until]: fc.constantFrom('2026-12-04', '2027-01-01'),
      [QUERY.weekend]: fc.constantFrom('ja', 'nein', ''),
      [QUERY.category]: fc.constantFrom('kultur', 'KULTUR', 'x'),
      [QUERY.postcode]: fc.constantFrom('36199', '1'),
      [QUERY.radius]: fc.constantFrom('5', '10', 'x'),
      [QUERY.free]: fc.constantFrom('ja', ''),
      [QUERY.fresh]: fc.constantFrom('ja', '1'),
      [QUERY.paper]: fc.constantFrom('a3', 'a4', 'a0'),
    },
    { requiredKeys: [] },
  );

  it('asks for the same again, whatever was typed', () =>
    fc.assert(
      fc.property(values, (query) => {
        const { asked } = read(query);
        const again = read(fieldsOf(asked, now));
        expect(again.errors).toEqual({});
        const paper = asked.view === 'plakat' ? asked.paper : 'a4';
        const day = ['liste', 'plakat'].includes(asked.view) ? '2026-11-27' : asked.day;
        expect(again.asked).toEqual({ ...asked, paper, day });
      }),
    ));

  it('can be read with anything in it', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.values(QUERY)), fc.string()), (query) => {
        expect(read(query).asked.view).toBeDefined();
      }),
    ));

  it('names only what isn’t usual', () => {
    const place = { location: town, now };
    expect(programmeHref(place, read({}).asked)).toBe('/auenfeld/events');
    expect(programmeHref(place, read({ ansicht: 'monat', datum: '2026-12-24', frei: 'ja' }).asked)).toBe(
      '/auenfeld/events?ansicht=monat&datum=2026-12-24&frei=ja',
    );
  });
});
