// Handles what going in costs, as somebody types it, as it is stored, and as it is read. What isn't clear isn't told to
// programs: a number in a sentence may be the price of anything.
import { amountOf, centsIn } from './rules.ts';
import * as texts from './texts.ts';
import type { EventContent } from './views.ts';

type TypedFee = Pick<EventContent, 'feeKind' | 'fee'>;

/** Returns the cents; null where nobody says, NaN for what can't be read. */
export const feeOf = ({ feeKind, fee }: TypedFee): number | null => {
  if (feeKind === 'free') return 0;
  return feeKind === 'paid' ? (centsIn(fee) ?? Number.NaN) : null;
};

/** Returns the cents for a preview, where nothing is wrong yet: what can't be read is null, too. */
export const readableFee = (typed: TypedFee): number | null => {
  const cents = feeOf(typed);
  return Number.isNaN(cents) ? null : cents;
};

/** Translates a fee back into what is typed. */
export const toTypedFee = (cents: number | null): TypedFee => {
  if (cents === null) return { feeKind: '', fee: '' };
  return cents === 0 ? { feeKind: 'free', fee: '' } : { feeKind: 'paid', fee: amountOf(cents) };
};

/** Returns the fee as readers see it: the words if there are any, else the amount; null where nobody said anything. */
export const feeText = ({
  price,
  feeCents,
}: {
  price: string | null;
  feeCents: number | null;
}): string | null => {
  if (price || feeCents === null) return price;
  return feeCents === 0 ? texts.free : texts.euros(amountOf(feeCents));
};

/** Returns the fee in the words of schema.org; nothing where it isn't clear. */
export const feeThing = (cents: number | null, url: string, isSoldOut = false): object =>
  cents === null
    ? {}
    : {
        isAccessibleForFree: cents === 0,
        offers: {
          '@type': 'Offer',
          price: (cents / 100).toFixed(2),
          priceCurrency: 'EUR',
          url,
          ...(isSoldOut && { availability: 'https://schema.org/SoldOut' }),
        },
      };
