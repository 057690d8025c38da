// These are German words of what is done with the tables of desks.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { grouped } from '#design/wording.ts';
import { quoted } from '#design/quoted.ts';

/** Returns what stands above the list; `one` is the whole sentence, `many` the word: „Beiträge“. */
export const countedRows = (count: number, upTo: number, { one, many }: { one: string; many: string }) => {
  if (count >= upTo) return `Mehr als ${grouped(upTo)} ${many}. Filter machen die Liste kürzer.`;
  return count === 1 ? one : `${grouped(count)} ${many}.`;
};

export const nothingTicked = 'Bitte kreuzen Sie erst an, was gemeint ist.';
export const tooManyTicked = (max: number) =>
  `Auf einmal gehen höchstens ${max}. Bitte wählen Sie weniger aus.`;
export const unknownAction = 'Das lässt sich hier nicht machen.';
export const fieldMissing = (label: string) => `Bitte geben Sie an: ${label}.`;
export const fieldUnknown = (label: string) => `Diese Angabe gibt es nicht: ${label}.`;
export const fieldTooLong = (label: string, max: number) => `${label}: höchstens ${max} Zeichen.`;
export const nothingChanged = 'Es war schon alles so. Nichts wurde geändert.';
export const wasSoAlready = (count: number) => `Bei ${grouped(count)} war es schon so.`;
export const refusedTitle = 'Nicht geändert';
export const refusedOne = (title: string, reason: string) => `${quoted(title)}: ${reason}`;
export const refusedMore = (count: number) => `Und ${grouped(count)} weitere.`;
export const withoutTitle = (id: number) => `Nr. ${id}`;
export const undo = 'Rückgängig';
export const undone = (count: number) =>
  count === 1 ? 'Eine Änderung ist zurückgenommen.' : `${grouped(count)} Änderungen sind zurückgenommen.`;
export const nothingUndone = 'Hier ist nichts mehr zurückzunehmen.';
export const tooLateToUndo = (minutes: number) =>
  `Das lässt sich nur ${minutes} Minuten lang zurücknehmen. Es bleibt, wie es ist.`;
export const partlyTitle = 'Nicht alles ist wie zuvor';
export const unchangedTitle = 'Unverändert geblieben';
export const changedSince = 'seitdem geändert';

export const viewNameWrong = (max: number) =>
  `Bitte geben Sie der Ansicht einen Namen von höchstens ${max} Zeichen.`;
export const tooManyViews = (max: number) =>
  `Mehr als ${max} Ansichten gehen nicht. Bitte löschen Sie erst eine andere.`;
export const viewSaved = (name: string) => `Die Ansicht ${quoted(name)} ist gespeichert.`;
export const viewRenamed = (name: string) => `Die Ansicht heißt jetzt ${quoted(name)}.`;
export const viewNameTaken = (name: string) => `Eine Ansicht ${quoted(name)} gibt es schon.`;
export const viewDeleted = (name: string) => `Die Ansicht ${quoted(name)} ist gelöscht.`;
export const columnsSaved = 'Die Spalten sind gespeichert.';

export const viewsLabel = 'Gespeicherte Ansichten';
export const allRows = 'Alle';
export const saveView = 'Ansicht speichern';
export const viewName = 'Name der Ansicht';
export const viewHelp = 'Merkt sich Filter und Reihenfolge, wie sie jetzt sind.';
export const save = 'Speichern';
export const changeView = 'Ansicht ändern';
export const rename = 'Umbenennen';
export const deleteView = 'Ansicht löschen';
export const columns = 'Spalten';
export const columnsLegend = 'Welche Spalten Sie sehen';
export const filter = 'Filtern';
export const moreFilters = 'Weitere Filter';
export const resetFilter = 'Alle Filter entfernen';
export const filteredEmptyTitle = 'Nichts passt zu diesen Filtern';
export const filteredEmptyText = 'Lockern Sie einen Filter, oder entfernen Sie alle.';
export const pastEndTitle = 'Hier ist die Liste zu Ende';
export const pastEndText = 'Vielleicht hat sich seitdem etwas geändert.';
export const selection = 'Auswahl';
export const tickAllOfPage = 'Alle dieser Seite';
export const tickNone = 'Keine';
export const tickEvery = (count: number) => `Alle ${grouped(count)} auswählen`;
export const everyTicked = (count: number) => `Alle ${grouped(count)} sind ausgewählt.`;
export const othersThanSeen = (count: number) =>
  `Inzwischen steht anderes in der Liste (${grouped(count)}). Bitte sehen Sie sie noch einmal an.`;
export const carryOut = 'Ausführen';
export const optional = 'freiwillig';
export const pagesLabel = 'Seiten der Liste';
export const toStart = 'An den Anfang';
export const nextPage = 'Weiter';
export const notThere = 'Das gibt es nicht, oder nicht mehr.';

/** The words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Ansichten von Listen',
  fields: { tableName: 'Liste', query: 'Filter' },
  goes: 'Gespeicherte Ansichten, gewählte Spalten und was sich rückgängig machen ließe.',
  stays: null,
  merges: 'Ansichten und Spalten kommen mit, außer wo das erste Konto schon welche mit demselben Namen hat.',
};
