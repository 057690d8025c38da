import { describe, expect, it } from 'vitest';
import * as errors from './errors.ts';
import * as texts from './texts.ts';

describe('what goes wrong', () => {
  it.each([
    ['there is nothing', errors.notFound(), 404, texts.notFound],
    ['there was something', errors.gone(), 410, texts.gone],
    ['somebody has to sign in', errors.unauthorised(), 401, texts.unauthorised],
    ['somebody must not', errors.forbidden(), 403, texts.unauthorised],
    ['somebody who sees it must not', errors.forbiddenIfSeen(true), 403, texts.unauthorised],
    ['somebody who doesn’t see it must not', errors.forbiddenIfSeen(false), 404, texts.notFound],
    ['a request is none', errors.badRequest(), 400, texts.badInput],
    ['something was changed meanwhile', errors.conflict(), 409, texts.conflict],
    ['something is too large', errors.tooLarge(), 413, texts.tooLarge],
  ])('where %s', (_, error, status, message) => {
    expect(error).toBeInstanceOf(errors.HttpError);
    expect(error).toMatchObject({
      name: 'HttpError',
      status,
      message,
      errors: undefined,
      retryAfterSeconds: undefined,
    });
  });

  it('is said by field where fields are wrong', () => {
    const fields = { title: 'Der Titel fehlt.' };
    expect(errors.badInput(fields)).toMatchObject({ status: 422, message: texts.badInput, errors: fields });
    expect(errors.badRequest('So nicht.', fields)).toMatchObject({
      status: 400,
      message: 'So nicht.',
      errors: fields,
    });
  });

  it('passes after a time', () => {
    expect(errors.tooMany(7)).toMatchObject({ status: 429, message: texts.tooMany, retryAfterSeconds: 7 });
    expect(errors.unavailable()).toMatchObject({
      status: 503,
      message: texts.unavailable,
      retryAfterSeconds: 5,
    });
    expect(errors.unavailable(60)).toMatchObject({ retryAfterSeconds: 60 });
  });
});
