// Holds the German sentences of rich texts: what stands beside an author's words, and what is wrong with a tree.

import { MAX_TREE_BYTES } from './constants.ts';

export const untitledSpoiler = 'Spoiler';
/** Returns the title that a reader sees: what opens a spoiler needs words. */
export const spoilerTitle = (title: string | null): string => (title?.trim() ? title : untitledSpoiler);

/** Returns the name of a table's scrolling region; `heading` is its first row. */
export const tableLabel = (heading: string): string =>
  heading === '' ? 'Tabelle' : `Tabelle: ${shortened(heading, 80)}`;

export const treeUnreadable = 'Der Text ist nicht lesbar.';
export const textTooLarge = `Der Text ist zu lang: Mit allen Auszeichnungen sind höchstens ${MAX_TREE_BYTES / 1024} Kilobyte möglich, also gut 400.000 Zeichen. Bitte teilen Sie ihn auf.`;
export const treeTooDeep = (levels: number): string =>
  `Der Text ist zu tief verschachtelt. Möglich sind ${levels} Ebenen.`;
export const unknownVersion = (latest: number): string =>
  `Die Fassung des Textformats (schemaVersion) ist unbekannt. Die neueste ist ${latest}.`;

export const notANode = (place: string): string => `${place}: Hier fehlt ein Baustein.`;
export const notAList = (place: string): string => `${place}: Hier fehlt eine Liste.`;
export const unknownNode = (place: string, type: string): string =>
  `${place}: Der Baustein „${shortened(type)}“ ist unbekannt.`;
export const unknownMark = (place: string, type: string): string =>
  `${place}: Die Auszeichnung „${shortened(type)}“ ist unbekannt.`;
export const repeatedMark = (place: string): string => `${place}: Eine Auszeichnung steht doppelt.`;
export const unknownField = (place: string, field: string): string =>
  `${place}: Das Feld „${shortened(field)}“ ist unbekannt.`;
export const invalidField = (place: string, field: string): string =>
  `${place}: Das Feld „${field}“ fehlt oder ist ungültig.`;
export const misplacedContent = (type: string): string =>
  `Der Baustein „${type}“ enthält etwas, das dort nicht stehen kann, oder ihm fehlt etwas.`;

/**
 * Shortens what comes from outside, which may be of any length. It is never cut through the middle of a sign that is written as
 * two.
 */
const shortened = (text: string, length = 40): string =>
  text.length > length ? `${text.slice(0, length).replace(/\p{Cs}$/u, '')}…` : text;
