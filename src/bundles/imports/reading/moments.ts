// Topic: when something came out, in whatever way the file says it.

/** In UTC as ISO 8601, or empty. What says no zone is UTC, as WordPress and Ghost write it. */
export const momentOf = (said: string | null | undefined): string => {
  const words = (said ?? '').trim();
  if (words === '' || words.startsWith('0000')) return '';
  const isBare = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(words);
  const moment = new Date(isBare ? `${words.replace(' ', 'T')}Z` : words);
  return isPlausible(moment) ? moment.toISOString() : '';
};

/** What lies outside is no date that somebody wrote. */
const [FIRST, LAST] = [new Date('1900-01-01T00:00:00Z'), new Date('2200-01-01T00:00:00Z')];

const isPlausible = (moment: Date): boolean => moment >= FIRST && moment <= LAST;
