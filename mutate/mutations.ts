// These are the small mistakes that are put into a source file, one at a time: what somebody gets wrong by a slip of the hand.
// They are read from the syntax tree, so that nothing in comments, types or sentences is touched. docs/decisions/0050
import { type ESTree, parseSync } from 'vite';
import { readSource, type SourceFile } from '../scripts/house/source.ts';
import { isAlike } from './alike.ts';

type Node = ESTree.Node;

export interface Mutation {
  readonly path: string;
  readonly line: number;
  /** What kind of mistake it is, for the table of results. */
  readonly mistake: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

type Edit = Omit<Mutation, 'path' | 'line'>;
type Mistake = (file: SourceFile) => Edit[];

/** Each operator beside the one it is taken for. */
const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '-': '+',
  '*': '/',
  '%': '*',
};

const operators: Mistake = (file) =>
  file.find('BinaryExpression').flatMap((node) => {
    const replacement = OPERATORS[node.operator];
    if (replacement === undefined) return [];
    const start = file.text.indexOf(node.operator, node.left.end);
    return [{ mistake: 'another operator', start, end: start + node.operator.length, replacement }];
  });

/** Leaves only one of two conditions, or of a value and what stands in for it. */
const conditions: Mistake = (file) =>
  file.find('LogicalExpression').flatMap((node) => {
    const only = (side: Node) => ({ ...spanOf(node), replacement: `(${textOf(file, side)})` });
    const kept = node.operator === '??' ? [node.left] : [node.left, node.right];
    return kept.map((side) => ({ mistake: 'a condition dropped', ...only(side) }));
  });

const negations: Mistake = (file) => [
  ...file
    .find('UnaryExpression')
    .filter(({ operator }) => operator === '!')
    .map((node) => ({
      mistake: 'the opposite',
      ...spanOf(node),
      replacement: `(${textOf(file, node.argument)})`,
    })),
  ...[...file.find('IfStatement'), ...file.find('ConditionalExpression')]
    .filter(({ test }) => test.type !== 'UnaryExpression' && !isComparison(test))
    .map(({ test }) => ({
      mistake: 'the opposite',
      ...spanOf(test),
      replacement: `!(${textOf(file, test)})`,
    })),
];

/** Removes `if (…) return` or `throw`, as though nobody had thought of the case. */
const guards: Mistake = (file) =>
  file
    .find('IfStatement')
    .filter((node) => !node.alternate && leaves(node.consequent))
    .map((node) => ({ mistake: 'an early way out removed', ...spanOf(node), replacement: ';' }));

const values: Mistake = (file) => {
  const inTypes = file.find('TSLiteralType');
  const isOfType = (node: Node) => inTypes.some(({ start, end }) => start <= node.start && node.end <= end);
  return file
    .find('Literal')
    .filter((node) => !isOfType(node))
    .flatMap((node) => {
      if (typeof node.value === 'boolean')
        return [{ mistake: 'true for false', ...spanOf(node), replacement: String(!node.value) }];
      if (typeof node.value !== 'number') return [];
      return mistakenNumbers(node.value).map((wrong) => ({
        mistake: 'another number',
        ...spanOf(node),
        replacement: `(${wrong})`,
      }));
    });
};

/** Gives one more and one less; of large numbers, another digit. */
const mistakenNumbers = (value: number): number[] => {
  if (value === 0) return [1];
  return Number.isInteger(value) && value < 100 ? [value + 1, value - 1] : [value * 10, value / 10];
};

/** Leaves a step out: no limit, no lock, no entry in the history, nothing touched. What is only logged stays. */
const steps: Mistake = (file) =>
  file
    .find('ExpressionStatement')
    .filter(({ expression }) => isStep(expression, file))
    .map((node) => ({ mistake: 'a step left out', ...spanOf(node), replacement: ';' }));

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

const methods: Mistake = (file) =>
  file.find('CallExpression').flatMap(({ callee }) => {
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
    const replacement = Object.hasOwn(METHODS, callee.property.name)
      ? METHODS[callee.property.name]
      : undefined;
    return replacement ? [{ mistake: 'another method', ...spanOf(callee.property), replacement }] : [];
  });

const MISTAKES: readonly Mistake[] = [operators, conditions, negations, guards, values, steps, methods];

/** Returns all mistakes that can be made in one file and change what somebody could see, in the order of its text. */
export const mutationsOf = (path: string, text: string): Mutation[] => {
  const file = readSource(path, text);
  return MISTAKES.flatMap((mistake) => mistake(file))
    .filter(({ start, replacement }) => !isAlike({ path, start, replacement }, text))
    .filter((edit) => isReadable(path, mutate(text, edit)))
    .map((edit) => ({ path, line: lineAt(text, edit.start), ...edit }))
    .sort((a, b) => a.start - b.start || a.end - b.end || a.replacement.localeCompare(b.replacement));
};

export const mutate = (text: string, { start, end, replacement }: Edit): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** Tells a reader what stands there, and what was made of it. */
export const describe = (text: string, mutation: Mutation): string => {
  const was = text.slice(mutation.start, mutation.end).replace(/\s+/g, ' ');
  const place = `${mutation.path}:${mutation.line}`;
  return `${place}  ${mutation.mistake}: ${short(was)} → ${short(mutation.replacement)}`;
};

/** Picks the same `count` of them for the same seed, whatever their number is. */
export const sampleOf = (
  mutations: readonly Mutation[],
  { count, seed }: { readonly count: number; readonly seed: number },
): Mutation[] => {
  const rest = [...mutations];
  const random = randomFrom(seed);
  const taken: Mutation[] = [];
  while (taken.length < count && rest.length > 0)
    taken.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return taken;
};

/** Mulberry32 is small, and the same everywhere. */
const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Says whether the parser takes the text: what it refuses anybody would notice. */
const isReadable = (path: string, text: string) => parseSync(path, text).errors.length === 0;

const spanOf = ({ start, end }: Node) => ({ start, end });
const textOf = (file: SourceFile, { start, end }: Node) => file.text.slice(start, end);
const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
const short = (words: string) => (words.length > 70 ? `${words.slice(0, 69)}…` : words);

/** Says whether it is a comparison, whose operator is mistaken already. */
const isComparison = (node: Node) =>
  node.type === 'BinaryExpression' && OPERATORS[node.operator] !== undefined;

const leaves = (node: Node): boolean =>
  node.type === 'BlockStatement'
    ? node.body.length > 0 && leaves(node.body.at(-1)!)
    : ['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement'].includes(node.type);

const isStep = (node: Node, file: SourceFile): boolean => {
  if (node.type === 'AwaitExpression') return isStep(node.argument, file);
  if (node.type === 'UnaryExpression') return node.operator === 'void' && isStep(node.argument, file);
  if (node.type === 'AssignmentExpression') return true;
  return node.type === 'CallExpression' && !/(^|\.)(log|logger|console)\b/.test(textOf(file, node.callee));
};
