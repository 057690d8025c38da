import { describe, expect, it } from 'vitest';
import { momentAt } from '#kernel/calendar.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { eventExporting } from './exporting.ts';
import { findEvents } from './queries.ts';
import { anEvent } from './test-data.ts';
import type { EventDateInput } from './words.ts';

const ctx = await testCtx();

/** Returns the lines of an export that tell when an event takes place. */
const datesOf = async (date: EventDateInput) => {
  const { id } = await anEvent(ctx, { dates: [date] });
  const thing = (await findEvents(ctx, [id])).get(id)!;
  const content = await eventExporting.contentOf(ctx, [{ id, thing, visibility: 'all' }]);
  return content.get(id)!.facts.find(({ name }) => name === 'dates')?.value;
};

describe('the dates of an exported event', () => {
  it('are days of the portal’s clocks where they are whole days', async () => {
    const date = { startsAt: momentAt('2026-11-29')!, endsAt: momentAt('2026-11-30')!, isAllDay: true };
    expect(await datesOf(date)).toEqual(['2026-11-29/2026-11-30 Marktplatz, Am Brunnen 1']);
  });

  it('are moments with an hour otherwise', async () => {
    const date = { startsAt: momentAt('2026-11-29', '19:30')!, endsAt: null, isAllDay: false };
    expect(await datesOf(date)).toEqual(['2026-11-29T18:30:00.000Z Marktplatz, Am Brunnen 1']);
  });

  it('say how each of them stands, where it isn’t as announced', async () => {
    const date = { startsAt: momentAt('2026-11-29', '19:30')!, endsAt: null, status: 'cancelled' as const };
    expect(await datesOf(date)).toEqual(['2026-11-29T18:30:00.000Z Marktplatz, Am Brunnen 1 (abgesagt)']);
  });
});

it('says on paper when and where it is, who invites and what it costs', async () => {
  const dates = [
    { startsAt: momentAt('2026-11-29', '19:30')!, endsAt: null, isAllDay: false },
    { startsAt: momentAt('2026-12-06', '19:30')!, endsAt: null, status: 'cancelled' as const },
  ];
  const { id } = await anEvent(ctx, { dates });
  const event = (await findEvents(ctx, [id])).get(id)!;
  const thing = { ...event, organiser: 'Stubenmusik', price: '5 Euro' };
  const content = await eventExporting.contentOf(ctx, [{ id, thing, visibility: 'all' }]);
  const lines = content.get(id)!.facts.flatMap(({ onPaper = [] }) => onPaper);
  expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Sonntag, 29. November 2026, 19.30 Uhr, Marktplatz, Am Brunnen 1',
    'Sonntag, 6. Dezember 2026, 19.30 Uhr, Marktplatz, Am Brunnen 1 (abgesagt)',
    'Stubenmusik',
    '5 Euro',
  ]);
});

it('says on paper what it costs where only the amount is known', async () => {
  const { id } = await anEvent(ctx);
  const event = (await findEvents(ctx, [id])).get(id)!;
  const seen = { id, thing: { ...event, price: null, feeCents: 550 }, visibility: 'all' as const };
  const facts = (await eventExporting.contentOf(ctx, [seen])).get(id)!.facts;
  expect(facts.find(({ name }) => name === 'price')).toMatchObject({
    value: null,
    onPaper: ['5,50\u00a0Euro'],
  });
});

it('gives what programs call something, and what people read instead', async () => {
  const { id } = await anEvent(ctx);
  const event = (await findEvents(ctx, [id])).get(id)!;
  const thing = { ...event, attendance: 'online' as const, features: ['families'] as const };
  const content = await eventExporting.contentOf(ctx, [{ id, thing, visibility: 'all' }]);
  const facts = new Map(content.get(id)!.facts.map(({ name, value, words }) => [name, [value, words]]));
  expect(facts.get('status')).toEqual(['scheduled', 'findet statt']);
  expect(facts.get('attendance')).toEqual(['online', 'nur online']);
  expect(facts.get('features')).toEqual([['families'], ['für Familien']]);
});
