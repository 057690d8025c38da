// These are the German words of reading in a list of places.
import { quoted } from '#design/quoted.ts';
import { grouped } from '#design/wording.ts';

export const title = 'Orte einlesen';
export const intro =
  'Eine Zeile je Ort: Name; Art; liegt in; Adresse; Postleitzahl; Breite; Länge. Nur der Name ist nötig, Spaltennamen in der ersten Zeile dürfen anders geordnet sein.';
export const example = 'Name;Art;liegt in;PLZ\nKreis Auental;Kreis;;\nAuenfeld;Stadt;Kreis Auental;36999';
export const fileLabel = 'CSV-Datei';
/** The types of files as a chooser of files takes them. */
export const fileTypes = '.csv,.txt,text/csv,text/plain';
export const listLabel = 'Die Liste';
export const textLabel = 'Oder die Liste selbst';
export const textHelp = 'Aus einer Tabelle kopiert oder getippt.';
export const checkButton = 'Ansehen, ohne etwas zu schreiben';
export const backToPlaces = 'Alle Orte';

export const previewHeading = 'Vorschau';
export const summary = (fresh: number, known: number, wrong: number) =>
  [
    fresh === 1 ? '1 neuer Ort' : `${grouped(fresh)} neue Orte`,
    ...(known > 0 ? [`${grouped(known)} schon vorhanden`] : []),
    ...(wrong > 0 ? [wrong === 1 ? '1 Zeile mit Fehlern' : `${grouped(wrong)} Zeilen mit Fehlern`] : []),
  ].join(', ');
export const nothingWritten = 'Noch ist nichts geschrieben.';
export const allThere = 'Alle diese Orte gibt es schon: es ist nichts zu tun.';
export const allOrNothing =
  'Mit Fehlern wird nichts geschrieben: bitte die Liste berichtigen und noch einmal ansehen.';
export const lineOf = (line: number) => `Zeile ${line}`;
export const liesIn = (parent: string) => `in ${parent}`;
export const states = { new: 'neu', known: 'gibt es schon', wrong: 'Fehler' } as const;
export const importButton = (count: number) =>
  count === 1 ? '1 Ort anlegen' : `${grouped(count)} Orte anlegen`;
export const imported = (count: number) =>
  count === 1 ? 'Ein Ort ist angelegt.' : `${grouped(count)} Orte sind angelegt.`;
export const changedMeanwhile =
  'Inzwischen hat sich etwas geändert, deshalb ist nichts geschrieben. Bitte sehen Sie sich die Vorschau noch einmal an.';

export const tooLarge = 'Die Datei ist zu groß; höchstens 500 KB.';
export const nothingThere = 'Die Liste ist leer.';
export const tooManyLines = (most: number) => `Bitte höchstens ${grouped(most)} Zeilen auf einmal.`;
export const nameMissing = 'Der Name fehlt.';
export const nameTooLong = 'Der Name ist zu lang.';
export const kindUnknown = (word: string) => `Die Art ${quoted(word)} gibt es nicht.`;
export const postcodeInvalid = 'Die Postleitzahl hat nicht vier bis sechs Ziffern.';
export const coordinatesInvalid = 'Breite und Länge sind nicht lesbar.';
export const parentUnknown = (name: string) => `Den übergeordneten Ort ${quoted(name)} gibt es nicht.`;
export const parentTooSmall = (name: string) => `${quoted(name)} ist nicht größer als dieser Ort.`;
export const parentAmbiguous = (name: string) =>
  `${quoted(name)} gibt es mehrmals; bitte die Adresse statt des Namens schreiben.`;
export const twice = (line: number) => `Steht schon in Zeile ${line}.`;
export const slugProblem = (slug: string, problem: string) => `/${slug}: ${problem}`;
