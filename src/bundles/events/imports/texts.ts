// Holds the German words of calendars that are read in.
import { byCount } from '#design/wording.ts';
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import type { ItemState, ReadProblem, SourceMode } from './constants.ts';
import { statuses } from '../texts.ts';
import type { ColumnField } from './reading/columns.ts';
import type { FollowedField } from './following/merge.ts';
import type { FetchProblem } from './fetch-calendar.ts';

export const menuName = 'Kalender einlesen';
export const overviewTitle = 'Kalender einlesen';
export const overviewIntro =
  'Termine, die schon in einem anderen Kalender stehen, müssen Sie nicht abtippen. Nennen Sie seine Adresse, oder bringen Sie ihn als Datei.';
export const begin = 'Kalender hinzufügen';
export const noneYet = 'Noch kein Kalender';
export const noneYetText =
  'Google, Outlook, Apple und viele Vereinsprogramme geben ihre Termine als Kalenderdatei (.ics) heraus.';
export const deskTitle = 'Kalender';
export const deskIntro = 'Kalender von Vereinen und Leuten, aus denen Termine an Ihren Orten kommen.';
export const deskNone = 'Kein Kalender';
export const deskNoneText = 'Bisher liest niemand für Ihre Orte einen Kalender ein.';
export const ownCalendars = 'Eigene Kalender';

export const formTitle = 'Kalender hinzufügen';
export const backToOverview = 'Alle Kalender';
export const formIntro =
  'Zuerst wird nur gelesen. Sie sehen, was darin steht, und wählen aus, was ins Portal kommt.';
export const addressLabel = 'Adresse des Kalenders';
export const addressHelp =
  'Sie beginnt mit https:// oder webcal:// und steht in Ihrem Kalenderprogramm unter „Freigeben“ oder „Abonnieren“. Auch eine Seite Ihres Vereins geht, wenn ihre Termine für Suchmaschinen ausgezeichnet sind.';
export const addressExample = 'https://www.chor-auenfeld.de/termine.ics';
export const fileLabel = 'Oder eine Datei';
export const fileHelp =
  'Ein Kalender (.ics, höchstens 4 Megabyte) oder eine Tabelle (.csv): aus Excel oder LibreOffice mit „Speichern unter“. Sie geht der Adresse vor.';
export const nameLabel = 'Name';
export const nameHelp = 'Leer gelassen, heißt er wie in seiner Datei.';
export const placeLabel = 'Ort';
export const categoryLabel = 'Rubrik';
export const choose = 'Bitte wählen';
export const organiserLabel = 'Veranstalter';
export const organiserHelp = 'Steht bei Terminen, deren Kalender niemanden nennt.';
export const venueLabel = 'Wo es stattfindet';
export const venueHelp = 'Gilt, wo der Kalender nichts sagt. Leer gelassen, gilt der Ort.';
export const readButton = 'Kalender lesen';

/** Words for a table, whose columns have to be told apart. */
export const columnsTitle = 'Was steht in welcher Spalte?';
export const columnsIntro = (count: number) =>
  count === 1
    ? 'Die Tabelle hat eine Zeile. Sagen Sie, welche Spalte was bedeutet; ins Portal kommt noch nichts.'
    : `Die Tabelle hat ${count} Zeilen. Sagen Sie, welche Spalte was bedeutet; ins Portal kommt noch nichts.`;
export const columnsFromLastTime = 'So haben Sie die Spalten beim letzten Mal zugeordnet.';
export const columnsHeading = 'Spalten';
export const noColumn = 'keine';
export const columnNames: Readonly<Record<ColumnField, string>> = {
  title: 'Titel',
  day: 'Tag (auch mit Uhrzeit)',
  from: 'Beginn, Uhrzeit',
  endDay: 'Letzter Tag',
  until: 'Ende, Uhrzeit',
  venue: 'Veranstaltungsort',
  address: 'Adresse',
  text: 'Beschreibung',
  organiser: 'Veranstalter',
  link: 'Adresse im Netz',
  status: 'Stand („abgesagt“)',
  id: 'Kennung, die gleich bleibt',
};
export const columnWith = (name: string, example: string) => `${name} (${example})`;
export const columnNeeded = 'Bitte wählen Sie diese Spalte.';
export const columnTwice = 'Diese Spalte ist schon für etwas anderes gewählt.';
export const previewHeading = 'So wird sie gelesen';
export const previewCount = byCount('Ein Termin steht bevor.', (count) => `${count} Termine stehen bevor.`);
export const previewMore = byCount('und ein weiterer', (count) => `und ${count} weitere`);
export const previewNone = 'Mit dieser Zuordnung steht nichts bevor.';
export const lookButton = 'Noch einmal ansehen';
export const tableButton = 'Tabelle lesen';

export const addressInvalid = 'Das ist keine Adresse im Web.';
export const nothingGiven = 'Bitte geben Sie eine Adresse an, oder wählen Sie eine Datei.';
export const placeMissing = 'Bitte wählen Sie den Ort.';
export const categoryMissing = 'Bitte wählen Sie die Rubrik.';
export const categoryElsewhere = (category: string, place: string) =>
  `Die Rubrik „${category}“ gibt es in ${place} nicht.`;
export const organiserMissing = 'Bitte sagen Sie, wer einlädt.';
export const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;
export const tooLarge = 'Die Datei ist größer als 4 Megabyte.';
export const readAlready = 'Diesen Kalender lesen Sie schon ein.';
export const tooManySources = (max: number) => `Mehr als ${max} Kalender kann niemand einlesen.`;
export const nothingComing = 'In diesem Kalender steht nichts, was noch bevorsteht.';
export const nameless = 'Kalender aus einer Datei';
export const fetchProblems: Readonly<Record<FetchProblem, string>> = {
  refused: 'Diese Adresse darf nicht abgerufen werden.',
  unreachable: 'Unter dieser Adresse antwortet niemand.',
  timeout: 'Die Antwort hat zu lange gedauert.',
  tooLarge: 'Der Kalender ist größer als 4 Megabyte.',
  missing: 'Unter dieser Adresse steht nichts.',
  denied: 'Diese Adresse ist nicht öffentlich. Geben Sie den Kalender erst frei.',
};

export const read = byCount(
  'Ein Termin gelesen. Wählen Sie, ob er ins Portal kommt.',
  (count) => `${count} Termine gelesen. Wählen Sie, welche ins Portal kommen.`,
);
export const nothingChosen = 'Bitte wählen Sie wenigstens einen Termin.';
export const begun = byCount(
  'Ein Termin wird übernommen.',
  (count) => `${count} Termine werden übernommen. Das kann eine Minute dauern.`,
);
export const readProblems: Readonly<Record<ReadProblem, string>> = {
  ...fetchProblems,
  notACalendar: 'Unter dieser Adresse steht kein Kalender mehr.',
  notATable: 'Unter dieser Adresse steht keine Tabelle mehr.',
  cutOff:
    'Der Kalender ist zu lang. In dem Teil, den wir gelesen haben, steht nichts, was noch kommt; die Termine im Portal bleiben, wie sie sind.',
  columnsMissing: 'Die Spalten dieser Tabelle heißen nicht mehr so wie beim ersten Mal.',
  emptied: 'Der Kalender ist auf einmal leer. Die Termine im Portal bleiben, wie sie sind.',
};
export const news = {
  failing: 'Dieser Kalender lässt sich seit einigen Stunden nicht mehr lesen:',
  conflicts: 'Ein Kalender will anderes, als von Hand geändert wurde. Bitte entscheiden Sie:',
};
export const changedMeanwhile =
  'Der Termin wurde inzwischen noch einmal geändert. Bitte sehen Sie beide Fassungen neu an.';
export const takenBackMeanwhile =
  'Der Termin ist zurzeit nicht veröffentlicht. Übernehmen können Sie erst etwas aus dem Kalender, wenn er wieder zu sehen ist.';
export const choices = { theirs: 'wie im Kalender', ours: 'wie im Portal' };

export const fileProblems: Readonly<Record<ReadProblem, string>> = {
  ...readProblems,
  tooLarge: 'Die Datei ist größer als 4 Megabyte.',
  notACalendar: 'Das ist keine Kalenderdatei.',
  notATable: 'Das ist keine Tabelle.',
  columnsMissing:
    'Die Spalten heißen anders als beim ersten Mal. Fügen Sie die Tabelle als neuen Kalender hinzu.',
  emptied: 'In dieser Datei steht kein einziger Termin mehr. Die Termine im Portal bleiben, wie sie sind.',
};
export const nextTry = (moment: string) => `Nächster Versuch: ${moment}.`;
export const nextReadLabel = 'Wird wieder gelesen';
export const fileMissing = 'Bitte wählen Sie die neue Datei.';
export const readAgain = {
  read: 'Der Kalender ist gelesen. Was sich geändert hat, folgt in einer Minute.',
  unchanged: 'Im Kalender steht nichts Neues.',
};
export const readAgainHeading = 'Auf dem Stand bleiben';
export const readAgainAddress =
  'Der Kalender wird jede Stunde gelesen. Was sich darin ändert, ändert sich auch hier.';
export const readAgainFile =
  'Hat sich der Kalender geändert, bringen Sie die Datei noch einmal: Verlegtes zieht mit, Verschwundenes wird abgesagt.';
export const readNowButton = 'Jetzt lesen';
export const newFileLabel = 'Neue Fassung der Datei';
export const newFileButton = 'Datei einlesen';
export const takesNewLabel = 'Neue Termine kommen von selbst dazu';
export const takesNewHelp = 'Sonst warten sie hier, bis Sie sie wählen.';
export const settingsButton = 'Speichern';
export const settingsSaved = 'Gespeichert.';
export const modeLaterLegend = 'Wie soll Neues und Geändertes erscheinen?';
export const conflictsHeading = 'Bitte entscheiden';
export const conflictsIntro =
  'Hier wurde von Hand etwas geändert, und der Kalender will es anders. Bis Sie entscheiden, bleibt es, wie es im Portal steht.';
export const theirsHeading = 'Im Kalender';
export const oursHeading = 'Im Portal';
export const takeTheirs = 'Wie im Kalender';
export const keepOurs = 'So lassen';
export const decided = {
  theirs: 'Der Termin ist jetzt wie im Kalender.',
  ours: 'Der Termin bleibt, wie er ist.',
};
export const followedFields: Readonly<Record<FollowedField, string>> = {
  title: 'Titel',
  body: 'Text',
  organiser: 'Veranstalter',
  link: 'Link',
  status: 'Ob es stattfindet',
  dates: 'Tage und Orte',
};
export const nothingSaid = 'nichts';
export const until = (end: string) => `bis ${end}`;
export const statusInWords = (status: string) =>
  status === 'scheduled' ? 'findet statt' : (statuses[status as keyof typeof statuses] ?? status);

export const twinOf = 'Gibt es vielleicht schon:';
export const inCalendar = (name: string) => `aus dem Kalender „${name}“`;
export const inOtherCalendar = 'aus einem anderen Kalender';
export const mergeButton = 'Ist derselbe Termin';
export const merged = 'Der Termin wird nicht noch einmal angeboten.';

export const removed = 'Der Kalender ist entfernt. Seine Termine sind geblieben.';

export const fromFile = 'aus einer Datei';
export const lastRead = (moment: string) => `zuletzt gelesen: ${moment}`;
export const sourceLabel = 'Woher';
export const ownerLabel = 'Eingelesen von';
export const readLabel = 'Gelesen';
export const choiceHeading = 'Was soll ins Portal?';
export const takenHeading = 'Was ins Portal kam';
export const reportHeading = 'Was beim Lesen auffiel';
export const moreLines = byCount('Eine weitere Zeile', (count) => `${count} weitere Zeilen`);
export const lineOf = (line: number) => (line === 0 ? 'Datei' : `Zeile ${line}`);
export const unreported = byCount(
  'Noch ein Hinweis wird nicht aufgezählt.',
  (count) => `${count} weitere Hinweise werden nicht aufgezählt.`,
);
export const datesOf = (when: string, count: number) =>
  count === 1 ? when : `${when} und ${count === 2 ? 'ein weiterer Tag' : `${count - 1} weitere Tage`}`;
/** Also of what isn’t in the calendar any more. */
export const isCancelled = 'abgesagt';
export const states: Readonly<Record<ItemState, string>> = {
  new: 'neu',
  skipped: 'nicht gewählt',
  failed: 'nicht übernommen',
  chosen: 'wird übernommen',
  taken: 'übernommen',
  merged: 'schon im Portal',
};
export const counted: Readonly<Record<ItemState, (count: number) => string>> = {
  new: (count) => `${count} neu`,
  skipped: (count) => `${count} nicht gewählt`,
  failed: (count) => `${count} nicht übernommen`,
  chosen: (count) => `${count} in Arbeit`,
  taken: (count) => `${count} übernommen`,
  merged: (count) => `${count} schon im Portal`,
};
export const modeLegend = 'Wie sollen sie erscheinen?';
export const modes: Readonly<Record<SourceMode, string>> = {
  publish: 'Sofort',
  review: 'Erst, wenn die Redaktion sie geprüft hat',
};
export const reviewNote = 'Die Redaktion sieht die Termine, bevor sie erscheinen.';
export const takeButton = 'Gewählte übernehmen';
export const removeLink = 'Kalender entfernen';
export const removeTitle = (name: string) => `„${name}“ entfernen?`;
export const removeText =
  'Der Kalender wird nicht mehr gelesen. Termine, die aus ihm kamen, bleiben, wie sie sind.';
export const removeButton = 'Entfernen';
export const cancel = 'Abbrechen';

export const ownerGone = 'Das Konto, für das der Kalender gelesen wird, gibt es nicht mehr.';

export const historyName = 'Kalender';
export const historyActions = {
  'event-source.created': 'einen Kalender eingelesen',
  'event-source.taken': 'Termine eines Kalenders übernommen',
  'event-source.removed': 'einen Kalender entfernt',
  'event-source.merged': 'einen Termin als schon vorhanden erkannt',
  'event-source.reread': 'Neues in einem Kalender gelesen',
  'event-source.decided': 'zwischen Kalender und Portal entschieden',
  'event-source.set': 'einen Kalender anders eingestellt',
};
export const historyFields = {
  name: 'Kalender',
  count: 'Termine',
  isTrusted: 'erscheinen sofort',
  changedCount: 'geänderte Termine',
  newCount: 'neue Termine',
  title: 'Termin',
  choice: 'Entscheidung',
  takesNew: 'Neues kommt von selbst',
};

export const personalDataWords: PersonalDataWords = {
  title: 'Kalender, die Sie einlesen',
  fields: { address: 'Adresse', organiser: 'Veranstalter', venue: 'Wo', readAt: 'Gelesen' },
  goes: 'Alle, mit ihren Adressen. Termine, die aus ihnen kamen, sind Beiträge wie andere.',
  stays: null,
  merges: 'Sie gehören dann zum anderen Konto; was beide einlesen, wird nur noch einmal gelesen.',
};
