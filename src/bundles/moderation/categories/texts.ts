// These are German words for what something can be against, and for asking that of who takes it away.
import { AGAINST_RULES, UNLAWFUL } from '../constants.ts';
import type { Category } from '../constants.ts';

export const categories: Readonly<Record<Category, string>> = {
  'child-abuse': 'Darstellung sexuellen Missbrauchs von Kindern',
  extremism: 'Verbotene Kennzeichen, Aufruf zu Straftaten, Werbung für Terror',
  hate: 'Volksverhetzung, Hass gegen Gruppen von Menschen',
  threat: 'Drohung mit einer Straftat, Stalking',
  insult: 'Beleidigung, üble Nachrede, Verleumdung',
  privacy: 'Private Daten oder Bilder ohne Einwilligung',
  copyright: 'Verletzung von Urheber- oder Markenrechten',
  fraud: 'Betrug, Fälschung, verbotene Angebote',
  youth: 'Gefahr für Kinder und Jugendliche',
  unlawful: 'Auf andere Weise rechtswidrig',
  rude: 'Herabwürdigender Ton, persönlicher Angriff',
  false: 'Falsche Angaben, falsche Identität',
  spam: 'Werbung, Massennachricht',
  'off-topic': 'Gehört nicht hierher',
  rules: 'Auf andere Weise gegen unsere Regeln',
};

export const unlawfulGroup = 'Verstößt gegen ein Gesetz';
export const rulesGroup = 'Verstößt gegen unsere Regeln';
const optionsOf = (group: string, all: readonly Category[]) =>
  all.map((value) => ({ value, name: categories[value], group }));
/** The categories for lists to choose from. */
export const categoryOptions = [
  ...optionsOf(rulesGroup, AGAINST_RULES),
  ...optionsOf(unlawfulGroup, UNLAWFUL),
];

export const categoryLabel = 'Wogegen verstößt er?';
export const choose = 'Bitte auswählen';
export const categoryMissing = 'Bitte wählen Sie aus, wogegen der Inhalt verstößt.';
export const reasonLabel = 'Begründung';
export const reasonHelp =
  'Was steht da, und warum ist das ein Verstoß? Wer es geschrieben hat, liest es wörtlich und kann widersprechen.';
export const reasonMissing = 'Bitte schreiben Sie eine Begründung.';
export const undo = 'Rückgängig';
