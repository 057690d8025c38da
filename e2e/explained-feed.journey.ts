// A member says where they live, reads why a piece stands where it stands, wants less of something, takes that back, and has
// everything by time alone with one press. Without scripts.
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';
import { signIn } from './people.ts';

export const explainedFeed: Journey = {
  name: 'explained feed',
  portal: 'demo',
  screen: 'phone',
  javaScript: false,
  walk: async (visit) => {
    const { page, step, glance } = visit;
    await signIn(visit, 'mitglied');
    const why = page.locator('main details').first();

    await step('the front page says of each piece of one’s own part why it is there', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Für Sie', exact: true })).toBeVisible();
      await why.locator('summary').click();
      await expect(why.getByText('Zusammen')).toBeVisible();
    });

    await step('less of something stands further down, until it is taken back', async () => {
      await page.goto('/konto/feed');
      await why.locator('summary').click();
      await why
        .getByRole('button', { name: /^von |^aus / })
        .first()
        .click();
      await expect(page.locator('flash-message')).toContainText('Davon sehen Sie jetzt weniger');
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(page.locator('flash-message')).toContainText('Das zählt wieder wie alles andere');
    });

    await step('what counts how much is set by sliders', async () => {
      await page.goto('/konto/feed/einstellungen');
      await page.getByLabel('Nähe').press('End');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.locator('flash-message')).toHaveText('Ihre Reihenfolge ist gespeichert.');
      await expect(page.getByLabel('Nähe')).toHaveValue('4');
    });

    await step('one press, and only the time counts', async () => {
      await page.goto('/konto/feed');
      await page.getByRole('button', { name: 'Neueste zuerst' }).click();
      await expect(page.getByText('Warum sehe ich das?')).toHaveCount(0);
      await page.goto('/konto/feed');
      await expect(page.getByRole('button', { name: 'Neueste zuerst' })).toHaveAttribute(
        'aria-current',
        'true',
      );
    });

    await glance('and back again', async () => {
      await page.getByRole('button', { name: 'Passend' }).click();
      await expect(page.getByText('Warum sehe ich das?').first()).toBeVisible();
    });

    await step('how it is done is explained to everybody', async () => {
      await page.goto('/reihenfolge');
      await expect(page.getByRole('heading', { name: 'So werden Beiträge sortiert' })).toBeVisible();
    });
  },
};
