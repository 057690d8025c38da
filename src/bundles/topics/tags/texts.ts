// These are the German words of the desk of tags.
import { quoted } from '#design/quoted.ts';
import { grouped } from '#design/wording.ts';

export const title = 'Schlagwörter';
export const intro = (count: number) => (count === 1 ? 'Ein Schlagwort' : `${grouped(count)} Schlagwörter`);
export const emptyTitle = 'Noch kein Schlagwort';
export const emptyText = 'Sie entstehen beim Schreiben: Wer einem Beitrag ein neues Wort gibt, legt es an.';
export const nothingTitle = 'Nichts gefunden';
export const nothingText = 'Zu diesem Wort gibt es kein Schlagwort, auch kein gleichbedeutendes.';
export const searchLabel = 'Wort oder Wortanfang';
export const searchButton = 'Suchen';
export const resetSearch = 'Alle zeigen';
export const backToTags = 'Alle Schlagwörter';
export const pagesLabel = 'Seiten';
export const pageBack = 'Zurück';
export const pageOn = 'Weiter';
export const alsoCalled = (words: readonly string[]) => `auch: ${words.join(', ')}`;

export const nameLabel = 'Wort';
export const nameHelp = 'Die alte Schreibweise und ihre Adresse führen weiter hierher.';
export const synonymsLabel = 'Gleichbedeutende Wörter';
export const synonymsHelp =
  'Eines je Zeile. Wer eines davon schreibt, bekommt dieses Schlagwort; ihre Adressen führen hierher. Ein Wort, das Sie streichen, führt nicht mehr hierher.';
export const changedMeanwhile =
  'Jemand anders hat dieses Schlagwort inzwischen geändert. Was Sie eingetragen haben, steht noch hier; bitte mit dem Verlauf vergleichen und noch einmal speichern.';
export const saveButton = 'Speichern';
export const saved = (name: string) => `${quoted(name)} ist gespeichert.`;
export const toPage = 'Seite des Schlagworts';

export const nameMissing = 'Bitte geben Sie ein Wort an.';
export const nameTooLong = 'Bitte höchstens 60 Zeichen.';
export const nameUnreadable = 'Das Wort braucht Buchstaben oder Ziffern.';
export const nameTaken = (name: string) =>
  `Das Schlagwort ${quoted(name)} gibt es schon. Führen Sie die beiden unten zusammen.`;
export const synonymTaken = (word: string, name: string) =>
  word === name
    ? `${quoted(word)} ist selbst ein Schlagwort. Führen Sie es mit diesem zusammen.`
    : `${quoted(word)} gehört schon zu ${quoted(name)}.`;
export const synonymTooLong = (word: string) => `${quoted(word)} ist zu lang; höchstens 60 Zeichen.`;
export const tooManySynonyms = (most: number) => `Bitte höchstens ${most} Wörter.`;

export const mergeHeading = 'Zusammenführen';
export const mergeNote = (name: string) =>
  `${quoted(name)} wird ein anderes Wort für das andere Schlagwort: Beiträge und Abos gehen über, die Adresse führt dorthin. Das lässt sich nicht zurücknehmen.`;
export const intoLabel = 'Anderes Schlagwort';
export const intoUnknown = 'Dieses Schlagwort gibt es nicht.';
export const intoItself = 'Bitte ein anderes Schlagwort.';
export const mergeButton = 'Zusammenführen';
export const merged = (name: string, into: string) => `${quoted(name)} steht jetzt für ${quoted(into)}.`;
export const mergedSoon = (name: string, into: string) =>
  `${quoted(name)} steht jetzt für ${quoted(into)}. Die Beiträge ziehen im Hintergrund nach.`;
export const mergingLabel = (name: string, into: string) => `${quoted(name)} wird zu ${quoted(into)}`;

export const deleteHeading = 'Löschen';
export const deleteNote = (pieces: string) =>
  `Steht an: ${pieces}. Die Beiträge bleiben und verlieren nur das Wort; seine Seite gibt es dann nicht mehr.`;
export const sureLabel = 'Ja, das Schlagwort und seine gleichbedeutenden Wörter löschen';
export const sureMissing = 'Bitte bestätigen Sie, dass es gelöscht werden soll.';
export const deleteButton = 'Löschen';
export const deleted = (name: string) => `${quoted(name)} ist gelöscht.`;
export const deletingLabel = (name: string) => `${quoted(name)} wird gelöscht`;
