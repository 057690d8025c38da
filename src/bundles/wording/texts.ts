// Holds the German words of the desk of texts.
export const title = 'Texte';
export const intro =
  'Was das Portal in Mails und an einigen Stellen zu Mitgliedern sagt. Jeder Text lässt sich ändern und wieder zurücksetzen.';
export const searchLabel = 'Suchen';
export const searchButton = 'Suchen';
export const nothingFound = 'Kein Text passt dazu.';
export const nothingFoundHint = 'Gesucht wird im Namen und in den Worten der Texte.';
export const changedMark = 'geändert';
export const changedOn = (moment: string) => `Geändert ${moment}.`;
export const asItCame = 'So, wie das Portal ihn mitbringt.';
export const backToList = 'Alle Texte';
export const save = 'Speichern';
export const preview = 'Vorschau';
export const reset = 'Zurücksetzen';
export const placeholdersHeading = 'Platzhalter';
export const placeholdersNote = 'Was in geschweiften Klammern steht, wird beim Verschicken ersetzt.';
export const noPlaceholders = 'In diesem Text wird nichts ersetzt.';
export const needed = 'nötig';
export const previewHeading = 'So kommt es an';
export const subjectLabel = 'Betreff';
export const textLabel = 'Text';
export const actionLabel = 'Aufschrift des Knopfs';
export const footerLabel = 'Unter dem Brief';
export const namedLabel = 'Mit Namen';
export const unnamedLabel = 'Ohne Namen';
export const sentences = 'Sätze auf Seiten';
export const portalLabel = 'Name des Portals';
export const samplePortal = 'Litfass';
export const sampleName = 'Ruth Lindner';
export const paragraphsHelp = 'Eine leere Zeile beginnt einen neuen Absatz.';
export const standardHeading = 'Mitgebrachter Wortlaut';

export const saved = (name: string) => `Der Text „${name}“ ist gespeichert.`;
export const wasReset = (name: string) => `Der Text „${name}“ lautet wieder wie am Anfang.`;
export const partMissing = 'Hier darf nicht nichts stehen.';
export const oneLine = 'Hier passt nur eine Zeile hin.';
export const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;
const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
export const placeholdersUnknown = (names: readonly string[]) =>
  `Diese Platzhalter gibt es hier nicht: ${inBraces(names)}.`;
export const placeholdersMissing = (names: readonly string[]) =>
  `Ohne diese Platzhalter geht es nicht: ${inBraces(names)}.`;
export const conflict =
  'Jemand anders hat diesen Text inzwischen geändert. Was Sie geschrieben haben, steht noch hier; bitte vergleichen und noch einmal speichern.';
export const actUnknown = 'Das geht mit einem Text nicht.';
