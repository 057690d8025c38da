// Holds the German words of changing the e-mail address.

export const heading = 'E-Mail-Adresse';
export const intro = 'An sie gehen Benachrichtigungen und Links, wenn Sie Ihr Passwort vergessen haben.';
export const present = (email: string) => `Zurzeit ist es ${email}.`;
export const notConfirmedTitle = 'Noch nicht bestätigt';
export const notConfirmed =
  'Bestätigen Sie die Adresse mit dem Link, den wir Ihnen geschickt haben. Erst dann können Sie mitreden.';
export const toResend = 'Link noch einmal schicken';
export const wantedTitle = 'Wartet auf Bestätigung';
export const wanted = (email: string, until: string) =>
  `Wir haben einen Link an ${email} geschickt. Öffnen Sie ihn bis ${until}, dann gilt die neue Adresse.`;
export const newEmailLabel = 'Neue E-Mail-Adresse';
export const newEmailHelp = 'Dorthin schicken wir einen Link. Bis Sie ihn öffnen, gilt die alte Adresse.';
export const passwordLabel = 'Ihr Passwort';
export const changeButton = 'Adresse ändern';
export const asked = (email: string) => `Wir haben einen Link an ${email} geschickt.`;
export const suspendedTitle = 'Zurzeit nicht zu ändern';
export const suspended =
  'Solange Ihr Konto gesperrt ist, bleibt die Adresse, wie sie ist. Ihr Passwort und den zweiten Faktor können Sie ändern.';
export const sameEmail = 'Das ist schon Ihre Adresse.';
export const passwordWrong = 'Das ist nicht Ihr Passwort.';
export const toSecurity = 'Anmeldung und Sicherheit';

export const confirmHeading = 'Noch ein Klick';
export const confirmIntro = (email: string, login: string) =>
  `Danach gehört die Adresse ${email} zum Konto „${login}“.`;
export const confirmButton = 'Adresse ändern';
export const confirmed = 'Ihre neue Adresse gilt.';
export const confirmOver =
  'Er ist älter als 24\u00a0Stunden, schon benutzt, oder die Änderung wurde zurückgenommen. In Ihrem Konto können Sie sich einen neuen schicken lassen.';
export const confirmOverButton = 'Zu Ihrer E-Mail-Adresse';

export const undoHeading = 'Änderung zurücknehmen';
export const undoIntro = (email: string) =>
  `Ihr Konto bleibt bei der Adresse ${email} oder bekommt sie zurück. Alle Anmeldungen enden, Ihr Passwort, Passkeys, die App für Codes und Wiederherstellungscodes gelten nicht mehr. Sie wählen gleich ein neues Passwort; einen zweiten Faktor richten Sie danach neu ein.`;
export const undoButton = 'Änderung zurücknehmen';
export const undone =
  'Die Änderung ist zurückgenommen. Wählen Sie jetzt bitte ein neues Passwort. Ein zweiter Faktor ist ausgeschaltet: Richten Sie ihn nach dem Anmelden neu ein.';
export const undoOver =
  'Er ist älter als sieben Tage oder schon benutzt. Wenn jemand anderes Zugang zu Ihrem Konto hat, wenden Sie sich bitte an die Redaktion.';
export const undoOverButton = 'Passwort vergessen';

// These sentences stand in mails.
