// Holds pure rules of texts with placeholders.

const PLACEHOLDER = /\{([^{}\n]{0,60})\}/g;

/** Names in braces, each once, in their order. */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)),
];

/** What is filled in is never read as a placeholder itself. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole));

export interface PlaceholderProblems {
  readonly unknown: readonly string[];
  readonly missing: readonly string[];
}

export const problemsIn = (
  text: string,
  known: readonly string[],
  needs: readonly string[] = [],
): PlaceholderProblems => {
  const found = placeholdersIn(text);
  return {
    unknown: found.filter((name) => !known.includes(name)),
    missing: needs.filter((name) => !found.includes(name)),
  };
};

export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
