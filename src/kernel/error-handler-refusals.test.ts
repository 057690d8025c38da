// Tests what errors mean to the outside, whoever threw them; how that is shown is in error-handler.test.ts.
import { describe, expect, it } from 'vitest';
import { toRefusal } from './error-handler.ts';
import { tooMany } from './errors.ts';
import { StorageUnavailable } from './files-contract.ts';

describe('an error', () => {
  it.each([
    [400, 'Die Anfrage ist nicht lesbar.'],
    [401, 'Unbefugter Zugriff.'],
    [403, 'Unbefugter Zugriff.'],
    [404, 'Diese Seite gibt es nicht.'],
    [405, 'Diese Adresse nimmt solche Anfragen nicht an.'],
    [413, 'Die Anfrage ist zu groß.'],
    [414, 'Diese Adresse ist zu lang.'],
    [415, 'Dieses Format wird hier nicht angenommen.'],
    [429, 'Das waren zu viele Versuche. Bitte warten Sie einen Augenblick.'],
    [503, 'Das ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.'],
    [418, 'Die Eingabe ist ungültig.'],
    [499, 'Die Eingabe ist ungültig.'],
    [500, 'Ein Fehler ist aufgetreten.'],
    [502, 'Ein Fehler ist aufgetreten.'],
  ])('of the server with the status %i is said in German', (statusCode, msg) =>
    expect(toRefusal(Object.assign(new Error('internal words'), { statusCode }))).toEqual({
      status: statusCode,
      msg,
    }),
  );

  it.each([undefined, null, 'a word', {}])('that is none is ours: %j', (error) =>
    expect(toRefusal(error)).toEqual({ status: 500, msg: 'Ein Fehler ist aufgetreten.' }),
  );

  it('of the storage is one that passes', () =>
    expect(toRefusal(new StorageUnavailable('EIO'))).toMatchObject({ status: 503, retryAfterSeconds: 5 }));

  it('that was foreseen keeps its words', () =>
    expect(toRefusal(tooMany(30))).toEqual({
      status: 429,
      msg: 'Das waren zu viele Versuche. Bitte warten Sie einen Augenblick.',
      errors: undefined,
      retryAfterSeconds: 30,
    }));
});

const issue = (keyword: string, instancePath: string, params: object = {}) => ({
  keyword,
  instancePath,
  params,
});
const refusedFor = (validationContext: string, ...validation: readonly object[]) =>
  toRefusal({ validation, validationContext, statusCode: 400 });

describe('input that doesn’t fit', () => {
  it('is named by its field, or is that of the whole form', () => {
    expect(
      refusedFor(
        'body',
        issue('minLength', '/text', { limit: 2 }),
        issue('maxLength', '/list/3/title', { limit: 5 }),
        issue('required', '/place', { missingProperty: 'name' }),
        issue('required', '', { missingProperty: 'mail' }),
        issue('type', ''),
        issue('minLength', '/unknown'),
      ),
    ).toEqual({
      status: 400,
      msg: 'Die Eingabe ist ungültig.',
      errors: {
        text: 'Bitte mindestens 2 Zeichen eingeben.',
        'list.3.title': 'Bitte höchstens 5 Zeichen eingeben.',
        'place.name': 'Bitte füllen Sie dieses Feld aus.',
        mail: 'Bitte füllen Sie dieses Feld aus.',
        form: 'Diese Angabe ist ungültig.',
        unknown: 'Bitte mindestens 0 Zeichen eingeben.',
      },
    });
  });

  it('has one sentence for each field, that of what was wrong first', () =>
    expect(refusedFor('querystring', issue('type', '/a'), issue('required', '/a')).errors).toEqual({
      a: 'Diese Angabe ist ungültig.',
    }));

  it('in an address is what nobody knows', () =>
    expect(refusedFor('params', issue('type', '/id'))).toEqual({
      status: 404,
      msg: 'Diese Seite gibt es nicht.',
    }));
});
