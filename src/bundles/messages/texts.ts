// These are the German words of personal messages.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { grouped } from '#design/wording.ts';

export const messagesHeading = 'Nachrichten';
export const listIntro = 'Was hier steht, lesen nur Sie und die Person, mit der Sie schreiben.';
export const bellNote = (count: number) =>
  count === 1 ? '1 ungelesene Nachricht' : `${count} ungelesene Nachrichten`;
export const unreadIn = (count: number) => `${count} ungelesen`;
export const hiddenLink = 'Stumm geschaltet und blockiert';
export const backToList = 'Alle Nachrichten';

export const searchLabel = 'In Ihren Nachrichten suchen';
export const searchHelp = (threads: number, messages: number) =>
  `Gesucht wird in Namen und Texten Ihrer neuesten ${threads} Unterhaltungen, jeweils in den letzten ${messages} Nachrichten.`;
export const search = 'Suchen';
export const endSearch = 'Suche beenden';
export const nothingYet = 'Noch keine Nachrichten';
export const nothingYetText =
  'Auf der Seite eines Mitglieds und neben jedem Kommentar finden Sie den Knopf „Nachricht“.';
export const nothingFound = (searched: string) => `Nichts gefunden für „${searched}“`;
export const nothingFoundText = 'Vielleicht hilft ein kürzeres Wort oder ein anderer Name.';
export const foundCount = (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`);

/** Stands before the excerpt of one's own message. */
export const ownPrefix = 'Sie: ';

export const threadBegin = 'Hier steht noch nichts. Schreiben Sie die erste Nachricht.';
export const olderMessages = 'Ältere Nachrichten';
export const newerMessages = 'Zu den neuesten Nachrichten';
export const unreadFromHere = 'Ungelesen';
export const read = 'gelesen';
export const you = 'Sie';
export const showProfile = 'Profil ansehen';
export const cannotWrite = 'Hier können Sie gerade nicht schreiben';

export const messageTo = (name: string) => `Nachricht an ${name}`;
export const messageButton = 'Nachricht';
export const yourMessage = 'Ihre Nachricht';
export const messageHelp = (name: string) => `Nur ${name} kann sie lesen.`;
export const sendMessage = 'Abschicken';
/** The sentence that is shown once a message is on its way. */
export const sent = 'Ihre Nachricht ist abgeschickt.';

export const textMissing = 'Bitte schreiben Sie etwas.';
export const textTooLong = (max: number) =>
  `Bitte fassen Sie sich kürzer: höchstens ${grouped(max)} Zeichen.`;

/** Why a message isn't taken. contract.md 16.3 */
export const refusals = {
  signedOut: 'Bitte melden Sie sich an, um Nachrichten zu schreiben.',
  suspended: 'Ihr Konto ist zurzeit gesperrt. Sie können lesen, aber nicht schreiben.',
  agreementOwed:
    'Bitte stimmen Sie zuerst den neuen Nutzungsbedingungen zu. Dann können Sie wieder schreiben.',
  unconfirmed: 'Bitte bestätigen Sie erst Ihre E-Mail-Adresse. Dann können Sie Nachrichten schreiben.',
  factorOwed: 'Bitte richten Sie zuerst den zweiten Faktor ein, den Ihre Rolle verlangt.',
  closed: 'Nachrichten zwischen Mitgliedern sind auf diesem Portal zurzeit nicht möglich.',
  self: 'Sich selbst können Sie keine Nachricht schreiben.',
  gone: 'Dieses Mitglied gibt es nicht mehr. Was es geschrieben hat, bleibt Ihnen.',
  blockedByThem: 'Dieses Mitglied nimmt von Ihnen keine Nachrichten an.',
  blockedByYou: 'Sie haben dieses Mitglied blockiert. Heben Sie das auf, dann können Sie wieder schreiben.',
  notWanted: 'Dieses Mitglied nimmt keine Nachrichten von Unbekannten an.',
  unanswered: 'Bitte warten Sie auf eine Antwort, bevor Sie weiterschreiben.',
  tooManyNewThreads: 'Sie haben heute schon vielen Unbekannten geschrieben. Bitte warten Sie bis morgen.',
  tooFast: 'Das ging sehr schnell hintereinander. Bitte warten Sie eine Minute.',
} as const;

export const settingWords = {
  messagesOpen: {
    label: 'Einander schreiben',
    hint: 'Ist es aus, bleiben alle Nachrichten lesbar, und neue schreibt nur noch die Moderation des ganzen Portals.',
  },
} as const;

export const deleteThread = 'Unterhaltung löschen';
export const deleteThreadTitle = 'Unterhaltung löschen?';
export const deleteThreadQuestion = (name: string) =>
  `Die Unterhaltung verschwindet nur bei Ihnen und lässt sich nicht zurückholen. ${name} behält alle Nachrichten. Schreibt einer von Ihnen wieder, beginnt sie neu.`;
export const threadDeleted = 'Die Unterhaltung ist gelöscht.';
export const deleteMessage = 'Löschen';
export const deleteMessageLabel = (moment: string) => `Nachricht von ${moment} löschen`;
export const deleteMessageTitle = 'Nachricht löschen?';
export const deleteMessageQuestion = (name: string) =>
  `Die Nachricht verschwindet nur bei Ihnen und lässt sich nicht zurückholen. Bei ${name} bleibt sie stehen.`;
export const deleteMessageConfirm = 'Nachricht löschen';
export const messageDeleted = 'Die Nachricht ist gelöscht.';
export const keep = 'Behalten';

export const reportMessage = 'Melden';
export const reportMessageLabel = (moment: string) => `Nachricht von ${moment} melden`;

export const reported = {
  name: 'Private Nachricht',
  title: (moment: string) => `Private Nachricht vom ${moment}`,
  yours: 'Ihre private Nachricht',
  shownAlone:
    'Die Moderation sieht dann diese Nachricht und bis zu fünf davor, wie sie jetzt bei Ihnen stehen, sonst nichts aus Ihrer Unterhaltung.',
  saidBy: (who: 'message' | 'author' | 'reporter', moment: string) => `${SAID_BY[who]}, ${moment}`,
};
const SAID_BY = {
  message: 'Die gemeldete Nachricht',
  author: 'Davor, von derselben Person',
  reporter: 'Davor, von der meldenden Person',
};

/** The words that were used for reports before they became cases. */
export const formerNews = {
  messageWarned: 'Sie wurden wegen einer gemeldeten Nachricht verwarnt',
  reportWarned: 'Ihre Meldung einer Nachricht ist geprüft: Es gab eine Verwarnung',
  reportUnfounded: 'Ihre Meldung einer Nachricht ist geprüft: Es ist kein Verstoß',
} as const;

/** Stands for somebody who was erased. */
export const formerMember = 'Gelöschtes Mitglied';

export const messagesKind = {
  title: 'Nachrichten',
  note: 'Jemand schreibt Ihnen persönlich.',
  sample: { sentence: 'Jonas Feld hat Ihnen geschrieben' },
};
/** The words after the name of who wrote. */
export const hasWritten = 'hat Ihnen geschrieben';

/** The words for administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Nachrichten',
  fields: {
    threads: 'Unterhaltungen',
    with: 'mit',
    messages: 'Nachrichten',
    isOwn: 'selbst geschrieben',
  },
  goes: 'Das eigene Exemplar aller Nachrichten.',
  stays: 'Die Exemplare der anderen, ohne Namen: Ihre Post gehört ihnen.',
  merges:
    'Unterhaltungen mit denselben Menschen werden eine. Was die beiden Konten einander geschrieben haben, wird gelöscht.',
};
