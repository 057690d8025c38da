// Holds the German words of forgotten passwords.

export const forgottenHeading = 'Passwort vergessen';
export const forgottenIntro =
  'Das passiert. Sagen Sie uns, wer Sie sind, dann schicken wir Ihnen einen Link, mit dem Sie ein neues wählen.';
export const forgottenButton = 'Link schicken';

export const sentHeading = 'Schauen Sie in Ihr Postfach';
export const sentIntro =
  'Wenn es dieses Konto gibt, haben wir ihm einen Link geschickt. Er gilt eine Stunde.';
export const sentNothing =
  'Nichts angekommen? Sehen Sie im Ordner für unerwünschte Mails nach, oder versuchen Sie es mit der anderen Angabe: Benutzername statt E-Mail-Adresse oder umgekehrt.';
export const tryAgain = 'Noch einmal versuchen';

export const resetHeading = 'Neues Passwort';
export const resetIntro = (login: string) =>
  `Für das Konto „${login}“. Danach sind Sie überall abgemeldet und melden sich mit dem neuen Passwort wieder an.`;
export const newPasswordLabel = 'Neues Passwort';
/** Words for an account with a second factor. */
export const factorIntro =
  'Dieses Konto hat einen zweiten Faktor. Das neue Passwort gilt erst, wenn Sie auch ihn vorweisen.';
export const factorLost =
  'App, Passkey und Wiederherstellungscodes sind verloren? Dann hilft die Verwaltung des Portals.';
export const factorByPasskey = 'Mit Passkey bestätigen und Passwort ändern';
export const factorMissing = 'Bitte geben Sie einen Code ein, oder bestätigen Sie mit einem Passkey.';
export const resetButton = 'Passwort ändern';
export const resetDone = 'Ihr Passwort ist geändert. Bitte melden Sie sich damit an.';

export const resetOver =
  'Er ist älter als eine Stunde, schon benutzt, oder Sie haben sich inzwischen einen neueren schicken lassen. Fordern Sie einfach einen neuen an.';
export const resetOverButton = 'Neuen Link anfordern';

// These sentences stand in mails.
