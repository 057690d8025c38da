// These are German words of the desk of cases.
import { byCount, grouped } from '#design/wording.ts';

export const title = 'Meldungen';
export const counted = { one: 'Ein Fall.', many: 'Fälle' };
export const emptyTitle = 'Keine Meldungen';
export const emptyText = 'Was an Ihren Orten gemeldet wird, steht dann hier.';
export const columns = {
  inhalt: 'Inhalt',
  art: 'Art',
  stand: 'Stand',
  dringlich: 'Dringlich',
  frist: 'Frist',
  meldungen: 'Meldungen',
  person: 'Von',
  bei: 'Bei',
  ort: 'Ort',
  eingang: 'Eingang',
} as const;
export const states = {
  offen: 'offen',
  vorgelegt: 'wartet auf Bestätigung',
  entschieden: 'entschieden',
  widersprochen: 'Widerspruch',
  abgeschlossen: 'abgeschlossen',
} as const;
export const stateLabel = 'Stand';
export const waitingOnes = 'Was wartet';
export const appealTab = 'Widersprüche';
export const decidedTab = 'Entschieden';
export const everyState = 'Alle';
export const severityLabel = 'Dringlich';
export const everySeverity = 'Egal wie';
export const severities = { '3': 'sofort', '2': 'bald', '1': 'normal' } as const;
export const placeLabel = 'Ort';
export const everyPlace = 'Alle Orte';
export const kindLabel = 'Art';
export const everyKind = 'Alles';
export const mineLabel = 'Bei';
export const authorsLabel = 'Von (Namen, mit Kommas)';
export const allOfAuthor = 'Alle Fälle dieser Person';
export const everybody = 'Egal bei wem';
export const mine = 'Bei mir';
export const nobodys = 'Bei niemandem';
export const nobody = 'niemand';
export const late = 'überfällig';
export const formerMember = 'Gelöschtes Mitglied';
export const unnamed = 'Ohne Namen';

export const todayTitle = 'Meldungen';
export const todayEmpty = 'Nichts ist gemeldet';
export const dueText = (moment: string) => `bis ${moment}`;

// These words belong to the page of one case.
export const back = 'Alle Meldungen';
export const intro = (kind: string, moment: string) => `${kind}, zuerst gemeldet am ${moment}`;
export const ownIntro = (kind: string, moment: string) => `${kind}, selbst aufgegriffen am ${moment}`;
export const claim = 'Übernehmen';
export const release = 'Abgeben';
export const claimed = 'Der Fall ist bei Ihnen.';
export const released = 'Der Fall ist wieder bei niemandem.';
export const claimedBy = (name: string) => `Bei ${name}`;
export const taken = (name: string) => `Den Fall hat inzwischen ${name} übernommen.`;
export const open = 'Ansehen, wie es dort steht';
export const factsHeading = 'Der Fall';
export const noticesHeading = (count: number) =>
  count < 2 ? ['Keine Meldung', 'Eine Meldung'][count]! : `${grouped(count)} Meldungen`;
export const noNotices = 'Niemand hat es gemeldet.';
export const evidenceHeading = (isReported: boolean) =>
  isReported ? 'Wie es war, als es gemeldet wurde' : 'Wie es vor der Entscheidung war';
export const evidenceNote = 'Festgehalten, auch wenn die Person es seither geändert oder gelöscht hat.';
export const evidenceGone = 'Davon ist nichts mehr aufgehoben.';
export const evidenceOf = (moment: string) => `Stand vom ${moment}`;
export const decisionHeading = 'Entscheidung';
export const decisionsHeading = 'Bisher entschieden';
export const decisionOf = (measure: string, moment: string) => `${measure}, ${moment}`;
export const decidedBy = (name: string) => `Entschieden von ${name}`;
export const confirmedBy = (name: string) => `Bestätigt von ${name}`;
export const reversedOn = (day: string) => `Aufgehoben am ${day}`;
export const statementHeading = 'Was die Person liest';
export const warningMark = 'verwarnt';
export const unfoundedMark = 'Meldung offensichtlich unbegründet';
export const placeMark = (place: string) => `nur hier: ${place}`;
export const untilMark = (day: string | null) => (day === null ? 'auf Dauer' : `bis ${day}`);
export const hidesMark = 'Beiträge verborgen';
export const endedMark = (day: string) => `gilt nicht mehr seit ${day}`;
export const suppliedMark = (day: string) => `Begründung nachgereicht am ${day}`;
export const labelMark = (label: string) => `Hinweis: ${label}`;
export const threadMark = 'Gespräch geschlossen';
export const appealUntil = (day: string) => `Widerspruch bis ${day}`;
export const appealBy = {
  affected: 'Widerspruch der betroffenen Person',
  notifier: 'Widerspruch der meldenden Person',
};
export const proposalHeading = 'Vorgelegt zur Bestätigung';
export const confirm = 'Bestätigen';
export const sendBack = 'Zurückgeben';
export const ownProposal = 'Das bestätigt jemand anderes als Sie.';
export const appealHeading = 'Über den Widerspruch entscheiden';
export const notesHeading = 'Notizen';
export const notesNote = 'Nur für die Moderation.';
export const noteLabel = 'Neue Notiz';
export const addNote = 'Notiz festhalten';
export const noteMissing = 'Bitte schreiben Sie etwas.';
export const noteTooLong = (max: number) =>
  `Bitte fassen Sie sich kürzer: höchstens ${grouped(max)} Zeichen.`;
export const noted = 'Die Notiz ist festgehalten.';
export const earlierHeading = 'Frühere Fälle derselben Person';
export const noEarlier = 'Es gibt keine.';
export const rulesHeading = 'Worauf man sich stützt';
export const termsLink = 'Nutzungsbedingungen';
export const policeHeading = 'Verdacht einer Straftat';
export const policeNote =
  'Besteht Gefahr für Leib und Leben, muss das Portal die Polizei unterrichten (Art.\u00a018). Die Datei enthält den Fall ohne die Namen der Meldenden.';
export const policeFile = 'Datei für die Polizei';
export const memberLink = 'Konto ansehen';
export const deadlineLabel = 'Frist';
export const severityFact = 'Dringlichkeit';
export const offencesLabel = 'Verstöße in zwölf Monaten';
export const offences = (count: number, warnedOn: string | null) =>
  [grouped(count), ...(warnedOn === null ? [] : [`verwarnt am ${warnedOn}`])].join(', ');
export const authorLabel = 'Verfasst von';
export const placeFact = 'Ort';
export const wholePortal = 'Ganzes Portal';
export const stateFact = 'Stand';
export const claimFact = 'Bearbeitung';
export const pictureAlt = 'Bild aus dem gemeldeten Inhalt';

// These words belong to acting on many cases at once.
export const leaveMany = 'Stehen lassen';
export const hideMany = 'Ausblenden';
export const categoryField = 'Verstößt gegen';
export const factsField = 'Begründung';
export const suspensionField = 'Konto';
const undoHint = 'Eine Minute lang lässt sich das zurücknehmen, dann erfahren es die Beteiligten.';
export const leftMany = byCount(
  `Ein Fall ist entschieden: bleibt stehen. ${undoHint}`,
  (n) => `${n} Fälle sind entschieden: bleibt stehen. ${undoHint}`,
);
export const hiddenMany = byCount(
  `Ein Inhalt ist ausgeblendet. ${undoHint}`,
  (n) => `${n} Inhalte sind ausgeblendet. ${undoHint}`,
);
export const proposedMany = byCount(
  'Ein Fall ist zur Bestätigung vorgelegt.',
  (n) => `${n} Fälle sind zur Bestätigung vorgelegt.`,
);
