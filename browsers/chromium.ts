// Chromium is driven by Playwright, as in the journeys.
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import type { Engine, Tab } from './tab.ts';

export const startChromium = async (program: string): Promise<Engine> => {
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  return {
    name: 'Chromium',
    version: browser.version(),
    open: async (viewport) => {
      const context = await browser.newContext({ viewport, locale: 'de-DE', timezoneId: 'Europe/Berlin' });
      return tabOf(await context.newPage());
    },
    close: () => browser.close(),
  };
};

/** Wraps a page of Playwright's. */
export const tabOf = (page: Page): Tab => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return {
    goto: async (url) => void (await page.goto(url)),
    ask: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
    pointAt: ({ x, y }) => page.mouse.move(x, y),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
    giveFile: (selector, file) => page.locator(selector).first().setInputFiles(file),
    photograph: () => page.screenshot(),
    takeErrors: () => Promise.resolve(errors.splice(0)),
    close: () => page.context().close(),
  };
};
