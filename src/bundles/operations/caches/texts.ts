// Holds the German words of the page of caches.
import { grouped } from '#design/wording.ts';

export const heading = 'In diesem Prozess';
export const intro =
  'Was hier liegt, wird nicht noch einmal geladen oder gezeichnet. Gezählt ist seit dem Start des Prozesses, der diese Seite liefert.';
export const columnName = 'Zwischenspeicher';
export const columnEntries = 'Einträge';
export const columnSize = 'Größe';
export const columnHits = 'Treffer';
export const columnLoads = 'neu geladen';
export const columnShare = 'Anteil Treffer';
export const pages = 'Fertige Seiten';
export const parts = 'Teile von Seiten';
export const values = 'Orte, Rubriken, Einstellungen und Ähnliches';
export const notWeighed = 'nicht gewogen';
export const share = (hits: number, loads: number) =>
  hits + loads === 0 ? '–' : `${Math.round((hits / (hits + loads)) * 100)} %`;
export const emptyHeading = 'Leeren';
export const emptyText =
  'Nötig ist das fast nie: Was sich ändert, fällt von selbst heraus. Danach sind die ersten Aufrufe jeder Seite einen Augenblick langsamer.';
export const emptyButton = 'Alle Zwischenspeicher leeren';
export const emptied = 'Alle Zwischenspeicher sind leer, auch die der anderen Prozesse.';
export const count = grouped;
