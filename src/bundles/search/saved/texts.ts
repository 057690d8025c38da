// Holds what is said about saved searches.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { inWords } from '#design/wording.ts';
import { quoted } from '#design/quoted.ts';

export const save = 'Neues dazu melden';
export const isSaved = 'Neues dazu wird Ihnen gemeldet.';
export const toList = 'Meine Suchen';
export const saved = 'Gemerkt. Sie bekommen eine Mitteilung, sobald etwas Neues dazu erscheint.';
export const nothingAsked = 'Geben Sie zuerst ein, wonach gesucht werden soll.';
export const tooMany = (max: number) =>
  `Mehr als ${max} Suchen lassen sich nicht merken. Löschen Sie zuerst eine unter „Meine Suchen“.`;

export const title = 'Meine Suchen';
export const intro = 'Erscheint etwas Neues, das zu einer dieser Suchen passt, bekommen Sie eine Mitteilung.';
export const noticesHint = 'Wie Sie davon hören, bestimmen Sie bei den Mitteilungen.';
export const since = 'Gemerkt';
/** The name of a search that asked for nothing but what is gone. */
export const nameless = 'Suche ohne Namen';
export const remove = 'Löschen';
/** Stands behind the words of a button, for ears only. */
export const aloud = (name: string) => `: ${name}`;
export const removed = 'Diese Suche meldet nichts mehr.';
export const noneTitle = 'Noch keine Suche gemerkt';
export const noneText = 'Suchen Sie etwas und wählen Sie unter den Treffern „Neues dazu melden“.';
export const toSearch = 'Zur Suche';

export const noticeKind = {
  title: 'Neues zu meinen Suchen',
  note: 'Etwas ist erschienen, das zu einer Suche passt, die Sie sich gemerkt haben.',
  sample: { sentence: 'Neu zu Ihrer Suche „Hallenbad“', about: '„Hallenbad öffnet am Montag“' },
};
export const found = (searches: readonly string[]) =>
  searches.length === 0
    ? 'Neu zu einer Ihrer Suchen'
    : `Neu zu ${searches.length === 1 ? 'Ihrer Suche' : 'Ihren Suchen'} ${inWords(searches.map(quoted))}`;

export const historyName = 'Gemerkte Suchen';
export const historyActions = {
  'search.saved': 'eine Suche gemerkt',
  'search.removed': 'eine gemerkte Suche gelöscht',
} as const;

/** Words that are shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Gemerkte Suchen',
  fields: { query: 'gesucht', createdAt: 'gemerkt' },
  goes: 'Alle Suchen, die gemerkt wurden.',
  stays: null,
  merges: 'Gemerkte Suchen kommen mit; was beide gemerkt haben, zählt nur noch einmal.',
};
