// Holds the German words of the terms.
import type { PersonalDataWords } from '#kernel/personal-data.ts';

export const termsName = 'Nutzungsbedingungen';
/** Returns the description for search engines. */
export const description = (portal: string) =>
  `Was für alle gilt, die auf ${portal} lesen, schreiben und kommentieren.`;
export const versionTitle = (title: string, number: number) => `${title}, Fassung ${number}`;
export const versionLine = (number: number, from: string) => `Fassung ${number}, gilt seit dem ${from}.`;
export const futureLine = (number: number, from: string) => `Fassung ${number}, gilt ab dem ${from}.`;
export const pastLine = (number: number, from: string, until: string) =>
  `Fassung ${number}, galt vom ${from} bis zum ${until}.`;
export const toValid = 'Zur Fassung, die heute gilt';
export const otherVersionsHeading = 'Andere Fassungen';
export const versionName = (number: number, from: string) => `Fassung ${number} vom ${from}`;

export const agreeHeading = 'Neue Nutzungs\u00adbedingungen';
export const agreeIntro =
  'Seit Ihrem letzten Besuch gelten neue Bedingungen. Lesen Sie sie in Ruhe. Wenn Sie zustimmen, geht es dort weiter, wo Sie gerade hinwollten.';
export const agreeTitle = 'Neue Nutzungsbedingungen';
/** Where something else than the terms, or more, is to be agreed to. */
export const agreeAllTitle = 'Bitte lesen und zustimmen';
export const agreeAllIntro =
  'Seit Ihrem letzten Besuch gilt Neues. Lesen Sie es in Ruhe. Wenn Sie zustimmen, geht es dort weiter, wo Sie gerade hinwollten.';
export const agreeAllButton = 'Ich stimme allem zu';
export const forAdministrators = 'Für die Verwaltung';
export const documentVersion = (title: string, version: number) => `${title}, Fassung ${version}`;
export const changesHeading = 'Was sich ändert';
export const agreeButton = 'Ich stimme zu';
export const notNow =
  'Lesen können Sie das Portal auch ohne Konto. Ihre Daten mitnehmen oder Ihr Konto löschen können Sie ohne Zustimmung.';
export const signOut = 'Abmelden';
export const toPrivacy = 'Daten mitnehmen oder Konto löschen';
export const agreed = 'Danke. Ihre Zustimmung ist vermerkt.';
export const outdated =
  'Inzwischen gilt eine neuere Fassung. Bitte lesen Sie sie und stimmen Sie dann noch einmal zu.';

export const deskHeading = 'Nutzungsbedingungen';
export const deskIntro =
  'Jede Fassung bleibt stehen, wie sie war. Sobald eine neue gilt, werden alle Mitglieder beim nächsten Besuch um ihre Zustimmung gebeten.';
export const versionsCaption = 'Fassungen';
export const versionsHead = ['Fassung', 'Titel', 'Gilt ab', 'Stand', 'Zustimmungen'] as const;
export const states = { valid: 'gilt', past: 'abgelöst', future: 'gilt noch nicht' } as const;
export const noVersionsTitle = 'Noch keine Nutzungsbedingungen';
export const noVersionsText =
  'Solange es keine gibt, wird auch niemand um Zustimmung gebeten. Die erste Fassung legen Sie hier unten an.';

export const newVersionHeading = 'Neue Fassung';
export const titleLabel = 'Titel';
export const textLabel = 'Text';
export const textHelp =
  'Absätze mit einer Leerzeile trennen. Eine Zeile, die mit „## “ beginnt, wird zur Zwischenüberschrift.';
export const changesLabel = 'Was sich ändert';
export const changesHelp =
  'Steht über dem Text, wenn Mitglieder zustimmen. Zwei, drei Sätze genügen; bei der ersten Fassung leer lassen.';
export const validFromLabel = 'Gilt ab';
export const validFromHelp = 'Von Mitternacht an. Ohne Angabe: sofort.';
export const publishButton = 'Fassung veröffentlichen';
export const publishedMeanwhile =
  'Inzwischen ist eine neue Fassung veröffentlicht, siehe oben. Was Sie eingetragen haben, steht noch hier; bitte vergleichen und noch einmal veröffentlichen.';
export const published = (number: number) => `Fassung ${number} ist veröffentlicht.`;

export const missing = 'Bitte füllen Sie dieses Feld aus.';
export const tooLong = (max: number) =>
  `Bitte geben Sie höchstens ${String(max).replace(/\B(?=(\d{3})+$)/g, '.')} Zeichen ein.`;
export const dayInvalid = 'Diesen Tag gibt es nicht.';
export const tooEarly = (lastFrom: string) =>
  `Die letzte Fassung gilt ab dem ${lastFrom}. Die neue muss später beginnen.`;

export const agreementsHeading = (number: number) => `Zustimmungen zu Fassung ${number}`;
export const agreementsIntro = (count: number) =>
  count === 1
    ? '1 Mitglied hat zugestimmt.'
    : `${String(count).replace(/\B(?=(\d{3})+$)/g, '.')} Mitglieder haben zugestimmt.`;
export const agreementsCaption = 'Wer wann zugestimmt hat, die Letzten zuerst';
export const agreementsHead = ['Mitglied', 'Zugestimmt'] as const;
export const memberName = (name: string, login: string) => `${name} (${login})`;
export const nobodyAgreedTitle = 'Noch hat niemand zugestimmt';
export const backToDesk = 'Alle Fassungen';

/** Words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Zustimmungen',
  fields: { document: 'Seite', version: 'Fassung', agreedAt: 'zugestimmt am' },
  goes: 'Alle Zustimmungen.',
  stays: null,
  merges: 'Es gelten die Zustimmungen des ersten Kontos.',
};

/** Where something to lead to is chosen. */
export const targetGroup = 'Portal';
