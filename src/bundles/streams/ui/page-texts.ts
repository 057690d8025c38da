// These are the German words of the pages of streams.
import type { StreamKind } from '../constants.ts';
import { acceptedTypes, kindNames } from '../texts.ts';

export const ownIntro =
  'Was Sie hier hochladen, sieht erst jemand, wenn es in einem Beitrag steht. Bis dahin ist es nur für Sie da.';
export const nothingYet = 'Noch kein Video und kein Ton';
export const nothingYetText =
  'Ein Gruß vom Umzug, die Glocke vom Turm: Laden Sie es oben hoch, dann können Sie es in einen Beitrag stellen.';
export const listLabel = 'Ihre Videos und Töne';

export const blockedTitle = 'Gesperrt';
export const blockedText = 'Die Redaktion hat diese Aufnahme gesperrt. Sie wird nirgends mehr gezeigt.';
export const blockedReasons = 'Gründe und Widerspruch';

export const details = 'Angaben';
export const titleLabel = 'Titel';
export const copyrightLabel = 'Wer hat es aufgenommen?';
export const copyrightHelp = (kind: StreamKind) =>
  `Der Name steht unter dem Player: „${kindNames[kind]}: …“.`;
export const save = 'Speichern';
export const backToList = 'Alle Videos und Töne';
export const factFile = 'Datei';
export const factSize = 'Größe';
export const factLength = 'Länge';
export const factArrived = 'Hochgeladen';
export const factState = 'Zustand';
/** What can be done changes with the state. */
export const reload = 'Seite neu laden';
export const stateWith = (name: string, progress: number) => `${name}, ${progress}\u00a0%`;

export const captionsHeading = 'Untertitel';
export const noCaptions =
  'Noch keine. Untertitel helfen allen, die nichts hören oder gerade nicht laut machen können.';
export const captionsFile = 'Datei mit Untertiteln';
export const captionsFileHelp =
  'Im Format WebVTT (.vtt). Gibt es in dieser Sprache schon Untertitel, werden sie ersetzt.';
export const language = 'Sprache';
export const addCaptions = 'Untertitel hochladen';
export const openCaptions = (label: string) => `${label} ansehen`;
export const removeCaptions = (label: string) => `${label} entfernen`;

export const posterHeading = 'Vorschaubild';
export const posterSecond = 'Sekunde des Videos';
export const posterSecondHelp = (last: number) => `Von 0 bis ${last}.`;
export const takeFrame = 'Bild von dort nehmen';
export const posterFile = 'Eigenes Bild';
export const posterFileHelp = 'Am besten im Format 16 : 9.';
export const sendPoster = 'Bild hochladen';

export const fieldLabels: Readonly<Record<string, string>> = {
  title: titleLabel,
  copyright: copyrightLabel,
  language,
  captions: captionsFile,
  second: posterSecond,
  poster: posterFile,
};

export const retry = 'Noch einmal verarbeiten';
export const failedHeading = 'Die Verarbeitung ist fehlgeschlagen';

export const removeHeading = 'Löschen';
export const removeSummary = 'Löschen …';
export const removeQuestion =
  'Die Datei und alles, was daraus gemacht wurde, ist dann weg. Beiträge, in denen sie steht, zeigen stattdessen:';
export const usedIn = 'Sie steht in:';
export const usedNowhere = 'Zurzeit steht sie in keinem Beitrag.';
export const removeForGood = 'Endgültig löschen';

export const adminIntro = (count: string, isFiltered: boolean) =>
  isFiltered ? `${count} gefunden.` : `${count} im ganzen Portal.`;
export const counted = (count: number) =>
  count === 1 ? '1\u00a0Datei' : `${String(count).replace(/\B(?=(\d{3})+$)/g, '.')}\u00a0Dateien`;
export const filterState = 'Zustand';
export const filterKind = 'Art';
export const filterSearch = 'Titel, Datei oder Name';
export const filter = 'Anzeigen';
export const resetFilter = 'Alle anzeigen';
export const tableCaption = 'Videos und Ton, neueste zuerst';
export const tableHead = ['Nummer', 'Bild', 'Titel', 'Zustand', 'Aktionen', 'Von', 'Hochgeladen'] as const;
/** Reads „2:05, 12,4 MB“. */
export const lengthAndSize = (duration: string, size: string) => `${duration}, ${size}`;
export const replacePoster = 'Vorschaubild ersetzen …';
export const nothingFound = 'Nichts gefunden';
export const nothingFoundText = 'Mit diesem Filter gibt es kein Video und keinen Ton.';
export const nothingAtAll = 'Noch kein Video und kein Ton';
export const nothingAtAllText = `Mitglieder laden sie unter „Videos und Ton“ in ihrem Konto hoch: ${acceptedTypes}.`;
