// The rows about lists of the desks beside the table of pieces: comments, pictures, people, the history, finding by words, and cases.
import { MOST_CASES, administratorCookie } from './data-set.ts';
import type { Portals } from './portals.ts';
import type { TimesRow } from './rows.ts';

const LISTS = [
  { name: 'comments', title: 'table of comments', path: '/cockpit/kommentare/tabelle' },
  {
    name: 'comments-words',
    title: 'table of comments, by words',
    path: '/cockpit/kommentare/tabelle?q=Fluss',
  },
  { name: 'comments-recent', title: 'latest comments', path: '/cockpit/kommentare/alle' },
  { name: 'pictures', title: 'pictures', path: '/cockpit/bilder' },
  { name: 'pictures-table', title: 'table of pictures', path: '/cockpit/bilder/tabelle' },
  { name: 'pictures-words', title: 'table of pictures, by words', path: '/cockpit/bilder/tabelle?q=Motiv' },
  { name: 'people', title: 'members', path: '/cockpit/mitglieder' },
  { name: 'people-table', title: 'table of people', path: '/admin/mitglieder' },
  { name: 'people-words', title: 'table of people, by words', path: '/admin/mitglieder?q=Nummer' },
  {
    name: 'people-newest',
    title: 'table of people, newest first',
    path: '/admin/mitglieder?sortiert=seit-ab',
  },
  { name: 'history', title: 'history', path: '/cockpit/verlauf' },
  { name: 'history-person', title: 'history of a person', path: '/cockpit/verlauf?person=Leserin+Nummer+7' },
  { name: 'desk-search', title: 'search of the desks', path: '/cockpit/suche?q=Mitglied' },
  { name: 'today', title: 'first page of the desks', path: '/cockpit' },
] as const;

const CASES = [
  { name: 'cases', title: 'list of open cases', path: '/cockpit/meldungen' },
  { name: 'cases-grave', title: 'list of grave cases', path: '/cockpit/meldungen?dringlich=3' },
] as const;

/** As an administrator sees them. Words are such that a whole page has them in both. */
export const deskRows = ({ afresh, many }: Portals, count: number): readonly TimesRow[] =>
  [
    ...LISTS.map((list) => ({ ...list, count })),
    ...CASES.map((list) => ({ ...list, count: MOST_CASES })),
  ].map(({ name, title, path, count }) => ({
    kind: 'times',
    name: `desk-${name}`,
    title: `${title}, ${count.toLocaleString('en')} instead of 200`,
    target: { portal: many, path, cookie: administratorCookie },
    than: { portal: afresh, path, cookie: administratorCookie },
    atMost: 1.2,
  }));
