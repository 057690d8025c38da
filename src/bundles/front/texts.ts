// Holds the German words of the front pages and lists.
import { quoted } from '#design/quoted.ts';
import { inWords } from '#design/wording.ts';

export const frontHeading = 'Nachrichten';
export const nextRank = 'Weitere Nachrichten';
export const briefsHeading = 'Kurz gemeldet';
export const snapshotsHeading = 'Schnappschüsse';
export const eventsHeading = 'Termine';
export const opinionHeading = 'Meinung';
/** Where the heads of blocks lead. */
export const allArticles = 'Alle Artikel';
export const allSnapshots = 'Alle Bilder';
export const allOpinions = 'Alle Meinungen';
export const allEvents = 'Alle Termine';
export const allOfSection = (category: string) => `Mehr aus ${category}`;
export const nearbyTarget = 'In der Nähe';
export const nearHeading = 'Neu in Ihrer Nähe';
export const townsHeading = 'Neu aus allen Orten';
export const furtherHeading = 'Außerdem';
export const rankingHeading = 'Meistdiskutiert';
export const takePartIn = (place: string) => `Mitmachen in ${place}`;
export const communityHeading = 'Aus der Community';
export const placesLabel = 'Orte darüber und darunter';
export const partOf = 'Gehört zu';
export const around = 'Drum herum';
export const toNearby = 'das Nächste zuerst';
export const partsOf = 'Viertel und Ortsteile';

export const pillarHeading = 'An der Säule';
export const questionKicker = 'Frage des Tages';
export const sayWord = 'Was sagen Sie dazu?';
export const answers = (count: number) => (count === 1 ? '1\u00a0Kommentar' : `${count}\u00a0Kommentare`);
export const pictureKicker = 'Gesehen';
export const voiceKicker = 'Gerade gesagt';
export const askedKicker = 'Wer weiß es?';
export const eventKicker = 'Vormerken';
export const saidAbout = (headline: string) => `zu ${quoted(headline)}`;
/** Reads „Sa, 28. Nov“. */
export const eventDate = ({ weekday, day, month }: { weekday: string; day: string; month: string }) =>
  `${weekday}, ${day}.\u00a0${month}`;
export const tookPicture = (title: string) => `Fotografierte ${quoted(title)}`;
export const announced = (title: string) => `Lädt ein: ${quoted(title)}`;
export const spoke = (title: string) => `Redet mit bei ${quoted(title)}`;

export const tagKicker = 'Thema';
/** Returns the title of the window: a place may have the same name. */
export const tagTitle = (tag: string) => `Zum Thema ${tag}`;
/** The title of the window reads „Auenfeld: Beiträge vor dem 18. November 2026, 10.52 Uhr“. */
export const olderThan = (name: string, moment: string) => `${name}: Beiträge vor dem ${moment}`;
export const olderPieces = (name: string) => `${name}: ältere Beiträge`;
/** Counting ends at `upTo`: whether there are more nobody knows. */
export const pieceCount = (count: number, upTo: number) => {
  if (count >= upTo) return `Mindestens ${upTo} Beiträge`;
  return count === 1 ? '1\u00a0Beitrag' : `${count}\u00a0Beiträge`;
};
export const listLabel = 'Beiträge';
export const elsewhere = (category: string) => `${category} anderswo`;
export const placeDescription = (place: string, kinds: readonly string[]) =>
  `${inWords(kinds)} aus ${place}, von den Menschen, die dort leben.`;
export const categoryDescription = (category: string, place: string) =>
  `${category} in ${place}: alle Beiträge, die neuesten zuerst.`;
export const tagDescription = (tag: string) => `Alle Beiträge zum Thema ${quoted(tag)}, die neuesten zuerst.`;

export const from = (place: string | undefined) => (place ? `aus ${place}` : 'aus allen Orten');

export const discussedDescription = (place: string | undefined, days: number) =>
  `Worüber ${place ? `in ${place}` : 'in allen Orten'} geredet wird: die Beiträge der letzten ${days} Tage mit den meisten Kommentaren.`;
export const nothingDiscussed = (days: number) =>
  `In den letzten ${days} Tagen hat hier niemand etwas kommentiert. Das erste Wort könnte Ihres sein.`;

export const writeFirst = 'Den ersten Beitrag schreiben';
/** Words on the desk of texts: a sentence that a portal may want otherwise. */
export const emptyWording = {
  name: 'Leere Titelseite',
  note: 'Auf der Titelseite eines Orts, an dem noch nichts erschienen ist.',
  title: 'Überschrift',
  text: 'Text',
};
export const emptyHeading = 'Hier hängt noch nichts';
export const emptyText = 'Sobald hier etwas erscheint, steht es an dieser Stelle.';
export const nothingOlder = 'Ältere Beiträge gibt es hier nicht.';
export const toPlace = (place: string) => `Alles aus ${place}`;
export const toFront = 'Zur Titelseite';

/** The list of opinions. */
export const opinionsTitle = 'Meinung';
export const opinionsDescription = (from: string) =>
  `Kommentare, Kolumnen und Leserbriefe ${from}, die neuesten zuerst.`;

export const frontPageName = 'Titelseite';

/** Where something to lead to is chosen. */
export const targetGroup = 'Portal';
export const frontTarget = 'Titelseite';
export const discussedTarget = 'Meistdiskutiert';
