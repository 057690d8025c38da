// Holds the German sentences of imports.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { grouped } from '#design/wording.ts';
import type { ImportState, ItemState } from './constants.ts';
import type { Meaning } from './reading/columns.ts';

export const title = 'Übernahmen';
export const intro =
  'Artikel, Bilder, Kommentare und Namen aus einem anderen Portal. Erst wird die Datei gelesen, dann wählen Sie, was woraus wird; erst danach kommt etwas.';

export const newHeading = 'Eine Datei bringen';
export const file = 'Datei';
export const fileHelp =
  'Archiv eines anderen Portals wie diesem (ZIP), Export von WordPress (XML) oder Ghost (JSON), ein Feed (RSS, Atom) oder eine Tabelle (CSV, JSON), auch aus Drupal: was in welcher Spalte steht, wählen Sie danach.';
export const site = 'Adresse des alten Portals';
export const siteHelp =
  'Freiwillig, wenn die Datei sie nennt; Exporte von Ghost tun das nicht. Von dort kommen die Bilder, und was von dort schon da ist, kommt nicht noch einmal.';
export const bring = 'Lesen lassen';
export const noFile = 'Bitte wählen Sie eine Datei.';
export const noSite = 'Bitte eine Adresse wie https://www.beispiel.de.';
export const unknownFormat = 'Diese Datei ist kein Export, den wir lesen können.';
export const tooLarge = 'Diese Datei ist zu groß. npm run import liest auch größere.';
export const fileTooLong = (bytes: number) =>
  `Die Datei ist größer als ${grouped(Math.floor(bytes / 1024 / 1024))} MB und lässt sich nicht auf einmal lesen.`;
export const fileBroken = 'Die Datei ist beschädigt oder unvollständig.';
export const fileGone = 'Die Datei ist nicht mehr da. Bitte bringen Sie sie noch einmal.';
export const noWordpress = 'Diese Datei ist ein Feed, aber kein Export von WordPress.';
export const noGhost = 'Diese Datei ist JSON, aber kein Export von Ghost.';
export const emptyFeed = 'In diesem Feed steht nichts.';
export const noTitleColumn =
  'Die erste Zeile nennt keine Spalte „Titel“. Gelesen werden: id, Titel, Vorspann, Text, Datum, geändert, Autor, Rubrik, Ort, Schlagwörter, Bild, Alt, Bildunterschrift, Adresse, Status, Premium.';

export const columnsHeading = 'Was in welcher Spalte steht';
export const columnsIntro = (rows: number) =>
  `${rows === 1 ? '1 Zeile' : `${grouped(rows)} Zeilen`}. Nach den Namen der Spalten ist ausgefüllt, was sich erkennen ließ; darunter steht, womit eine Spalte beginnt. Kommt später eine Tabelle mit denselben Spalten, gilt, was Sie hier wählen.`;
export const columnsOfDrupal =
  'Das sieht nach einer Ansicht aus Drupal aus: Bilder und Verweise in HTML werden verstanden, und die Nummern der Inhalte führen als /node/… hierher.';
export const columnsHint =
  'Text, Vorspann, Autor, Rubrik, Ort und Schlagwörter dürfen in mehreren Spalten stehen, alles andere in einer.';
export const columnHead = { name: 'Spalte', choice: 'Darin steht' } as const;
export const columnEmpty = 'leer';
export const columnsRead = 'So lesen';
export const columnsAgain = 'Spalten noch einmal wählen';
export const columnsAgainHint =
  'Steht unten etwas, wo es nicht hingehört? Die Tabelle ist noch da und lässt sich anders lesen.';
export const columnsReopened = 'Die Spalten stehen gleich noch einmal zur Wahl.';
export const columnNames: Record<Meaning, string> = {
  nothing: 'nichts davon',
  id: 'Nummer',
  title: 'Titel',
  lead: 'Vorspann',
  text: 'Text',
  date: 'Erschienen am',
  updated: 'Geändert am',
  author: 'Autor',
  category: 'Rubrik',
  place: 'Ort',
  tags: 'Schlagwörter',
  picture: 'Bild (Adresse)',
  alt: 'Bildbeschreibung',
  caption: 'Bildunterschrift',
  address: 'Alte Adresse',
  state: 'Veröffentlicht oder nicht',
  premium: 'Nur für Abonnenten',
};
export const titleColumnMissing = 'Bitte sagen Sie, in welcher Spalte der Titel steht.';
export const textColumnMissing = 'Bitte sagen Sie, in welcher Spalte der Text steht.';
export const columnRepeated = (names: readonly string[]) =>
  `${names.join(', ')}: das kann nur eine Spalte sein.`;
export const emptyTable = 'In dieser Tabelle steht nichts.';

export const isPage = 'ist eine Seite, kein Artikel';
export const hasPassword = 'ist mit einem Passwort geschützt';
export const isNotOut = 'ist nicht veröffentlicht';

export const brought = 'Die Datei wird gelesen.';
export const none = 'Noch ist nichts übernommen worden.';
export const listHeading = 'Bisher';

export const states: Record<ImportState, string> = {
  reading: 'wird gelesen',
  columns: 'wartet auf die Spalten',
  ready: 'wartet auf Ihre Wahl',
  running: 'läuft',
  done: 'fertig',
  takingBack: 'wird zurückgenommen',
  takenBack: 'zurückgenommen',
  failed: 'nicht lesbar',
};

export const filesTaken = (found: number, missing: number) =>
  `Bilder aus dem Ordner: ${grouped(found)} gefunden, ${grouped(missing)} nicht; diese werden von ihren Adressen geholt.`;
export const goOnAt = (address: string) => `Gelesen. Weiter geht es hier: ${address}`;

export const itemStates: Record<ItemState, string> = {
  waiting: 'offen',
  taken: 'übernommen',
  known: 'schon da',
  leftOut: 'ausgelassen',
  failed: 'nicht gegangen',
  gone: 'zurückgenommen',
  kept: 'geblieben',
};

export const kinds = {
  person: 'Autoren',
  term: 'Orte, Rubriken und Schlagwörter',
  picture: 'Bilder der Mediathek',
  stream: 'Videos und Ton',
  piece: 'Beiträge',
  comment: 'Kommentare',
  redirect: 'Regeln für alte Adressen',
} as const;

export const factState = 'Stand';
export const factFormat = 'Format';
export const factSite = 'Portal';
export const factBegun = 'Gebracht';
export const countsHead = ['Was', 'In der Datei'] as const;
export const countsHeading = 'Was in der Datei steht';
export const samplesHeading = 'Stichproben';
export const samplesNote = 'Links, was in der Datei steht, rechts, was daraus würde.';
export const sampleBefore = 'In der Datei';
export const sampleAfter = 'Hier';
export const signs = (count: number) => `${grouped(count)} Zeichen`;
export const pictures = (count: number) => (count === 1 ? '1 Bild' : `${grouped(count)} Bilder`);
export const streams = (count: number) =>
  count === 1 ? '1 Video oder Ton' : `${grouped(count)} Videos oder Töne`;
export const revisions = (count: number) => (count === 1 ? '1 Fassung' : `${grouped(count)} Fassungen`);
export const nothingLost = 'Nichts geht verloren.';
export const willBeLost = (words: readonly string[]) => `Bleibt zurück: ${words.join(', ')}.`;

export const choicesHeading = 'Was woraus wird';
export const place = 'Ort';
export const placeHelp = 'Für alles, dem unten kein anderer Ort zugewiesen ist.';
export const category = 'Rubrik';
export const categoryHelp = 'Für alles, dem unten keine andere Rubrik zugewiesen ist.';
export const choose = 'Bitte wählen';
export const termsHeading = 'Orte, Rubriken und Schlagwörter von dort';
export const termsFilter = 'Darin suchen';
export const termsNone = 'Nichts heißt so.';
export const termHead = { name: 'Dort', pieces: 'Beiträge', choice: 'Wird hier' } as const;
export const termSorts = { category: 'Rubrik', place: 'Ort', tag: 'Schlagwort' } as const;
export const tagsSummary = (count: number) =>
  count === 1
    ? '1 Schlagwort: bleibt eines, wenn Sie nichts anderes wählen'
    : `${grouped(count)} Schlagwörter: bleiben welche, wenn Sie nichts anderes wählen`;
export const termsMore = (count: number) =>
  `${grouped(count)} weitere werden Schlagwörter, wenn sie nicht heißen wie eine Rubrik oder ein Ort von hier.`;
export const termAsTag = 'Schlagwort';
export const termAsNew = 'neu anlegen';
export const termAsNothing = 'nichts davon';
export const termCategories = 'Rubrik';
export const termPlaces = 'Ort';
export const people = 'Autoren';
export const peopleHelp = 'Eine Mail bekommt nur, wer eingeladen wird, und jeder nur eine.';
export const peopleModes = {
  names: 'Nur die Namen: ihre Mailadressen bleiben zurück',
  accounts: 'Mit ihren Mailadressen: über „Passwort vergessen“ gehört ihnen ihr Konto',
  invited: 'Mit ihren Mailadressen, und eingeladen: eine Mail führt zu ihrem Konto',
} as const;
export const withComments = 'Kommentare übernehmen, mit den Namen, unter denen sie stehen';
export const withDrafts = (count: number) =>
  `Auch ${count === 1 ? 'einen Entwurf' : `${grouped(count)} Entwürfe`}: sie kommen als Ihre Entwürfe`;
export const withPages = (count: number) =>
  `Auch ${count === 1 ? 'eine Seite' : `${grouped(count)} Seiten`} wie das Impressum: als Entwürfe von Seiten, die Sie selbst veröffentlichen`;
export const begin = 'Übernehmen';
export const begun = 'Es wird übernommen. Diese Seite kann geschlossen werden.';
export const placeMissing = 'Bitte wählen Sie einen Ort.';
export const categoryMissing = 'Bitte wählen Sie eine Rubrik.';
export const categoryElsewhere = (category: string, place: string) =>
  `Die Rubrik „${category}“ gibt es in ${place} nicht. Bitte wählen Sie eine andere.`;
export const notReady =
  'Dafür ist es jetzt zu spät: Diese Übernahme steht anders, als Sie sie gesehen haben.';
export const cannotPublish = 'Wer diese Übernahme begonnen hat, darf hier nichts mehr veröffentlichen.';

export const problemTitle = 'So geht es nicht weiter';
export const progressHeading = 'Stand';
export const progress = (done: number, all: number) => `${grouped(done)} von ${grouped(all)}`;
export const reload = 'Stand neu laden';
export const reportHeading = 'Was anders geworden ist';
export const leftHeading = 'Was zurückbleibt';
export const reportMore = (count: number) => `und ${grouped(count)} weitere`;
export const noReport = 'Nichts: alles ist gekommen, wie es dort stand.';
export const report = (title: string, lines: readonly string[]) => `${title}: ${lines.join(', ')}`;

export const takeBack = 'Alles zurücknehmen';
export const takeBackHint =
  'Was gekommen ist, geht wieder, auch Bilder, Kommentare und Konten, die sonst nichts geschrieben haben. Was seither bearbeitet wurde, bleibt. Orte, Rubriken und Schlagwörter, die mitgekommen sind, gehen auch, wenn niemand sie braucht; andere Orte und Rubriken werden verborgen.';
export const takeBackSure = 'Ja, alles zurücknehmen';
export const sureMissing = 'Bitte kreuzen Sie an, dass Sie das wollen.';
export const takeBackBegun = 'Es wird zurückgenommen.';
export const remove = 'Aus der Liste nehmen';
export const stillLeads =
  'Ein Artikel daraus ist geblieben, und seine alten Adressen hängen an dieser Zeile: Sie bleibt in der Liste.';
export const removed = 'Die Übernahme ist aus der Liste.';

export const archiveFormat = 'Archiv';
export const kindMissing = 'Diese Art von Beiträgen gibt es hier nicht';
export const piecesMissing = (count: number) =>
  count === 1
    ? 'ein Beitrag, auf den er zeigt, fehlt'
    : `${grouped(count)} Beiträge, auf die er zeigt, fehlen`;
export const streamsMissing = (count: number) =>
  count === 1 ? 'ein Video oder Ton fehlt' : `${grouped(count)} Videos oder Töne fehlen`;
export const factSigner = 'Unterschrieben mit';
export const signerKnown = (fingerprint: string) => `${fingerprint} (bekannt)`;
export const signerHeading = 'Wer hat das unterschrieben?';
export const signerNote =
  'Mit diesem Schlüssel ist hier noch nichts gekommen. Vergleichen Sie seinen Fingerabdruck mit dem, den das andere Portal unter „Archive“ zeigt, und zwar auf einem anderen Weg als die Datei, etwa am Telefon.';
export const signerOtherTitle = 'Achtung';
export const signerOther =
  'Von diesem Portal kam schon etwas, mit einem anderen Schlüssel unterschrieben. Entweder ist er dort gewechselt worden, oder jemand gibt sich für dieses Portal aus.';
export const signerConfirm = 'Ich habe den Fingerabdruck verglichen: Er stimmt.';
export const signerUnconfirmed = 'Bitte vergleichen Sie den Fingerabdruck und bestätigen Sie ihn.';

export const noTitle = 'Ohne Überschrift';
export const titleMissing = 'hatte keine Überschrift';
export const titleCut = 'Überschrift gekürzt';
export const leadCut = 'Vorspann gekürzt';
export const noText = 'hat keinen Text und kein Bild';
export const noDraft = 'ließ sich nicht als Entwurf anlegen';
export const noDate = 'hatte kein Datum und steht unter dem heutigen';
export const inFuture = 'lag in der Zukunft und steht unter dem heutigen Tag';
export const pictureMissing = (address: string) => `Bild fehlt: ${address}`;
export const morePictures = (count: number) => `${grouped(count)} weitere Bilder fehlen`;
export const tagsCut = 'hatte mehr Schlagwörter, als hier gehen';
export const noPiece = 'Artikel dazu fehlt';
export const ruleKnown = 'Für diese Adressen gibt es hier schon eine Regel';
export const noWords = 'ohne Worte';
export const waitedTooLong = 'kam nicht: Die Übernahme stand länger als einen Monat still';
export const unforeseen = 'ging aus einem Grund nicht, mit dem niemand gerechnet hat (unter Betrieb, Fehler)';
export const picturesOfHost = (host: string, count: number) =>
  `${count === 1 ? '1 Bild' : `${grouped(count)} Bilder`} von ${host}: antwortet nicht`;
export const silentTitle = 'Bilder fehlen';
export const silentHosts = (hosts: readonly string[]) =>
  `${hosts.join(', ')} antwortet nicht: Von dort kommen keine Bilder mehr. Die Artikel kommen trotzdem.`;
export const stalledTitle = 'Es geht nicht weiter';
export const stalled =
  'Die Arbeit daran ist abgebrochen; der Grund steht unter Betrieb bei den Fehlern. Was schon da ist, bleibt, und kommt nicht noch einmal.';
export const goOn = 'Weitergehen lassen';
export const goesOn = 'Es geht weiter.';
export const wasEdited = 'seither bearbeitet';
export const wasHidden = 'von der Moderation ausgeblendet';
export const anonymousName = 'Anonym';

export const storage = 'Dateien von Übernahmen, die noch gebraucht werden';

export const personalDataWords: PersonalDataWords = {
  title: 'Übernahmen aus anderen Portalen',
  fields: { site: 'Portal', format: 'Format', finishedAt: 'Fertig' },
  goes: 'Dass Sie sie begonnen haben, und dass Ihr Konto aus einer stammt. Was gekommen ist, bleibt.',
  stays: null,
  merges: 'Sie gehören dann zum anderen Konto.',
};
