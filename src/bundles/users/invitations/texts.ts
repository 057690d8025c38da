// Holds the German words of invitations: at the desk, in the mail, on the page behind its link.
import { grouped } from '#design/wording.ts';
import type { PersonalDataWords } from '#kernel/personal-data.ts';

export const title = 'Einladungen';
export const intro =
  'Laden Sie Mitarbeitende per Mail ein. Wer annimmt, hat gleich die Rolle, auch wenn die Registrierung geschlossen ist.';
export const inviteHeading = 'Einladen';
export const peopleLabel = 'Wen laden Sie ein?';
export const peopleHelp = 'Eine Person je Zeile: nur die Mailadresse oder „Ruth Lindner <ruth@beispiel.de>“.';
export const roleLabel = 'Rolle';
export const placeLabel = 'Ort';
export const placeHelp = 'Die Rolle gilt dort und in allem, was darin liegt.';
export const noteLabel = 'Ein persönlicher Satz';
export const noteHelp = 'Er steht in der Mail und auf der Seite, auf die der Link führt.';
export const optional = 'freiwillig';
export const inviteButton = 'Einladen';

export const states = { offen: 'Offen', angenommen: 'Angenommen', vorbei: 'Vorbei' } as const;
export const statesLabel = 'Einladungen nach ihrem Stand';
export const none = {
  offen: 'Keine Einladung ist offen.',
  angenommen: 'Noch hat niemand eine Einladung angenommen.',
  vorbei: 'Keine Einladung ist abgelaufen oder zurückgezogen.',
} as const;
export const roleAt = (role: string, place: string) => `${role}, ${place}`;
export const openUntil = (day: string) => `gilt bis ${day}`;
export const acceptedBy = (name: string, day: string) => `angenommen von ${name} am ${day}`;
export const acceptedBySomebody = (day: string) => `angenommen am ${day}`;
export const expiredOn = (day: string) => `abgelaufen am ${day}`;
export const withdrawnOn = (day: string) => `zurückgezogen am ${day}`;
export const invitedBy = (name: string) => `von ${name}`;
export const invitedByNobody = 'von jemandem, den es hier nicht mehr gibt';
export const againButton = 'Noch einmal schicken';
export const linkButton = 'Neuer Link zum Kopieren';
export const withdrawButton = 'Zurückziehen';
export const labelFor = (act: string, address: string) => `${act}: ${address}`;

export const noMailServer =
  'Es ist kein Mailserver eingestellt. Sie bekommen die Links hier und geben sie selbst weiter.';
export const linksTitle = 'Links zum Weitergeben';
export const linksIntro =
  'Jeder Link gilt einmal und 14\u00a0Tage lang. Sie sehen ihn nur jetzt: Kopieren Sie ihn, bevor Sie die Seite verlassen.';
export const copyLink = 'Kopieren';
export const copyLinkFor = (address: string) => `Link für ${address}`;
export const linksDone = 'Zu den Einladungen';

export const invited = (count: number) =>
  count === 1 ? 'Eine Einladung ist unterwegs.' : `${grouped(count)} Einladungen sind unterwegs.`;
export const made = (count: number) =>
  count === 1 ? 'Eine Einladung ist angelegt.' : `${grouped(count)} Einladungen sind angelegt.`;
export const alreadyInvited = (addresses: readonly string[]) =>
  `Dafür schon eingeladen: ${addresses.join(', ')}.`;
export const allInvited =
  'Alle, die da stehen, sind für diese Rolle schon eingeladen. Unter „Offen“ schicken Sie die Einladung noch einmal.';
export const sentAgain = 'Die Einladung ist noch einmal unterwegs. Der vorige Link gilt nicht mehr.';
export const withdrawn = 'Die Einladung ist zurückgezogen. Ihr Link gilt nicht mehr.';
export const notOpen = 'Diese Einladung ist schon angenommen oder zurückgezogen.';

export const nobodyTyped = 'Bitte schreiben Sie mindestens eine Mailadresse.';
export const tooMany = (max: number) => `Bitte laden Sie höchstens ${max} Menschen auf einmal ein.`;
export const lineWrong = (line: number, typed: string, error: string) =>
  `Zeile ${line}, „${typed}“: ${error}`;
export const nameTooLong = (max: number) => `Der Name hat mehr als ${max} Zeichen.`;
export const noteTooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;

// These sentences stand in the mail.

// These are read behind the link.

export const openTitle = (portal: string) => `Einladung zu ${portal}`;
export const openIntro = (inviter: string, role: string) =>
  `${inviter} lädt Sie ein, hier mitzumachen. Ihre Rolle: ${role}.`;
export const noteFrom = (inviter: string) => `${inviter} schreibt dazu`;
export const emailIs = (email: string) =>
  `Die Einladung ging an ${email}. Mit ihr gehört diese Adresse zu Ihrem neuen Konto und ist gleich bestätigt.`;
export const createButton = 'Konto anlegen und annehmen';
export const haveAccount = 'Sie haben hier schon ein Konto?';
export const signIn = 'Anmelden und annehmen';
export const acceptButton = 'Einladung annehmen';
export const acceptAs = (name: string) => `Sie sind als ${name} angemeldet. Die Rolle bekommt dieses Konto.`;
export const signInFirst =
  'Zu Ihrer Adresse gibt es schon ein Konto. Melden Sie sich an, dann nehmen Sie die Einladung an.';
export const otherAccount = (name: string) =>
  `Sie sind als ${name} angemeldet, die Einladung ging aber an ein anderes Konto. Melden Sie sich ab und öffnen Sie den Link dann noch einmal.`;
export const accepted = (role: string) => `Willkommen. Ihre Rolle: ${role}.`;
export const cantAccept = 'So geht es noch nicht';

export const overTitle = 'Diese Einladung gilt nicht mehr';
export const overText =
  'Sie ist abgelaufen, zurückgezogen oder durch eine neuere ersetzt. Bitten Sie die Redaktion um eine neue.';
export const usedText = 'Sie ist schon angenommen. Melden Sie sich einfach an.';
export const revokedText =
  'Wer Sie eingeladen hat, darf diese Rolle inzwischen nicht mehr vergeben. Bitten Sie die Redaktion um eine neue Einladung.';
export const toSignIn = 'Anmelden';
export const toFront = 'Zur Titelseite';

// These are read while a portal is set up.

export const stepName = 'Mitarbeitende einladen';
export const stepIntro =
  'Wer schreibt, moderiert oder verwaltet mit Ihnen? Jede und jeder bekommt eine Mail mit einem Link. Weitere laden Sie später unter „Mitglieder“ ein.';
export const stepSaved = (count: number) => made(count);
export const stepLinks = (count: number) =>
  `${made(count)} Weil noch kein Mailserver eingestellt ist, geben Sie die Links selbst weiter: unter „Einladungen“.`;
export const stepPresent = (count: number) =>
  count === 1 ? 'Eine Einladung ist offen.' : `${grouped(count)} Einladungen sind offen.`;

/** Words that are shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Einladungen',
  fields: {
    got: 'Bekommen',
    sent: 'Verschickt',
    role: 'Rolle',
    locationPath: 'Ort der Rolle',
    note: 'Persönlicher Satz',
    acceptedAt: 'angenommen am',
    withdrawnAt: 'zurückgezogen am',
  },
  goes: 'Einladungen an diese Person, und was sie anderen in ihren Einladungen geschrieben hat.',
  stays: 'Dass sie andere eingeladen hat, ohne ihren Namen, bis zu 90\u00a0Tage nach dem Ende der Einladung.',
  merges: 'Angenommene Einladungen stehen beim ersten Konto.',
};
