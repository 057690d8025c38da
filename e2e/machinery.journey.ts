// Whoever runs the portal looks after the machinery: every part of it, by links and buttons alone.
import { expect, expectSoon } from './journey.ts';
import type { Journey } from './journey.ts';
import { signIn } from './people.ts';

export const machinery: Journey = {
  name: 'machinery',
  portal: 'demo',
  screen: 'wide',
  walk: async (visit) => {
    const { page, step, glance } = visit;
    await signIn(visit, 'admin');
    const open = (name: string) =>
      page
        .getByRole('navigation', { name: 'Teile des Betriebs' })
        .getByRole('link', { name, exact: true })
        .click();

    await glance('an administrator sees how the machinery does', async () => {
      await page.goto('/admin/betrieb');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Betrieb');
      await expect(page.getByRole('main').getByRole('link', { name: 'Postausgang' })).toBeVisible();
    });

    await glance('where the room goes, and whose most of it is', async () => {
      await open('Speicher');
      await expect(page.getByRole('rowheader', { name: 'Bilder, wie sie hochgeladen wurden' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Wem das meiste gehört' })).toBeVisible();
    });

    await step('the caches are emptied, and the history tells it', async () => {
      await open('Zwischenspeicher');
      await page.getByRole('button', { name: 'Alle Zwischenspeicher leeren' }).click();
      await expect(page.getByText('Alle Zwischenspeicher sind leer')).toBeVisible();
    });

    await glance('how the database stands', async () => {
      await open('Datenbank');
      await expect(page.getByRole('rowheader', { name: 'comments', exact: true })).toBeVisible();
      await expect(page.getByText('höchstens')).toBeVisible();
    });

    await step('a bundle is switched off for the next start, and on again', async () => {
      await open('Bausteine');
      await page.getByRole('button', { name: 'Abschalten: Termine' }).click();
      await expect(page.getByText('ab dem nächsten Start abgeschaltet')).toBeVisible();
      await page.getByRole('button', { name: 'Einschalten: Termine' }).click();
      await expect(page.getByText('ab dem nächsten Start abgeschaltet')).toBeHidden();
    });

    await glance('which versions run', async () => {
      await open('Fassungen');
      await expect(page.getByRole('rowheader', { name: 'libvips' })).toBeVisible();
      await expect(page.getByText(/^Alle \d+ sind ausgeführt\.$/)).toBeVisible();
    });

    await step('the self-test says what works, and what to do about the rest', async () => {
      await page.goto('/admin/selbsttest');
      await page.getByRole('button', { name: 'Jetzt prüfen' }).click();
      await expectSoon(page.getByRole('button', { name: 'Noch einmal prüfen' })).toBeVisible();
    });
  },
};
