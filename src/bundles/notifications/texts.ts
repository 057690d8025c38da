// These are the German words of notices: on the page, in mails, in pushes.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import type { MailPace } from '#kernel/notices.ts';
import type { DigestPace } from './constants.ts';

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

/** Reads „Ruth Lindner und 3 andere“. */
export const actors = (first: string, second: string | undefined, count: number): string => {
  if (count <= 1) return first;
  return count === 2 && second ? `${first} und ${second}` : `${first} und ${count - 1} andere`;
};

export const portalItself = 'Die Redaktion';
export const reason = (text: string) => `Begründung: ${text}`;

export const settingsTitle = 'Mitteilungen einstellen';
export const settingsIntro =
  'Was Sie erfahren möchten und auf welchem Weg. Zusammenfassungen kommen um 7\u00a0Uhr, die wöchentliche am Montag.';
export const backToList = 'Zurück zu den Mitteilungen';
export const onPortal = 'Im Portal';
export const byMail = 'Per Mail';
export const byPush = 'Auf Geräten';
export const paceNames: Readonly<Record<MailPace, string>> = {
  off: 'keine Mail',
  now: 'sofort',
  daily: 'täglich',
  weekly: 'wöchentlich',
};
export const quietTitle = 'Ruhezeit';
export const quietNote =
  'In diesen Stunden bleiben Ihre Geräte still. Was dann kommt, erscheint an ihrem Ende. Zweimal dieselbe Stunde: keine Ruhezeit.';
export const quietFrom = 'Von';
export const quietUntil = 'Bis';
export const atHour = (clock: string) => `${clock} Uhr`;
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

export const digestSubjects: Readonly<Record<DigestPace, (count: number) => string>> = {
  daily: (count) => (count === 1 ? 'Eine neue Mitteilung' : `${count} neue Mitteilungen`),
  weekly: (count) => (count === 1 ? 'Eine Mitteilung aus der Woche' : `${count} Mitteilungen aus der Woche`),
};
export const digestLine = (sentence: string, title: string) => `${sentence} – ${title}`;
export const digestMore = (count: number) =>
  count === 1 ? 'Und eine weitere Mitteilung.' : `Und ${count} weitere Mitteilungen.`;

export const unsubscribeTitle = 'Mails abbestellen';
export const unsubscribeDigest: Readonly<Record<DigestPace, string>> = {
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

/** Texts of the self-test. */
export const selfTestTitle = 'Hinweise auf Geräten';
export const selfTestFine = 'Das Schlüsselpaar für Hinweise ist da.';
export const selfTestPlain = 'Das Schlüsselpaar ist da, aber ohne https lassen Browser keine Hinweise zu.';
export const selfTestPlainAdvice = 'Bitte das Portal unter https erreichbar machen (PUBLIC_URL).';

/** Words that are shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Mitteilungen',
  fields: {
    notices: 'Mitteilungen',
    settings: 'Einstellungen',
    devices: 'Geräte',
    digests: 'Zusammenfassungen',
    isListed: 'in der Liste',
    mail: 'per Mail',
    isPushed: 'auf Geräte',
    endpoint: 'Adresse des Browsers',
    period: 'Zeitraum',
    subjectType: 'Worüber (Art)',
    subjectId: 'Worüber (Nummer)',
    details: 'Näheres',
    readAt: 'gelesen am',
  },
  goes: 'Alle Mitteilungen mit Einstellungen und Geräten, und der Name in den Mitteilungen anderer.',
  stays: null,
  merges: 'Mitteilungen kommen mit; Einstellungen und Geräte bleiben die des ersten Kontos.',
};
