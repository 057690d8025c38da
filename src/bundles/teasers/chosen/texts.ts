// Holds the German words of the section of a page that lists pieces.
import { ENTRIES_NARROWED } from '../constants.ts';

export const name = 'Beiträge';
export const help = 'Die neuesten Beiträge eines Orts, einer Rubrik, eines Schlagworts oder einer Art.';
export const headingLabel = 'Überschrift';
export const placeLabel = 'Ort';
export const everywhere = 'alle Orte';
export const categoryLabel = 'Rubrik';
export const everyCategory = 'alle Rubriken';
export const kindLabel = 'Art';
export const everyKind = 'alles';
export const tagLabel = 'Schlagwort';
export const tagHelp = `Zusammen mit anderen Angaben wird unter den ${ENTRIES_NARROWED} neuesten gesucht.`;
export const countLabel = 'Anzahl';
export const countOf = (count: number) => `${count} Beiträge`;
export const placeUnknown = 'Diesen Ort gibt es nicht mehr.';
export const categoryUnknown = 'Diese Rubrik gibt es nicht mehr.';
export const kindUnknown = 'Diese Art von Beiträgen gibt es hier nicht.';
export const tagUnknown =
  'Dieses Schlagwort gibt es nicht. Bitte eines nehmen, das schon an einem Beitrag steht.';
export const countUnknown = 'Bitte eine der angebotenen Zahlen wählen.';
export const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;
