// Holds the German words of notes about people.
import type { PersonalDataWords } from '#kernel/personal-data.ts';

export const panelTitle = 'Notizen';
export const intro =
  'Für Moderation, Redaktion und Administration. Verlangt das Mitglied seine Daten, liest es auch diese Notizen: ohne die Namen derer, die sie schrieben.';
export const noneYet = 'Noch keine.';
export const by = (moment: string, name: string) => `${moment}, von ${name}`;
export const more = (count: number) => `Hier stehen die ${count} neuesten.`;
export const noteLabel = 'Neue Notiz';
export const writeButton = 'Notiz schreiben';
export const deleteButton = 'Löschen';
export const deleteLabel = (moment: string) => `Notiz vom ${moment} löschen`;
export const written = (name: string) => `Die Notiz zu ${name} ist gespeichert.`;
export const deleted = 'Die Notiz ist gelöscht.';
export const missing = 'Bitte schreiben Sie etwas auf.';
export const tooLong = (max: number) => `Bitte geben Sie höchstens ${max} Zeichen ein.`;

/** Words that are shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Notizen der Moderation',
  goes: 'Alle Notizen zu diesem Konto.',
  stays: 'Notizen, die dieses Konto zu anderen schrieb: Sie gehören zu deren Konten.',
  merges: 'Alle Notizen stehen beim ersten Konto.',
};
