// German words of the front pages and lists.
import { quoted } from './rules.ts';

export const frontHeading = 'Nachrichten';
export const nextRank = 'Weitere Nachrichten';
export const briefsHeading = 'Kurz gemeldet';
export const snapshotsHeading = 'Schnappschüsse';
export const eventsHeading = 'Termine';
export const opinionHeading = 'Meinung';
export const allOpinions = 'Alle Meinungen';
export const nearHeading = 'Neu in deiner Nähe';
export const townsHeading = 'Neu aus allen Orten';
export const furtherHeading = 'Außerdem';
export const rankingHeading = 'Meistdiskutiert';
export const communityHeading = 'Aus der Community';
export const placesLabel = 'Orte darüber und darunter';
export const partOf = 'Gehört zu';
export const partsOf = 'Viertel und Ortsteile';

export const pillarHeading = 'An der Säule';
export const billKicker = 'Gerade gesagt';
export const posterKicker = 'Vormerken';
export const saidAbout = (headline: string) => `zu ${quoted(headline)}`;
/** „Sa, 28. Nov“ */
export const posterDate = ({ weekday, day, month }: { weekday: string; day: string; month: string }) =>
  `${weekday}, ${day}.\u00a0${month}`;
export const tookPicture = (title: string) => `Fotografierte ${quoted(title)}`;
export const announced = (title: string) => `Lädt ein: ${quoted(title)}`;
export const spoke = (title: string) => `Redet mit bei ${quoted(title)}`;

export const tagKicker = 'Thema';
export const olderPieces = (name: string) => `${name}: ältere Beiträge`;
export const pieceCount = (count: number, upTo: number) => {
  if (count >= upTo) return `Mehr als ${upTo} Beiträge`;
  return count === 1 ? '1\u00a0Beitrag' : `${count}\u00a0Beiträge`;
};
export const listLabel = 'Beiträge';
export const elsewhere = (category: string) => `${category} anderswo`;
export const feedTitle = (portal: string, list: string) => (list ? `${portal}: ${list}` : portal);
export const portalDescription = 'Nachrichten, Schnappschüsse und Termine von hier, die neuesten zuerst.';
export const placeDescription = (place: string) =>
  `Nachrichten, Schnappschüsse und Termine aus ${place}, von den Menschen, die dort leben.`;
export const categoryDescription = (category: string, place: string) =>
  `${category} in ${place}: alle Beiträge, die neuesten zuerst.`;
export const tagDescription = (tag: string) => `Alle Beiträge zum Thema ${quoted(tag)}, die neuesten zuerst.`;

export const emptyHeading = 'Hier hängt noch nichts';
export const emptyText = 'Sobald hier etwas erscheint, steht es an dieser Stelle.';
export const nothingOlder = 'Ältere Beiträge gibt es hier nicht.';
export const toPlace = (place: string) => `Alles aus ${place}`;
export const toFront = 'Zur Titelseite';
