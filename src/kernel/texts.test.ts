import { expect, it } from 'vitest';
import { errorTitle, fieldTooLong, pagesOwed } from './texts.ts';

it('says which pages somebody still has to agree to', () => {
  expect(pagesOwed(['Regeln'])).toBe('Bitte stimmen Sie zuerst der Seite „Regeln“ zu.');
  expect(pagesOwed(['Regeln', 'Spende'])).toBe(
    'Bitte stimmen Sie zuerst den Seiten „Regeln“ und „Spende“ zu.',
  );
  expect(pagesOwed(['A', 'B', 'C'])).toContain('„A“, „B“ und „C“');
});

it.each([
  [404, 'Nicht gefunden'],
  [503, 'Gleich wieder da'],
  [418, 'Ungültige Anfrage'],
  [499, 'Ungültige Anfrage'],
  [500, 'Fehler'],
  [502, 'Fehler'],
])('a page of an error %i is called „%s“', (status, title) => expect(errorTitle(status)).toBe(title));

it('says how long something may be', () =>
  expect(fieldTooLong(20)).toBe('Bitte höchstens 20 Zeichen eingeben.'));
