// Writes figures as a Markdown table.
import type { Figure } from './figures.ts';

export const toTable = (figures: readonly Figure[]): string =>
  [
    '| | measured | aimed at | | |',
    '|---|--:|--:|---|---|',
    ...figures.map(
      ({ title, value, target, isMet, details }) =>
        `| ${title} | **${value}** | ${target} | ${verdictOf(isMet)} | ${details} |`,
    ),
  ].join('\n');

const verdictOf = (isMet: boolean | undefined): string => {
  if (isMet === undefined) return '';
  return isMet ? 'pass' : 'miss';
};
