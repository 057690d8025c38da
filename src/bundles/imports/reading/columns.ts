// Topic: which column of a table is what, by the names that people give them.

/** By what it is here; names without umlauts, signs and capitals. */
export const COLUMNS = {
  id: /^(?:id|nid|nummer|key|uuid)$/,
  title: /^(?:title|titel|headline|uberschrift|schlagzeile|name)$/,
  lead: /^(?:lead|teaser|vorspann|anriss|excerpt|summary|zusammenfassung|einleitung|bodysummary)$/,
  text: /^(?:text|body|inhalt|content|html|artikel|beitrag|fulltext|bodyvalue)$/,
  date: /^(?:date|datum|published|publishedat|publishedon|veroffentlicht|veroffentlichtam|created|erstellt|erstelltam|pubdate)$/,
  updated: /^(?:updated|updatedat|changed|geandert|geandertam|modified)$/,
  author: /^(?:author|autor|autorin|autoren|verfasser|von|redakteur|user|creator)$/,
  category: /^(?:category|categories|rubrik|rubriken|kategorie|kategorien|ressort|section)$/,
  place: /^(?:place|ort|orte|gemeinde|location|stadt|region)$/,
  tags: /^(?:tags?|schlagworter?|schlagwort|stichworter|keywords|themen)$/,
  picture: /^(?:image|bild|foto|picture|imageurl|bildadresse|featuredimage|thumbnail)$/,
  alt: /^(?:alt|bildbeschreibung|alternativtext|imagealt)$/,
  caption: /^(?:caption|bildunterschrift|bildtext|imagecaption)$/,
  address: /^(?:url|adresse|link|permalink|pfad|path|alias|slug)$/,
  state: /^(?:state|status|zustand|freigegeben)$/,
  premium: /^(?:premium|plus|bezahlt|paid)$/,
} as const;

export type Column = keyof typeof COLUMNS;

/** Where each of them stands; what no column is called is missing. */
export const columnsOf = (names: readonly string[]): Partial<Record<Column, number>> => {
  const folded = names.map(fold);
  const found: Partial<Record<Column, number>> = {};
  for (const [column, pattern] of Object.entries(COLUMNS) as [Column, RegExp][]) {
    const at = folded.findIndex((name) => pattern.test(name));
    if (at >= 0) found[column] = at;
  }
  return found;
};

const fold = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
