// A page with rules has a new version that members are asked to agree to: one of them does, another one doesn't.
import { expect } from './journey.ts';
import type { Journey, Visit } from './journey.ts';
import { aMember, setUp } from './people.ts';

const REFUSAL = 'Bitte stimmen Sie zuerst der Seite „Netiquette“ zu.';

export const agreeToAPage: Journey = {
  name: 'agree to a page',
  portal: 'empty',
  screen: 'phone',
  walk: async (nele) => {
    const { page, step, glance } = nele;
    const main = page.getByRole('main');
    const [jakob, ruth] = [await nele.another(), await nele.another()];
    await setUp(nele, 'Nele Nowak');
    await aMember(jakob, 'Jakob Ahrens', nele);
    await aMember(ruth, 'Ruth Lindner', nele);

    await jakob.glance('somebody has a form before them', () => openProfile(jakob));
    await ruth.glance('somebody else as well', () => openProfile(ruth));

    await step('an administrator writes a page that members are to agree to', async () => {
      await page.goto('/admin/cmspages/neu');
      await main.getByLabel('Titel').fill('Netiquette');
      await main.getByLabel('Adresse', { exact: true }).fill('netiquette');
      await main.getByRole('checkbox', { name: /^Frühere Fassungen bleiben/ }).check();
      await main.locator('[contenteditable=true]').first().click();
      await page.keyboard.type('Wir bleiben freundlich.');
      await main.getByLabel('Mitglieder müssen dieser Fassung zustimmen').check();
      await main.getByLabel('Was sich ändert').fill('Ab heute gibt es Regeln für den Ton.');
      await main.getByRole('button', { name: 'Veröffentlichen', exact: true }).last().click();
    });

    await step('is asked first, and agrees to it', async () => {
      await agree(nele);
      await expect(page.getByText('Danke. Ihre Zustimmung ist vermerkt.')).toBeVisible();
    });

    await jakob.step('what is sent meanwhile is refused, with the name of the page', async () => {
      jakob.expectStatus(403);
      await saveProfile(jakob);
      await expect(jakob.page.getByText(REFUSAL)).toBeVisible();
    });

    await jakob.step('the next page asks, and says what is new', async () => {
      await jakob.page.goto('/konto/profil');
      await expect(jakob.page.getByRole('heading', { level: 1 })).toHaveText('Bitte lesen und zustimmen');
      await expect(jakob.page.getByText('Ab heute gibt es Regeln für den Ton.')).toBeVisible();
      await expect(jakob.page.getByText('Wir bleiben freundlich.')).toBeVisible();
    });

    await jakob.glance('whoever agrees goes on and can act again', async () => {
      await agree(jakob);
      await expect(jakob.page).toHaveURL('/konto/profil');
      await saveProfile(jakob);
      await expect(jakob.page.getByText('Ihr Profil ist gespeichert.')).toBeVisible();
    });

    await ruth.step('whoever doesn’t reads the page, and nothing else of theirs', async () => {
      ruth.expectStatus(403);
      await saveProfile(ruth);
      await expect(ruth.page.getByText(REFUSAL)).toBeVisible();
      await ruth.page.goto('/p/netiquette');
      await expect(ruth.page.getByText('Wir bleiben freundlich.')).toBeVisible();
    });

    await glance('the administrator sees who agreed', async () => {
      await page.goto('/admin/cmspages');
      await main.getByRole('link', { name: 'Netiquette' }).click();
      await main.getByRole('link', { name: 'Wer wann zugestimmt hat' }).click();
      await expect(main.getByText('Jakob Ahrens')).toBeVisible();
      await expect(main.getByText('Ruth Lindner')).toHaveCount(0);
    });
  },
};

const openProfile = async ({ page }: Visit) => {
  await page.goto('/konto/profil');
  await page.getByLabel('Über mich').fill('Ich schreibe über Brücken.');
};

const saveProfile = ({ page }: Visit) =>
  page.getByRole('main').getByRole('button', { name: 'Speichern', exact: true }).click();

const agree = ({ page }: Visit) => page.getByRole('button', { name: 'Ich stimme zu' }).click();
