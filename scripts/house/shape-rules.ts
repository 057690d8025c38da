// Checks the shape of what a file holds: a function is read in one go.
import type { Rule } from './source.ts';
import { isTest } from './places.ts';

const MAX_FUNCTION_LINES = 60;

/** A function fits on a screen; what a test or a journey tells may be as long as its story. */
export const functionsAreShort: Rule = (file) => {
  if (isTest(file.place) || file.path.startsWith('e2e/')) return [];
  return [
    ...file.find('FunctionDeclaration'),
    ...file.find('FunctionExpression'),
    ...file.find('ArrowFunctionExpression'),
  ]
    .map(({ start, end }) => ({ start, lines: file.text.slice(start, end).split('\n').length }))
    .filter(({ lines }) => lines > MAX_FUNCTION_LINES)
    .map(({ start, lines }) => ({
      at: start,
      say: `a function of ${lines} lines, ${MAX_FUNCTION_LINES} are the limit: split it at a joint that has a name`,
    }));
};
