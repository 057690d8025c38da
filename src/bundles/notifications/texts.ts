// German words of notices: on the page, in mails, in pushes.
import type { ContentType } from '#kernel/content-kinds.ts';
import type { DigestPace, MailPace, NoticeKind } from './constants.ts';
import type { DeskNews, ReplyReason } from './notice.ts';

export const notices = 'Mitteilungen';
export const unreadNote = (count: number) => (count > 99 ? 'mehr als 99 ungelesen' : `${count} ungelesen`);
export const unread = 'ungelesen';
export const today = 'Heute';
export const yesterday = 'Gestern';
export const emptyTitle = 'Noch ist es still';
export const emptyText =
  'Hier steht, wenn jemand Ihnen antwortet, Sie erwähnt oder etwas von Ihnen mag, und wenn etwas erscheint, dem Sie folgen.';
export const emptyAction = 'Zur Titelseite';
export const noMoreText = 'Hier stehen keine weiteren Mitteilungen.';
export const readAll = 'Alle als gelesen markieren';
export const allRead = 'Alle Mitteilungen sind als gelesen markiert.';
export const newOnes = (count: number) =>
  count === 1 ? '1 neue Mitteilung anzeigen' : `${count} neue Mitteilungen anzeigen`;
export const toSettings = 'Einstellungen';
export const gone = 'Das, worum es ging, ist nicht mehr zu lesen.';

/** „Ruth Lindner und 3 andere“ */
export const actors = (first: string, second: string | undefined, count: number): string => {
  if (count <= 1) return first;
  return count === 2 && second ? `${first} und ${second}` : `${first} und ${count - 1} andere`;
};

export const hasReplied: Readonly<Record<ReplyReason, string>> = {
  comment: 'hat auf Ihren Kommentar geantwortet',
  piece: 'hat Ihren Beitrag kommentiert',
  followed: 'hat einen Beitrag kommentiert, dem Sie folgen',
};
export const hasMentioned = 'hat Sie in einem Kommentar erwähnt';
export const hasWritten = 'hat Ihnen geschrieben';
const YOURS: Partial<Record<ContentType, string>> = {
  comment: 'Ihren Kommentar',
  imagepost: 'Ihren Schnappschuss',
  event: 'Ihren Termin',
};
export const likes = (type: ContentType, isOne: boolean) =>
  `${isOne ? 'mag' : 'mögen'} ${YOURS[type] ?? 'Ihren Beitrag'}`;

export const newPiece = 'Neuer Beitrag';
export const newByPerson = (name: string) => `Neu von ${name}`;
/** Whether a name needs an article, as „Landkreis“ does, nobody knows. */
export const newInPlace = (name: string) => `${name}: neuer Beitrag`;
export const newInCategory = (name: string) => `Neu in der Rubrik ${name}`;
export const newOnTag = (name: string) => `Neu zum Thema ${name}`;

export const portalItself = 'Die Redaktion';
export const decisions = {
  approved: 'Ihr Kommentar ist jetzt zu lesen',
  rejected: 'Ihr Kommentar wurde nicht freigegeben',
  deleted: 'Ihr Kommentar wurde entfernt',
  suspended: 'Ihr Konto ist gesperrt',
  messageWarned: 'Sie wurden wegen einer gemeldeten Nachricht verwarnt',
  reportWarned: 'Ihre Meldung einer Nachricht ist geprüft: Es gab eine Verwarnung',
  reportUnfounded: 'Ihre Meldung einer Nachricht ist geprüft: Es ist kein Verstoß',
  imageFailed: 'Aus Ihrem Bild ließ sich kein Bild machen',
  imageQuarantined: 'Ein Bild von Ihnen wurde gesperrt',
  imageExpired: 'Die Lizenz eines Bildes ist abgelaufen, es ist hier nicht mehr zu sehen',
  ownImageExpired: 'Die Lizenz eines Bildes von Ihnen ist abgelaufen, es ist nicht mehr zu sehen',
  streamReady: 'Ihr Video oder Ton ist fertig verarbeitet',
  streamFailed: 'Ihr Video oder Ton ließ sich nicht verarbeiten',
  handedBack: 'Die Redaktion gibt Ihnen Ihren Beitrag mit einer Anmerkung zurück',
  noted: 'Die Redaktion hat etwas zu Ihrem Beitrag angemerkt',
  published: 'Ihr Beitrag ist veröffentlicht',
  appeared: 'Ihr geplanter Beitrag ist erschienen',
  notAppeared: 'Ihr geplanter Beitrag konnte nicht erscheinen',
} as const;
export const suspendedUntil = (moment: string) => `Ihr Konto ist bis ${moment} gesperrt`;
export const reason = (text: string) => `Begründung: ${text}`;
export const remark = (text: string) => `Anmerkung: ${text}`;
/** Of somebody who wrote a piece. */
export const deskNews: Readonly<Record<DeskNews, string>> = {
  submitted: 'hat einen Beitrag zur Prüfung eingereicht',
  noted: 'hat auf Anmerkungen zu einem Beitrag geantwortet',
};

export const settingsTitle = 'Mitteilungen einstellen';
export const settingsIntro =
  'Was Sie erfahren möchten und auf welchem Weg. Zusammenfassungen kommen um 7\u00a0Uhr, die wöchentliche am Montag.';
export const backToList = 'Zurück zu den Mitteilungen';
export const kindNames: Readonly<Record<NoticeKind, string>> = {
  reply: 'Antworten und Kommentare',
  mention: 'Erwähnungen',
  like: 'Gefällt mir',
  piece: 'Neues, dem ich folge',
  message: 'Nachrichten',
  decision: 'Entscheidungen der Redaktion',
  desk: 'Für die Redaktion',
};
export const kindNotes: Readonly<Record<NoticeKind, string>> = {
  reply: 'Jemand antwortet Ihnen oder kommentiert, was von Ihnen ist oder dem Sie folgen.',
  mention: 'Jemand nennt Ihren Namen in einem Kommentar.',
  like: 'Jemandem gefällt ein Beitrag oder Kommentar von Ihnen.',
  piece: 'Ein Mensch, Ort, Thema oder eine Rubrik, der oder dem Sie folgen, hat etwas Neues.',
  message: 'Jemand schreibt Ihnen persönlich.',
  decision:
    'Es geht um Ihren Beitrag oder Kommentar, ein Bild, ein Video, eine gemeldete Nachricht oder um Ihr Konto. Steht immer im Portal.',
  desk: 'Jemand reicht einen Beitrag aus einem Ihrer Orte ein oder antwortet auf Ihre Anmerkung.',
};
export const onPortal = 'Im Portal';
export const byMail = 'Per Mail';
export const byPush = 'Auf Geräten';
export const paceNames: Readonly<Record<MailPace, string>> = {
  off: 'keine Mail',
  now: 'sofort',
  daily: 'täglich',
  weekly: 'wöchentlich',
};
export const save = 'Speichern';
export const saved = 'Ihre Einstellungen sind gespeichert.';

export const devicesTitle = 'Ihre Geräte';
export const devicesIntro =
  'Hinweise kommen auch, wenn das Portal nicht offen ist, solange Sie auf dem Gerät angemeldet sind.';
export const noDevices = 'Noch bekommt keines Ihrer Geräte Hinweise.';
export const thisDevice = 'dieses Gerät';
export const deviceSince = (day: string) => `seit ${day}`;
export const removeDevice = 'Entfernen';
export const removeNamed = (name: string) => `${name} entfernen`;
export const deviceRemoved = 'Dieses Gerät bekommt keine Hinweise mehr.';
export const unknownDevice = 'Unbekannter Browser';
export const browserOn = (browser: string, system: string) => `${browser} auf ${system}`;

export const pushOn = 'Hinweise auf diesem Gerät einschalten';
export const pushOff = 'Hinweise auf diesem Gerät ausschalten';
export const pushNeedsScript = 'Zum Einschalten braucht es JavaScript.';
export const pushUnsupported = 'Dieser Browser kann keine Hinweise zeigen.';
export const pushUninstalled =
  'Auf iPhone und iPad gibt es Hinweise nur für Seiten auf dem Home-Bildschirm: Tippen Sie in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“, öffnen Sie das Portal von dort und schalten Sie die Hinweise hier ein.';
export const pushDenied =
  'Hinweise sind in diesem Browser für das Portal gesperrt. Sie können das in seinen Einstellungen ändern.';
export const pushIsOn = 'Dieses Gerät bekommt jetzt Hinweise.';
export const pushIsOff = 'Dieses Gerät bekommt keine Hinweise mehr.';
export const badPushAddress = 'An diese Adresse schickt das Portal keine Hinweise.';
export const badSubscription = 'Dieser Browser lässt sich so nicht anmelden.';

export const greeting = (name: string) => `Guten Tag, ${name},`;
export const mailAction = 'Im Portal ansehen';
export const mailFooter = (settings: string, unsubscribe: string) =>
  `Was Sie per Mail bekommen, bestimmen Sie hier: ${settings}\nDiese Mails abbestellen: ${unsubscribe}`;
export const digestSubjects: Readonly<Record<DigestPace, (count: number) => string>> = {
  daily: (count) => (count === 1 ? 'Eine neue Mitteilung' : `${count} neue Mitteilungen`),
  weekly: (count) => (count === 1 ? 'Eine Mitteilung aus der Woche' : `${count} Mitteilungen aus der Woche`),
};
export const digestIntro = 'Das ist seit der letzten Mail für Sie dazugekommen:';
export const digestAction = 'Alle Mitteilungen ansehen';
export const digestLine = (sentence: string, title: string) => `${sentence} – ${title}`;
export const digestMore = (count: number) =>
  count === 1 ? 'Und eine weitere Mitteilung.' : `Und ${count} weitere Mitteilungen.`;

export const unsubscribeTitle = 'Mails abbestellen';
export const unsubscribeOf = {
  ...kindNames,
  daily: 'tägliche Zusammenfassung',
  weekly: 'wöchentliche Zusammenfassung',
};
export const unsubscribeQuestion = (what: string) => `Sollen keine Mails mehr kommen zu: ${what}?`;
export const unsubscribeThese = 'Diese Mails abbestellen';
export const unsubscribeAll = 'Alle Mails über Mitteilungen abbestellen';
export const unsubscribedThese = (what: string) => `Abbestellt. Sie bekommen keine Mails mehr zu: ${what}.`;
export const unsubscribedAll = 'Abbestellt. Sie bekommen keine Mails über Mitteilungen mehr.';
export const unsubscribeNote =
  'Im Portal stehen Ihre Mitteilungen weiterhin. Ändern können Sie das jederzeit in den Einstellungen.';
