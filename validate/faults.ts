// This is what a check finds, in one shape for the table, whatever was checked.

export const CHECKS = {
  html: 'HTML (Nu-Prüfer)',
  markup: 'HTML (eigene Regeln)',
  barriers: 'Barrieren (axe)',
  feeds: 'Feeds',
  sitemaps: 'Sitemaps',
  structured: 'Strukturierte Daten',
  heads: 'Seitenköpfe',
  links: 'Links und Bilder',
} as const;

export type Check = keyof typeof CHECKS;

export interface Fault {
  /** The page's address, and as whom it was read where that matters. */
  readonly where: string;
  /** One sentence. The same words for the same fault, so that pages with it can be counted. */
  readonly what: string;
}

/** Describes what came of one check. */
export interface Outcome {
  readonly check: Check;
  /** How many pages, files or links were looked at. */
  readonly looked: number;
  readonly faults: readonly Fault[];
  /** Holds what search engines or tools only advise. */
  readonly advice?: readonly Fault[];
}

/** Returns the words that name no check: whoever mistyped one would wait for all of them. */
export const unknownChecks = (words: readonly string[]): string[] =>
  words.filter((word) => !word.startsWith('at=') && !Object.hasOwn(CHECKS, word));
