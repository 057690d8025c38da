// A picture of one article comes into the gallery of another, by way of the editor's list.
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';
import { signIn } from './people.ts';

const FROM = 'Der neue Ofen ist vier Zentimeter breiter als die Tür';
const TO = 'Wann wer schwimmen kann';

export const reusePictures: Journey = {
  name: 'reuse pictures',
  portal: 'demo',
  screen: 'phone',
  walk: async (visit) => {
    const { page, step, glance } = visit;
    const hero = page.locator('main media-element').first();
    const open = async (headline: string) => {
      await page.goto('/');
      await page.getByRole('link', { name: headline }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
    };
    let name = '';

    await step('the menu of a picture puts it on the list', async () => {
      await signIn(visit, 'redaktion');
      await open(FROM);
      name = (await hero.locator('img').first().getAttribute('alt'))!;
      await hero.hover();
      await hero.getByRole('button', { name: 'Mehr zu diesem Bild' }).click();
      await hero.getByRole('button', { name: 'Auf die Merkliste' }).click();
      await expect(page.getByText('Das Bild liegt jetzt auf Ihrer Merkliste.')).toBeVisible();
    });

    await step('where it lies among the temporary ones', async () => {
      await page.goto('/konto/merkliste');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merkliste');
      await expect(page.getByRole('main').getByRole('img', { name })).toBeVisible();
    });

    await step('another article shows its pictures to be put in order', async () => {
      await open(TO);
      // On a phone three tools have room beside each other.
      await page.getByRole('button', { name: 'Mehr', exact: true }).click();
      await page.getByRole('link', { name: 'Bilder ordnen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bilder von „${TO}“`);
      await expect(page.getByText('Alles gespeichert')).toBeVisible();
    });

    const picker = page.getByRole('dialog', { name: 'Aus der Merkliste wählen' });

    await step('its editor takes the picture from the list', async () => {
      await page.getByRole('button', { name: 'Aus der Merkliste wählen' }).click();
      await picker
        .getByRole('button', { name: /^Auswählen/ })
        .first()
        .click();
      await expect(picker.getByText('1 ausgewählt')).toBeVisible();
    });

    await glance('and saves', async () => {
      await picker.getByRole('button', { name: 'Übernehmen' }).click();
      await expect(picker).toHaveCount(0);
      await expect(page.getByText('Noch nicht gespeichert')).toBeVisible();
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText('Die Bilder sind gespeichert.')).toBeVisible();
    });

    await step('the gallery of the article shows it', async () => {
      await page.getByRole('link', { name: 'Zum Beitrag' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TO);
      await expect(page.getByRole('img', { name }).first()).toBeAttached();
    });

    await glance('used, it has left the list', async () => {
      await page.goto('/konto/merkliste');
      await expect(page.getByRole('heading', { name: 'Noch keine temporären Bilder' })).toBeVisible();
    });
  },
};
