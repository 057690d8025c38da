// What is in view from the first moment on stays where it is while the rest of the page is still coming.
import { openHaltingLine } from './halting-line.ts';
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';
import { aMember } from './people.ts';
import { composerOn, untilSaved, writeInto } from './writer.ts';

/** A place in the midst of the bar, before any of its buttons. */
const WITHIN_THE_BAR = /<div class="_acts_[^>]*><details[^>]*>/;

export const pageInParts: Journey = {
  name: 'page in parts',
  portal: 'demo',
  screen: 'wide',
  walk: async (visit) => {
    const { page, portal, glance } = visit;
    const composer = composerOn(page);

    await glance('somebody begins to write', async () => {
      await aMember(visit, 'Jule Brandt');
      await page.goto('/schreiben/schnappschuss');
      await writeInto(page.getByRole('textbox', { name: 'Titel' }), 'Nebel über dem Tal');
      await untilSaved(page);
    });

    await glance('the bar below it is there at once, however slowly the page comes', async () => {
      const line = await openHaltingLine(portal.address, WITHIN_THE_BAR);
      await page.addInitScript(watchBar);
      await page.goto(line.address + new URL(page.url()).pathname);
      await expect(page.getByRole('button', { name: 'Vorschau' })).toBeVisible();
      await expect(composer.place).toBeVisible();
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => document.documentElement.dataset['moved'])).toBeUndefined();
      await page.goto(portal.address);
      line.close();
    });
  },
};

interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Marks the page, in the browser, when something of the bar has moved, however little. */
const watchBar = () => {
  new PerformanceObserver((list) => {
    const moved = (list.getEntries() as Shift[]).flatMap(({ sources }) => sources);
    if (moved.some(({ node }) => node?.parentElement?.closest('[data-foot]')))
      document.documentElement.dataset['moved'] = '';
  }).observe({ type: 'layout-shift', buffered: true });
};
