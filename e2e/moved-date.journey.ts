// A date that is moved reaches everybody who registered: a member, a guest, and whoever waits for a seat.
import { expect, expectSoon, WORKER_TIMEOUT_MS } from './journey.ts';
import type { Journey } from './journey.ts';
import { composerOn, untilSaved } from './writer.ts';
import { aMember, aVisitor, linkMailedTo, signIn } from './people.ts';

const EVENT = 'Apfelfest mit Pressen für alle';
const QUESTION = 'Wie viele Kilo bringen Sie mit?';

export const movedDate: Journey = {
  name: 'moved date',
  portal: 'demo',
  screen: 'phone',
  walk: async (visit) => {
    const { page, portal, step, glance } = visit;
    const [organiser, guest] = [await visit.another(), await visit.another()];
    const hilde = aVisitor('Hilde Brandt');
    const main = page.getByRole('main');
    let event = '';
    let list = '';
    let link = '';

    await organiser.step('the organiser opens the registration, for one', async () => {
      await signIn(organiser, 'redaktion');
      await organiser.page.goto('/events');
      await organiser.page.getByRole('link', { name: EVENT }).first().click();
      event = new URL(organiser.page.url()).pathname;
      await organiser.page.goto(`/events/${/_e(\d+)$/.exec(event)![1]!}/anmeldungen`);
      list = organiser.page.url();
      await organiser.page.getByLabel('Zu diesem Termin kann man sich anmelden').check();
      await organiser.page.getByLabel('Plätze an jedem Tag').fill('1');
      await organiser.page.getByLabel('Frage an alle, die sich anmelden').fill(QUESTION);
      await organiser.page.getByRole('button', { name: 'Speichern' }).click();
      await expect(organiser.page.getByText('Gespeichert.')).toBeVisible();
    });

    await step('a member gets the seat', async () => {
      await aMember(visit, 'Paula Reis');
      await page.goto(event);
      await page.getByRole('link', { name: /^Anmelden: / }).click();
      await page.getByLabel(QUESTION).fill('Zwölf');
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await expect(main).toContainText('Sie sind angemeldet: ein Platz.');
    });

    await guest.step('a guest comes too late for it, and confirms to wait', async () => {
      await guest.page.goto(event);
      await guest.page.getByRole('link', { name: /^Auf die Warteliste: / }).click();
      await guest.page.getByLabel('Ihr Name').fill(hilde.name);
      await guest.page.getByLabel('Ihre E-Mail-Adresse').fill(hilde.email);
      await guest.page.getByRole('button', { name: 'Auf die Warteliste' }).click();
      await expect(guest.page.getByText('Fast geschafft:')).toBeVisible();
      link = await linkMailedTo(portal, hilde.email);
      await guest.page.goto(link);
      await guest.page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
      await expect(guest.page.getByRole('main')).toContainText('Auf der Warteliste');
    });

    await organiser.step('both are on the list', async () => {
      await organiser.page.goto(list);
      for (const words of ['Paula Reis', 'Zwölf', 'Hilde Brandt', '1 auf der Warteliste'])
        await expect(organiser.page.getByRole('main')).toContainText(words);
    });

    await organiser.glance('the date is moved by an hour', async () => {
      await organiser.page.goto(event);
      await organiser.page.getByRole('link', { name: 'Bearbeiten' }).first().click();
      await expect(composerOn(organiser.page).text).toBeVisible();
      await organiser.page.locator('input[name="locations.0.dates.0.from"]').fill('11:00');
      await untilSaved(organiser.page);
      await organiser.page.getByRole('button', { name: 'Änderungen veröffentlichen' }).click();
      await organiser.page.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen' }).click();
      await expect(organiser.page).toHaveURL(new RegExp(`${event}$`));
      await expect(organiser.page.getByRole('main')).toContainText('11 bis');
    });

    await step('the member is told, and what it was before', async () => {
      await expect(async () => {
        await page.goto('/konto/mitteilungen');
        await expect(main).toContainText('Ein Termin, zu dem Sie angemeldet sind, ist verlegt', {
          timeout: 500,
        });
      }).toPass({ timeout: WORKER_TIMEOUT_MS });
      await expect(main).toContainText('11 bis');
      await expect(main).toContainText('Vorher:');
    });

    await organiser.glance('so is the guest, by mail', async () => {
      const admin = await organiser.another();
      await signIn(admin, 'admin');
      await expectSoon(async () => {
        await admin.page.goto(`/admin/postausgang?an=${encodeURIComponent(hilde.email)}`);
        await expect(admin.page.getByRole('main')).toContainText(`Verlegt: ${EVENT}`, { timeout: 500 });
      }).toPass({ timeout: WORKER_TIMEOUT_MS });
    });

    await glance('the member can’t come any more', async () => {
      await page.goto(event);
      await page.getByRole('link', { name: /^Ansehen oder absagen: / }).click();
      await page.getByRole('button', { name: 'Absagen' }).click();
      await expect(page.getByText('Sie haben abgesagt.')).toBeVisible();
    });

    await guest.step('so the guest comes, and reads when', async () => {
      await guest.page.goto(link);
      await expect(guest.page.getByRole('main')).toContainText('Angemeldet');
      await expect(guest.page.getByRole('main')).toContainText('11 bis');
    });
  },
};
