// These are the German words of pictures.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { inWords } from '#design/wording.ts';

/** contract.md 5, to the letter. */
export const uploadTooLarge = 'Die Bild-Datei ist zu groß. Die maximale Größe beträgt 32 MB.';
export const uploadOfWrongType = (types: readonly string[]) =>
  `Diese Datei ist kein Bild, wie wir es annehmen. Erlaubt sind ${inWords(types)}.`;
export const uploadTooManyPixels =
  'Das Bild hat zu viele Bildpunkte. Erlaubt sind 100 Megapixel und 16.383 Bildpunkte auf jeder Seite.';
export const uploadBroken =
  'Die Bild-Datei ist unvollständig oder beschädigt. Bitte speichern Sie das Bild neu und laden Sie es noch einmal hoch.';
export const uploadOfMore =
  'Die Datei enthält mehr als ein Bild. Bitte speichern Sie das Bild neu und laden Sie es noch einmal hoch.';
export const uploadNotGranted =
  'Bilder hochladen können bestätigte Mitglieder, deren Konto nicht gesperrt ist.';
/** Why an image has no sizes. */
export const makingFailed =
  'Aus dieser Bild-Datei ließ sich kein Bild machen. Bitte speichern Sie das Bild neu und laden Sie es noch einmal hoch.';

export const pictureWaits = 'Bild wird bearbeitet';

export const photo = (credit: string) => `Foto:\u00a0${credit}`;

export const gallery = (count: number) => `Bilderstrecke mit ${count} Bildern`;
export const pictureOf = (number: number, count: number) => `${number}\u00a0/\u00a0${count}`;
export const showPicture = (number: number, alt: string) =>
  alt ? `Bild ${number} zeigen: ${alt}` : `Bild ${number} zeigen`;
export const previousPicture = 'Voriges Bild';
export const nextPicture = 'Nächstes Bild';
export const pauseGallery = 'Anhalten';
export const playGallery = 'Von selbst weiterblättern';
export const fullScreen = 'Ganzer Bildschirm';
export const leaveFullScreen = 'Ganzen Bildschirm verlassen';
export const morePictures = (count: number) => `Mehr Bilder (${count})`;
export const pictures = 'Bilder';
export const references = 'Merkliste';
export const ownMedia = 'Ihre Bilder und Aufnahmen';

/** These stand on the page of settings. */
export const settingWords = {
  requiresCopyright: {
    label: 'Bilder brauchen einen Nachweis',
    hint: 'Ohne „Foto: …“ lässt sich ein Bild nicht speichern.',
  },
  acceptsWebp: { label: 'WebP-Dateien annehmen' },
  acceptsAvif: { label: 'AVIF-Dateien annehmen' },
  acceptsHeic: {
    label: 'HEIC-Dateien annehmen',
    hint: 'Sonst wandeln iPhones ihre Fotos beim Hochladen selbst um.',
  },
  picturesAskedAt: {
    label: 'Seite für Anfragen zu Bildern',
    hint: 'Wo steht, wie andere ein Bild verwenden dürfen. Suchmaschinen zeigen sie neben den Bildern.',
  },
} as const;

export const imageNews = {
  imageFailed: 'Aus Ihrem Bild ließ sich kein Bild machen',
  imageQuarantined: 'Ein Bild von Ihnen wurde gesperrt',
  imageExpired: 'Die Lizenz eines Bildes ist abgelaufen, es ist hier nicht mehr zu sehen',
  ownImageExpired: 'Die Lizenz eines Bildes von Ihnen ist abgelaufen, es ist nicht mehr zu sehen',
} as const;

/** The words of the self-test. */
export const selfTestTitle = 'Bilder';
export const selfTestFine = 'Ein Probebild ist in JPEG, WebP und AVIF entstanden.';
export const selfTestWrong = (format: string) => `Ein Probebild ist in ${format} missraten.`;
export const selfTestAdvice =
  'Bitte das Portal neu einrichten (npm ci); die mitgelieferte Bildbibliothek ist beschädigt.';

/** Stands as the author of a picture whose author was erased, as in the bylines of the pieces that show it. */
export const formerMember = 'Gelöschtes Mitglied';

/** The words for administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Bilder',
  fields: {
    caption: 'Bildunterschrift',
    alt: 'Beschreibung',
    isReleased: 'zur Verwendung freigegeben',
    licence: 'Lizenz',
    licenceEndsAt: 'Lizenz gilt bis',
    width: 'Breite',
    height: 'Höhe',
  },
  goes: 'Bilder, die nirgends gezeigt werden, mit ihren Dateien; von den anderen der Name der Datei, und der eigene als Urheber.',
  stays: 'Bilder bleiben, solange ein Beitrag sie zeigt: Sie gehören zu ihm.',
  merges: 'Alle Bilder gehören zum ersten Konto.',
};

export const storageOriginals = 'Bilder, wie sie hochgeladen wurden';
export const storageSizes = 'Größen, die daraus gemacht sind';

/** The words for moderators who are told of an image, and for its owner. */
export const reported = {
  name: 'Bild',
  yours: 'Ihr Bild',
  caption: 'Bildunterschrift',
  credit: 'Urheber',
  alt: 'Beschreibung',
  untitled: (id: number) => `Bild ${id}`,
} as const;
