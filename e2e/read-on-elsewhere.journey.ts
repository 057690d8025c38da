// Somebody begins to read on the phone and goes on in another browser, because they want their account to keep that; then they erase it.
import { expect, expectSoon } from './journey.ts';
import type { Journey, Visit } from './journey.ts';
import { aMember, signIn } from './people.ts';

const remembered = (page: Visit['page'], name: string) =>
  page.evaluate((name) => localStorage.getItem(`litfass-own:${name}`) ?? '', name);

/** Finds a piece in which one can stop halfway. */
const findLong = async (page: Visit['page']): Promise<string> => {
  await page.goto('/');
  const links = page.locator('main article h3 a, main article h2 a');
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))) {
    const html = await (await page.request.get(href)).text();
    if (html.slice(0, html.indexOf('data-reading')).split('<p').length > 14) return href;
  }
  throw new Error('no long piece on the front page');
};

export const readOnElsewhere: Journey = {
  name: 'read on elsewhere',
  portal: 'demo',
  screen: 'phone',
  walk: async (visit) => {
    const { page, step, glance, another } = visit;
    const reader = await aMember(visit, 'Lena Leserin');
    const other = await another();
    let read = '';

    await step('an account keeps nothing, and says so', async () => {
      read = await findLong(page);
      await page.goto('/konto/leseverlauf');
      await expect(page.getByText('Ihr Konto hebt davon nichts auf.')).toBeVisible();
    });

    await step('it is switched on', async () => {
      await page.getByRole('button', { name: 'Im Konto aufheben' }).click();
      await expect(page.getByText('Ihr Konto hebt jetzt auf, was Sie lesen.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Noch nichts gelesen' })).toBeVisible();
    });

    await glance('a piece is begun', async () => {
      await page.goto(read);
      const readOn = async () => {
        await page.mouse.wheel(0, 250);
        return remembered(page, 'places');
      };
      await expect.poll(readOn, { intervals: [1000] }).toMatch(/"paragraph":[4-9]/);
      // The place is told to the server a few seconds after the last move.
      await expectSoon.poll(() => remembered(page, 'reading-untold')).toBe('');
    });

    await other.glance('in another browser it goes on where it stopped', async () => {
      await signIn(other, reader.login, reader.password);
      await other.page.goto(read);
      await other.page.mouse.wheel(0, 10);
      await other.page.getByRole('link', { name: 'Weiterlesen' }).click();
      await expect.poll(() => other.page.evaluate(() => scrollY)).toBeGreaterThan(300);
    });

    await step('what was begun is listed', async () => {
      await page.goto('/konto/leseverlauf');
      await expect(page.locator(`main a[href="${read}"]`).first()).toBeVisible();
      await expect(page.getByText('Angefangen ·')).toBeVisible();
    });

    await glance('erased with a click it is gone here', async () => {
      await page.getByRole('button', { name: 'Alles löschen', exact: true }).click();
      await expect(page.getByText('Der Leseverlauf ist gelöscht.')).toBeVisible();
      expect(await remembered(page, 'places')).toBe('');
    });

    await other.glance('and there, once something is opened', async () => {
      await other.page.evaluate(() => localStorage.removeItem('litfass-own:reading-heard'));
      await other.page.goto('/konto/leseverlauf');
      await expectSoon.poll(() => remembered(other.page, 'places')).toBe('');
    });
  },
};
