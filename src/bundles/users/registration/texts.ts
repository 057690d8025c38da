// Holds the German words of becoming a member and confirming the address.
import type { PersonalDataWords } from '#kernel/personal-data.ts';

export const registerHeading = 'Mitreden';
export const registerTitle = 'Registrieren';
export const registerIntro =
  'Ein Konto kostet nichts. Damit kommentieren Sie, schreiben selbst und erfahren, wenn Ihnen jemand antwortet.';
export const nameHelp = 'So lesen Sie die anderen, zum Beispiel „Henrike Voßberg“.';
export const userNameHelp = 'Damit melden Sie sich an. Umlaute und Leerzeichen sind erlaubt.';
export const emailHelp =
  'Dorthin schicken wir einen Link zum Bestätigen. Die Adresse sieht niemand außer Ihnen.';
export const agreeBefore = 'Ich stimme den ';
export const agreeLink = 'Nutzungsbedingungen';
export const agreeAfter = ' zu.';
/** Where there are only other pages, whose titles have no article that fits all. */
export const agreeTo = 'Ich stimme zu: ';
export const agreeBetween = (isLast: boolean) => (isLast ? ' und ' : ', ');
export const agreeEnd = '.';
export const agreeLabel = 'Nutzungsbedingungen';
export const registerButton = 'Konto anlegen';
export const haveAccount = 'Sie haben schon ein Konto?';
export const toSignIn = 'Anmelden';
export const noMail = 'Schon registriert, aber keine Mail bekommen?';
export const toResend = 'Noch einmal schicken';

export const agreeToMissing = 'Bitte lesen Sie, was dort steht, und stimmen Sie zu.';
export const agreeMissing = 'Bitte lesen Sie die Nutzungsbedingungen und stimmen Sie ihnen zu.';
export const agreeOutdated =
  'Seit Sie diese Seite geöffnet haben, gilt eine neue Fassung. Bitte lesen Sie sie und stimmen Sie dann zu.';
export const loginTaken =
  'Diesen Benutzernamen gibt es schon. Ist es Ihrer, melden Sie sich an oder lassen Sie sich die Bestätigung noch einmal schicken.';

export const closedHeading = 'Zurzeit geschlossen';

export const sentHeading = 'Schauen Sie in Ihr Postfach';
export const sentIntro =
  'Wir haben Ihnen einen Link geschickt. Öffnen Sie ihn innerhalb von 24\u00a0Stunden, dann ist Ihr Konto bestätigt.';
export const sentSignIn =
  'Mit Ihrem Benutzernamen können Sie sich auch jetzt schon anmelden. Mitreden können Sie, sobald die Adresse bestätigt ist.';
export const sentNothing =
  'Nichts angekommen? Sehen Sie im Ordner für unerwünschte Mails nach. Manchmal dauert es ein paar Minuten.';

export const resendHeading = 'Noch einmal schicken';
export const resendIntro =
  'Der Link ist abgelaufen oder die Mail nicht angekommen? Wir schicken Ihnen einen neuen. Ältere gelten dann nicht mehr.';
export const resendButton = 'Link schicken';
export const sentAgain = 'Wir haben Ihnen einen neuen Link geschickt.';

export const confirmHeading = 'Noch ein Klick';
export const confirmIntro = (email: string, login: string) =>
  `Damit bestätigen Sie die Adresse ${email} für das Konto „${login}“.`;
export const confirmButton = 'Adresse bestätigen';
export const confirmed = (name: string) => `Willkommen, ${name}. Ihre Adresse ist bestätigt.`;
export const confirmedSignIn = 'Ihre Adresse ist bestätigt. Bitte melden Sie sich an.';

export const overTitle = 'Dieser Link gilt nicht mehr';
export const overHeading = 'Dieser Link gilt nicht mehr';
export const confirmOver =
  'Er ist älter als 24\u00a0Stunden, oder Sie haben sich inzwischen einen neueren schicken lassen. Fordern Sie einfach einen neuen an.';
export const confirmOverButton = 'Neuen Link anfordern';
export const confirmUsedHeading = 'Schon bestätigt';
export const confirmUsed =
  'Diesen Link haben Sie schon benutzt. Ihre Adresse ist bestätigt, Sie können sich anmelden.';
export const confirmUsedSignedIn = 'Diesen Link haben Sie schon benutzt. Ihre Adresse ist bestätigt.';

/** What somebody reads who signs in before that. */
export const confirmFirst =
  'Ihre E-Mail-Adresse ist noch nicht bestätigt. Einen neuen Link bekommen Sie unter „Anmeldung und Sicherheit“.';

// These sentences stand in mails.

/** Words that are shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Zugeschickte Links',
  fields: { purpose: 'Wofür' },
  goes: 'Alle Links, die noch gelten oder galten.',
  stays: null,
  merges: 'Zugeschickte Links gelten nicht mehr.',
};
