import { expect, it } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import { EventDates } from './EventDates.tsx';

const on = (day: number, isPast: boolean) => ({
  iso: `2026-12-${String(day).padStart(2, '0')}`,
  day: `${day}. Dezember`,
  hours: 'ganztägig',
  isPast,
  status: null,
  calendarHref: null,
});

it('names each date once, also where one that goes on for days began before others that are over', () => {
  const later = Array.from({ length: 12 }, (_, at) => on(15 + at, false));
  const dates = [on(1, false), on(2, true), on(3, true), ...later];
  document.body.innerHTML = renderToHtml(
    <EventDates locations={[{ venue: 'Halle', address: '', mapHref: null, series: [], dates }]} />,
  );
  const named = [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(named.toSorted()).toEqual(dates.map(({ iso }) => iso));
});
