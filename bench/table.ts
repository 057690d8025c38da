// Writes figures as a Markdown table.
import type { Figure } from './figures.ts';

export const toTable = (figures: readonly Figure[]): string =>
  [
    '| | measured | aimed at | | |',
    '|---|--:|--:|---|---|',
    ...figures.map(
      ({ title, value, target, isMet, details }) =>
        `| ${title} | **${value}** | ${target} | ${isMet ? 'pass' : 'miss'} | ${details} |`,
    ),
  ].join('\n');
