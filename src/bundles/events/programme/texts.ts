// Holds the German words of the lists of events.
import type { ViewName } from './constants.ts';

export const viewNames: Readonly<Record<ViewName, string>> = {
  liste: 'Programm',
  tag: 'Tag',
  woche: 'Woche',
  monat: 'Monat',
  plakat: 'Plakat',
};
export const viewsLabel = 'Ansicht';
export const shortcutsLabel = 'Zeitraum';
export const today = 'Heute';
export const tomorrow = 'Morgen';
export const weekend = 'Dieses Wochenende';

/** The weekdays of the sheet of a month, from Monday on. */
export const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

export const onDay = (day: string) => `Termine am ${day}`;
export const inWeek = (first: string, last: string) => `Termine vom ${first} bis ${last}`;
export const inMonth = (month: string) => `Termine im ${month}`;
export const fromTo = (first: string, last: string) => `${first} bis ${last}`;
export const untilOn = (last: string) => `bis ${last}`;
export const fromOn = (first: string) => `ab ${first}`;

export const previous: Readonly<Record<string, string>> = {
  tag: 'Tag davor',
  woche: 'Woche davor',
  monat: 'Monat davor',
};
export const next: Readonly<Record<string, string>> = {
  tag: 'Tag danach',
  woche: 'Woche danach',
  monat: 'Monat danach',
};
export const periodLabel = 'Blättern';
export const isToday = 'heute';
export const goingOn = 'Läuft schon';
export const since = (day: string) => `seit ${day}`;
export const moreOfDay = (day: string) => `Alle Termine am ${day}`;
export const more = 'und weitere';
export const nothingThatDay = 'Nichts angekündigt';

export const free = 'Eintritt frei';
export const fresh = 'neu';

export const filterHeading = 'Auswählen';
export const filterSubmit = 'Anzeigen';
export const reset = 'Alles zurücksetzen';
export const placeLabel = 'Ort';
export const everywhere = 'alle Orte';
export const categoryLabel = 'Rubrik';
export const everyCategory = 'alle Rubriken';
export const dayLabel = 'Tag';
export const fromLabel = 'Von';
export const untilLabel = 'Bis';
export const postcodeLabel = 'Nahe Postleitzahl';
export const radiusLabel = 'Umkreis';
export const kilometres = (count: number) => `${count}\u00a0km`;
export const freeChoice = 'Eintritt frei';
export const familiesChoice = 'für Familien';
export const accessibleChoice = 'mit Rollstuhl zugänglich';
export const freshChoice = 'in den letzten sieben Tagen eingetragen';
export const weekendChoice = 'dieses Wochenende';
export const narrowedLabel = 'Ausgewählt';
export const without = (name: string) => `${name}: nicht mehr danach auswählen`;
export const aroundPostcode = (postcode: string, kilometres: number) =>
  `${kilometres}\u00a0km um ${postcode}`;
export const freshFilter = 'neu eingetragen';

export const dayUnreadable = 'Bitte einen Tag wie 27.11.2026. Gezeigt wird, was von heute an stattfindet.';
export const dayIsOver = 'Dieser Tag ist vorbei. Gezeigt wird, was von heute an stattfindet.';
export const dayTooFar = 'So weit reicht der Kalender nicht.';
export const untilBeforeFrom = 'Dieser Tag liegt vor dem ersten. Gezeigt wird alles von da an.';
export const placeUnknown = 'Diesen Ort gibt es hier nicht.';
export const categoryUnknown = 'Diese Rubrik gibt es hier nicht.';
export const postcodeUnreadable = 'Bitte vier bis sechs Ziffern.';
export const postcodeUnknown = 'Von dieser Postleitzahl ist nicht bekannt, wo sie liegt.';
export const radiusUnknown = 'Bitte eine der angebotenen Entfernungen wählen.';

export const nothingFound = 'Dafür ist nichts angekündigt';
export const nothingFoundText = 'Vielleicht an einem anderen Tag, oder mit weniger Bedingungen.';
export const nothingThen = 'In dieser Zeit ist nichts angekündigt';
export const nothingThenText = 'Danach geht es weiter.';
export const nothingAfterText = 'Danach bisher auch nicht.';
export const nextDate = (day: string) => `Weiter zum ${day}`;
export const withoutFilters = 'Ohne Auswahl ansehen';

export const subscribe = 'Kalender abonnieren';
export const asPoster = 'Als Plakat drucken';
export const posterPapers = 'Papier';
export const paperNames = { a4: 'A4', a3: 'A3' } as const;
export const posterHelp =
  'So wird gedruckt, hochkant auf einem Blatt. Im Browser: Drucken, ohne Kopf- und Fußzeilen, mit Hintergrund.';
export const posterBack = 'Zurück zur Liste';
export const posterHeading = (place: string) => `Was ist los in ${place}`;
export const posterHeadingOfAll = 'Was ist los';
export const posterMore = 'Alles Weitere und die nächsten Tage:';
export const posterTitle = 'Plakat der Termine';
export const qrLabel = 'Die Adresse zum Abfotografieren';
