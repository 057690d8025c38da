// Holds German words of the first page of the desks.

export const title = 'Heute';
const GREETINGS = [
  { until: 11, words: 'Guten Morgen' },
  { until: 18, words: 'Guten Tag' },
  { until: 24, words: 'Guten Abend' },
];
/** Returns a greeting such as „Guten Morgen, Miriam“, by the hour that the portal's clocks show. */
export const greeting = (hour: number, name: string) =>
  `${GREETINGS.find(({ until }) => hour < until)!.words}, ${name.split(' ')[0]}`;
export const allDone = 'Nichts wartet. Zeit für eine gute Geschichte.';
export const waiting = (names: readonly string[]) => `Es wartet: ${names.join(', ')}.`;
export const published = 'heute erschienen';
export const publishedMembers = 'Menschen haben heute etwas veröffentlicht';
export const talked = 'Kommentare zu Beiträgen von heute';
export const waitingFigure = 'warten auf Sie';
export const latestHeading = 'Zuletzt erschienen';
export const latestEmpty = 'Noch ist nichts erschienen.';
export const trendingHeading = 'Gerade gelesen';
export const trendingEmpty = 'Heute hat noch niemand so oft gelesen, dass es sich zählen ließe.';
export const readers = (views: string) => `${views} Aufrufe seit gestern`;
export const discussedHeading = 'Worüber geredet wird';
export const discussedEmpty = 'In den letzten dreißig Tagen hat niemand etwas gesagt.';
export const queuesLabel = 'Was wartet';
export const figuresLabel = 'Der Tag in Zahlen';
export const all = 'Alle ansehen';
export const comments = (count: number) => (count === 1 ? '1 Kommentar' : `${count} Kommentare`);
/** Writes a number, with a plus where counting ended before all was counted. */
export const atLeast = (count: number, isMore: boolean) => `${count}${isMore ? '+' : ''}`;
