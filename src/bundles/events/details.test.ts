import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { loadEventFile } from './calendar-files/event-file.ts';
import {
  EVENT_FEATURES,
  NO_DETAILS,
  NO_STORED_DETAILS,
  agesText,
  effectiveStatus,
  problemsOfDetails,
  toDetails,
  toTypedDetails,
} from './details.ts';
import { EVENT_STATUSES } from './rules.ts';
import type { EventStatus } from './rules.ts';
import type { EventDetails, TypedDetails } from './details.ts';
import { loadEventView } from './event-view.ts';
import { findWholeEvent } from './queries.ts';
import { anEvent, inDays } from './test-data.ts';
import * as texts from './texts.ts';
import type { EventDateInput } from './words.ts';

const ctx = await testCtx();
const typed = (changes: Partial<TypedDetails>): TypedDetails => ({ ...NO_DETAILS, ...changes });
const ages = (ageFrom: string, ageTo: string) => agesText(toDetails(typed({ ageFrom, ageTo })));
const problems = (changes: Partial<TypedDetails>) => problemsOfDetails(toDetails(typed(changes)));

describe('the details of an event', () => {
  it('are the same after they were stored and read again', () => {
    const link = fc.constantFrom('', 'https://karten.example/1');
    const years = fc.constantFrom('', '0', '6', '18');
    const details = fc.record({
      status: fc.constantFrom(...EVENT_STATUSES),
      attendance: fc.constantFrom('online', 'mixed') as fc.Arbitrary<'online' | 'mixed'>,
      onlineLink: link,
      ticketLink: link,
      features: fc.subarray([...EVENT_FEATURES]),
      ageFrom: years,
      ageTo: years,
    });
    fc.assert(
      fc.property(details, (one) => {
        expect(toTypedDetails(toDetails(one))).toEqual({ ...one });
      }),
    );
  });

  it.each([
    [{ ageFrom: 'sechs' }, { ageFrom: texts.ageInvalid(120) }],
    [{ ageTo: '121' }, { ageTo: texts.ageInvalid(120) }],
    [{ ageFrom: '12', ageTo: '6' }, { ageTo: texts.agesTwisted }],
    [{ ticketLink: 'javascript:alert(1)' }, { ticketLink: texts.linkInvalid }],
    [{ ticketLink: 'https://a:b@karten.example' }, { ticketLink: texts.linkInvalid }],
    [
      { attendance: 'online' as const, onlineLink: 'https://a:b@raum.example' },
      { onlineLink: texts.linkInvalid },
    ],
    [{ attendance: 'online' as const, onlineLink: 'zoom' }, { onlineLink: texts.linkInvalid }],
    [{ onlineLink: 'zoom' }, {}],
    [{ ageFrom: '6', ageTo: '6' }, {}],
  ])('of %j: %j', (changes, errors) => expect(problems(changes)).toEqual(errors));

  it('name the ages', () => {
    expect([ages('', ''), ages('6', ''), ages('', '12'), ages('6', '12')]).toEqual([
      null,
      'ab 6\u00a0Jahren',
      'bis 12\u00a0Jahre',
      '6 bis 12\u00a0Jahre',
    ]);
  });

  it('of the whole event count for each date', () => {
    expect(effectiveStatus('cancelled', 'sold-out')).toBe('cancelled');
    expect(effectiveStatus('scheduled', 'sold-out')).toBe('sold-out');
  });
});

describe('tickets of an event', () => {
  const ticketLink = 'https://karten.example/1';
  const shown = async (dates: readonly EventDateInput[], details: Partial<EventDetails> = {}) => {
    const { id } = await anEvent(ctx, { dates, details: { ...NO_STORED_DETAILS, ticketLink, ...details } });
    const { view } = await loadEventView(ctx, (await findWholeEvent(ctx, id))!, {});
    return view.tickets?.href ?? null;
  };
  const past = { startsAt: inDays(ctx, -3) };
  const on = (status: EventStatus) => ({ startsAt: inDays(ctx, 3), status });

  it('are shown as long as there is a date that one can be let in to', async () => {
    expect(await shown([past, on('scheduled')])).toBe(ticketLink);
    expect(await shown([on('cancelled'), { startsAt: inDays(ctx, 5) }])).toBe(ticketLink);
  });

  it('aren’t shown where everything is over, off or sold out', async () => {
    expect(await shown([past])).toBeNull();
    expect(await shown([past, on('cancelled')])).toBeNull();
    expect(await shown([on('sold-out')])).toBeNull();
    expect(await shown([on('scheduled')], { status: 'postponed' })).toBeNull();
  });
});

describe('an event one of whose dates is cancelled', () => {
  const dates = [{ startsAt: inDays(ctx, 3), status: 'cancelled' as const }, { startsAt: inDays(ctx, 9) }];

  it('announces the one that takes place, and says of the other that it doesn’t', async () => {
    const { id, row } = await anEvent(ctx, { dates });
    expect(row.next?.startsAt).toEqual(inDays(ctx, 9));
    const { view } = await loadEventView(ctx, (await findWholeEvent(ctx, id))!, {});
    expect(view.date?.status).toBeNull();
    expect(view.locations[0]!.dates.map(({ status }) => status)).toEqual(['abgesagt', null]);
  });

  it('is struck out in readers’ calendars', async () => {
    const { id } = await anEvent(ctx, { dates });
    const file = JSON.stringify(await loadEventFile(ctx, { eventitemId: id }));
    expect(file.match(/STATUS:[A-Z]+/g)).toEqual(['STATUS:CANCELLED', 'STATUS:CONFIRMED']);
    expect(file).toContain('SUMMARY:abgesagt: Der Weihnachtsmarkt');
  });
});
