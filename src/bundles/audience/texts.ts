// Holds German words of counting readers.
import { quoted } from '#design/quoted.ts';
import { grouped } from '#design/wording.ts';
import { BEACON_BYTES, SMALL_NUMBER } from './constants.ts';
import type { Channel } from './constants.ts';
import { isSmall, rounded } from './rules.ts';
import type { Standing } from './rules.ts';

export const unknownChannel = 'Diese Art von Quelle ist unbekannt.';
export const unknownGauge = 'Diese Anzeige ist unbekannt.';
export const unknownType = 'Für Inhalte dieser Art werden keine Leserinnen und Leser gezählt.';
export const tooMuch = `Die Meldung ist länger als ${BEACON_BYTES} Bytes.`;

export const menuName = 'Meine Zahlen';
export const toolName = 'Zahlen';
export const gaugeTitle = 'Wie der Beitrag läuft';
export const openFigures = 'Zahlen zu diesem Beitrag';
export const openDetail = 'Verlauf und Herkunft';

/** Returns words such as „1.204“, and of few nothing more than that they are few. */
export const countInWords = (count: number): string =>
  isSmall(count) ? `unter ${SMALL_NUMBER}` : grouped(count);

/**
 * Returns the parts of a number that is told itself: as soon as one of them is small, the others are told in whole tens, or it
 * would be what is left of the sum.
 */
export const countsInWords = (counts: readonly number[]): string[] =>
  counts.some(isSmall)
    ? counts.map((count) => (isSmall(count) ? countInWords(count) : `mindestens ${grouped(rounded(count))}`))
    : counts.map(countInWords);

export const figures = {
  views: 'Aufrufe',
  reads: 'bis zum Ende',
  time: 'Zeit im Blick',
  likes: 'Gefällt mir',
  comments: 'Kommentare',
  follows: 'folgen dem Beitrag',
  shares: 'geteilt',
};

/** Returns words such as „612 (43 %)“. */
export const readsOf = (reads: number, views: number): string =>
  isSmall(reads) || views === 0
    ? countInWords(reads)
    : `${grouped(reads)} (${Math.min(100, Math.round((reads / views) * 100))}\u00a0%)`;

/** Returns the time on average, such as „2:07 Min.“, of enough readers. */
export const timeOf = (seconds: number, views: number): string => {
  if (isSmall(views)) return '–';
  const mean = Math.round(seconds / views);
  return `${Math.floor(mean / 60)}:${String(mean % 60).padStart(2, '0')}\u00a0Min.`;
};

/** Returns words such as „nach 5 Stunden“. */
export const afterHours = (hours: number) => (hours === 1 ? 'nach einer Stunde' : `nach ${hours} Stunden`);
export const afterDays = (days: number) => `nach ${days} Tagen`;

export const standing: Readonly<Record<Standing, string>> = {
  muchMore: 'deutlich mehr als',
  more: 'mehr als',
  same: 'etwa so viele wie',
  less: 'weniger als',
  muchLess: 'deutlich weniger als',
};
export const ownPieces = 'Ihre Beiträge';
export const piecesOf = (name: string) => `Beiträge von ${name}`;
export const piecesIn = (place: string) => `Beiträge aus ${place}`;

/** Returns words such as „deutlich mehr als Ihre Beiträge sonst (610)“. */
export const comparedWith = (how: Standing, whose: string, usual: number) =>
  `${standing[how]} ${whose} sonst (${countInWords(usual)})`;
export const compared = (views: number, age: string, comparisons: readonly string[]) =>
  `${countInWords(views)} Aufrufe ${age}: ${comparisons.join(', ')}.`;
export const tooYoung = 'Nach der ersten Stunde steht hier, wie der Beitrag im Vergleich läuft.';
export const tooFew = 'Für einen Vergleich haben noch zu wenige den Beitrag aufgerufen.';
export const nothingToCompare = 'Für einen Vergleich gibt es noch zu wenige ältere Beiträge.';
export const lessThanUsual = 'weniger';
export const moreThanUsual = 'mehr';

export const first48 = 'Aufrufe in den ersten 48 Stunden';
export const first30 = 'Aufrufe in den ersten 30 Tagen';
export const inTens = 'Zusammengezählt und auf volle Zehner abgerundet.';
export const hoursAxis = (hour: number) => `${hour}\u00a0Std.`;
export const daysAxis = (day: number) => (day === 1 ? '1\u00a0Tag' : `${day}\u00a0Tage`);
export const thisPiece = 'Dieser Beitrag';
export const usually = (whose: string) => `${whose} sonst`;
export const asTable = 'Als Tabelle';
export const age = 'Alter';
export const day = 'Tag';
/** Returns words such as „Dieser Beitrag: 1.240 nach 48 Stunden.“ */
export const curveEnd = (name: string, views: number, when: string) =>
  `${name}: ${countInWords(views)} ${when}.`;

export const channelsTitle = 'Woher Leserinnen und Leser kamen';
export const channels: Readonly<Record<Channel, string>> = {
  search: 'Suchmaschinen',
  social: 'Soziale Netze',
  direct: 'Direkt, Mail oder Apps',
  internal: 'Von anderen Seiten hier',
  other: 'Von anderswo',
};
export const daysTitle = 'Tag für Tag';
export const daysCaption = 'Die letzten 30 Tage';
export const noDays = 'In den letzten 30 Tagen hat niemand den Beitrag aufgerufen.';
export const howCounted =
  'Gezählt wird ohne Cookie und ohne Kennung: Gespeichert sind nur Summen je Stunde. Wer den Beitrag betreut, zählt nicht mit.';

export const newFollowers = 'folgen Ihnen neu';
export const ownTitle = 'Meine Zahlen';
export const ownIntro = 'Wie oft Ihre Beiträge gelesen werden.';
export const weekTitle = 'Diese Woche';
export const piecesTitle = 'Ihre neuesten Beiträge';
export const noPieces = 'Noch ist nichts von Ihnen erschienen';
export const noPiecesText = 'Sobald ein Beitrag erschienen ist, steht hier, wie oft er gelesen wird.';
export const ofPiece = (title: string) => `Zahlen: ${title}`;
export const toPiece = 'Zum Beitrag';
export const toOwn = 'Alle meine Zahlen';

export const weekKind = {
  title: 'Ihre Woche',
  note: 'Montags, wie oft Ihre Beiträge in der Woche davor gelesen wurden.',
  sample: {
    sentence: 'Ihre Woche 1.240 Aufrufe von 3 Beiträgen',
    note: 'Am häufigsten aufgerufen: „Elf zu zehn für die alte Brücke“ (860)',
  },
};
export const weekLead = 'Ihre Woche';
export const weekSummary = (views: number, pieces: number) =>
  `${countInWords(views)} Aufrufe ${pieces === 1 ? 'eines Beitrags' : `von ${pieces} Beiträgen`}`;
export const weekMost = (title: string, views: number) =>
  `Am häufigsten aufgerufen: ${quoted(title)} (${countInWords(views)})`;
