// These are the German sentences of the kernel: the error table of contract.md 11.2 and generic validation.

export const genericError = 'Ein Fehler ist aufgetreten.';
export const unauthorised = 'Unbefugter Zugriff.';
export const notFound = 'Diese Seite gibt es nicht.';
export const badInput = 'Die Eingabe ist ungültig.';
export const badAddress = 'Diese Adresse ist ungültig.';
export const methodNotAllowed = 'Diese Adresse nimmt solche Anfragen nicht an.';
export const conflict = 'Das wurde inzwischen geändert. Bitte laden Sie die Seite neu.';
export const gone = 'Diesen Inhalt gibt es nicht mehr.';
export const tooLarge = 'Die Anfrage ist zu groß.';
export const addressTooLong = 'Diese Adresse ist zu lang.';
export const unsupportedType = 'Dieses Format wird hier nicht angenommen.';
export const headersTooLarge = 'Die Anfrage ist zu groß. Bitte löschen Sie die Cookies dieser Seite.';
export const brokenRequest = 'Die Anfrage ist nicht lesbar.';
export const requestTimeout = 'Die Anfrage kam nicht rechtzeitig an.';
export const oneFileOnly = 'Bitte wählen Sie nur eine Datei aus.';
export const tooMany = 'Das waren zu viele Versuche. Bitte warten Sie einen Augenblick.';
export const overloaded = 'Gerade sind sehr viele Menschen hier. Bitte versuchen Sie es gleich noch einmal.';
export const unavailable = 'Das ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.';
export const foreignOrigin = 'Unbefugter Zugriff.';
export const signedOutMeanwhile = 'Sie sind nicht mehr angemeldet';
export const suspended = 'Ihr Konto ist zurzeit gesperrt. Sie können lesen, aber nicht schreiben.';
export const factorOwed =
  'Ihre Rolle verlangt einen zweiten Faktor bei der Anmeldung. Bitte richten Sie ihn zuerst ein.';
export const agreementOwed = 'Bitte stimmen Sie zuerst den neuen Nutzungsbedingungen zu.';
/** Lists titles as „A“, „B“ und „C“. */
const listed = (titles: readonly string[]) =>
  new Intl.ListFormat('de').format(titles.map((title) => `„${title}“`));
export const pagesOwed = (titles: readonly string[]) =>
  `Bitte stimmen Sie zuerst ${titles.length === 1 ? 'der Seite' : 'den Seiten'} ${listed(titles)} zu.`;
export const unknownTopic = 'Davon gibt es nichts Neues.';
export const unknownFormat = 'Dieses Format gibt es nicht.';

export const fieldMissing = 'Bitte füllen Sie dieses Feld aus.';
export const fieldInvalid = 'Diese Angabe ist ungültig.';
export const fieldTooShort = (min: number) => `Bitte mindestens ${min} Zeichen eingeben.`;
export const fieldTooLong = (max: number) => `Bitte höchstens ${max} Zeichen eingeben.`;
export const fieldUnprintable = 'Diese Angabe enthält ein Zeichen, das nicht gespeichert werden kann.';

/** Returns the title of a page that says why something was not taken. */
export const refusedTitle = (title: string): string => `Fehler: ${title}`;

/** Returns the title of the error page by status. */
export const errorTitle = (status: number): string =>
  ({
    400: 'Ungültige Anfrage',
    401: 'Bitte anmelden',
    403: 'Kein Zutritt',
    404: 'Nicht gefunden',
    405: 'So geht es nicht',
    409: 'Schon geändert',
    410: 'Nicht mehr da',
    413: 'Zu groß',
    414: 'Adresse zu lang',
    415: 'Unbekanntes Format',
    422: 'Bitte prüfen',
    429: 'Einen Augenblick bitte',
    503: 'Gleich wieder da',
  })[status] ?? (status < 500 ? 'Ungültige Anfrage' : 'Fehler');

/** The way to the desks in menus. */
export const desksName = 'Redaktion';

export const selfTestWithoutDatabase = 'Nicht geprüft: Die Datenbank ist nicht erreichbar.';
export const selfTestDatabaseFirst = 'Zuerst die Datenbank in Ordnung bringen, dann noch einmal prüfen.';
export const selfTestTooLate = (seconds: number) => `Nach ${seconds} Sekunden kam noch keine Antwort.`;
export const selfTestTooLateAdvice =
  'Prüfen Sie, ob der Dienst läuft, unter der angegebenen Adresse erreichbar ist und nicht überlastet.';
export const selfTestBrokenAdvice = 'Im Protokoll des Servers steht mehr dazu.';
