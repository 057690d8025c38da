// Holds German words of looking after accounts: what all its pages have in common, and who looked at one's own.
import type { PersonalDataWords } from '#kernel/personal-data.ts';

export const panelTitle = 'Konto verwalten';
export const panelIntro =
  'Nur für die Administration. Alles steht im Verlauf; eine Einsicht kann auch das Mitglied lesen.';
export const reasonLabel = 'Grund';
export const loginHelp = (login: string) => `Zur Bestätigung: ${login}`;
export const reasonTooShort = (min: number) => `Bitte nennen Sie einen Grund (mindestens ${min} Zeichen).`;
export const reasonTooLong = (max: number) => `Bitte geben Sie höchstens ${max} Zeichen ein.`;
export const backTo = (name: string) => `Zurück zu ${name}`;

export const ownLooks = 'Einsicht in Ihre Daten';
export const ownLooksIntro =
  'Wer dieses Portal verwaltet, darf ansehen, was Ihr Konto enthält, muss dafür aber einen Grund nennen. Hier steht, wer das wann und warum getan hat.';
export const nobodyLooked = 'Niemand hat Ihre Daten angesehen';
export const nobodyLookedText = 'Sobald jemand sie ansieht, lesen Sie es hier.';
export const byPortal = 'Das Portal';

/** The words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Einsichten',
  fields: { at: 'wann', by: 'von' },
  goes: 'Die Gründe, aus denen jemand das Konto angesehen hat.',
  stays: 'Dass es angesehen wurde: Der Verlauf belegt, was die Administration getan hat.',
  merges: 'Einsichten in das zweite Konto stehen nur noch im Verlauf.',
};

export const proofDataWords: PersonalDataWords = {
  title: 'Gelöschte Konten',
  fields: { accountNumber: 'Nummer des Kontos', orderedAt: 'angeordnet am' },
  goes: null,
  stays:
    'Dass dieses Konto andere gelöscht hat, als Nummer ohne Namen: Das ist der Nachweis für die Gelöschten.',
  merges: 'Die Nachweise nennen weiter das zweite Konto: Sie werden nicht verändert.',
};
