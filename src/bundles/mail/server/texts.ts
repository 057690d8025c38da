// These are German words of choosing a mail server.
import { inWords } from '#design/wording.ts';
import type { MailSecurity } from '../constants.ts';

export const title = 'Mailserver';
export const intro =
  'Ohne ihn werden Mails nur im Postausgang aufbewahrt: Einladungen, Bestätigungen und Benachrichtigungen kommen dann nicht an.';
export const fromEnvironment =
  'Die Umgebung des Servers gibt ihn vor (SMTP_URL). Was hier steht, gilt erst ohne sie.';
export const broken =
  'Das Passwort lässt sich nicht mehr lesen, weil das Portal ein anderes Geheimnis hat. Bitte geben Sie es noch einmal ein.';

export const hostLabel = 'Server';
export const hostHint = 'Wie ihn Ihr Anbieter nennt: smtp.beispiel.de';
export const portLabel = 'Port';
export const securityLabel = 'Verschlüsselung';
export const securityNames: Readonly<Record<MailSecurity, string>> = {
  starttls: 'STARTTLS, meist mit Port 587',
  tls: 'TLS von Anfang an, meist mit Port 465',
};
export const usernameLabel = 'Benutzername';
export const passwordLabel = 'Passwort';
export const passwordHint = 'Wird verschlüsselt aufbewahrt und nie wieder gezeigt.';
export const passwordStored = 'Ist aufbewahrt. Frei lassen, damit es bleibt.';
export const fromNameLabel = 'Name des Absenders';
export const fromNameHint = 'Frei lassen für den Namen des Portals.';
export const fromAddressLabel = 'Adresse des Absenders';

export const hostInvalid = 'Bitte ein Name wie smtp.beispiel.de.';
export const portInvalid = (ports: readonly number[]) =>
  `Mailserver hören auf einen dieser Ports: ${inWords(ports.map(String))}.`;
export const securityMissing = 'Bitte wählen Sie eine Verschlüsselung.';
export const signsInvalid = 'Hier stehen Zeichen, die man nicht sieht.';
export const tooLong = (most: number) => `Höchstens ${most} Zeichen.`;
export const passwordMissing = 'Bitte geben Sie das Passwort ein.';
export const addressInvalid = 'Bitte eine Adresse wie post@beispiel.de.';

export const save = 'Speichern';
export const savedUntested = 'Der Mailserver ist gespeichert, aber die Testmail kam nicht durch.';
export const saved = 'Der Mailserver ist gespeichert. Mit einer Testmail sehen Sie, ob er sie annimmt.';
export const saveAndTest = 'Speichern und Testmail an mich';
export const testSent = (address: string) => `Der Server hat eine Mail an ${address} angenommen.`;
export const testFailed = (reason: string, cause: string | undefined) =>
  cause
    ? `Die Mail ging nicht hinaus. ${cause} (${reason})`
    : `Der Server hat die Mail nicht angenommen: ${reason}`;
/** What most likely is the matter. */
export const causes = {
  login: 'Benutzername oder Passwort stimmen nicht.',
  unknownHost: 'Einen Server mit diesem Namen gibt es nicht.',
  closedPort: 'Unter dieser Adresse und diesem Port nimmt niemand Mails an.',
  encryption: 'Die Verschlüsselung kommt nicht zustande: Passt sie zum Port?',
  silence: 'Der Server antwortet nicht. Manche Anbieter sperren Port 25; dann hilft 587 oder 465.',
  addresses: 'Der Server nimmt die Adresse des Absenders oder die des Empfängers nicht an.',
} as const;
export const noServer = 'Es ist noch kein Mailserver gespeichert.';
export const noAddress = 'Ihr Konto hat keine Mailadresse.';
export const testSubject = 'Testmail Ihres Portals';
export const testText =
  'Diese Mail hat Ihr Portal zum Test geschickt. Der Mailserver ist richtig eingerichtet.';
export const forget = 'Mailserver entfernen';
export const forgotten =
  'Der Mailserver ist entfernt. Mails werden im Postausgang aufbewahrt. Zurücknehmen lässt es sich bis zur nächsten Änderung.';
export const takeBack = 'Letzte Änderung zurücknehmen';
export const takenBack = 'Die letzte Änderung am Mailserver ist zurückgenommen.';
export const nothingToTakeBack = 'Am Mailserver gibt es nichts zurückzunehmen.';
export const changedMeanwhile =
  'Jemand anders hat den Mailserver inzwischen geändert. Was Sie eingetragen haben, steht noch hier; bitte mit dem Verlauf vergleichen und noch einmal speichern.';
export const changedSince =
  'Jemand hat den Mailserver inzwischen geändert. Sehen Sie nach, wie er jetzt eingestellt ist.';

export const stepName = 'Mailserver';
export const stepIntro =
  'Damit Einladungen, Bestätigungen und Benachrichtigungen ankommen. Ihr Anbieter nennt Ihnen die Angaben.';
export const stepSaved = 'Der Mailserver ist gespeichert.';

/** The words of the self-test. */
export const checkNone = 'Es gibt keinen Mailserver: Mails bleiben im Postausgang liegen.';
export const checkNoneAdvice =
  'Bitte unter Postausgang einen Mailserver eintragen und eine Testmail an sich selbst schicken.';
export const checkFine = (host: string) => `${host} nimmt die Anmeldung an.`;
export const checkFailed = (host: string, reason: string) =>
  `${host} lässt das Portal nicht ein (${reason}).`;
export const checkAdvice =
  'Bitte Adresse, Port, Verschlüsselung, Benutzername und Passwort des Mailservers prüfen.';
