// These are German words of exports: on their pages, in calls, in files.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { grouped, inWords } from '#design/wording.ts';
import type { ExportState } from './constants.ts';

export const exportTool = 'Exportieren';
export const exportsTitle = 'Export';
/** Puts a title in quotation marks; what it quotes itself stands in single ones. */
const inMarks = (title: string) => `„${title.replaceAll('„', '‚').replaceAll('“', '‘')}“`;
export const exportTitle = (title: string) => `${inMarks(title)} exportieren`;
export const exportIntro =
  'Was Sie lesen dürfen, dürfen Sie mitnehmen: als Datei, die Sie 24 Stunden lang abholen können.';

export const notes = {
  json: 'für Programme: alles, was zu einem Beitrag gehört',
  csv: 'für Tabellen: eine Zeile je Beitrag',
  xml: 'für Programme, die XML lesen',
  zip: 'Texte und Bilder als Dateien, mit Prüfsummen',
  print: 'für den Satz: reines XML, große Bilder und ein Prüfbericht',
  newsml: 'für Agentur- und Redaktionssysteme',
  markdown: 'für andere Systeme: ein Ordner mit Markdown, HTML und Bildern',
  wxr: 'für WordPress: Werkzeuge → Daten importieren',
  nitf: 'für Redaktionssysteme und den Satz: ein NITF-Dokument je Beitrag, mit Bildern',
};
export const columns = {
  type: 'Art',
  id: 'Nummer',
  title: 'Titel',
  lead: 'Vorspann',
  author: 'Autor',
  place: 'Ort',
  category: 'Rubrik',
  tags: 'Themen',
  publishedAt: 'Erschienen',
  updatedAt: 'Geändert',
  url: 'Adresse',
  isExcerpt: 'Auszug',
  text: 'Text',
  facts: 'Angaben',
  images: 'Bilder',
};

/** The words of the dialog. */
export const whatLabel = 'Was';
export const whole = 'Den ganzen Beitrag';
export const commentsOf = 'Die Kommentare dazu';
export const picturesOf = 'Nur die Bilder';
export const formatLabel = 'Format';
export const picturesLegend = 'Bilder';
export const picturesNote = (formats: readonly string[]) =>
  `Bilder gehen nur in den Formaten ${inWords(formats)} mit.`;
export const sizeLabel = 'Größe der Bilder';
export const sizeNames = {
  M: 'klein (320 Pixel breit)',
  L: 'mittel (800 Pixel breit)',
  XL: 'groß (1200 Pixel breit)',
  XXL: 'sehr groß (2000 Pixel breit)',
};
export const pictureName = (id: number, caption: string) =>
  caption ? `Bild ${id} („${caption}“)` : `Bild ${id}`;
export const credit = (name: string) => `Foto: ${name}`;
export const notReusable = 'gehört anderen und geht nicht mit';
export const dragHandle = (name: string, at: number, of: number) =>
  `${name}, Platz ${at} von ${of}: verschieben`;
export const movedTo = (name: string, at: number) => `${name} steht jetzt an Platz ${at}.`;
export const picturesTogether = 'Die Bilder lassen sich hier nicht einzeln wählen; alle gehen mit.';
export const contentsLabel = 'Das ist darin';
export const contents = (things: string, pictures: number) =>
  pictures === 0 ? things : `${things} mit ${pictures === 1 ? 'einem Bild' : `${grouped(pictures)} Bildern`}`;
export const count = (
  number: number,
  names: { readonly one: string; readonly many: string },
  isMore = false,
) => `${isMore ? 'mehr als ' : ''}${grouped(number)} ${number === 1 ? names.one : names.many}`;
export const pieceNames = { one: 'Beitrag', many: 'Beiträge' };
export const imageNames = { one: 'Bild', many: 'Bilder' };
export const commentsType = 'Kommentare';
export const placeType = 'Beiträge eines Orts';
export const about = (size: string) => `etwa ${size}`;
export const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? `${grouped(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;
export const runsInBackground =
  'Das dauert etwas: Sie bekommen eine Mitteilung, sobald die Datei bereitliegt.';
export const checksTitle = 'Für den Druck geprüft';
export const begin = 'Exportieren';
export const cancel = 'Abbrechen';
export const working = 'Wird zusammengestellt …';
export const fromLabel = 'Von';
export const untilLabel = 'Bis';
export const placeTitle = 'Beiträge eines Orts';
export const placeLabel = 'Ort';
export const placeBegin = 'Weiter';
export const placeSpan = (place: string, from: string, until: string) => `${place}, ${from} bis ${until}`;
export const imagesTitle = 'Bilder';
export const commentsTitle = (title: string) => `Kommentare zu ${inMarks(title)}`;
export const profileTitle = (name: string) => `${name}: Profil und Beiträge`;

/** What went well, and what didn't. */
export const ready = 'Der Export ist fertig.';
export const enqueued = 'Der Export läuft. Sie bekommen eine Mitteilung, sobald er fertig ist.';
export const unknownType = 'Das lässt sich nicht exportieren.';
export const unknownPlugin = 'Dieses Format gibt es nicht.';
export const unknownSize = 'Diese Bildgröße gibt es nicht.';
export const refMissing = 'Bitte sagen Sie, was exportiert werden soll.';
export const spanBackwards = 'Der Zeitraum endet, bevor er beginnt.';
export const spanUnreadable = 'Bitte geben Sie Anfang und Ende des Zeitraums als Tage an.';
export const foreignImages = 'Unter den gewählten Bildern sind welche, die Sie nicht mitnehmen dürfen.';
export const notAllowed = 'Das dürfen Sie nicht exportieren.';
export const nothingThere = 'In diesem Zeitraum ist nichts erschienen.';
export const fileGone = 'Diese Datei gibt es nicht mehr: Was exportiert wurde, liegt 24 Stunden bereit.';

/** The words of a run. */
export const states: Readonly<Record<ExportState, string>> = {
  waiting: 'wartet',
  running: 'läuft',
  done: 'fertig',
  failed: 'fehlgeschlagen',
};
export const runTitle = (title: string) => `Export: ${title}`;
export const runFacts = {
  what: 'Inhalt',
  format: 'Format',
  by: 'Von',
  at: 'Begonnen',
  state: 'Stand',
  size: 'Größe',
  until: 'Abholen bis',
};
export const progress = (done: number) =>
  done === 1 ? '1 Beitrag ist darin' : `${grouped(done)} Beiträge sind darin`;
export const downloadFile = 'Datei herunterladen';
export const reload = 'Stand neu laden';
export const failedText = 'Der Export ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.';
export const failedSince = (problem: string) => `Der Export ist fehlgeschlagen. ${problem}`;
export const expired = 'abgelaufen';
export const nobody = 'Gelöschtes Mitglied';
export const erasedPiece = 'Gelöschter Beitrag';
export const logIntro =
  'Wer was exportiert hat. Dateien liegen 24 Stunden bereit, nur für den, der sie angefordert hat.';
export const logEmpty = 'Noch nichts exportiert';
export const logEmptyText = (hasPlaces: boolean) =>
  hasPlaces
    ? 'Exporte beginnen auf der Seite eines Beitrags oder hier mit einem Ort und einem Zeitraum.'
    : 'Exporte beginnen auf der Seite Ihrer Beiträge.';
export const older = 'Frühere';
export const neverExported = 'Noch nicht exportiert.';
export const exportPlaceAction = 'Beiträge eines Orts exportieren';

/** Returns the text that goes into a file of an archive. */
export const archiveReadme = (portal: string, by: string, moment: string) =>
  `Export aus ${portal}, zusammengestellt für ${by} am ${moment}.

texte/   jeder Beitrag als Text
daten/   dasselbe als JSON; docs/export beschreibt es
bilder/  Bilder mit Bildtext und Urheber in ihren IPTC-Angaben
manifest.json nennt jede Datei mit Größe und SHA-256.

Für Texte und Bilder gelten die Rechte ihrer Urheber.
`;
export const sheetHead = (author = '', place: string | null = '', at = '') =>
  [author && `Von ${author}`, place, at].filter(Boolean).join(' · ');
export const printReport = (portal: string, lines: readonly string[]) =>
  `Prüfbericht für den Druck, ${portal}\n\n${lines.join('\n\n')}\n`;
export const length = (signs: number, lines: number) =>
  `Länge: ${grouped(signs)} Zeichen, etwa ${grouped(lines)} Druckzeilen zu 38 Zeichen.`;
export const resolution = (name: string, across: number, down: number) =>
  `${name}: bei 300 dpi ${across} × ${down} mm.`;
export const resolutionLow = (name: string, across: number, down: number) =>
  `${name}: bei 300 dpi nur ${across} × ${down} mm, zu klein für eine Spalte.`;
export const pictureNotReady = (name: string) => `${name}: wird noch verarbeitet.`;
export const creditMissing = (name: string) => `${name}: ohne Urheber.`;
export const emojis = (signs: string) => `Emojis fehlen auf Papier: ${signs}`;
export const links = (addresses: readonly string[]) =>
  `Links führen auf Papier nirgendwohin: ${inWords(addresses)}`;
export const embeds = (number: number) =>
  number === 1
    ? 'Ein eingebetteter Inhalt fehlt auf Papier.'
    : `${number} eingebettete Inhalte fehlen auf Papier.`;

export const noticeKind = {
  title: 'Exporte',
  note: 'Eine Datei, die Sie angefordert haben, liegt bereit oder konnte nicht erstellt werden.',
  sample: { sentence: 'Ihr Export liegt 24 Stunden zum Abholen bereit', about: '„Auenfeld, 2026“' },
};
export const noticeDone = 'Ihr Export liegt 24 Stunden zum Abholen bereit:';
export const noticeFailed = 'Ihr Export konnte nicht erstellt werden:';
/** What a notice calls somebody, whose name would outlast them there. */
export const noticeOfPerson = 'Angaben über ein Mitglied';

/** The words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Exporte',
  fields: { dataType: 'Inhalt', ids: 'Nummern', plugin: 'Format', from: 'von', until: 'bis' },
  goes: 'Die Dateien der Exporte.',
  stays:
    'Das Protokoll sagt weiter, dass exportiert wurde, aber nicht mehr, wer es war und um wen es ging: Es belegt, was das Portal verlassen hat.',
  merges: 'Die Exporte stehen im Protokoll unter dem ersten Konto.',
};

export const storageExports = 'Exporte zum Herunterladen';
