// Holds the German words of pieces in lists and as cards.
import { grouped } from '#design/wording.ts';

export const by = 'Von';
export const commentCount = (count: number) =>
  count === 1 ? '1\u00a0Kommentar' : `${grouped(count)}\u00a0Kommentare`;
/** It reads „Sa, 28. Nov“. */
export const dateInShort = ({ weekday, day, month }: { weekday: string; day: string; month: string }) =>
  `${weekday}, ${day}.\u00a0${month}`;
