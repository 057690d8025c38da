// This says how numbers and lists of names are written in German.

/** Reads „1.204“. */
export const grouped = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');

/** Reads „kein Beitrag“, „1 Beitrag“, „312 Beiträge“ and, where nobody has counted any further, „mehr als 500 Beiträge“. */
export const pieceCount = (count: number, upTo: number): string => {
  if (count > upTo) return `mehr als ${grouped(upTo)} Beiträge`;
  return count === 0 ? 'kein Beitrag' : count === 1 ? '1 Beitrag' : `${grouped(count)} Beiträge`;
};

/** Reads „A, B und C“, or has another word before the last one. */
export const inWords = (names: readonly string[], before = 'und'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${before} ${names.at(-1)}`;

/** Makes a sentence of its own for one thing, and for several one with their number: „3 Beiträge …“. */
export const byCount =
  (one: string, many: (count: string) => string) =>
  (count: number): string =>
    count === 1 ? one : many(grouped(count));
