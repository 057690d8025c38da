import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, dayOf } from '#kernel/calendar.ts';
import { readIcs } from './ics.ts';
import { eventsInJsonLd } from './json-ld.ts';
import { MAX_ENTRIES, MAX_ITEMS, MAX_JSON_NODES } from './limits.ts';
import { readPage } from './page.ts';
import { startReport } from './report.ts';
import * as texts from './texts.ts';

const WINDOW = { from: new Date('2026-11-22T12:00:00Z'), until: new Date('2028-05-23T12:00:00Z') };
const read = (html: string) => readIcs(Buffer.from(html), WINDOW);
const page = (body: string) =>
  `<!doctype html><html><head><title>Verein</title></head><body>${body}</body></html>`;
const jsonLd = (value: unknown) =>
  page(`<script type="application/ld+json">${JSON.stringify(value)}</script>`);
const EVENT = { '@type': 'Event', name: 'Adventskonzert', startDate: '2026-12-06T17:00' };
const told = (html: string) =>
  read(html).items.map(({ title, dates, isCancelled }) =>
    [
      title,
      ...dates.flatMap(({ startsAt, endsAt, isAllDay, venue }) => [
        isAllDay ? dayOf(startsAt) : `${dayOf(startsAt)} ${clockOf(startsAt)}`,
        ...(endsAt ? [isAllDay ? dayOf(endsAt) : clockOf(endsAt)] : []),
        ...(venue ? [venue] : []),
      ]),
      ...(isCancelled ? ['abgesagt'] : []),
    ].join(' | '),
  );

const keys = (value: unknown) => read(jsonLd(value)).items.map(({ key }) => key);

describe('events in JSON-LD', () => {
  it.each([
    ['a single one', EVENT, ['Adventskonzert | 2026-12-06 17:00']],
    [
      'with another zone',
      { ...EVENT, startDate: '2026-12-06T16:00:00Z' },
      ['Adventskonzert | 2026-12-06 17:00'],
    ],
    [
      'of a sort, in a graph, with a place',
      {
        '@graph': [
          { '@type': 'Organization', name: 'Chor' },
          {
            ...EVENT,
            '@type': ['Thing', 'https://schema.org/MusicEvent'],
            endDate: '2026-12-06T19:00',
            location: {
              '@type': 'Place',
              name: 'Stadtkirche',
              address: { streetAddress: 'Markt 1', postalCode: '36999', addressLocality: 'Auenfeld' },
            },
          },
        ],
      },
      ['Adventskonzert | 2026-12-06 17:00 | 19:00 | Stadtkirche, Markt 1, 36999 Auenfeld'],
    ],
    [
      'in a list',
      [EVENT, { ...EVENT, name: 'Probe' }],
      ['Adventskonzert | 2026-12-06 17:00', 'Probe | 2026-12-06 17:00'],
    ],
    [
      'with the same address',
      [
        { ...EVENT, url: 'https://chor.example/' },
        { ...EVENT, url: 'https://chor.example/', name: 'Probe' },
      ],
      ['Adventskonzert | 2026-12-06 17:00', 'Probe | 2026-12-06 17:00'],
    ],
    [
      'of whole days, the last one said',
      { ...EVENT, startDate: '2027-03-01', endDate: '2027-03-03' },
      ['Adventskonzert | 2027-03-01 | 2027-03-03'],
    ],
    [
      'cancelled',
      { ...EVENT, eventStatus: 'https://schema.org/EventCancelled' },
      ['Adventskonzert | 2026-12-06 17:00 | abgesagt'],
    ],
    [
      'online, with the place behind',
      { ...EVENT, location: [{ '@type': 'VirtualLocation', url: 'x' }, 'Kirche'] },
      ['Adventskonzert | 2026-12-06 17:00 | Kirche'],
    ],
    [
      'within another',
      { '@type': 'Festival', name: 'Tage', startDate: '2026-12-01', subEvent: [EVENT] },
      ['Tage | 2026-12-01', 'Adventskonzert | 2026-12-06 17:00'],
    ],
  ])('are read: %s', (_, value, expected) =>
    expect(told(jsonLd(value)).toSorted()).toEqual(expected.toSorted()),
  );

  it('are reported where they can’t be read', () => {
    const broken = read(page('<script type="application/ld+json">{"@type": "Event",}</script>'));
    expect(broken.report.map(({ what }) => what)).toContain(texts.jsonUnreadable.what);
    expect(broken.isWhole).toBe(false);
    expect(read(page('<p>Willkommen</p>')).report.map(({ what }) => what)).toEqual([texts.notACalendar.what]);
  });

  it('are reported where their date is missing, and not taken for gone; what names another is none', () => {
    const without = { ...EVENT, name: 'Probe', startDate: '', location: 'Kirche' };
    const { items, report, unreadable } = read(
      jsonLd([{ ...EVENT, superEvent: { '@type': 'Event', name: 'Tage' } }, without]),
    );
    expect(items.map(({ title }) => title)).toEqual(['Adventskonzert']);
    expect(report.map(({ what }) => what)).toEqual([texts.startMissing.what]);
    expect(unreadable).toHaveLength(1);
  });

  it('know each other again by their own names, else by title and beginning', () => {
    expect(keys({ ...EVENT, '@id': '#konzert' })).toEqual(['#konzert']);
    expect(keys({ ...EVENT, url: 'https://chor.example/konzert' })).toEqual(['https://chor.example/konzert']);
    expect(keys(EVENT)).toEqual(['Adventskonzert 2026-12-06T17:00']);
  });
});

describe('events marked by classes', () => {
  it('are read as h-event', () => {
    const html =
      page(`<article class="h-event"><h2><a class="u-url p-name" href="https://chor.example/k">Advents&shy;konzert</a></h2>
      <time class="dt-start" datetime="2026-12-06T17:00">6. Dezember</time> bis <time class="dt-end" datetime="2026-12-06T19:00">19 Uhr</time>
      <p class="p-location">Stadt<b>kirche</b></p><div class="e-content">Wir singen.<br>Kommen Sie!</div></article>`);
    const [item] = read(html).items;
    expect(item).toMatchObject({ link: 'https://chor.example/k', text: 'Wir singen.\nKommen Sie!' });
    expect(item!.dates).toMatchObject([{ venue: 'Stadtkirche' }]);
    expect(clockOf(item!.dates[0]!.endsAt!)).toBe('19:00');
  });

  it('are read as hCalendar, also where elements aren’t closed', () => {
    const html = page(`<ul><li class="vevent"><span class="summary">Probe</span>
      <abbr class="dtstart" title="2026-12-01T19:30:00+01:00">Dienstag</abbr><span class="location">Kirche</span>
      <li class="vevent"><span class="summary">Fest</span><abbr class="dtstart" title="2027-03-01">März</abbr></ul>`);
    expect(told(html)).toEqual(['Probe | 2026-12-01 19:30 | Kirche', 'Fest | 2027-03-01']);
  });

  it.each(['constructor', '__proto__', 'valueof', 'tostring'])('are read beside a tag called %s', (tag) =>
    expect(
      told(
        page(
          `<div class="h-event"><${tag}><b class="p-name">Basar</b></${tag}><time class="dt-start" datetime="2026-12-05">5.</time></div>`,
        ),
      ),
    ).toEqual(['Basar | 2026-12-05']),
  );

  it('are not what stands in scripts, styles and comments', () =>
    expect(
      told(
        page(
          '<script>"<p class=vevent>"</script><!-- <p class="vevent"><i class="dtstart">2026-12-01</i> -->',
        ),
      ),
    ).toEqual([]));
});

describe('what nobody thought of', () => {
  const tags = fc.constantFrom(
    '<div class="h-event">',
    '<p class="vevent">',
    '<time class="dt-start" datetime="2026-12-01">',
    '</div>',
    '</time>',
    '<b class="p-name">x',
    '<script type="application/ld+json">',
    '</script>',
    '{"@type":"Event","name":"x","startDate":"2026-12-01"}',
    '<!--',
    '<![CDATA[',
    '&#0;',
    '"',
    '<textarea>',
  );
  it('is read without an accident', () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(tags, fc.string()), { maxLength: 60 }), (parts) => {
        expect(read(`<html>${parts.join('')}`).items.length).toBeLessThanOrEqual(MAX_ITEMS);
      }),
    ));

  it('is a calendar of entries with words, whatever tags there are', () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(tags, fc.string()), { maxLength: 60 }), (parts) => {
        const { name, parts: entries } = readPage(`<html>${parts.join('')}`, startReport());
        expect([name, entries.length <= MAX_ENTRIES]).toEqual(['VCALENDAR', true]);
        for (const { properties } of entries)
          for (const { value } of properties) expect(value).toMatch(/^[^\r\n]+$/u);
      }),
    ));

  it('is events of words in JSON-LD, whatever stands in their fields', () => {
    const said = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(
        '2026-12-01',
        'VirtualLocation',
        'https://schema.org/EventCancelled',
        1e300,
        -0,
        ['x'],
        [[]],
        [null],
      ),
      fc.record({ '@value': fc.jsonValue({ maxDepth: 1 }), '@type': fc.jsonValue({ maxDepth: 1 }) }),
    );
    const FIELDS = ['@id', 'identifier', 'url', 'name', 'description', 'startDate', 'endDate', 'eventStatus'];
    const event = fc
      .tuple(
        fc.constantFrom<unknown>('Event', 'MusicEvent', ['Thing', 'https://schema.org/Festival'], {
          Event: 1,
        }),
        fc.dictionary(
          fc.constantFrom(...FIELDS, 'location', 'organizer', 'subEvent', 'address', '__proto__'),
          said,
        ),
      )
      .map(([type, fields]) => ({ '@type': type, name: 'x', startDate: '2026-12-01', ...fields }));
    const graph = fc.oneof(event, fc.array(event), fc.record({ '@graph': fc.array(event) }), said);
    fc.assert(
      fc.property(
        fc.oneof(
          graph.map((value) => JSON.stringify(value)),
          fc.json(),
          fc.string(),
        ),
        (json) => {
          const events = eventsInJsonLd(json, 3, startReport());
          expect(events.length).toBeLessThanOrEqual(MAX_JSON_NODES);
          for (const { line, isCancelled, ...words } of events) {
            expect([line, typeof isCancelled]).toEqual([3, 'boolean']);
            for (const one of Object.values(words)) expect(one).toBeTypeOf('string');
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('has an end, however deep or long', () => {
    for (const html of [
      '<div class="h-event p-name">'.repeat(40_000),
      `<html>${'<script type="application/ld+json">['.repeat(30_000)}`,
      jsonLd(Array.from({ length: 30_000 }, () => EVENT)),
      `<html><script type="application/ld+json">${'['.repeat(100_000)}</script>`,
      jsonLd(Object.fromEntries(Array.from({ length: 145_000 }, (_, at) => [at.toString(36), []]))),
    ])
      expect(read(html).items.length).toBeLessThanOrEqual(MAX_ITEMS);
  });

  it('is any JSON', () =>
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(
          read(page(`<script type="application/ld+json">${json}</script>`)).items.length,
        ).toBeLessThanOrEqual(MAX_ITEMS);
      }),
    ));
});
