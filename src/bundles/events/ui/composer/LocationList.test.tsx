import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Island } from '#kernel/island.tsx';
import { acting, hydrate, testIsland } from '#kernel/testing/hydrate.ts';
import { MAX_LOCATIONS, MAX_SERIES } from '../../constants.ts';
import type { EventContentDate, EventContentLocation } from '../../views.ts';
import { LocationList } from './LocationList.tsx';
import * as seriesTexts from '../../series/texts.ts';
import * as texts from './texts.ts';

const aDate = (day: string): EventContentDate => ({
  day,
  from: '19:30',
  untilDay: '',
  until: '',
  isAllDay: false,
});
const aPlace = (venue: string, place: Partial<EventContentLocation> = {}): EventContentLocation => ({
  venue,
  address: '',
  dates: [aDate('2027-01-05'), aDate('2027-01-06')],
  ...place,
});
const SERIES = {
  words: 'dienstags um 19.30 Uhr bis 26. Januar 2027',
  rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20270126',
  day: '2027-01-05',
  from: '19:30',
  until: '',
  isAllDay: false,
  except: [],
};

const Probe = ({ begun }: { begun: readonly EventContentLocation[] }) => {
  const [locations, setLocations] = useState(begun);
  return (
    <LocationList
      locationId={null}
      objectId={null}
      locations={locations}
      errors={{}}
      onChange={setLocations}
    />
  );
};
testIsland('Probe', Probe);

const open = (...begun: EventContentLocation[]) =>
  hydrate(<Island of={Probe} when="load" props={{ begun }} />);

/** Presses the last button of that name, and gives what has the focus then. */
const press = async (place: Element, name: string) => {
  const isNamed = (button: Element) => [button.ariaLabel, button.textContent].includes(name);
  const button = [...place.querySelectorAll('button')].findLast(isNamed)!;
  button.focus();
  await acting(() => button.click());
  await acting(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  return document.activeElement!;
};

const whens = (place: Element) => [...place.querySelectorAll<HTMLInputElement>('input[id$=".when"]')];
const buttonsOf = (place: Element, name: string) =>
  [...place.querySelectorAll('button')].filter(({ textContent }) => textContent === name);

/** Types into the field of a place that asks when. */
const say = (place: Element, words: string, at = 0) =>
  acting(() => {
    const field = whens(place)[at]!;
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('where and when, by keyboard', () => {
  it('goes on at the button for another day or place when one is taken away', async () => {
    const place = await open(aPlace('Schule'), aPlace('Krone'));
    expect((await press(place, texts.removeDateAt(2))).textContent).toBe(texts.addDate);
    expect((await press(place, texts.removeLocation)).textContent).toBe(texts.addLocation);
  });

  it('goes on in the date that a day of a series gets, and at the words of a series that is said anew', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ schoolHolidays: [] })));
    const place = await open(aPlace('Schule', { dates: [], series: [SERIES] }));
    const day = await press(place, seriesTexts.changeDay('Dienstag, 12. Januar 2027'));
    expect([day.id, (day as HTMLInputElement).value]).toEqual(['f-locations.0.dates.0.day', '2027-01-12']);
    const words = await press(place, seriesTexts.sayAgain);
    expect([words.id, (words as HTMLInputElement).value]).toEqual(['f-locations.0.when', SERIES.words]);
  });

  it('goes on in the place that was added last, and behind the last series, since what adds more is gone then', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ schoolHolidays: [] })));
    const many = Array.from({ length: MAX_LOCATIONS - 1 }, () => aPlace('Schule'));
    const last = await press(await open(...many), texts.addLocation);
    expect(last.id).toBe(`f-locations.${MAX_LOCATIONS - 1}.venue`);
    const place = await open(
      aPlace('Schule', { dates: [], series: Array.from({ length: MAX_SERIES - 1 }, () => SERIES) }),
    );
    await say(place, SERIES.words);
    await vi.waitFor(async () =>
      expect((await press(place, seriesTexts.take)).textContent).toBe(texts.addDate),
    );
  });
});

describe('a place that stands below one that is taken away', () => {
  it('keeps what is half typed in it, and gets nothing of that one', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ schoolHolidays: [] })));
    const place = await open(aPlace('Schule'), aPlace('Krone'), aPlace('Markt'));
    await say(place, 'jeden zweiten', 0);
    await say(place, 'freitags', 2);
    await acting(() => buttonsOf(place, texts.removeLocation)[0]!.click());
    expect(whens(place).map(({ value }) => value)).toEqual(['', 'freitags']);
  });
});
