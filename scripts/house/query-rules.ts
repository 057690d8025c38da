// Checks Law 5 where the type checker can't see it: tables that are named in SQL written out.
import { isTest } from './places.ts';
import { literalText, ofHouse, type Rule, type SourceFile } from './source.ts';

const TABLE =
  /\b(?:from|join|into|update|using|table|truncate)\s+(?:only\s+)?(?:"?public"?\.)?"?([a-z_]+)"?/gi;

/** Files that may name a table of another bundle in SQL, with their reason: `path table`. */
const EXEMPT: ReadonlySet<string> = new Set([
  // It asks a database of any version, or of nothing at all, before there is a portal on it whose face could be asked.
  'src/bundles/operations/backups/restore-backup.ts users',
]);

/** SQL in templates names tables of its own bundle only; the kernel knows none. */
export const noForeignTables: Rule = (file, house) => {
  const { zone, bundle } = file.place;
  if ((zone !== 'bundle' && zone !== 'kernel') || isTest(file.place)) return [];
  const owners = ownersOf(house);
  return statementsIn(file).flatMap(({ text, start }) =>
    [...text.matchAll(TABLE)].flatMap(([, table]) => {
      const owner = owners.get(table!.toLowerCase());
      const say = `${table} is a table of ${owner}: ask '#bundles/${owner}/public.ts' in a batch`;
      const isFine = owner === undefined || owner === bundle || EXEMPT.has(`${file.path} ${table}`);
      return isFine ? [] : [{ at: start, say }];
    }),
  );
};

/** Finds SQL written out, whether for drizzle, as raw text of it or for the driver: sql`…`, sql.raw(…), database.query(…). */
const statementsIn = (file: SourceFile): readonly { readonly text: string; readonly start: number }[] => [
  ...file
    .find('TaggedTemplateExpression')
    .filter(({ tag }) => /^sql\b/.test(file.text.slice(tag.start, tag.end)))
    .map(({ quasi, start }) => ({ text: literalText(quasi) ?? '', start })),
  ...file
    .find('CallExpression')
    .filter(({ callee }) => /(^sql\.raw|\.query)$/.test(file.text.slice(callee.start, callee.end)))
    .map(({ arguments: [statement], start }) => ({
      text: (statement && literalText(statement)) ?? '',
      start,
    })),
];

/** Gives the bundle of each table, by the table's name. */
const ownersOf = ofHouse((house): ReadonlyMap<string, string> => {
  const owners = new Map<string, string>();
  for (const { place, find } of house.files.values()) {
    if (place.room !== 'schema') continue;
    for (const { callee, arguments: given } of find('CallExpression')) {
      const name = given[0] && literalText(given[0]);
      if (callee.type === 'Identifier' && callee.name === 'pgTable' && name) owners.set(name, place.bundle);
    }
  }
  return owners;
});
