// Holds the German words of snapshots.
import type { PersonalDataWords } from '#kernel/personal-data.ts';

export const snapshot = 'Schnappschuss';
/** Stands in the address of one whose title has no letters. */
export const snapshotSlug = 'schnappschuss';

export const photo = (credit: string) => `Foto:\u00a0${credit}`;
export const previousPicture = (title: string) => `Voriges Bild: ${title}`;
export const nextPicture = (title: string) => `Nächstes Bild: ${title}`;
export const pictureMissing = 'Dieses Bild ist nicht mehr da.';
/** What stands in the preview of a snapshot that has no picture yet. */
export const pictureToCome = 'Hier steht dann das Bild.';

/** Returns what is said of a snapshot without words. */
export const takenBy = (author: string, place: string) => `Ein Schnappschuss aus ${place} von ${author}.`;

export const published = 'Erschienen';
export const updated = 'Geändert';
export const place = 'Ort';
export const category = 'Rubrik';
export const moreOfAuthor = (name: string) => `Mehr von ${name}`;
export const profile = 'Zum Profil';
export const moreOfPlace = (name: string) => `Mehr aus ${name}`;
export const allOfPlace = 'Alle Bilder';

export const titleMissing = 'Bitte geben Sie dem Schnappschuss einen Titel.';
export const pictureNeeded = 'Ein Schnappschuss braucht ein Bild.';
export const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;

/** Names of the fields of what is written; place and category have theirs above. */
export const titleField = 'Titel';
export const pictureField = 'Bild';
export const textField = 'Text';
export const tagsField = 'Themen';

/** Words that are shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Schnappschüsse',
  fields: { imageId: 'Bild' },
  goes: null,
  stays: 'Schnappschüsse bleiben stehen, gezeichnet mit „Gelöschtes Mitglied“.',
  merges: 'Alle Schnappschüsse stehen unter dem Namen des ersten Kontos.',
};
