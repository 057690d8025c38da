// This is what a new bundle and one of its things are called, and how the code spells both.
import { parseSync } from 'vite';

/** Names in small letters with hyphens, as folders are called. */
export interface Names {
  readonly plural: string;
  readonly singular: string;
}

/** Why no bundle is made, as one sentence for the person at the terminal. */
export class Refusal extends Error {}

/** Reads from the words of the command the bundle and, where that isn't it without its last s, what one of them is called. */
export const readNames = (
  [plural, singular = withoutPlural(plural), ...more]: readonly string[],
  command = 'new-bundle',
): Names => {
  if (!plural) throw new Refusal(`Say what the bundle is called: npm run ${command} -- signboards`);
  checkName(plural);
  if (SQL_WORDS.has(plural)) throw new Refusal(`'${plural}' is a word of SQL and no name for a table.`);
  if (!singular || more.length > 0)
    throw new Refusal(`Say what one of them is called: npm run ${command} -- ${plural} one-of-them`);
  checkName(singular);
  if (singular === plural) throw new Refusal(`One of the ${plural} needs a name of its own.`);
  return { plural, singular };
};

/** Makes a text that speaks of some things speak of others, in every spelling. */
export const renamed = (text: string, from: Names, to: Names): string => {
  const [known, wanted] = [spellingsOf(from), spellingsOf(to)];
  return text.replace(new RegExp(known.join('|'), 'g'), (found) => wanted[known.indexOf(found)]!);
};

/** Makes `lostProperties` of `lost-properties`. */
export const camel = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the spellings, the longer ones first, since the name of many begins like that of one. */
const spellingsOf = ({ plural, singular }: Names): string[] => {
  const one = [`${article(singular)}${pascal(singular)}`, `${article(singular)} ${spaced(singular)}`];
  return [...formsOf(plural), ...one, ...formsOf(singular)];
};

const formsOf = (name: string) => [
  name,
  joined(name),
  camel(name),
  pascal(name),
  snake(name),
  spaced(name),
  capital(spaced(name)),
];

const pascal = (name: string) => capital(camel(name));
/** Makes `lostproperty` of `lost-property`, as content types are called. */
export const joined = (name: string): string => name.replaceAll('-', '');
export const snake = (name: string): string => name.replaceAll('-', '_');
const spaced = (name: string) => name.replaceAll('-', ' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const article = (name: string) => (/^[aeiou]/.test(name) ? 'an' : 'a');

/** Returns the name of one, where it can be told from the name of many. */
const withoutPlural = (plural = ''): string | undefined => {
  if (plural.endsWith('ies')) return plural.replace(/ies$/, 'y');
  return /[^s]s$/.test(plural) ? plural.slice(0, -1) : undefined;
};

const checkName = (name: string) => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Refusal(`'${name}' is no name: a small letter, then small letters, digits and single hyphens.`);
  const { errors } = parseSync('name.ts', `export const ${camel(name)} = 0;`, { showSemanticErrors: true });
  if (errors.length > 0) throw new Refusal(`'${name}' is a word of TypeScript and no name for a thing.`);
};

/** The words that PostgreSQL never takes for a name unless it is quoted. */
const SQL_WORDS: ReadonlySet<string> = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation
  column concurrently constraint create cross default deferrable desc distinct do else end except false fetch for
  foreign freeze from full grant group having ilike in initially inner intersect into is isnull join lateral leading
  left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing
  primary references returning right select similar some symmetric table tablesample then to trailing true union
  unique user using variadic verbose when where window with`.split(/\s+/),
);
