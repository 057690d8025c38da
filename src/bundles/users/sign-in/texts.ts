// Holds the German words of signing in.

/** One sentence for every wrong pair, so that nobody learns which names exist. */
export const signInRefused =
  'Benutzername und Passwort passen nicht zusammen. Bitte prüfen Sie beides und versuchen Sie es noch einmal.';
export const welcomeBack = (name: string) => `Willkommen zurück, ${name}.`;

/** Says how long. */
export const mustWait = (seconds: number) =>
  `Das waren zu viele falsche Versuche. Bitte warten Sie noch ${waitText(seconds)}, bevor Sie es wieder versuchen.`;

export const passkeyButton = 'Mit Passkey anmelden';

export const confirmHeading = 'Sind Sie es?';
export const confirmIntro =
  'Das Passwort stimmt. Dieses Konto ist mit einem zweiten Faktor gesichert; danach sind Sie angemeldet.';
export const codeLabel = 'Code';
export const codeHelp = {
  app: 'Sechs Ziffern aus Ihrer App, oder einer Ihrer Wiederherstellungscodes.',
  onPaper: 'Einer Ihrer Wiederherstellungscodes, falls der Passkey gerade nicht zur Hand ist.',
};
export const confirmButton = 'Weiter';
export const confirmByPasskey = 'Mit Passkey bestätigen';
export const startAgain = 'Anders anmelden';
export const secondFactorAsked = 'Bitte bestätigen Sie die Anmeldung mit Ihrem zweiten Faktor.';
export const confirmOver = 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.';

export const factorRefused = {
  code: 'Dieser Code stimmt nicht. Jeder Code gilt nur einmal und nur kurze Zeit.',
  passkey:
    'Dieser Passkey passt hier nicht. Bitte versuchen Sie es noch einmal oder nehmen Sie einen anderen Weg.',
};

const waitText = (seconds: number) => {
  if (seconds < 60) return seconds === 1 ? 'eine Sekunde' : `${seconds}\u00a0Sekunden`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'eine Minute' : `${minutes}\u00a0Minuten`;
};
