// Holds the German words of people, signing in and setting up.
import type { PersonalDataWords } from '#kernel/personal-data.ts';

/** Whoever wrote on another portal without a name that can stand here. */
export const formerAuthor = 'Ehemaliger Autor';

export const signInHeading = 'Anmelden';
export const signInIntro = 'Lesen dürfen hier alle. Wer angemeldet ist, redet mit.';
export const loginLabel = 'Benutzername oder E-Mail-Adresse';
export const passwordLabel = 'Passwort';
export const stayLabel = 'Angemeldet bleiben';
export const signInButton = 'Anmelden';
export const toForgotten = 'Passwort vergessen?';
export const noAccount = 'Noch kein Konto?';
export const toRegister = 'Registrieren';

export const setupHeading = 'Die Säule steht';
export const setupIntro =
  'Noch hängt nichts daran. Legen Sie das Konto an, das dieses Portal verwaltet; alles Weitere lässt sich später ändern.';
export const nameLabel = 'Name';
export const nameHelp = 'So lesen Sie die anderen, zum Beispiel „Henrike Voßberg“.';
export const userNameLabel = 'Benutzername';
export const userNameHelp = 'Damit melden Sie sich an.';
export const emailLabel = 'E-Mail-Adresse';
export const emailHelp = 'Sieht niemand außer Ihnen.';
export const passwordHelp = (min: number) =>
  `Mindestens ${min} Zeichen. Ein ganzer Satz ist leicht zu merken.`;
export const setupButton = 'Konto anlegen';

export const signedOut = 'Sie sind abgemeldet.';

export const setupCodeLabel = 'Einrichtungscode';
export const setupCodeHelp = 'Er steht dort, wo das Portal gestartet wurde, in der Ausgabe des Programms.';
export const setupCodeWrong = 'Dieser Einrichtungscode stimmt nicht.';
export const setupDone = (name: string) => `Willkommen, ${name}. Ihr Konto verwaltet dieses Portal.`;

export const missing = 'Bitte füllen Sie dieses Feld aus.';
export const tooShort = (min: number) => `Bitte geben Sie mindestens ${min} Zeichen ein.`;
export const tooLong = (max: number) => `Bitte geben Sie höchstens ${max} Zeichen ein.`;
export const loginInvalid =
  'Erlaubt sind Buchstaben, Ziffern, Leerzeichen, Punkt, Binde- und Unterstrich; vorn ein Buchstabe oder eine Ziffer.';
export const loginTaken = 'Diesen Benutzernamen gibt es schon.';
export const nameInvalid = 'Dieser Name lässt sich so nicht anzeigen.';
export const emailInvalid = 'Das ist keine gültige E-Mail-Adresse.';
export const emailTaken = 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.';
export const passwordIsCommon =
  'Dieses Passwort ist zu bekannt: Wer Passwörter errät, probiert es als Erstes. Bitte wählen Sie ein anderes.';
export const passwordIsName = 'Das Passwort darf nicht der Benutzername oder die E-Mail-Adresse sein.';
export const rolePlaceInvalid = 'Diesen Ort gibt es nicht.';

/** Why somebody can't write. contract.md 16.2 */
export const actRefusals = {
  signedOut: 'Bitte melden Sie sich an.',
  suspended: 'Ihr Konto ist zurzeit gesperrt. Sie können lesen, aber nicht schreiben.',
  agreementOwed: 'Bitte stimmen Sie zuerst den neuen Nutzungsbedingungen zu.',
  unconfirmed: 'Bitte bestätigen Sie erst Ihre E-Mail-Adresse.',
  factorOwed: 'Ihre Rolle verlangt einen zweiten Faktor bei der Anmeldung. Bitte richten Sie ihn zuerst ein.',
} as const;

/** Stands for somebody who was erased. */
export const formerMember = 'Gelöschtes Mitglied';

/** Words on the page of settings. */
export const settingWords = {
  registrationOpen: {
    label: 'Registrierung ist offen',
    hint: 'Sonst kommt niemand Neues dazu.',
  },
  newMembersAreAuthors: {
    label: 'Neue Mitglieder dürfen schreiben',
    hint: 'Sonst dürfen sie zunächst nur kommentieren.',
  },
} as const;

/** A kind of notices of several bundles. */
export const decisionsKind = {
  title: 'Entscheidungen der Redaktion',
  note: 'Es geht um Ihren Beitrag oder Kommentar, ein Bild, ein Video, eine gemeldete Nachricht oder um Ihr Konto. Steht immer im Portal.',
  sample: { sentence: 'Ihr Beitrag ist veröffentlicht', about: '„Elf zu zehn für die alte Brücke“' },
};

export const exportedLinks = 'Links';

/** Words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Konto',
  fields: {
    login: 'Benutzername',
    about: 'Über sich',
    locationId: 'Ort',
    pictureId: 'Porträt',
    coverId: 'Titelbild',
    confirmedAt: 'bestätigt am',
    suspendedUntil: 'gesperrt bis',
    suspensionReason: 'Grund der Sperre',
    contributionsHidden: 'Beiträge verborgen',
    links: 'Links',
    href: 'Adresse',
    privacy: 'Was andere sehen',
    showsPlace: 'Ort',
    showsComments: 'Kommentare',
    showsFollowers: 'Wer folgt',
    messagesFrom: 'Nachrichten von',
    isNoindex: 'nicht für Suchmaschinen',
    erasureDueAt: 'wird gelöscht am',
    isErasureOrdered: 'Löschen angeordnet',
    erasureKeepsComments: 'Kommentare bleiben beim Löschen',
    agreedVersion: 'Nutzungsbedingungen, Fassung',
    passUntil: 'Zugang zu plus bis',
    erasedAt: 'gelöscht am',
    mergedIntoId: 'aufgegangen in Konto',
    roles: 'Rollen',
    role: 'Rolle',
    locationPath: 'Ort der Rolle',
    sessions: 'Angemeldete Geräte',
    seenAt: 'zuletzt gesehen am',
  },
  goes: 'Name, Benutzername, Adresse, Profil, Rollen und angemeldete Geräte.',
  stays:
    'Eine Zeile ohne Namen, auf die sich beziehen kann, was stehen bleibt; und im Verlauf, dass dieses Konto etwas getan hat: Er belegt, wer was geändert hat, und wird nicht umgeschrieben. Neben der Datenbank die Nummer des Kontos und wann es gelöscht wurde, damit keine ältere Sicherung es zurückbringt.',
  merges:
    'Name, Profil und Rollen bleiben die des ersten Kontos, Rollen des zweiten gehen verloren. Ein Zugang zu plus gilt bis zum späteren der beiden Tage.',
};

/** What a person is called among what was found. */
export const searchLabel = 'Mitglied';
