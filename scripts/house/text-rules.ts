// Article 8 says that what a person reads stands in texts.ts, the fixed numbers of the contract in constants.ts.
import type { ESTree } from 'vite';
import { isExamples, isTest } from './places.ts';
import { type Finding, literalText, type Rule, type SourceFile } from './source.ts';

const READ_ALOUD = ['alt', 'title', 'placeholder', 'label', 'aria-label'];
const FIXED_NUMBERS = [32_000_000, 33_554_432, 4500, 10_000];
const FIXED_WORD = 'article-no-text';

/** No text with a letter stands between tags, neither plain nor as a literal in braces. */
export const noTextInMarkup: Rule = (file) => {
  if (!isProduct(file)) return [];
  const children = [...file.find('JSXElement'), ...file.find('JSXFragment')].flatMap((node) => node.children);
  return children.flatMap((child) => {
    if (child.type === 'JSXText') return hasLetter(child.value) ? [inTexts(child)] : [];
    return child.type === 'JSXExpressionContainer' ? spoken(child.expression).map(inTexts) : [];
  });
};

/** No literal text in attributes that are read or read aloud. */
export const noTextInAttributes: Rule = (file) => {
  if (!isProduct(file)) return [];
  return file
    .find('JSXAttribute')
    .filter(({ name }) => name.type === 'JSXIdentifier' && READ_ALOUD.includes(name.name))
    .flatMap(({ value }) =>
      value?.type === 'JSXExpressionContainer' ? spoken(value.expression) : spoken(value),
    )
    .map(inTexts);
};

/** The numbers and the word that the contract fixes have one home each. */
export const fixedValuesInConstants: Rule = (file) => {
  if (!isProduct(file) || file.path.endsWith('/constants.ts')) return [];
  const numbers = file
    .find('Literal')
    .filter(({ value }) => typeof value === 'number' && FIXED_NUMBERS.includes(value));
  const words = [...file.find('Literal'), ...file.find('TemplateLiteral')].filter((node) =>
    literalText(node)?.includes(FIXED_WORD),
  );
  return [...numbers, ...words].map((node) => ({
    at: node.start,
    say: `${file.text.slice(node.start, node.end)} is fixed by the contract: name it in constants.ts and import it`,
  }));
};

const isProduct = ({ place }: SourceFile): boolean =>
  place.zone !== 'outside' && place.zone !== 'demo' && !isTest(place) && !isExamples(place);

const hasLetter = (text: string): boolean => /\p{L}/u.test(text.replace(/&#?\w+;/g, ''));

/** Returns the literals that an expression may come out as. */
const spoken = (node: ESTree.Node | null): ESTree.Node[] => {
  if (node?.type === 'ConditionalExpression') return [...spoken(node.consequent), ...spoken(node.alternate)];
  if (node?.type === 'LogicalExpression') return [...spoken(node.left), ...spoken(node.right)];
  const text = literalText(node);
  return node && text !== undefined && hasLetter(text) ? [node] : [];
};

const inTexts = ({ start }: ESTree.Node): Finding => ({ at: start, say: 'move this sentence to texts.ts' });
