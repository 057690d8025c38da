import { describe, expect, it } from 'vitest';
import { feeOf, feeText, feeThing, readableFee, toTypedFee } from './fee.ts';

describe('what going in costs', () => {
  it.each([
    [{ feeKind: '', fee: '12' }, null],
    [{ feeKind: 'free', fee: '12' }, 0],
    [{ feeKind: 'paid', fee: '12,50' }, 1250],
  ] as const)('%j is stored as %s', (typed, cents) => expect(feeOf(typed)).toBe(cents));

  it('is an error when it can’t be read, but stops no preview', () => {
    expect(feeOf({ feeKind: 'paid', fee: 'je nach Laune' })).toBeNaN();
    expect(readableFee({ feeKind: 'paid', fee: '' })).toBeNull();
  });

  it.each([null, 0, 1250])('of %s cents comes back as it was typed', (cents) =>
    expect(feeOf(toTypedFee(cents))).toBe(cents),
  );

  it.each([
    [{ price: null, feeCents: null }, null],
    [{ price: null, feeCents: 0 }, 'frei'],
    [{ price: null, feeCents: 1250 }, '12,50\u00a0Euro'],
    [{ price: '12 Euro, ermäßigt 8', feeCents: 1200 }, '12 Euro, ermäßigt 8'],
    [{ price: 'Spende erbeten', feeCents: null }, 'Spende erbeten'],
  ])('of %j reads %j', (fee, text) => expect(feeText(fee)).toBe(text));

  it('is told to programs where it is clear, and nowhere else', () => {
    expect(feeThing(null, 'https://a.example/')).toEqual({});
    expect(feeThing(0, 'https://a.example/')).toMatchObject({ isAccessibleForFree: true });
    expect(feeThing(1250, 'https://a.example/')).toEqual({
      isAccessibleForFree: false,
      offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR', url: 'https://a.example/' },
    });
  });
});
