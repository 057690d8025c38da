import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LETTER_LENGTH } from './constants.ts';
import { freeSeats, hoursBefore, readLetter, readRegistration, readRules, whoMovesUp } from './rules.ts';

describe('hoursBefore', () => {
  it('is at the same hour of the clocks for whole days, also where they were changed in between', () => {
    const evening = new Date('2026-03-29T17:00:00Z'); // It is 19 Uhr, in summer time since that morning.
    expect(hoursBefore(evening, 24).toISOString()).toBe('2026-03-28T18:00:00.000Z');
    const autumn = new Date('2026-10-25T18:00:00Z');
    expect(hoursBefore(autumn, 48).toISOString()).toBe('2026-10-23T17:00:00.000Z');
  });

  it('is so many hours for less than a day', () => {
    expect(hoursBefore(new Date('2026-03-29T02:00:00Z'), 3).toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(hoursBefore(new Date('2026-03-29T02:00:00Z'), 0).toISOString()).toBe('2026-03-29T02:00:00.000Z');
    // Half past two comes twice in this night.
    expect(hoursBefore(new Date('2026-10-25T01:30:00Z'), 0).toISOString()).toBe('2026-10-25T01:30:00.000Z');
  });
});

describe('seats', () => {
  it('are never fewer than none, and without a limit there is no number', () => {
    expect(freeSeats({ limit: 3, taken: 1 })).toBe(2);
    expect(freeSeats({ limit: 3, taken: 5 })).toBe(0);
    expect(freeSeats({ limit: null, taken: 5 })).toBeNull();
  });

  it('go to the waiting list from its beginning, as long as they suffice', () => {
    const seats = fc.record({ seats: fc.integer({ min: 1, max: 10 }) });
    fc.assert(
      fc.property(fc.array(seats), fc.nat(60), (waiting, free) => {
        const up = whoMovesUp(waiting, free);
        expect(waiting.slice(0, up.length)).toEqual(up);
        const given = up.reduce((all, { seats }) => all + seats, 0);
        expect(given).toBeLessThanOrEqual(free);
        const next = waiting[up.length];
        if (next) expect(given + next.seats).toBeGreaterThan(free);
      }),
    );
    expect(whoMovesUp([{ seats: 4 }], null)).toHaveLength(1);
  });
});

describe('readRules', () => {
  const typed = {
    isOpen: true,
    seatLimit: '12',
    maxSeats: '2',
    closesHours: '24',
    question: ' Welches Instrument? ',
    hasWaitingList: true,
  };

  it('takes what fits', () => {
    expect(readRules(typed)).toEqual({
      kind: 'valid',
      value: { ...typed, seatLimit: 12, maxSeats: 2, closesHours: 24, question: 'Welches Instrument?' },
    });
    expect(readRules({ ...typed, seatLimit: ' ' })).toMatchObject({ value: { seatLimit: null } });
  });

  it.each([
    ['seatLimit', '10000'],
    ['maxSeats', '10'],
    ['question', 'x'.repeat(200)],
  ])('takes the most that %s may have', (field, text) =>
    expect(readRules({ ...typed, [field]: text })).toMatchObject({ kind: 'valid' }),
  );

  it.each([
    ['seatLimit', '0'],
    ['seatLimit', '-3'],
    ['seatLimit', '1e3'],
    ['seatLimit', '10001'],
    ['maxSeats', '11'],
    ['maxSeats', ''],
    ['closesHours', '5'],
    ['question', 'x'.repeat(201)],
  ])('says beside %s that %s is none', (field, text) => {
    expect(readRules({ ...typed, [field]: text })).toMatchObject({ errors: { [field]: expect.any(String) } });
  });
});

describe('readRegistration', () => {
  const asked = { maxSeats: 3, question: '', isGuest: true, isAddress: (text: string) => text.includes('@') };
  const typed = { name: ' Ruth  Lindner ', email: ' ruth@litfass.example ', seats: '', answer: 'Geige' };

  it('takes one seat where nobody said more, and no answer where nothing was asked', () => {
    expect(readRegistration(typed, asked)).toEqual({
      kind: 'valid',
      value: { name: 'Ruth Lindner', email: 'ruth@litfass.example', seats: 1, answer: '' },
    });
  });

  it('asks guests for name and address, and members for neither', () => {
    const nobody = { ...typed, name: ' ', email: 'x' };
    expect(readRegistration(nobody, asked)).toEqual({
      kind: 'invalid',
      errors: {
        name: 'Bitte geben Sie Ihren Namen an.',
        email: 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@beispiel.de.',
      },
    });
    expect(readRegistration(nobody, { ...asked, isGuest: false }).kind).toBe('valid');
  });

  it.each(['0', '4', '-1', '2.5', 'zwei'])('knows no %s seats', (seats) => {
    expect(readRegistration({ ...typed, seats }, asked)).toMatchObject({
      errors: { seats: expect.any(String) },
    });
  });
});

it('a mail to all has a subject of one line and a text', () => {
  expect(readLetter({ subject: 'Feste\nSchuhe ', message: ' Es ist nass. ' })).toEqual({
    kind: 'valid',
    value: { subject: 'Feste Schuhe', message: 'Es ist nass.' },
  });
  expect(readLetter({ subject: '', message: 'Es ist nass.' })).toEqual({
    kind: 'invalid',
    errors: { subject: 'Bitte geben Sie einen Betreff an.' },
  });
  expect(readLetter({ subject: '', message: ' ' })).toMatchObject({
    errors: { subject: 'Bitte geben Sie einen Betreff an.', message: 'Bitte schreiben Sie, worum es geht.' },
  });
});

it('words are kept without what nobody sees, and as long as their field counts them', () => {
  const asked = { maxSeats: 3, question: 'Was?', isGuest: true, isAddress: () => true };
  const typed = { name: '\u200b\u2060', email: 'ruth@litfass.example', seats: '', answer: '' };
  expect(readRegistration(typed, asked)).toMatchObject({
    errors: { name: 'Bitte geben Sie Ihren Namen an.' },
  });
  const message = 'x\r\n'.repeat(MAX_LETTER_LENGTH / 2 - 1) + 'xx';
  expect(readLetter({ subject: 'Schuhe\u202e', message })).toEqual({
    kind: 'valid',
    value: { subject: 'Schuhe', message: message.replaceAll('\r\n', '\n') },
  });
});
