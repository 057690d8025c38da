// A member reads what is near to a place, by its postcode and by where the browser is, saves a search, and ends it again.
import { expect, wake } from './journey.ts';
import type { Journey } from './journey.ts';
import { aMember } from './people.ts';

export const nearAndNotified: Journey = {
  name: 'near and told',
  portal: 'demo',
  screen: 'phone',
  walk: async (visit) => {
    const { page, step, glance } = visit;

    await glance('who types a name finds what is near, the nearest first', async () => {
      await page.goto('/nah');
      await page.getByLabel('Ort oder Postleitzahl').fill('steinach');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/nah\?ort=steinach/);
      await expect(page.getByRole('heading', { name: 'Hier: Steinach' })).toBeVisible();
    });

    await step('what nobody knows is said beside the field, with what was typed', async () => {
      await page.goto('/nah?ort=Bielefeld');
      await expect(page.getByText('„Bielefeld“ kennt dieses Portal nicht.')).toBeVisible();
      await expect(page.getByLabel('Ort oder Postleitzahl')).toHaveValue('Bielefeld');
    });

    await step('the position of the browser becomes a place in the address', async () => {
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation({ latitude: 51.02, longitude: 9.9 });
      await page.goto('/nah');
      const button = page.getByRole('button', { name: 'Meinen Standort verwenden' });
      await wake(button);
      await button.click();
      await expect(page).toHaveURL(/\/nah\?ort=[a-z]+$/);
    });

    await aMember(visit, 'Nora Nah');

    await glance('a search is saved and tells from then on', async () => {
      await page.goto('/suche?q=Hallenbad');
      await page.getByRole('button', { name: 'Neues dazu melden' }).click();
      await expect(page.getByText('Neues dazu wird Ihnen gemeldet.')).toBeVisible();
    });

    await glance('it is listed and ended among one’s own pages', async () => {
      await page.getByRole('link', { name: 'Meine Suchen' }).last().click();
      await expect(page).toHaveURL(/\/konto\/suchen/);
      await page.getByRole('button', { name: /Löschen/ }).click();
      await expect(page.getByText('Noch keine Suche gemerkt')).toBeVisible();
    });
  },
};
