// Holds German words of the page where a portal chooses its looks.
import type { ColorName, HeadlineFace, Scheme } from './constants.ts';

export const title = 'Aussehen';
export const intro =
  'Vier Farben, jede für hell und dunkel, und die Schrift der Überschriften. Alle übrigen Töne folgen daraus.';
export const presetsHeading = 'Vorlagen';
export const presetsNote = 'Eine Vorlage füllt die Felder aus. Gespeichert wird erst, wenn Sie es sagen.';
export const colorsHeading = 'Farben';
export const typeHeading = 'Überschriften';
export const previewHeading = 'Vorschau';
export const previewOf = (page: string, scheme: string) => `Vorschau: ${page}, ${scheme}`;
export const previewPage = 'Seite';
export const previewFailed = 'Die Vorschau lässt sich gerade nicht laden.';
export const withoutScript =
  'Ohne JavaScript zeigt das Portal selbst, wie es aussieht, sobald Sie gespeichert haben.';

export const colorNames: Readonly<Record<ColorName, string>> = {
  paper: 'Papier',
  ink: 'Schrift',
  accent: 'Redaktion',
  second: 'Gemeinschaft',
};
export const colorNotes: Readonly<Record<ColorName, string>> = {
  paper: 'Der Grund aller Seiten.',
  ink: 'Texte und Überschriften.',
  accent: 'Dachzeilen, Schaltflächen, was die Redaktion hervorhebt.',
  second: 'Schnappschüsse, Termine, Plus.',
};
export const schemeNames: Readonly<Record<Scheme, string>> = { light: 'hell', dark: 'dunkel' };
export const colorIn = (name: ColorName, scheme: Scheme) => `${colorNames[name]}, ${schemeNames[scheme]}`;
export const faceNames: Readonly<Record<HeadlineFace, string>> = {
  serif: 'Newsreader, mit Serifen',
  sans: 'Inter, ohne Serifen',
};

export const presetInHistory = (name: string) => `Vorlage ${name}`;
export const colorInHistory = (name: ColorName, { light, dark }: Readonly<Record<Scheme, string>>) =>
  `${colorNames[name]} ${light}, im Dunkeln ${dark}`;

export const save = 'Speichern';
export const saveProposals = 'Vorschläge übernehmen und speichern';
export const saved = 'Das Portal zeigt sich jetzt so.';
export const changedMeanwhile =
  'Jemand anders hat das Aussehen inzwischen geändert. Was Sie eingestellt haben, steht noch hier; bitte vergleichen und noch einmal speichern.';
export const unchanged = 'Es war nichts zu ändern.';
export const reset = 'Zurück zum Stand der Auslieferung';
export const colorMissing = 'Bitte eine Farbe wie #b3261e.';
export const faceMissing = 'Bitte eine der beiden Schriften.';
export const presetUnknown = 'Diese Vorlage gibt es nicht.';

const spelled = (contrast: number) => (Math.floor(contrast * 10) / 10).toFixed(1).replace('.', ',');

/** Contrast is rounded down, so that it never seems to be enough. */
export const tooLittleContrast = (contrast: number, needed: number, proposal: string | undefined) =>
  `Der Kontrast ist zu klein: ${spelled(contrast)} statt ${spelled(needed)}.${
    proposal ? ` Am nächsten liegt ${proposal}.` : ''
  }`;

export const stepName = 'Farben und Schrift';
export const stepIntro =
  'Wählen Sie ein Aussehen. Jedes ist in hell und dunkel gut zu lesen, auf dem Telefon wie am Rechner.';
export const stepLink = 'Eigene Farben mischen, mit Vorschau';
export const ownName = 'Eigene Farben';
export const ownDescription = 'So, wie das Portal jetzt aussieht.';
