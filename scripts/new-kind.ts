// Makes a kind of content that passes `npm run check`: `npm run new-kind -- recipes`, or `npm run new-kind -- media image`.
// The example in new-kind/field-reports has page, card, comments, likes, follows, composer, lists with feeds and sitemap:
// what it declares is enough for all of them. The migration for its table is made along with it.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { joined, type Names, Refusal } from './new-bundle/names.ts';
import { type Example, planBundle, readHouse, runAtTerminal, type Sources, write } from './new-bundle.ts';

const EXAMPLE: Example = {
  names: { plural: 'field-reports', singular: 'field-report' },
  within: path.join(import.meta.dirname, 'new-kind'),
};

/** Plans a kind of content as planBundle does a bundle. Throws a Refusal. */
export const planKind = (names: Names, house: Sources): Sources => {
  refuseTaken(joined(names.singular), house);
  return planBundle(names, house, EXAMPLE);
};

/** Tags of BBCode; a piece in a text has the name of its kind there. */
const BBCODE = 'src/bundles/rich-text/rules/bbcode-sets.ts';

const refuseTaken = (type: string, house: Sources) => {
  if (!/^[a-z]{2,20}$/.test(type))
    throw new Refusal(`'${type}' is no name for a kind: two to twenty small letters, hyphens left out.`);
  if (house.get(BBCODE)?.includes(`'${type}'`)) throw new Refusal(`[${type}] is a tag of BBCode already.`);
  for (const [file, text] of house)
    if (/\/kind(-declaration)?\.ts$/.test(file) && text.includes(`type: '${type}'`))
      throw new Refusal(`${file} declares a kind called ${type} already.`);
};

const makeMigration = ({ plural }: Names) =>
  execFileSync(process.execPath, ['node_modules/.bin/drizzle-kit', 'generate', '--name', plural]);

const sayWhatIsNext = ({ plural, singular }: Names) => {
  console.log(`src/bundles/${plural} is there, with a migration, and stands in src/bundles.ts: a working kind for you to change.
1. kind-declaration.ts: what can be done with a ${singular}, its German names, German words in its addresses.
2. schema.ts, views.ts and writing.ts: what it holds; ui: how it is drawn and written. Then make the migration anew.
3. npm run check and npx vitest run src/bundles/${plural}
4. test-data.ts: kindToTest is how the table of roles and the canary make one; they try a ${singular} as they try every kind.
5. docs/glossary.md, docs/spec-map.md and CHANGELOG.md: a line each.`);
};

if (import.meta.main)
  runAtTerminal('new-kind', (names) => {
    write(planKind(names, readHouse()));
    makeMigration(names);
    sayWhatIsNext(names);
  });
