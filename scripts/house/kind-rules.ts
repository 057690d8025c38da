// Kinds of content are open: what comes before a kind in src/bundles.ts serves it by what it declares, and never by name.
import { isExamples, isTest } from './places.ts';
import { ofHouse, type House, type Rule, type SourceFile } from './source.ts';

const DECLARATION = /^src\/bundles\/([\w-]+)\/kind-declaration\.ts$/;

/** Words that mean something else where they stand: an element of HTML, a type of Open Graph, an icon. */
const OTHER_MEANING = [
  'src/kernel/answers.ts',
  'src/kernel/notices.ts',
  'src/design/HeadTags.tsx',
  'src/bundles/piece-pages/piece-head.ts',
  'src/bundles/comments/ui/go-to-comment.ts',
];

/** The name of a kind stands in its own bundle, and in what is made for tests. */
export const kindsAreNotNamed: Rule = (file, house) => {
  if (!isOpenToKinds(file)) return [];
  const foreign = foreignKinds(file, house);
  const words = file
    .find('Literal')
    .filter(({ value }) => typeof value === 'string' && foreign.has(value))
    .map(({ start, value }) => ({ start, kind: String(value) }));
  const keys = file.find('ObjectExpression').flatMap(({ properties }) => {
    const named = properties.flatMap((property) => {
      const kind = property.type === 'Property' && property.key.type === 'Identifier' && property.key.name;
      return kind && foreign.has(kind) ? [{ start: property.start, kind }] : [];
    });
    // One alone may be any word; several are a list of kinds.
    return named.length > 1 ? named : [];
  });
  return [...words, ...keys].map(({ start, kind }) => ({
    at: start,
    say: `'${kind}' is a kind of ${foreign.get(kind)}: ask what it declares (ctx.portal.kinds, declaredKinds), so that a new kind needs no edit here`,
  }));
};

const isOpenToKinds = ({ path, place }: SourceFile): boolean =>
  ['kernel', 'design', 'bundle'].includes(place.zone) &&
  !isTest(place) &&
  !isExamples(place) &&
  !path.startsWith('src/kernel/testing/') &&
  !OTHER_MEANING.includes(path);

/** Returns kinds that the file may not name, with their bundles: what stands in lists, and whatever comes later than the file. */
const foreignKinds = ({ place }: SourceFile, house: House): ReadonlyMap<string, string> => {
  const own = house.order.indexOf(place.bundle);
  return new Map(
    kindsOf(house)
      .filter(({ bundle }) => bundle !== place.bundle)
      .filter(({ bundle, isListed }) => isListed || house.order.indexOf(bundle) > own)
      .map(({ type, bundle }) => [type, bundle]),
  );
};

/** All that are declared. */
const kindsOf = ofHouse(({ files }) =>
  [...files.values()].flatMap(({ path, text }) => {
    const [, bundle] = DECLARATION.exec(path) ?? [];
    const [, type] = (bundle && /^ {2}type: '(\w+)',$/m.exec(text)) || [];
    return bundle && type ? [{ type, bundle, isListed: /^ {2}listing:/m.test(text) }] : [];
  }),
);
