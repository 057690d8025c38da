// This is what a journey is: a person's way through the portal in steps. Every file *.journey.ts exports one.
import type { Locator, Page } from 'playwright';
import { expect as impatient } from 'playwright/test';
import type { RunningPortal } from './portal.ts';

export const TIMEOUT_MS = 10_000;
/** How long to wait for what is done behind the scenes: there it gives way to everything else that a busy machine has to do. */
export const WORKER_TIMEOUT_MS = 40_000;

/** Waits until it is so. */
export const expect = impatient.configure({ timeout: TIMEOUT_MS });

/** Waits for what comes about by itself, such as a notice. */
export const expectSoon = impatient.configure({ timeout: WORKER_TIMEOUT_MS });

/**
 * Opens the page again until what is done behind the scenes is there to be seen. From its beginning: reloaded, the browser goes to where one
 * was, which is another place on a page that has become longer, and looks like one that shifts.
 */
export const openUntil = (page: Page, isThere: () => Promise<void>): Promise<void> =>
  expectSoon(async () => {
    await page.goto(page.url());
    await isThere();
  }).toPass({ timeout: WORKER_TIMEOUT_MS });

/** Waits until the island around it acts on the spot: before that its links lead to pages, and its forms are sent. */
export const wake = async (part: Locator): Promise<void> => {
  await part.scrollIntoViewIfNeeded();
  await expect(part.page().locator('x-island[data-awake]').filter({ has: part })).toHaveCount(1);
};

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Presses a button and picks a file from the disk, as somebody does. */
export const choose = async (button: Locator, file: ChosenFile): Promise<void> => {
  const chooser = button.page().waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(file);
};

export interface Journey {
  readonly name: string;
  /** Where it begins: all journeys share the portal with the demo content; one that needs an empty portal gets its own. */
  readonly portal: 'demo' | 'empty';
  /** False for a browser that runs no scripts. */
  readonly javaScript?: false;
  /** Has the browser's worker, which changes what a network is; others are walked without. */
  readonly hasWorker?: true;
  /** Its browser may bring pages back as they were left, which Playwright forbids others. The headless shell can't. */
  readonly bringsBack?: true;
  /** The only screen it is walked on, where the other one would tell nothing new; both unless given. */
  readonly screen?: 'phone' | 'wide';
  /** Begins among the first, so that none is left to walk alone at the end. */
  readonly isLong?: true;
  readonly walk: (visit: Visit) => Promise<void>;
}

/** One walk in a browser of its own, which knows nothing yet. */
export interface Visit {
  readonly page: Page;
  readonly isPhone: boolean;
  readonly portal: RunningPortal;
  /**
   * Does a step and then inspects the page at which it ends; see watched-page.ts for what it must be like. Barriers are looked for in
   * `part` alone where a step before this one has ended at the same page and found none in the rest.
   */
  readonly step: (name: string, work: () => Promise<void>, part?: string) => Promise<void>;
  /** Does a step that ends at a page which another step inspects; what goes wrong meanwhile counts as always. */
  readonly glance: (name: string, work: () => Promise<void>) => Promise<void>;
  /** From now on answers with this status belong to the journey. */
  readonly expectStatus: (status: number) => void;
  /** From now on requests to this host belong to the journey. */
  readonly expectForeign: (host: string) => void;
  /** Somebody else, in a browser of their own, who is watched in the same way. */
  readonly another: () => Promise<Visit>;
}
