// These are the rows about lists of the desks beside the table of pieces: comments, pictures, people, the history, finding by
// words, places and topics, and cases; and about what a member is shown.
import { MOST_CASES, administratorCookie, cookies } from './data-set.ts';
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
  {
    name: 'pictures-rare',
    title: 'table of pictures, by a word of none',
    path: '/cockpit/bilder/tabelle?q=Zuckermann',
  },
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
  { name: 'palette', title: 'command palette of the desks', path: '/cockpit/ajax/suche?q=Fluss' },
  { name: 'titles', title: 'pieces by words of their titles', path: '/schreiben/ajax/beitraege?q=Fluss' },
  { name: 'manuscripts', title: 'manuscripts', path: '/cockpit/beitraege' },
  { name: 'planning', title: 'planning', path: '/cockpit/planung' },
  { name: 'rules', title: 'rules tried on what was written lately', path: '/cockpit/kommentare/regeln' },
  { name: 'places', title: 'places', path: '/admin/orte' },
  { name: 'place', title: 'desk of a place', path: '/admin/orte/2' },
  { name: 'categories', title: 'categories', path: '/admin/rubriken' },
  { name: 'tags', title: 'tags', path: '/admin/schlagwoerter' },
  { name: 'tag', title: 'desk of a tag', path: '/admin/schlagwoerter/3' },
  { name: 'storage', title: 'what is stored', path: '/admin/betrieb/speicher' },
] as const;

/** What other people wrote; of their own, people have a page in the one portal and hardly anything in the other. */
const OF_MEMBERS = [
  { name: 'recommended', title: 'what is recommended to a member', path: '/konto/feed' },
  { name: 'followed', title: 'what a member follows', path: '/konto/feed/ich-folge' },
  { name: 'tags-typed', title: 'tags while one is typed', path: '/schreiben/ajax/themen?q=Th' },
] as const;

const CASES = [
  { name: 'cases', title: 'list of open cases', path: '/cockpit/meldungen' },
  { name: 'cases-grave', title: 'list of grave cases', path: '/cockpit/meldungen?dringlich=3' },
] as const;

/**
 * Returns the rows as an administrator and a member see them. The words that are looked for are such that a whole page has them
 * in both portals, or nothing.
 */
export const deskRows = ({ afresh, many }: Portals, count: number): readonly TimesRow[] =>
  [
    ...LISTS.map((list) => ({ ...list, count, name: `desk-${list.name}`, cookie: administratorCookie })),
    ...CASES.map((list) => ({
      ...list,
      count: MOST_CASES,
      name: `desk-${list.name}`,
      cookie: administratorCookie,
    })),
    ...OF_MEMBERS.map((list) => ({ ...list, count, name: `member-${list.name}`, cookie: cookies[7]! })),
  ].map(({ name, title, path, count, cookie }) => ({
    kind: 'times',
    name,
    title: `${title}, ${count.toLocaleString('en')} instead of 200`,
    target: { portal: many, path, cookie },
    than: { portal: afresh, path, cookie },
    atMost: 1.2,
  }));
