// Somebody announces what takes place each week, in a sentence: leaves a day out, moves another, and readers get it as a series.
import { expect } from './journey.ts';
import type { Journey } from './journey.ts';
import { signIn } from './people.ts';
import { composerOn, fileUnder, untilSaved, writeInto } from './writer.ts';

export const announceASeries: Journey = {
  name: 'announce a series',
  portal: 'demo',
  screen: 'wide',
  isLong: true,
  walk: async (walk) => {
    const { page, step, glance } = walk;
    const composer = composerOn(page);
    const when = page.getByLabel('Wann? In Ihren Worten');
    const days = page.getByRole('list', { name: 'Termine der Serie' });

    await step('an event is begun', async () => {
      await signIn(walk, 'redaktion');
      await page.goto('/schreiben/termin');
      await writeInto(page.getByRole('textbox', { name: /^Titel/ }), 'Offene Chorprobe');
      await page.getByRole('textbox', { name: /^Veranstaltungsort/ }).fill('Gasthaus Zur Linde, Saal');
      await page.getByRole('textbox', { name: /^Wer lädt ein/ }).fill('Gemischter Chor 1887');
    });

    await glance('what isn’t understood is named', async () => {
      await when.fill('dienstags um 19 Uhr bei Vollmond');
      await when.press('Enter');
      await expect(page.getByText('„bei vollmond“ verstehen wir nicht.')).toBeVisible();
    });

    await glance('the dates stand there while the sentence is typed', async () => {
      await when.fill('dienstags von 19 bis 21 Uhr, fünf Mal');
      await expect(page.getByText(/^Verstanden: Jeden Dienstag von 19 bis 21 Uhr/)).toBeVisible();
      await expect(days.getByRole('listitem')).toHaveCount(5);
      await when.press('Enter');
      await expect(when).toHaveValue('');
      await expect(page.getByText('5 Termine')).toBeVisible();
    });

    await step('one is left out by a click, another gets hours of its own', async () => {
      await days.getByRole('checkbox').nth(1).uncheck();
      await expect(page.getByText('4 von 5 Terminen')).toBeVisible();
      await days
        .getByRole('button', { name: /ändern$/ })
        .nth(1)
        .click();
      await expect(page.getByText(/^Statt Dienstag/)).toBeVisible();
      await page.getByLabel('Beginn').fill('18:00');
      await untilSaved(page);
    });

    await glance('what was typed is there after a reload', async () => {
      await page.reload();
      await expect(page.getByText('4 von 5 Terminen')).toBeVisible();
      await expect(page.getByLabel('Beginn')).toHaveValue('18:00');
    });

    await step('it is filed where it belongs', async () => {
      await fileUnder(page, 'Auenfeld', 'Kultur');
      await untilSaved(page);
    });

    await glance('and comes out as a series', async () => {
      await composer.publish.click();
      await composer.sheet.getByRole('button', { name: 'Veröffentlichen' }).click();
      await expect(page).toHaveURL(/\/auenfeld\/e-kultur\/offene-chorprobe_e\d+$/);
      await expect(page.getByText(/^Jeden Dienstag von 19 bis 21 Uhr, ab/)).toBeVisible();
    });

    await step('readers take it into their calendars, with what is otherwise', async () => {
      const id = /_e(\d+)$/.exec(page.url())![1]!;
      const file = await (await page.request.get(`/events/ics/${id}`)).text();
      expect(file.match(/^(RRULE:FREQ=WEEKLY|EXDATE|RECURRENCE-ID)/gm)).toEqual([
        'RRULE:FREQ=WEEKLY',
        'EXDATE',
        'RECURRENCE-ID',
      ]);
    });
  },
};
