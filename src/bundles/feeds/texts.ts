// These are the German words of feeds.
import { inWords } from '#design/wording.ts';

export const ofPortal = (portal: string) => portal;
export const ofPlace = (place: string, portal: string) => `${place} – ${portal}`;
export const ofCategory = (category: string, place: string, portal: string) =>
  `${category} in ${place} – ${portal}`;
export const ofKind = (list: string, place: string | undefined, portal: string) =>
  place ? `${list} aus ${place} – ${portal}` : `${list} – ${portal}`;
export const ofTag = (tag: string, portal: string) => `Zum Thema ${tag} – ${portal}`;
export const ofPerson = (name: string, portal: string) => `${name} – ${portal}`;
/** Reads „Neue Beiträge, Schnappschüsse und Termine: …“. */
export const description = (kinds: readonly string[], title: string) => `Neue ${inWords(kinds)}: ${title}`;

/** These stand on the page of settings. */
export const settingWords = {
  isIndexed: {
    label: 'In Suchmaschinen zu finden',
    hint: 'Sonst werden Suchmaschinen gebeten, wegzubleiben.',
  },
} as const;

/** These stand on the page of all feeds. */
export const feedsTitle = 'Feeds';
export const feedsDescription = (portal: string) =>
  `Alle Feeds von ${portal}: für Feedreader, als RSS, Atom und JSON Feed.`;
export const feedsLead =
  'Mit einem Feed erfährt Ihr Feedreader, was neu ist, ohne Konto und ohne Mail. Kopieren Sie eine Adresse in Ihr Programm; jede gibt es in drei Formaten.';
export const furtherFeeds =
  'Weitere Feeds nennt jede Seite Ihrem Programm von selbst: die der übrigen Orte, Rubriken und Schlagwörter, eines Profils, einer Suche und der Kommentare unter einem Beitrag. Es genügt, ihm die Adresse der Seite zu geben.';
export const opml = 'Alle auf einmal (OPML)';
export const opmlTitle = (portal: string) => `Feeds von ${portal}`;
export const ownFeed = 'Mein Feed';
export const wholePortal = 'Alle Beiträge';
export const allOf = (place: string) => `Alles aus ${place}`;
export const tagsTitle = 'Schlagwörter';
export const formOf = (form: string, name: string) => `${form}: ${name}`;
export const allFeeds = 'Alle Feeds';
