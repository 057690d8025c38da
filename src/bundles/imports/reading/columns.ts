// Guesses which column of a table is what, by the names that people give them.

/** The names of columns, by what they are here; written without umlauts, signs and capitals. */
export const COLUMNS = {
  id: /^(?:id|nid|nodeid|nummer|key|uuid|inhaltsid|beitragsid|artikelid)$/,
  title: /^(?:title|titel|headline|uberschrift|schlagzeile|name|beitragstitel)$/,
  lead: /^(?:lead|teaser|vorspann|anriss|excerpt|summary|zusammenfassung|einleitung|bodysummary|kurztext|unterzeile)$/,
  text: /^(?:text|body|inhalt|content|html|artikel|beitrag|fulltext|bodyvalue|textkorper|haupttext|nachricht)$/,
  date: /^(?:date|datum|published|publishedat|publishedon|veroffentlicht|veroffentlichtam|created|erstellt|erstelltam|pubdate|erstellungsdatum|authoredon|geschriebenam|verfasstam|beitragsdatum|postdate|erschienen|erschienenam)$/,
  updated:
    /^(?:updated|updatedat|changed|geandert|geandertam|modified|aktualisiert|aktualisiertam|aktualisierungsdatum|anderungsdatum)$/,
  author:
    /^(?:author|autor|autorin|autoren|verfasser|von|redakteur|user|creator|authoredby|geschriebenvon|verfasstvon|erstelltvon|benutzername)$/,
  category: /^(?:category|categories|rubrik|rubriken|kategorie|kategorien|ressort|ressorts|section|bereich)$/,
  place: /^(?:place|ort|orte|gemeinde|location|stadt|region)$/,
  tags: /^(?:tags?|schlagworter?|schlagwort|stichworter|keywords|themen|thema|topics)$/,
  picture:
    /^(?:image|bild|foto|picture|imageurl|bildadresse|featuredimage|thumbnail|aufmacher|titelbild|bilduri)$/,
  alt: /^(?:alt|bildbeschreibung|alternativtext|imagealt)$/,
  caption: /^(?:caption|bildunterschrift|bildtext|imagecaption)$/,
  address: /^(?:url|adresse|link|permalink|pfad|path|alias|slug|viewnode|urlalias|pathalias|urldesbeitrags)$/,
  state:
    /^(?:state|status|veroffentlicht|published|zustand|freigegeben|veroffentlichungsstatus|publishingstatus)$/,
  premium: /^(?:premium|plus|bezahlt|paid)$/,
} as const;

export type Column = keyof typeof COLUMNS;

/** What somebody has said that a column is. */
export type Meaning = Column | 'nothing';

/** The columns of which there may be several: all of them together are the value. */
const SEVERAL: readonly Column[] = ['lead', 'text', 'author', 'category', 'place', 'tags'];

/** „Veröffentlicht“ is a day in one table, and whether it is out in another. */
const SWITCH = /^(?:0|1|ja|nein|yes|no|true|false|wahr|falsch|ein|aus|an|on|off|x|✔|✓)$/i;

/**
 * Guesses columns by their names, and by what stands in them where a name has two meanings; one that is called like nothing, or
 * like another before it, is nothing.
 */
export const guessColumns = (
  names: readonly string[],
  samples: readonly (readonly string[])[] = [],
): Meaning[] => {
  const found = new Set<Meaning>();
  return names.map((name, at) => {
    const folded = fold(name);
    const inside = samples[at] ?? [];
    const isSwitch = inside.length > 0 && inside.every((text) => SWITCH.test(text.trim()));
    const meant = COLUMN_NAMES.find(
      (column) =>
        COLUMNS[column].test(folded) &&
        (!found.has(column) || SEVERAL.includes(column)) &&
        !(column === 'date' && isSwitch),
    );
    if (meant) found.add(meant);
    return meant ?? 'nothing';
  });
};

export const COLUMN_NAMES = Object.keys(COLUMNS) as readonly Column[];
export const MEANINGS: readonly Meaning[] = ['nothing', ...COLUMN_NAMES];

/** Names of several columns for what can be one alone. */
export const findRepeated = (meanings: readonly Meaning[]): readonly Column[] =>
  COLUMN_NAMES.filter(
    (column) => !SEVERAL.includes(column) && meanings.filter((one) => one === column).length > 1,
  );

/** Says whether a table comes from a view of Drupal, which numbers its nodes and calls its own columns fields. */
export const isOfDrupal = (names: readonly string[]): boolean =>
  names.some((name) => /^nid$|^field_|\(field_|^node\b/i.test(name.trim()));

/** Folds a name, so that `field_image` is an image. */
const fold = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/^field(?=.)/, '');
