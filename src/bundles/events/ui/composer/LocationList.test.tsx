import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Island } from '#kernel/island.tsx';
import { acting, hydrate, testIsland } from '#kernel/testing/hydrate.ts';
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
});
