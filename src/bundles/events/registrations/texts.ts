// Holds the German words of registrations.
import { quoted } from '#design/quoted.ts';
import type { PersonalDataWords } from '#kernel/personal-data.ts';

export const toolName = 'Anmeldungen';

/** Words on the event's page. */
export const boxHeading = 'Anmeldung';
export const register = 'Anmelden';
export const joinWaiting = 'Auf die Warteliste';
export const seatsWord = (seats: number) => (seats === 1 ? 'ein Platz' : `${seats} Plätze`);
export const left = (free: number) => (free === 1 ? 'Noch ein Platz frei' : `Noch ${free} Plätze frei`);
export const fullWaiting = 'Ausgebucht, Warteliste';
export const full = 'Ausgebucht';
export const openNow = 'Plätze frei';
export const closed = 'Anmeldung geschlossen';
export const youAre = (seats: number) => `Sie sind angemeldet: ${seatsWord(seats)}.`;
export const youWait = (seats: number) => `Sie stehen auf der Warteliste: ${seatsWord(seats)}.`;
export const manage = 'Ansehen oder absagen';
export const until = (moment: string) => `Anmelden bis ${moment}.`;
export const moreDates = (count: number) =>
  count === 1 ? 'und ein weiterer Termin' : `und ${count} weitere Termine`;

/** Returns the title of the page on which somebody registers. */
export const pageTitle = (title: string) => `Anmelden: ${title}`;
export const pageHeading = 'Anmelden';
export const back = 'Zum Termin';
export const nameLabel = 'Ihr Name';
export const emailLabel = 'Ihre E-Mail-Adresse';
export const emailHelp =
  'Wir schicken Ihnen einen Link. Erst wenn Sie ihn öffnen und bestätigen, sind Sie angemeldet.';
export const seatsLabel = 'Plätze';
export const answerLabel = 'Ihre Antwort';
export const guestNote =
  'Name, Adresse und Antwort sieht nur, wer den Termin betreut. 30 Tage nach dem Termin werden sie gelöscht.';
export const memberNote =
  'Ihren Namen und Ihre Antwort sieht nur, wer den Termin betreut. 30 Tage nach dem Termin werden sie gelöscht.';
export const signInFirst = 'Sie haben ein Konto?';
export const signIn = 'Anmelden mit Konto';
export const asMember = (name: string) => `Sie melden sich als ${name} an.`;
export const cancel = 'Absagen';
export const cancelHelp = 'Ihr Platz geht an die Nächsten auf der Warteliste.';
export const answerWas = (answer: string) => `Ihre Antwort: ${answer}`;

export const nameMissing = 'Bitte geben Sie Ihren Namen an.';
export const emailInvalid = 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@beispiel.de.';
export const tooManySeats = (max: number) =>
  max === 1 ? 'Hier kann sich jede Person nur selbst anmelden.' : `Bitte eine Zahl von 1 bis ${max}.`;
export const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;

export const notOffered = 'Zu diesem Termin gibt es keine Anmeldung.';
export const isOver = 'Dieser Termin ist vorbei.';
export const isClosed = 'Die Anmeldung ist geschlossen.';
/** Words about a date that somebody registered for. */
export const standsNot = {
  cancelled: 'Dieser Termin fällt aus.',
  postponed: 'Dieser Termin ist verschoben, der neue Tag steht noch nicht fest.',
  withdrawn: 'Dieser Termin ist nicht mehr angekündigt.',
} as const;
/** Words about a date that doesn't take place as announced, or is out of reach. */
export const isOff = {
  cancelled: 'Dieser Termin fällt aus.',
  postponed: 'Dieser Termin ist verschoben, der neue Tag steht noch nicht fest.',
  'sold-out': 'Dieser Termin ist ausverkauft.',
} as const;
export const isFull = 'Es ist kein Platz mehr frei.';
export const notEnough = (free: number) =>
  free === 1 ? 'Es ist nur noch ein Platz frei.' : `Es sind nur noch ${free} Plätze frei.`;

export const settled = {
  registered: 'Sie sind angemeldet.',
  waiting: 'Sie stehen auf der Warteliste. Wird ein Platz frei, sagen wir es Ihnen.',
} as const;
export const alreadyThere = 'Sie sind schon angemeldet.';
export const cancelled = 'Sie haben abgesagt.';
export const wasCancelled = 'Hier sind Sie nicht angemeldet.';
export const mailSent =
  'Fast geschafft: Bitte öffnen Sie den Link in der Mail, die wir Ihnen geschickt haben.';

/** Words of the page behind a guest's link. */
export const guestTitle = 'Ihre Anmeldung';
export const confirmQuestion = 'Ein Klick noch: Bestätigen Sie bitte, dass Sie kommen möchten.';
export const confirm = 'Anmeldung bestätigen';
export const guestGone = 'Diesen Link gibt es nicht mehr.';
export const eventGone = 'Dieser Termin ist nicht mehr zu sehen.';
export const stateWords = {
  unconfirmed: 'Noch nicht bestätigt',
  registered: 'Angemeldet',
  waiting: 'Auf der Warteliste',
  cancelled: 'Abgesagt',
} as const;
export const removedBecause = (reason: string) => `Vom Veranstalter gestrichen: ${reason}`;

/** The organiser's list. */
export const listTitle = 'Anmeldungen';
/** Words about a date that was taken out of the event. */
export const notAnnounced = 'nicht mehr angekündigt';
export const listIntro = (title: string) => `Für ${quoted(title)}`;
export const datesLabel = 'Tage';
export const none = 'Für diesen Tag hat sich noch niemand angemeldet.';
export const taken = (seats: number, limit: number | null) =>
  limit === null ? `${seatsWord(seats)} vergeben` : `${seats} von ${limit} Plätzen vergeben`;
export const waitingCount = (seats: number) => `${seats} auf der Warteliste`;
export const cameCount = (seats: number) => `${seats} gekommen`;
export const columns = {
  name: 'Name',
  seats: 'Plätze',
  state: 'Stand',
  answer: 'Antwort',
  email: 'E-Mail',
  came: 'Gekommen',
  since: 'Angemeldet am',
} as const;
export const member = 'Mitglied';
export const guest = 'Gast';
export const yes = 'ja';
export const no = 'nein';
export const erasedMember = 'Gelöschtes Mitglied';
export const hasCome = 'Ist gekommen';
export const hasNotCome = 'Doch nicht gekommen';
export const cameMark = 'gekommen';
export const labelFor = (act: string, name: string) => `${act}: ${name}`;
export const remove = 'Streichen';
export const removeSummary = 'Streichen …';
export const reasonLabel = 'Grund, den die Person erfährt';
export const reasonMissing = 'Bitte nennen Sie einen Grund.';
export const removed = (name: string) => `${name} ist gestrichen und erfährt den Grund.`;
export const wasRemoved = 'Diese Anmeldung gilt schon nicht mehr.';
export const cameSaved = (name: string) => `${name} ist da.`;
export const cameTakenBack = (name: string) => `${name} ist doch nicht gekommen.`;
export const csv = 'Liste als CSV';
export const print = 'Zum Drucken: Strg+P. Knöpfe und Formulare bleiben weg.';

export const letterHeading = 'Allen Angemeldeten schreiben';
export const letterHelp =
  'Geht als Mail an alle, die für diesen Tag angemeldet sind oder auf der Warteliste stehen; dreimal am Tag.';
export const subjectLabel = 'Betreff';
export const messageLabel = 'Nachricht';
export const send = 'Mail verschicken';
export const subjectMissing = 'Bitte geben Sie einen Betreff an.';
export const messageMissing = 'Bitte schreiben Sie, worum es geht.';
export const letterSent = (count: number) =>
  count === 1 ? 'Die Mail geht an eine Person.' : `Die Mail geht an ${count} Personen.`;
export const nobody = 'Es ist niemand angemeldet.';

export const rulesHeading = 'So läuft die Anmeldung';
export const openLabel = 'Zu diesem Termin kann man sich anmelden';
export const limitLabel = 'Plätze an jedem Tag';
export const limitHelp = 'Leer für beliebig viele.';
export const maxSeatsLabel = 'Plätze je Anmeldung, höchstens';
export const closesLabel = 'Anmeldeschluss';
export const closesNames: Readonly<Record<number, string>> = {
  0: 'mit dem Beginn',
  1: 'eine Stunde vorher',
  3: 'drei Stunden vorher',
  6: 'sechs Stunden vorher',
  12: 'zwölf Stunden vorher',
  24: 'einen Tag vorher',
  48: 'zwei Tage vorher',
  72: 'drei Tage vorher',
  168: 'eine Woche vorher',
};
export const questionLabel = 'Frage an alle, die sich anmelden';
export const questionHelp = 'Zum Beispiel „Welches Instrument spielen Sie?“. Leer für keine.';
export const waitingLabel = 'Warteliste, wenn alles belegt ist';
export const saveRules = 'Speichern';
export const rulesSaved = 'Gespeichert.';
export const changedMeanwhile =
  'Jemand anders hat das inzwischen geändert. Was Sie eingetragen haben, steht noch hier; bitte vergleichen und noch einmal speichern.';
export const limitInvalid = (max: number) => `Bitte eine ganze Zahl von 1 bis ${max}, oder nichts.`;
export const seatsInvalid = (max: number) => `Bitte eine Zahl von 1 bis ${max}.`;
export const closingInvalid = 'Bitte wählen Sie einen der angebotenen Zeitpunkte.';

/** What people are told of what they registered for. */
export const noticeKind = {
  title: 'Termine, zu denen Sie gehen',
  note: 'Wenn ein Tag verlegt wird oder ausfällt, zu dem Sie angemeldet sind oder den Sie sich gemerkt haben; wenn ein Platz frei wird, wenn Sie gestrichen werden.',
  sample: {
    sentence: 'Für Sie ist ein Platz frei geworden, Sie sind angemeldet',
    about: 'Der Weihnachtsmarkt macht auf',
    note: 'Freitag, 27. November 2026, 17 bis 22 Uhr, Marktplatz',
  },
};
export const news = {
  promoted: 'Für Sie ist ein Platz frei geworden, Sie sind angemeldet',
  removed: 'Ihre Anmeldung wurde gestrichen',
  moved: 'Ein Termin, zu dem Sie angemeldet sind, ist verlegt',
  planned: 'Ein Termin, zu dem Sie angemeldet sind, findet nun doch statt',
  cancelled: 'Ein Termin, zu dem Sie angemeldet sind, fällt aus',
  postponed: 'Ein Termin, zu dem Sie angemeldet sind, ist verschoben',
  withdrawn: 'Ein Termin, zu dem Sie angemeldet sind, ist nicht mehr angekündigt',
} as const;
/** The same of what somebody noted only. */
export const newsMarked = {
  ...news,
  moved: 'Ein Termin, den Sie sich gemerkt haben, ist verlegt',
  planned: 'Ein Termin, den Sie sich gemerkt haben, findet nun doch statt',
  cancelled: 'Ein Termin, den Sie sich gemerkt haben, fällt aus',
  postponed: 'Ein Termin, den Sie sich gemerkt haben, ist verschoben',
  withdrawn: 'Ein Termin, den Sie sich gemerkt haben, ist nicht mehr angekündigt',
} as const;
export const insteadOf = (when: string, before: string) => `Jetzt: ${when}. Vorher: ${before}`;

/** Words of the history. */
export const historyName = 'Anmeldungen zu Terminen';
export const historyActions = {
  'event.registrationRules': 'die Anmeldung eingerichtet',
  'event.registered': 'sich angemeldet',
  'event.registrationAsked': 'eine Anmeldung ohne Konto begonnen',
  'event.registrationConfirmed': 'eine Anmeldung ohne Konto bestätigt',
  'event.registrationCancelled': 'abgesagt',
  'event.registrationRemoved': 'jemanden von der Liste gestrichen',
  'event.registrationCame': 'vermerkt, wer gekommen ist',
  'event.registrationLetter': 'allen Angemeldeten geschrieben',
} as const;
export const historyFields = {
  isOpen: 'Anmeldung möglich',
  seatLimit: limitLabel,
  maxSeats: maxSeatsLabel,
  closesHours: 'Anmeldeschluss, Stunden vorher',
  question: 'Frage',
  hasWaitingList: 'Warteliste',
  day: 'Tag',
  seats: 'Plätze',
  standing: 'Stand',
  hasCome: 'gekommen',
  count: 'Personen',
} as const;

/** Words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Anmeldungen zu Terminen',
  fields: {
    event: 'Termin',
    startsAt: 'Beginn',
    seats: 'Plätze',
    answer: 'Antwort auf die Frage',
    standing: 'Stand',
    hasCome: 'Gekommen',
    cancelReason: 'Grund der Streichung',
  },
  goes: 'Anmeldungen werden gelöscht; ihre Plätze gehen an die Warteliste. Auch sonst bleibt von ihnen 30 Tage nach dem Termin nichts.',
  stays: null,
  merges:
    'Alle Anmeldungen gehören zum ersten Konto; wo beide zum selben Tag angemeldet waren, gilt dessen Anmeldung.',
};
