import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '#bundles/rich-text/public.ts';
import { MAX_LOCATIONS } from '../constants.ts';
import { partVenue, toContent } from './content.ts';
import type { ReadItem } from './reading/read-item.ts';

const source = { locationId: 1, categoryId: 2, organiser: 'Chor Auenfeld', venue: 'Auenfeld' };
const date = {
  key: '',
  startsAt: new Date('2026-12-01T18:30:00Z'),
  endsAt: null,
  isAllDay: false,
  venue: '',
};
const item: ReadItem = {
  key: 'a',
  line: 1,
  title: 'Probe',
  text: '',
  organiser: '',
  link: '',
  isCancelled: false,
  dates: [date],
};

describe('the place of a calendar’s entry', () => {
  it.each([
    ['Gemeindehaus', 'Gemeindehaus', ''],
    [
      'Gemeindehaus, Kirchgasse 3, 36999 Auenfeld, Deutschland',
      'Gemeindehaus',
      'Kirchgasse 3, 36999 Auenfeld',
    ],
    ['Rathaus\nMarkt 1', 'Rathaus', 'Markt 1'],
    [' , , ', '', ''],
  ])('is parted: %s', (words, venue, address) => expect(partVenue(words)).toEqual({ venue, address }));

  it('is never longer than an event takes', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (words) => {
        const { venue, address } = partVenue(words);
        expect(Math.max(venue.length, address.length)).toBeLessThanOrEqual(200);
      }),
    ));
});

describe('an event of a calendar', () => {
  it('has what the calendar leaves open from the source', () => {
    expect(toContent(item, source)).toMatchObject({
      title: 'Probe',
      organiser: 'Chor Auenfeld',
      locationId: 1,
      categoryId: 2,
      status: 'scheduled',
      locations: [
        {
          venue: 'Auenfeld',
          address: '',
          dates: [{ day: '2026-12-01', from: '19:30', until: '', isAllDay: false }],
        },
      ],
    });
  });

  it('says when it is cancelled, and who else invites', () => {
    const content = toContent({ ...item, isCancelled: true, organiser: 'Kantorei' }, source);
    expect(content).toMatchObject({ status: 'cancelled', organiser: 'Kantorei' });
  });

  it('keeps paragraphs, and addresses as links', () => {
    const { body } = toContent({ ...item, text: 'Wir proben.\n\nMehr: https://chor.example/x' }, source);
    expect(toPlainText(body)).toContain('Wir proben.');
    expect(JSON.stringify(body)).toContain('"href":"https://chor.example/x"');
  });

  it('has its dates by where they are, in no more places than an event has', () => {
    const dates = Array.from({ length: 30 }, (_, at) => ({ ...date, venue: `Haus ${at}` }));
    const { locations } = toContent({ ...item, dates }, source);
    expect(locations).toHaveLength(MAX_LOCATIONS);
    expect(locations.flatMap(({ dates }) => dates)).toHaveLength(30);
    const two = [date, { ...date, venue: 'Kirche' }, date];
    expect(toContent({ ...item, dates: two }, source).locations).toMatchObject([
      { venue: 'Auenfeld', dates: [{}, {}] },
      { venue: 'Kirche', dates: [{}] },
    ]);
  });
});
