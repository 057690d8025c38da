// These are the German words of what is saved for later.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { quoted } from '#design/quoted.ts';

export const save = 'Merken';
export const isSaved = 'Gemerkt';
/** Stands behind the words of a button, for ears only. */
export const aloud = (name: string) => `: ${name}`;
export const savedNow = 'Gemerkt. Sie finden es unter „Gemerkt“, auch ohne Netz.';
export const removedNow = 'Nicht mehr gemerkt.';
export const tooMany = (max: number) =>
  `Mehr als ${max} Beiträge lassen sich nicht merken. Nehmen Sie zuerst welche aus der Liste.`;
export const typeUnknown = 'So etwas lässt sich nicht merken.';

export const title = 'Gemerkt';
export const intro = 'Was Sie später lesen wollen. Dieses Gerät hält es auch für Zeiten ohne Netz bereit.';
export const noneTitle = 'Noch nichts gemerkt';
export const noneText = (things: string) =>
  `Unter jedem ${things} steht „Merken“. Was Sie dort wählen, finden Sie hier wieder.`;
export const emptyFolderTitle = 'In diesem Ordner liegt nichts';
export const emptyFolderText = 'In der Liste „Alle“ lässt sich bei jedem Beitrag ein Ordner wählen.';
export const toFront = 'Zur Titelseite';
export const savedAt = 'Gemerkt';
export const goneTitle = 'Nicht mehr verfügbar';
export const goneText = 'Dieser Beitrag ist nicht mehr zu lesen.';
export const remove = 'Nicht mehr merken';
export const removeGone = 'Aus der Liste nehmen';

export const foldersLabel = 'Ordner';
export const all = 'Alle';
export const noFolder = 'Ohne Ordner';
export const folder = 'Ordner';
export const move = 'Verschieben';
export const movedTo = (name: string | null) =>
  name === null ? 'Liegt jetzt in keinem Ordner.' : `Liegt jetzt im Ordner ${quoted(name)}.`;
export const newFolder = 'Neuer Ordner';
export const folderName = 'Name des Ordners';
export const create = 'Ordner anlegen';
export const created = (name: string) => `Den Ordner ${quoted(name)} gibt es jetzt.`;
export const changeFolder = 'Diesen Ordner ändern';
export const rename = 'Umbenennen';
export const renamed = (name: string) => `Der Ordner heißt jetzt ${quoted(name)}.`;
export const deleteFolder = 'Ordner löschen';
export const deleteNote = 'Was darin liegt, bleibt gemerkt.';
export const folderDeleted = 'Den Ordner gibt es nicht mehr. Was darin lag, ist weiter gemerkt.';
export const nameMissing = 'Geben Sie dem Ordner einen Namen.';
export const nameTooLong = (max: number) => `Der Name darf höchstens ${max} Zeichen haben.`;
export const nameTaken = 'Einen Ordner mit diesem Namen haben Sie schon.';
export const tooManyFolders = (max: number) => `Mehr als ${max} Ordner lassen sich nicht anlegen.`;

/** The words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Gemerkte Beiträge',
  fields: { folder: 'Ordner', folders: 'Ordner', pieces: 'Beiträge', type: 'Art', objectId: 'Nummer' },
  goes: 'Alles Gemerkte mit seinen Ordnern.',
  stays: null,
  merges: 'Gemerktes kommt mit seinen Ordnern mit; was beide gemerkt haben, steht nur noch einmal da.',
};
