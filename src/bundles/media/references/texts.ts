// These are German words of the lists (Merkliste).
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import type { MediaType } from '../constants.ts';
import type { ReferenceAction, ReferenceList } from './constants.ts';

export const referencesHeading = 'Merkliste';

/** contract.md 5, to the letter. */
export const listFull = 'Gewählte Merkliste ist voll...';

const NOUNS: Readonly<Record<MediaType, string>> = { image: 'Das Bild', streaming_media: 'Die Aufnahme' };

/** What is told of an action, by its outcome. contract.md 8 */
export const outcomes = {
  added: (type: MediaType) => `${NOUNS[type]} liegt jetzt auf Ihrer Merkliste.`,
  deleted: (type: MediaType) => `${NOUNS[type]} ist von Ihrer Merkliste genommen.`,
  modified: () => 'Ihre Merkliste ist geändert.',
  error: (type: MediaType) =>
    `${NOUNS[type]} ließ sich nicht auf die Merkliste legen oder von ihr nehmen. Bitte versuchen Sie es erneut.`,
  error_modified: () => 'Ihre Merkliste ließ sich nicht ändern. Bitte versuchen Sie es erneut.',
} as const;

export type Outcome = keyof typeof outcomes;

/** Says the same for several at once. */
export const outcomesOfMany = {
  added: (count: number) => `${counted(count)} auf Ihre Merkliste gelegt.`,
  deleted: (count: number) => `${counted(count)} von Ihrer Merkliste genommen.`,
  modified: (count: number) => `${counted(count)} auf die andere Liste gelegt.`,
} as const;

const counted = (count: number) => (count === 1 ? '1 Bild' : `${count} Bilder`);

export const typeUnknown = 'Eine solche Art von Medien gibt es nicht.';
export const actionUnknown = 'Das lässt sich mit einer Merkliste nicht machen.';
export const referencesInvalid = 'Diese Auswahl ist nicht lesbar.';
export const nothingChosen = 'Bitte wählen Sie mindestens ein Bild.';

export const listNames: Readonly<Record<ReferenceList, string>> = {
  temporary: 'Temporäre Bilder',
  saved: 'Gespeicherte Bilder',
};
export const listsLabel = 'Ihre beiden Merklisten';

export const listIntros: Readonly<Record<ReferenceList, string>> = {
  temporary:
    'Was hier liegt, verschwindet von der Liste, sobald Sie es in einem Beitrag verwenden. Die Bilder selbst bleiben erhalten.',
  saved:
    'Was hier liegt, bleibt liegen, auch wenn Sie es in einem Beitrag verwendet haben. Entfernen nimmt es nur von der Liste.',
};
export const listPlace = (count: number, limit: number) => `${count} von ${limit} Plätzen belegt`;
export const emptyTitles: Readonly<Record<ReferenceList, string>> = {
  temporary: 'Noch keine temporären Bilder',
  saved: 'Noch keine gespeicherten Bilder',
};
export const emptyTexts: Readonly<Record<ReferenceList, string>> = {
  temporary:
    'Bringen Sie eigene Bilder oder legen Sie freigegebene mit „Auf die Merkliste“ hierher. Beim Schreiben haben Sie sie dann zur Hand.',
  saved: 'Was Sie öfter brauchen, legen Sie mit „Speichern“ von den temporären Bildern hierher.',
};
export const toOwnImages = 'Zu Ihren Bildern';

/** Names the actions as buttons. */
export const actions: Readonly<Record<ReferenceAction, string>> = {
  'reference-add': 'Auf die Merkliste',
  'reference-remove': 'Entfernen',
  'save-add': 'Speichern',
  'save-remove': 'Nicht mehr speichern',
};
export const actionLabel = (action: ReferenceAction, title: string) => `${actions[action]}: ${title}`;
export const chosenActions: Readonly<Record<ReferenceAction, string>> = {
  'reference-add': 'Ausgewählte auf die Merkliste',
  'reference-remove': 'Ausgewählte entfernen',
  'save-add': 'Ausgewählte speichern',
  'save-remove': 'Ausgewählte nicht mehr speichern',
};
export const choose = (title: string) => `Auswählen: ${title}`;

/** Names a picture without words. */
export const untitled = (type: MediaType, id: number) => (type === 'image' ? `Bild ${id}` : `Aufnahme ${id}`);
export const credit = (type: MediaType, name: string) =>
  type === 'image' ? `Foto:\u00a0${name}` : `Von ${name}`;
export const inWork = 'Wird noch bearbeitet';
export const played = 'Video oder Ton';

/** These are words of the dialog. */
export const openPicker = 'Aus der Merkliste wählen';
export const pickerTitle = 'Aus der Merkliste wählen';
export const pickOne = 'Wählen Sie ein Bild.';
export const pickMany = 'Wählen Sie ein Bild oder mehrere.';
export const chosen = (count: number) => (count === 0 ? 'Nichts ausgewählt' : `${count} ausgewählt`);
export const take = 'Übernehmen';
export const taken = (count: number) => `${counted(count)} übernommen.`;
export const leave = 'Abbrechen';
export const loadFailed = 'Ihre Merkliste ließ sich nicht laden.';
export const copyFailed = 'Die Auswahl ließ sich nicht übernehmen. Bitte versuchen Sie es erneut.';
export const tryAgain = 'Noch einmal versuchen';
export const upload = 'Bilder hochladen';
export const uploadEnd = 'Zurück zur Merkliste';
export const uploadTitle = 'Bilder hochladen und merken';
export const uploadIntro = 'Was Sie hochladen, liegt danach bei den temporären Bildern.';
export const fileRefused = (name: string) => `Die Datei „${name}“ ließ sich nicht hochladen.`;
export const uploadFailed = 'Das Hochladen lässt sich gerade nicht öffnen.';
export const tabName = (name: string, count: string) => `${name} (${count})`;

/** The words for administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Merkliste',
  fields: { imageType: 'Art', imageId: 'Nummer', list: 'Liste', addedAt: 'gemerkt am' },
  goes: 'Alles Gemerkte.',
  stays: null,
  merges: 'Gemerktes kommt mit, außer was das erste Konto schon gemerkt hat.',
};
