// These are the German words of likes.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { grouped } from '#design/wording.ts';
import type { LikeIntention } from './constants.ts';

export const likeWord = 'Gefällt mir';
/** Stands behind the number: „128 gefällt das“. */
export const likeThis = 'gefällt das';
/** Returns words for where several buttons stand below each other: „Gefällt mir: Kommentar von …“. */
export const named = (words: string, name: string) => `${words}: ${name}`;

export const changed: Readonly<Record<LikeIntention, string>> = {
  like: 'Das gefällt Ihnen jetzt.',
  unlike: 'Das gefällt Ihnen nicht mehr.',
};
export const present = (count: number) =>
  count === 0 ? 'Das gefällt noch niemandem.' : `${grouped(count)} gefällt das.`;

export const intentionUnknown = 'Es gibt nur „like“ und „unlike“.';
export const typeUnknown = 'So etwas kann hier niemandem gefallen.';

export const closed = 'Auf diesem Portal gibt es „Gefällt mir“ zurzeit nicht.';

/** Words on the page of settings. */
export const settingWords = {
  likesOpen: {
    label: '„Gefällt mir“',
    hint: 'Aus: Die Herzen verschwinden überall. Was schon gefiel, bleibt gespeichert.',
  },
} as const;

export const likersHeading = 'Wem das gefällt';
export const nobodyYet = 'Noch niemand';
export const nobodyYetText = 'Wem der Inhalt gefällt, steht an dieser Stelle.';
export const nobodyShown = 'Niemand davon ist hier zu sehen';
export const andOthers = (count: number) =>
  count === 1 ? 'und 1 weiteres Mitglied' : `und ${grouped(count)} weitere Mitglieder`;

export const likesKind = {
  title: 'Gefällt mir',
  note: 'Jemandem gefällt ein Beitrag oder Kommentar von Ihnen.',
  sample: { sentence: 'Jonas Feld mag Ihren Beitrag', about: '„Elf zu zehn für die alte Brücke“' },
};
/** Returns what stands after the names of those who do. */
export const likeYours = (yours: string | undefined, isOne: boolean) =>
  `${isOne ? 'mag' : 'mögen'} ${yours ?? 'Ihren Beitrag'}`;

/** Words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Gefällt mir',
  goes: 'Alle, und sie zählen nicht mehr mit.',
  stays: null,
  merges: 'Was beiden gefällt, zählt nur noch einmal.',
};
