// The page that shows every component is looked at: each looks as accepted and acts as it should, on a phone in light colours
// and on a wide screen in dark ones: the two that differ most.
import type { Page } from 'playwright';
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';
import { acceptedLooks, findDifference, forgetLook, isAcceptingDesign } from './looks.ts';

/** What is said relative to now is always said the same: some hours after the moment of most examples. */
const NOW = '2026-11-20T21:45:00+01:00';

export const design: Journey = {
  name: 'design',
  portal: 'demo',
  isLong: true,
  walk: async ({ page, isPhone, step, glance }) => {
    const [width, colorScheme] = isPhone ? ([390, 'light'] as const) : ([1280, 'dark'] as const);
    const openDialog = page.getByRole('button', { name: 'Dialog öffnen' });
    const dialog = page.getByRole('dialog', { name: 'Kommentar löschen?' });

    await step('the page shows every component', async () => {
      await page.clock.setFixedTime(NOW);
      await page.goto('/_design');
      await expect(page.getByRole('heading', { level: 1, name: 'Bausteine' })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    });

    await glance(`everything looks as accepted in ${colorScheme} colours`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(untilDrawn);
      await compareSheets(page, `-${width}-${colorScheme}`);
    });

    await step(
      'a dialog keeps the focus inside',
      async () => {
        await openDialog.click();
        await expect(dialog).toBeVisible();
        for (let turn = 0; turn < 8; turn++) {
          await page.keyboard.press('Tab');
          expect(
            await page.evaluate(() => document.activeElement?.closest('main :not(dialog) > a')),
          ).toBeNull();
        }
      },
      'dialog[open]',
    );

    await glance('Escape and a click beside it close it and give the focus back', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(openDialog).toBeFocused();
      await openDialog.click();
      await page.mouse.click(5, 300);
      await expect(dialog).toHaveCount(0);
      await expect(openDialog).toBeFocused();
    });

    await glance('tabs, copying and cut texts act', async () => {
      await page.getByRole('tab', { name: 'Artikel 38' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Schnappschüsse' })).toBeFocused();
      await expect(page.getByRole('tabpanel', { name: 'Schnappschüsse' })).toHaveText('Lauter Bilder.');

      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      // It is said for a second alone: on a busy machine whoever begins to look after the click comes too late.
      const said = page.waitForFunction(() =>
        [...document.querySelectorAll('output')].some(
          (output) =>
            output.textContent === 'Kopiert' && output.checkVisibility({ visibilityProperty: true }),
        ),
      );
      await page.locator('#button').getByRole('button', { name: 'Adresse kopieren' }).click();
      await said;
      await expect(page.getByText('Kopiert', { exact: true })).toHaveCount(0);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://litfass.example/a/1');

      await expect(page.getByRole('button', { name: 'mehr', exact: true })).toHaveCount(1);
      await page.getByRole('button', { name: 'mehr', exact: true }).click();
      await expect(page.getByText('Wer mitschreiben möchte, kommt einfach dazu.')).toBeInViewport();
      await expect(page.getByRole('button', { name: 'mehr', exact: true })).toHaveCount(0);
    });

    await glance('a bar comes with scrolling, and a link within the page takes the focus along', async () => {
      const bar = page.locator('cta-bar');
      await page.evaluate(() => scrollTo(0, 0));
      await expect(bar).toBeHidden();
      await page.evaluate(() => scrollTo(0, 101));
      await expect(bar).toBeVisible();
      await bar.getByRole('button', { name: 'Hinweis schließen' }).click();
      await expect(bar).toHaveCount(0);

      await page.getByRole('navigation', { name: 'Alle Bausteine' }).getByText('Zeichen').click();
      await expect(page.locator('#icon')).toBeFocused();
      await expect(page.locator('#icon')).toBeInViewport();
      await page.evaluate(() => scrollTo(0, 0));
    });
  },
};

/** Waits until fonts and pictures are there; no picture waits to come near, or is drawn after all else. */
const untilDrawn = async () => {
  await document.fonts.ready;
  for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
};

/** Photographs every sheet. All differences are told at once. */
const compareSheets = async (page: Page, ending: string) => {
  const differences: string[] = [];
  const names: string[] = [];
  await page.evaluate(letScroll, true);
  const heights = await page.evaluate(heightsOfSheets);
  await page.evaluate(drawNothingElse);
  for (const sheet of await page.locator('[data-sheet]').all()) {
    const name = `${await sheet.getAttribute('data-sheet')}${ending}`;
    names.push(name);
    // What moves because a sheet is taken out, or another put back, answers to a key: it is not the page that shifts. That none of them
    // has another height afterwards is looked at in the end.
    await page.keyboard.press('Shift');
    await sheet.evaluate(takeOut);
    differences.push((await findDifference(name, await sheet.screenshot())) ?? '');
    await sheet.evaluate((sheet) => sheet.removeAttribute('data-out'));
  }
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  expect(await page.evaluate(heightsOfSheets)).toEqual(heights);
  await page.evaluate(letScroll, false);
  // What lies half under that line would be too small to touch.
  await page.evaluate(() => scrollTo(0, 0));
  for (const gone of acceptedLooks(ending).filter((name) => !names.includes(name)))
    if (isAcceptingDesign) forgetLook(gone);
    else differences.push(`${gone}: gone`);
  const told = differences.filter(Boolean);
  if (told.length > 0)
    throw new Error(
      [...told, 'Is all of it meant to be so? Then accept it: npm run e2e -- --accept-design'].join('\n'),
    );
};

/**
 * Runs in the page, which is some forty screens long: each photograph lays it out twice, so that the other sheets are left out, without
 * another place for any of them, nor does the bar of one of them lie above this one. What has the focus stays, or would lose it.
 */
const drawNothingElse = () => {
  for (const sheet of document.querySelectorAll<HTMLElement>('[data-sheet]')) {
    const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(sheet);
    const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].map(Number.parseFloat);
    const inside = around.reduce((rest, edge) => rest - edge, sheet.getBoundingClientRect().height);
    sheet.style.containIntrinsicHeight = `${inside}px`;
  }
  const styles = new CSSStyleSheet();
  styles.replaceSync('[data-sheet]:not([data-out], :focus-within) { content-visibility: hidden; }');
  document.adoptedStyleSheets = [styles];
};

const heightsOfSheets = () =>
  [...document.querySelectorAll('[data-sheet]')].map((sheet) =>
    Math.round(sheet.getBoundingClientRect().height),
  );

/** Takes a sheet out so that it begins on a whole point: then it looks the same however tall those above it are. */
const takeOut = (sheet: HTMLElement | SVGElement) => {
  sheet.setAttribute('data-out', '');
  const top = sheet.getBoundingClientRect().top + scrollY;
  const whole = Math.ceil(top);
  sheet.style.marginBlockStart = `${whole - top}px`;
  scrollTo({ top: whole, behavior: 'instant' });
};

/** Lets all of the page scroll, or not: its own line of sections would stay in the middle of tall sheets. */
const letScroll = (isFree: boolean) => {
  for (const part of document.querySelectorAll<HTMLElement>('body > div'))
    part.style.position = isFree ? 'static' : '';
};
