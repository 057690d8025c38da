// These are German words of the outbox and of mails themselves.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import type { MailState } from './constants.ts';

export const outboxHeading = 'Postausgang';
export const outboxIntro =
  'Alles, was das Portal in den letzten 30 Tagen geschrieben hat, das Neueste zuerst.';
export const noServerTitle = 'Kein Mailserver eingerichtet';
export const noServerText =
  'Mails werden nicht verschickt, sondern hier aufbewahrt; Links daraus lassen sich von hier aus öffnen. Mit einem Mailserver gehen sie auf die Reise.';
export const toServer = 'Mailserver';
export const recipientLabel = 'Empfänger';
export const recipientHelp = 'Name oder Adresse, auch ein Teil davon';
export const stateLabel = 'Zustand';
export const allStates = 'Alle';
export const searchButton = 'Suchen';
export const noMails = 'Keine Mails';
export const noMailsText = 'Hier erscheint, was das Portal an seine Mitglieder schreibt.';
export const noMailsFound = 'Dazu passt keine Mail.';
export const listHeading = 'Mails';

export const stateNames: Readonly<Record<MailState, string>> = {
  waiting: 'wartet',
  sent: 'gesendet',
  kept: 'aufbewahrt',
  failed: 'nicht zugestellt',
};

export const backToOutbox = 'Zum Postausgang';
export const createdLabel = 'Geschrieben';
export const sentLabel = 'Gesendet';
export const attemptsLabel = 'Versuche';
export const errorLabel = 'Letzte Antwort';
export const textHeading = 'Text';
export const lookHeading = 'So sieht sie aus';
export const textGone = 'Der Text wird entfernt, sobald eine Mail gesendet ist.';
export const resendButton = 'Noch einmal senden';
export const resent = 'Die Mail wird noch einmal gesendet.';
export const resendNotNow = 'Diese Mail lässt sich gerade nicht noch einmal senden.';

/** Writes a name with its address, such as „Ruth Lindner <ruth@litfass.example>“. */
export const recipient = (name: string, address: string) => (name ? `${name} <${address}>` : address);

/** The words under the button of a mail. */
export const buttonFails = 'Falls der Knopf nicht reagiert, rufen Sie diese Adresse auf:';

/** The words for administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Mails',
  fields: { toName: 'Name', toAddress: 'Adresse', subject: 'Betreff', sentAt: 'verschickt am' },
  goes: 'Alle Mails im Postausgang.',
  stays: null,
  merges: 'Mails an das zweite Konto werden gelöscht.',
};
