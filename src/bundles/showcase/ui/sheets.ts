// Finds all sheets of examples of the house by the ending of their files.
import type { ExampleSheet } from '#design/example-sheet.ts';

export interface NamedSheet extends ExampleSheet {
  /** The id comes from the file's name, for links and pictures: `flash`. */
  readonly id: string;
}

const files = import.meta.glob<{ sheet: ExampleSheet }>('../../../**/*.examples.tsx', { eager: true });

/** Sorts them by title. */
export const listSheets = (): readonly NamedSheet[] =>
  Object.entries(files)
    .map(([file, { sheet }]) => ({ ...sheet, id: idOf(file) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'de'));

const idOf = (file: string): string =>
  file
    .slice(file.lastIndexOf('/') + 1, -'.examples.tsx'.length)
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();
