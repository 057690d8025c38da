// Holds the German words of pinned positions.
import { quoted } from '#design/quoted.ts';

export const title = 'Titelseite';
export const intro =
  'Fünf Plätze können Sie selbst besetzen, jeden bis zu einer Stunde Ihrer Wahl. Alles andere wählt die Seite wie immer.';
export const placeLabel = 'Titelseite von';
export const wholePortal = 'Ganzes Portal';
export const choosePlace = 'Anzeigen';
export const positionsHeading = 'Die Plätze';
export const positionNames: Readonly<Record<number, string>> = {
  1: 'Aufmacher',
  2: 'Daneben, oben',
  3: 'Daneben, zweiter',
  4: 'Daneben, dritter',
  5: 'Darunter, erster',
};
export const pinMany = 'Auf die Titelseite';
export const lastDay = 'Bis einschließlich';
export const pinnedMany = (count: number) =>
  count === 1 ? 'Ein Platz der Titelseite ist besetzt.' : `${count} Plätze der Titelseite sind besetzt.`;
export const noneFree = 'auf dieser Titelseite ist kein Platz mehr frei';
export const free = 'frei, wird gewählt wie immer';
export const until = (moment: string) => `bis ${moment}`;
/** Returns words about the end of a position, for the calendar of the week. */
export const ends = (position: string, front: string) => `Titelseite ${front}, „${position}“ endet`;
export const gone = 'Dieser Beitrag ist nicht mehr öffentlich; der Platz wird gewählt wie immer.';
export const up = 'Nach oben';
export const down = 'Nach unten';
export const unpin = 'Platz freigeben';
export const upOf = (name: string) => `${quoted(name)} einen Platz nach oben`;
export const downOf = (name: string) => `${quoted(name)} einen Platz nach unten`;
export const unpinOf = (name: string) => `Platz von ${quoted(name)} freigeben`;

export const pinHeading = 'Einen Platz besetzen';
export const searchLabel = 'Beitrag suchen';
export const searchHelp = 'Wörter aus der Überschrift';
export const searchButton = 'Suchen';
export const newestHeading = 'Zuletzt erschienen';
export const foundHeading = (words: string) => `Gefunden zu „${words}“`;
export const nothingFound = 'Kein öffentlicher Beitrag hat diese Wörter in der Überschrift.';
export const pieceLabel = 'Beitrag';
export const pieceMissing = 'Bitte wählen Sie einen Beitrag.';
export const positionLabel = 'Platz';
export const dayLabel = 'bis zum Tag';
export const clockLabel = 'Uhrzeit';
export const pinButton = 'Platz besetzen';

export const positionInvalid = 'Bitte wählen Sie einen der fünf Plätze.';
export const endMissing = 'Bitte geben Sie an, bis wann der Beitrag dort steht.';
export const endPast = 'Dieser Zeitpunkt ist schon vorbei.';
export const endTooLate = 'Ein Platz lässt sich höchstens 30 Tage lang besetzen.';
export const notPublic = 'Dieser Beitrag ist nicht öffentlich und kann keinen Platz besetzen.';

export const pinned = (title: string, position: string) =>
  `${quoted(title)} steht jetzt auf dem Platz „${position}“.`;
export const replaced = (title: string) => `${quoted(title)} hat seinen Platz verloren.`;
export const unpinned = 'Der Platz ist frei und wird gewählt wie immer.';
export const moved = 'Die Plätze sind getauscht.';
export const heldByOther =
  'Auf diesem Platz steht inzwischen ein anderer Beitrag. Sehen Sie nach, was jetzt dort steht; geändert ist nichts.';
export const wasFree = 'Dieser Platz war schon frei.';
export const showFront = (name: string) => `${name} ansehen`;

/** The name in the toolbar of a piece. */
export const toolName = 'Auf die Titelseite';
