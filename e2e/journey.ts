// What a journey is: a person's way through the portal in steps. Every file *.journey.ts exports one.
import type { Page } from 'playwright';
import { expect as impatient } from 'playwright/test';

export const PATIENCE_MS = 10_000;

/** Waits until it is so. */
export const expect = impatient.configure({ timeout: PATIENCE_MS });

export interface Journey {
  readonly name: string;
  /** Where it begins: all journeys share the portal with the demo content; one that needs an empty portal gets its own. */
  readonly portal: 'demo' | 'empty';
  /** False for a browser that runs no scripts. */
  readonly javaScript?: false;
  readonly walk: (visit: Visit) => Promise<void>;
}

/** One walk in a browser of its own, which knows nothing yet. */
export interface Visit {
  readonly page: Page;
  readonly isPhone: boolean;
  /** Does a step and then inspects the page at which it ends; see watched-page.ts for what it must be like. */
  readonly step: (name: string, work: () => Promise<void>) => Promise<void>;
  /** From now on answers with this status belong to the journey. */
  readonly expectStatus: (status: number) => void;
}
