// Checks the sentences that the contract and its decisions fix for comments, to the letter.
import { describe, expect, it } from 'vitest';
import * as design from '#design/texts.ts';
import { HttpError, forbidden, unauthorised } from '#kernel/errors.ts';
import { FIRST_SHOWN, LAST_ONES_OFFSET } from './constants.ts';
import * as texts from './texts.ts';

describe('contract.md 5 and 8: comments', () => {
  it.each([
    ['Invalid comment routes', texts.invalidRoutes, 'Invalid routes for comments.'],
    ['Comment, lock, delete failure', design.somethingWentWrong, 'Something went wrong. Please try again.'],
    ['refused', design.unauthorised, 'Unbefugter Zugriff.'],
    ['anything else', design.genericError, 'Ein Fehler ist aufgetreten.'],
  ])('%s', (_, text, words) => expect(text).toBe(words));

  it.each<[number, HttpError]>([
    [401, unauthorised()],
    [403, forbidden()],
  ])('%i says exactly who may not', (status, error) =>
    expect([error.status, error.message]).toEqual([status, 'Unbefugter Zugriff.']),
  );
});

describe('contract.md 4: the list', () => {
  it('begins with the last three, offset -3', () => expect([FIRST_SHOWN, LAST_ONES_OFFSET]).toEqual([3, -3]));

  it.each([
    [1, '1 Kommentar', 'Alle 1 Kommentare laden'],
    [4, '4 Kommentare', 'Alle 4 Kommentare laden'],
    [1234567, '1.234.567 Kommentare', 'Alle 1.234.567 Kommentare laden'],
  ])('counts %i', (count, heading, loadAll) => {
    expect(texts.commentsHeading(count)).toBe(heading);
    expect(texts.loadAll(count)).toBe(loadAll);
  });
});

describe('contract.md 6: why a comment is not granted', () => {
  it('has a sentence for each reason of decisions 6.2', () =>
    expect(texts.refusals).toEqual({
      signedOut: 'Bitte melden Sie sich an, um mitzureden.',
      unconfirmed: 'Bitte bestätigen Sie erst Ihre E-Mail-Adresse. Dann können Sie mitreden.',
      suspended: 'Ihr Konto ist zurzeit gesperrt. Sie können lesen, aber nicht schreiben.',
      suspendedHere:
        'An diesem Ort können Sie zurzeit nicht schreiben. Warum und bis wann, steht in der Mail der Moderation.',
      locked: 'Die Kommentare zu diesem Beitrag sind geschlossen.',
      closed: 'Kommentare sind auf diesem Portal zurzeit geschlossen.',
      agreementOwed: 'Bitte stimmen Sie zuerst den neuen Nutzungsbedingungen zu. Dann können Sie mitreden.',
      factorOwed: 'Bitte richten Sie zuerst den zweiten Faktor ein, den Ihre Rolle verlangt.',
      tooFast: 'Das ging sehr schnell hintereinander. Bitte warten Sie eine Minute.',
      notYours: 'Diesen Kommentar können Sie nicht ändern.',
      tooLate: 'Für Änderungen an diesem Kommentar ist es zu spät.',
    }));
});
