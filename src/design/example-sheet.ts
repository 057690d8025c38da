// This is what a file X.examples.tsx beside a component exports as `sheet`: the component in all its states,
// for /_design and for the screenshots that journeys compare. The page finds the files by their ending;
// docs/decisions/0016.
import type { ReactNode } from 'react';

export interface ExampleSheet {
  readonly title: string;
  readonly note?: string;
  /** Draws the same each time: fixed words, fixed times. */
  readonly Examples: () => ReactNode;
}
