// An administrator makes a page of sections, links it at the foot and moves it; readers find it by the old address, too.
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';
import { setUp } from './people.ts';

export const pageOfSections: Journey = {
  name: 'page of sections',
  portal: 'empty',
  screen: 'phone',
  walk: async (nele) => {
    const { page, step, glance } = nele;
    await setUp(nele, 'Nele Nowak');
    const main = page.getByRole('main');
    const press = (name: string) => main.getByRole('button', { name, exact: true }).last().click();

    await step('writes a page with a text and a call', async () => {
      await page.goto('/admin/cmspages/neu');
      await main.getByLabel('Titel').fill('Förderkreis');
      await main.getByLabel('Adresse', { exact: true }).fill('foerderkreis');
      await press('Aufruf');
      await expect(main.getByText('2. Aufruf')).toBeVisible();
      await main.getByLabel('Überschrift').fill('Werden Sie Förderin');
      await main.getByLabel('Knopf führt zu').fill('/p/mitmachen');
      await main.getByLabel('Aufschrift des Knopfs').fill('So geht es');
      await main.getByRole('button', { name: 'Nach oben: 2. Aufruf' }).click();
      await expect(main.getByText('1. Aufruf')).toBeVisible();
      await press('Veröffentlichen');
      await expect(page.getByText('„Förderkreis“ ist öffentlich.')).toBeVisible();
    });

    await step('puts it at the foot of all pages', async () => {
      await page.goto('/admin/portal/menues');
      const foot = page.getByRole('region', { name: 'Am Fuß' });
      await foot.getByLabel('Seite', { exact: true }).selectOption({ label: 'Seite: Förderkreis' });
      await foot.getByRole('button', { name: 'Anfügen' }).click();
      await page
        .getByRole('region', { name: 'Am Fuß' })
        .getByRole('button', { name: 'Speichern', exact: true })
        .last()
        .click();
      await expect(page.getByText('Das Menü „Am Fuß“ ist gespeichert.')).toBeVisible();
    });

    await step('moves the page to another address', async () => {
      await page.goto('/admin/cmspages');
      await main.getByRole('link', { name: 'Förderkreis' }).click();
      await main.getByLabel('Adresse', { exact: true }).fill('freundeskreis');
      await press('Entwurf speichern');
      await expect(page.getByText('Der Entwurf ist gespeichert.')).toBeVisible();
    });

    await glance('and finds it by the foot and by its old address', async () => {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Förderkreis' }).click();
      await expect(page).toHaveURL(/\/p\/freundeskreis$/);
      await page.goto('/p/foerderkreis');
      await expect(page).toHaveURL(/\/p\/freundeskreis$/);
      await expect(page.getByRole('link', { name: 'So geht es' })).toBeVisible();
    });
  },
};
