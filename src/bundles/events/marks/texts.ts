// Holds the German words of what readers note about dates.
import type { PersonalDataWords } from '#kernel/personal-data.ts';

export const boxHeading = 'Kommen Sie?';
export const boxNote =
  'Ihr Name steht nur da, wenn Sie es möchten. Erinnert werden Sie einen Tag und zwei Stunden vorher.';
export const buttons = {
  come: 'Ich komme',
  stay: 'Doch nicht',
  show: 'Mit Namen zeigen',
  hide: 'Namen verbergen',
  remind: 'Erinnern',
  forget: 'Nicht mehr erinnern',
} as const;
export const youCome = 'Sie kommen.';
export const youComeSeen = 'Sie kommen, mit Namen.';
export const youAreReminded = 'Sie werden erinnert.';
export const count = (people: number) => (people === 1 ? 'Eine Person kommt' : `${people} kommen`);
export const withNames = 'darunter';
export const others = (people: number) => (people === 1 ? 'eine weitere Person' : `${people} weitere`);
export const and = (others: string) => ` und ${others}`;
export const allNames = 'alle Namen';
export const labelFor = (act: string, day: string) => `${act}: ${day}`;

/** What was done, as it is said afterwards. */
export const done = {
  come: 'Schön, dass Sie kommen. Ihr Name ist nicht zu sehen.',
  show: 'Schön, dass Sie kommen. Ihr Name steht dabei.',
  hide: 'Ihr Name ist nicht mehr zu sehen.',
  stay: 'Sie kommen doch nicht.',
  remind: 'Wir erinnern Sie.',
  forget: 'Wir erinnern Sie nicht mehr.',
} as const;
export const isOver = 'Dieser Termin ist vorbei.';
export const isOff = 'Dieser Termin findet nicht statt.';
export const tooLate = 'Dieser Termin beginnt gleich, dafür ist keine Erinnerung mehr nötig.';

/** Everybody who wants to be seen. */
export const peopleTitle = (title: string) => `Wer kommt: ${title}`;
export const peopleHeading = 'Wer kommt';
export const nobody = 'Noch möchte niemand mit Namen dabeistehen.';
export const back = 'Zum Termin';

export const historyName = 'Wer zu Terminen kommt';
export const historyActions = { 'event.marked': 'sich etwas zu einem Termin gemerkt' } as const;
export const historyFields = { standing: 'Was' } as const;
export const acts = {
  come: 'kommt',
  show: 'kommt, mit Namen',
  hide: 'Name verborgen',
  stay: 'kommt nicht',
  remind: 'möchte erinnert werden',
  forget: 'möchte nicht mehr erinnert werden',
} as const;

/** Words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Gemerkte Termine',
  fields: {
    event: 'Termin',
    startsAt: 'Beginn',
    isComing: 'Kommt',
    isSeen: 'Mit Namen',
    isReminded: 'Erinnerung',
  },
  goes: 'Was jemand sich zu Terminen gemerkt hat, wird gelöscht. Auch sonst bleibt davon 30 Tage nach dem Termin nichts.',
  stays: null,
  merges: 'Alle gemerkten Termine gehören zum ersten Konto; was dort zu einem Tag gemerkt ist, gilt.',
};
