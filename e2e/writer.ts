// This is what writers do in every composer, whatever they write about.
import type { Locator, Page } from 'playwright';
import { expect } from './journey.ts';

/** Returns the fields of the composer of an article, and what it says about itself. */
export const composerOn = (page: Page) => ({
  headline: page.getByRole('textbox', { name: 'Überschrift' }),
  lead: page.getByRole('textbox', { name: 'Vorspann' }),
  /** The text itself, once the editor has come. */
  text: page.locator('[contenteditable=true][role=textbox]'),
  place: page.getByRole('combobox', { name: 'Ort' }),
  category: page.getByRole('combobox', { name: 'Rubrik' }),
  tags: page.getByRole('combobox', { name: 'Schlagwörter' }),
  publish: page.getByRole('button', { name: 'Veröffentlichen', exact: true }),
  sheet: page.getByRole('dialog'),
});

/** Waits until the server has everything, and the address is that of the manuscript. */
export const untilSaved = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/schreiben\/\w+\/\d+$/);
  await expect(page.getByText(/^gespeichert \d/)).toBeVisible();
};

/** Types at the end of a field, key by key: fields grow with what stands in them, which is no jump only while one types. */
export const writeInto = async (field: Locator, words: string): Promise<void> => {
  await field.click();
  await field.page().keyboard.press('Control+End');
  await field.page().keyboard.type(words);
};

/** Files a contribution where it belongs: every one needs a place and a category. */
export const fileUnder = async (page: Page, place: string, category: string): Promise<void> => {
  const composer = composerOn(page);
  await composer.place.fill(place.slice(0, 3));
  await page
    .getByRole('option', { name: new RegExp(`^${place}`) })
    .first()
    .click();
  await composer.category.selectOption({ label: category });
};
