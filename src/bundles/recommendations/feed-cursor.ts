// Packs where a feed continues, as it stands in an address: the moment for which it was put in order, how many were shown, and
// the last of them.
import { packMixedCursor, unpackMixedCursor } from '#kernel/list-cursor.ts';
import { keyOf } from './rules.ts';
import type { CandidateFacts } from './rules.ts';

export interface FeedCursor {
  readonly moment: Date;
  readonly shown: number;
  readonly last: Pick<CandidateFacts, 'type' | 'id'>;
}

/** Writes a cursor as `{shown}~{moment}-{id}-{kind}`. */
export const packFeedCursor = ({ moment, shown, last }: FeedCursor): string =>
  `${shown}~${packMixedCursor({ at: moment, id: last.id, kind: last.type })}`;

/** Returns undefined for anything that packFeedCursor didn't make. */
export const unpackFeedCursor = (text: string | undefined): FeedCursor | undefined => {
  const [, shown, rest] = /^([1-9]\d{0,3})~(.+)$/.exec(text ?? '') ?? [];
  const cursor = unpackMixedCursor(rest);
  return cursor && shown
    ? { moment: cursor.at, shown: Number(shown), last: { type: cursor.kind, id: cursor.id } }
    : undefined;
};

/**
 * Returns a page of an order behind the cursor. Where the last piece shown is gone meanwhile, it goes on where that would have
 * stood.
 */
export const pageOf = <Entry extends { readonly candidate: Pick<CandidateFacts, 'type' | 'id'> }>(
  order: readonly Entry[],
  { after, moment, length }: { after: FeedCursor | undefined; moment: Date; length: number },
): { readonly entries: readonly Entry[]; readonly next: FeedCursor | undefined } => {
  const found = after ? order.findIndex(({ candidate }) => keyOf(candidate) === keyOf(after.last)) : -1;
  const start = found >= 0 ? found + 1 : (after?.shown ?? 0);
  const entries = order.slice(start, start + length);
  const last = entries.at(-1)?.candidate;
  const shown = start + entries.length;
  const goesOn = last !== undefined && shown < order.length;
  return { entries, next: goesOn ? { moment, shown, last: { type: last.type, id: last.id } } : undefined };
};
