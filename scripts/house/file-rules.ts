// Article 9 and the look of a file: length, name, its first line, the test beside it.
import path from 'node:path';
import type { Rule } from './source.ts';

const MAX_LINES = 400;
const FORBIDDEN = /^(utils?|helpers?|common|misc|shared|managers?|services?|base|index)$/i;
const TESTED_ROOMS = ['commands.ts', 'routes.ts', 'policy.ts', 'rules.ts'];

/** Over 200 lines think, over 400 split. */
export const fileIsShort: Rule = ({ text }) => {
  const lines = text.replace(/\n$/, '').split('\n').length;
  return lines > MAX_LINES
    ? [{ at: 0, say: `${lines} lines, ${MAX_LINES} are the limit: split by topic, never by layer` }]
    : [];
};

/** A name says what is inside. */
export const nameSaysSomething: Rule = (file) => {
  const word = file.path.split('/').find((segment) => FORBIDDEN.test(segment.split('.')[0] ?? ''));
  return word === undefined
    ? []
    : [
        {
          at: 0,
          say: `'${word}' says nothing: name the file after its topic, or move the content to its room`,
        },
      ];
};

/** A file opens with what it holds. */
export const opensWithComment: Rule = ({ path: filePath, text }) => {
  if (!/^src\/.*\.tsx?$/.test(filePath) || /\.(test|d)\.tsx?$/.test(filePath)) return [];
  return /^\/[/*]/.test(text)
    ? []
    : [{ at: 0, say: 'open with one to three comment lines: what this room holds and anything odd' }];
};

/** Commands, routes, policies and rules have their test beside them, whole or split by topic. */
export const testBeside: Rule = ({ path: filePath, place }, { files }) => {
  const { dir, base, name } = path.posix.parse(filePath);
  if (place.zone !== 'bundle' || !TESTED_ROOMS.includes(base)) return [];
  const isTest = (other: string) =>
    path.posix.dirname(other) === dir &&
    path.posix.basename(other).startsWith(name) &&
    /\.test\.tsx?$/.test(other);
  return [...files.keys()].some(isTest) ? [] : [{ at: 0, say: `write ${name}.test.ts beside it` }];
};
