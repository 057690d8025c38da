// Says which column of a table means what of an event: guessed from its head, said by whoever uploads it, and remembered by the
// names of the columns, so that a table with one column more is read the same way.

/** What a column can say; the first two are needed. */
export const COLUMN_FIELDS = [
  'title',
  'day',
  'from',
  'endDay',
  'until',
  'venue',
  'address',
  'text',
  'organiser',
  'link',
  'status',
  'id',
] as const;
export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** The name of the column that says it. */
export type Columns = Readonly<Partial<Record<ColumnField, string>>>;

/** The whole names of columns in small letters, as clubs, spreadsheets and programs call them. */
const USUAL: Readonly<Record<ColumnField, RegExp>> = {
  title:
    /^(?:titel|name|veranstaltung(?:stitel)?|bezeichnung|thema|betreff|was|event|termin|subject|title|summary)$/,
  day: /^(?:datum|tag|wann|beginn|anfang|start|von|startdatum|beginndatum|datum von|beginnt am|date|start date)$/,
  from: /^(?:uhrzeit|zeit|startzeit|beginnzeit|uhr|beginn \(?uhrzeit\)?|uhrzeit von|beginnt um|time|start time)$/,
  endDay: /^(?:enddatum|ende|bis|datum bis|letzter tag|endet am|end date)$/,
  until: /^(?:endzeit|ende \(?uhrzeit\)?|uhrzeit bis|endet um|end time)$/,
  venue: /^(?:ort|veranstaltungsort|wo|raum|saal|lokal|location|venue)$/,
  address: /^(?:adresse|anschrift|straße|strasse|address)$/,
  text: /^(?:beschreibung|text|info(?:s|rmation(?:en)?)?|details|bemerkung(?:en)?|notiz(?:en)?|hinweise?|description)$/,
  organiser: /^(?:veranstalter|verein|gruppe|wer|organisator|organizer)$/,
  link: /^(?:link|url|internet|webseite|website|homepage|web)$/,
  status: /^(?:status|stand|state)$/,
  // „Nr.“ counts the rows as a rule, so that one row more would make each of them another event.
  id: /^(?:id|uid|kennung)$/,
};

/** Each column says one thing at most: the first that is called so. */
export const guessColumns = (header: readonly string[]): Columns =>
  Object.fromEntries(
    COLUMN_FIELDS.flatMap((field) => {
      const found = header.find((name) => USUAL[field].test(name.toLowerCase()));
      return found === undefined ? [] : [[field, found]];
    }),
  );

/** Returns those of the columns that a table with this head has. */
export const columnsThere = (columns: Columns, header: readonly string[]): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, name]) => header.includes(name)));

/** Says whether an event can be read with them. */
export const areEnough = ({ title, day }: Columns): boolean => title !== undefined && day !== undefined;
