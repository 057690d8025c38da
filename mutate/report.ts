// Shows the result as a page: the share that was noticed by kind of file and of mistake, and each mistake that wasn't.
import { describe, type Mutation } from './mutations.ts';

export interface Result {
  readonly mutation: Mutation;
  readonly isNoticed: boolean;
}

/** A level of tests was asked about so many of those that nobody had noticed before; `noticed` are all until then. */
export interface Level {
  readonly name: string;
  readonly asked: number;
  readonly of: number;
  readonly noticed: number;
}

interface Run {
  /** These are a sample of so many mistakes. */
  readonly possible: number;
  readonly seed: number;
  readonly levels: readonly Level[];
  readonly textOf: (path: string) => string;
}

export const toReport = (results: readonly Result[], { possible, seed, levels, textOf }: Run): string => {
  const missed = results.filter(({ isNoticed }) => !isNoticed);
  return [
    '# Mistakes that tests notice',
    '',
    `${results.length} of ${possible} small mistakes in the kernel, the rules and the policies, seed ${seed}, put in one at a time.`,
    'Written by `npm run mutate`.',
    '',
    '| | put in | noticed | |',
    '|---|--:|--:|--:|',
    row('**all**', results),
    ...groupsOf(results, ({ mutation }) => roomOf(mutation.path)),
    ...groupsOf(results, ({ mutation }) => mutation.mistake),
    '',
    '| tests that were asked | about | noticed until then |',
    '|---|--:|--:|',
    ...levels.map(
      ({ name, asked, of, noticed }) => `| ${name} | ${asked} of ${of} | ${noticed} of ${results.length} |`,
    ),
    '',
    ...(missed.length > 0 ? ['Not noticed:', ''] : []),
    ...missed.map(({ mutation }) => `- \`${describe(textOf(mutation.path), mutation)}\``),
    '',
  ].join('\n');
};

const roomOf = (path: string): string => {
  if (/^src\/(kernel|embedded-postgres)\//.test(path)) return 'kernel';
  return path.endsWith('policy.ts') ? 'policies' : 'rules';
};

const groupsOf = (results: readonly Result[], nameOf: (result: Result) => string): string[] =>
  Object.entries(Object.groupBy(results, nameOf))
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, group = []]) => row(name, group));

const row = (name: string, results: readonly Result[]): string => {
  const noticed = results.filter(({ isNoticed }) => isNoticed).length;
  const share = results.length > 0 ? ((100 * noticed) / results.length).toFixed(1) : '–';
  return `| ${name} | ${results.length} | ${noticed} | ${share} % |`;
};
