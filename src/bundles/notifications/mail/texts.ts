// Holds the German words of the mails about notices. What stands in braces is filled in when one is sent; a portal may have its
// own.
import type { DigestPace } from '../constants.ts';

export const group = 'Mails zu Mitteilungen';

export const textLabel = 'Text';

export const greeting = {
  name: 'Anrede in Mails zu Mitteilungen',
  note: 'Am Anfang jeder Mail zu Mitteilungen und jeder Zusammenfassung.',
  named: 'Guten Tag, {name},',
  unnamed: 'Guten Tag,',
};

export const footer = {
  name: 'Unter Mails zu Mitteilungen',
  note: 'Steht unter jeder Mail zu Mitteilungen und jeder Zusammenfassung.',
  text: 'Was Sie per Mail bekommen, bestimmen Sie hier: {einstellungen}\nDiese Mails abbestellen: {abbestellen}',
};

/** What is filled in, with what stands for it in a preview where the kind of notices has nothing of its own. */
export const placeholders = {
  portal: { label: 'Name des Portals', sample: 'Litfass' },
  name: { label: 'Name des Mitglieds', sample: 'Ruth Lindner' },
  neues: { label: 'wie viele Mitteilungen es sind, in Worten', sample: '3 neue Mitteilungen' },
  einstellungen: {
    label: 'Adresse der Einstellungen',
    sample: 'https://litfass.example/konto/mitteilungen/einstellungen',
  },
  abbestellen: {
    label: 'Adresse zum Abbestellen',
    sample: 'https://litfass.example/mitteilungen/abmelden/7-reply',
  },
} as const;
export const sentenceLabel = 'was geschehen ist, in einem Satz ohne Punkt';
export const aboutLabel = 'Titel, um den es geht; oft leer';
export const noteLabel = 'Näheres, zum Beispiel eine Begründung; oft leer';

export const noticeName = (kind: string) => `Mitteilung: ${kind}`;
export const notice = {
  subject: '{satz}: {titel}',
  text: '{satz}.\n\n{titel}\n\n{naeheres}',
  action: 'Im Portal ansehen',
};

export const digests: Readonly<Record<DigestPace, { readonly name: string; readonly note: string }>> = {
  daily: {
    name: 'Tägliche Zusammenfassung',
    note: 'Morgens an alle, die es täglich wollen; darunter stehen die Mitteilungen.',
  },
  weekly: {
    name: 'Wöchentliche Zusammenfassung',
    note: 'Montags an alle, die es wöchentlich wollen; darunter stehen die Mitteilungen.',
  },
};
export const digest = {
  subject: '{neues}',
  text: 'Das ist seit der letzten Mail für Sie dazugekommen:',
  action: 'Alle Mitteilungen ansehen',
};
