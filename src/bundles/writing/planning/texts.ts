// Holds the German words of the calendar of the week.

export const title = 'Planung';
export const intro =
  'Was erscheinen wird, was erschienen ist und was an den Tagen sonst ansteht. Geplantes lässt sich auf einen anderen Tag oder eine andere Stunde ziehen.';
export const openAction = 'Kalender der Woche öffnen';
/** Returns a heading such as „23. bis 29. November 2026, Woche 48“; two years or months are named both. */
export const weekHeading = (number: number, from: string, until: string) => {
  const [day, month, year] = from.split(/[\s\u00a0]/);
  const beginning = until.endsWith(`${month} ${year}`)
    ? day
    : until.endsWith(` ${year}`)
      ? `${day}\u00a0${month}`
      : from;
  return `${beginning} bis ${until}, Woche ${number}`;
};
export const weekLabel = 'Woche';
export const previous = 'Vorige Woche';
export const today = 'Heute';
export const next = 'Nächste Woche';
export const noWeek = 'Diese Woche gibt es nicht. Schreiben Sie sie so: 2026-W48.';

export const placeLabel = 'Ort';
export const kindLabel = 'Art';
export const allPlaces = 'Alle Orte';
export const allKinds = 'Alle Arten';
export const filter = 'Eingrenzen';
export const reset = 'Alles anzeigen';

export const out = 'Erschienen';
export const dates = 'Außerdem';
const further = (count: number) => (count === 1 ? '1 weiterer' : `${count} weitere`);
export const moreDates = further;
export const hour = (name: number) => `${name}\u00a0Uhr`;
export const moreOut = (count: number, isAll: boolean) => (isAll ? further(count) : `${count} und noch mehr`);
export const winterTime = (clock: string) => `${clock} (Winterzeit)`;
export const isToday = 'heute';
export const nothingThatDay = 'Nichts';
export const emptyTitle = 'In dieser Woche steht nichts';
export const emptyText =
  'Wer einen Beitrag schreibt, wählt beim Veröffentlichen „Später“; dann steht er hier an seinem Tag.';
export const narrowedEmptyText = 'Hier wird nur ein Teil gezeigt: Ort oder Art sind eingegrenzt.';
export const tooMany = (most: number) =>
  `Es sind mehr als ${most} Beiträge geplant; gezeigt werden die ersten. Grenzen Sie Ort oder Art ein.`;

export const tooManyDates = (most: number) =>
  `Unter „${dates}“ stehen die ersten ${most} dieser Woche. Grenzen Sie Ort oder Art ein.`;

export const move = 'Verlegen';
export const moveOf = (name: string) => `${name} verlegen`;
export const moveHelp =
  'Mit den Pfeiltasten: links und rechts um einen Tag, auf und ab um eine Stunde; Eingabe verlegt, Escape bricht ab.';
export const dayLabel = 'Tag';
export const clockLabel = 'Uhrzeit';
export const moveButton = 'Verlegen';
export const undo = 'Rückgängig';
export const moved = (name: string, moment: string) => `${name} erscheint jetzt am ${moment}.`;
export const movedMeanwhile = (moment: string) =>
  `Jemand hat diesen Beitrag inzwischen verlegt: Er erscheint am ${moment}. Nichts wurde geändert.`;
export const changedMeanwhile =
  'Jemand hat an diesem Beitrag inzwischen weitergeschrieben. Sehen Sie ihn noch einmal an, bevor Sie ihn verlegen.';
export const notScheduledAnyMore = 'Dieser Beitrag ist nicht mehr geplant. Nichts wurde geändert.';
/** Says which moment the arrow keys have chosen; nothing has happened yet. */
export const planned = (moment: string) => `${moment}. Eingabe verlegt, Escape bricht ab.`;
export const cancelled = 'Abgebrochen, nichts wurde verlegt.';
