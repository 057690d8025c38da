// Holds the German words of series of dates.

export const readerMissing =
  'Das lässt sich gerade nicht lesen, vielleicht fehlt die Verbindung. Unten lassen sich die Tage einzeln eintragen.';
export const taken = 'Übernommen.';

export const everyDay = 'Jeden Tag';
export const everyDays = (count: number) => `Alle ${count} Tage`;
export const everyWeek = (days: string) => `Jeden ${days}`;
export const everyWeeks = (count: number, days: string) => `Alle ${count} Wochen am ${days}`;
export const everyMonth = 'jeden Monats';
export const inMonth = (ordinals: string, days: string) => `Jeden ${ordinals} ${days} im Monat`;
export const inMonths = (ordinals: string, days: string, count: number) =>
  `Am ${ordinals} ${days} alle ${count} Monate`;
export const onMonthDays = (days: string) => `Am ${days} ${everyMonth}`;
export const onMonthDaysOf = (days: string, count: number) => `Alle ${count} Monate am ${days}`;
export const everyYear = (day: string) => `Jedes Jahr am ${day}`;
export const ordinals: Readonly<Record<string, string>> = {
  '1': 'ersten',
  '2': 'zweiten',
  '3': 'dritten',
  '4': 'vierten',
  '5': 'fünften',
  '-1': 'letzten',
};
export const lastDay = 'letzten Tag';
export const wholeDay = 'ganztägig';
export const atHour = (from: string) => `um ${from} Uhr`;
export const fromUntil = (from: string, until: string) => `von ${from} bis ${until} Uhr`;
export const fromDay = (day: string) => `ab ${day}`;
export const untilDay = (day: string) => `bis ${day}`;

export const publicHoliday = 'Feiertag';
export const excepted = 'fällt aus';

export const holidaysInvalid =
  'Bitte in jede Zeile eine Zeit, zum Beispiel „Weihnachtsferien: 21.12.2026 – 6.1.2027“.';
export const holidaysSetting = {
  label: 'Schulferien',
  hint: 'Eine Zeit in jeder Zeile, zum Beispiel „Weihnachtsferien: 21.12.2026 – 6.1.2027“. Wer Termine „außer in den Ferien“ ankündigt, bekommt sie ohne diese Tage.',
} as const;

/** These stand where the dates of an event are put together. */
export const when = 'Wann? In Ihren Worten';
export const whenPlaceholder = 'jeden ersten Dienstag im Monat, 19 Uhr, außer in den Ferien';
export const whenHint =
  'Auch „Samstag, 5. Dezember, 19 Uhr“ oder „vom 5. bis 8. Dezember“. Die Termine sehen Sie gleich hier.';
export const take = 'Übernehmen';
const dateCount = (count: number) => (count === 1 ? '1 Termin' : `${count} Termine`);
export const countOf = (count: number, all: number) =>
  count === all ? dateCount(all) : `${count} von ${all} Terminen`;
export const dates = 'Termine der Serie';
export const change = 'Ändern';
export const changeDay = (day: string) => `${day} ändern`;
export const ownDate = 'eigener Termin';
export const seriesTitle = (position: number) => `Serie ${position}`;
export const sayAgain = 'Anders sagen';
export const removeSeries = 'Serie entfernen';
export const backToSeries = 'Wieder wie die Serie';
export const backToSeriesOn = (day: string) => `${backToSeries}: ${day}`;
export const insteadOfDay = (day: string) => `Statt ${day}:`;
