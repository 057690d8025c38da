import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { RedirectAnswer } from './answers.ts';
import { badInput, conflict, forbidden } from './errors.ts';
import { flash } from './flash.ts';
import {
  defaultFormatAt,
  fail,
  isSentByForm,
  orBack,
  responseFormatOf,
  succeed,
  succeedWith,
  wantsPage,
} from './reply.ts';

interface Asked {
  readonly method?: string;
  readonly url?: string;
  readonly accept?: string;
  readonly respondsWith?: 'page' | 'json';
  readonly type?: string;
}

const request = ({ method = 'GET', url = '/a', accept, respondsWith, type }: Asked) =>
  ({
    method,
    url,
    headers: { ...(accept !== undefined && { accept }), ...(type !== undefined && { 'content-type': type }) },
    routeOptions: { config: respondsWith ? { litfass: { respondsWith } } : {} },
  }) as unknown as FastifyRequest;

const BROWSER = 'text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8';

describe('page, or JSON', () => {
  it.each<[Asked, 'page' | 'json']>([
    [{}, 'page'],
    [{ accept: '*/*' }, 'page'],
    [{ accept: 'application/json' }, 'json'],
    [{ accept: BROWSER }, 'page'],
    [{ url: '/a/ajax/b' }, 'json'],
    [{ url: '/a/pub-api/b?c' }, 'json'],
    [{ url: '/a?b=/ajax/' }, 'page'],
    [{ url: '/ajaxen/b' }, 'page'],
    [{ url: '/a/ajax/b', accept: BROWSER }, 'json'],
    [{ respondsWith: 'json' }, 'json'],
    [{ respondsWith: 'json', accept: BROWSER }, 'json'],
    [{ respondsWith: 'page', url: '/a/ajax/b' }, 'page'],
    [{ method: 'POST' }, 'page'],
    [{ method: 'POST', accept: 'application/json' }, 'json'],
    [{ method: 'POST', url: '/a/ajax/b' }, 'json'],
    [{ method: 'POST', url: '/a/ajax/b', accept: BROWSER }, 'page'],
    [{ method: 'POST', respondsWith: 'json', accept: BROWSER }, 'page'],
  ])('%j gets a %s', (asked, format) => {
    expect(responseFormatOf(request(asked))).toBe(format);
    expect(wantsPage(request(asked))).toBe(asked.method === 'POST' && format === 'page');
  });

  it.each([
    ['/a', 'page'],
    ['/a/ajax', 'page'],
    ['/a/ajax/', 'json'],
    ['/pub-api/x', 'json'],
  ])('%s answers with a %s where nothing else is said', (path, format) =>
    expect(defaultFormatAt(path)).toBe(format),
  );

  it.each([
    ['application/x-www-form-urlencoded', true],
    ['multipart/form-data; boundary=x', true],
    ['Application/X-WWW-Form-Urlencoded;charset=utf-8', true],
    ['application/json', false],
    ['text/multipart/form-data', false],
    [undefined, false],
  ])('%s is sent by a form: %s', (type, is) => expect(isSentByForm(request(type ? { type } : {}))).toBe(is));
});

describe('what went well', () => {
  it('leads on to a page, with the message and others', () => {
    const answer = succeed(request({ method: 'POST' }), '/b', 'Gespeichert.', flash('warning', 'Aber.'));
    expect(answer).toBeInstanceOf(RedirectAnswer);
    expect(answer).toMatchObject({
      to: '/b',
      status: 303,
      flashes: [flash('success', 'Gespeichert.'), flash('warning', 'Aber.')],
    });
  });

  it('is a message for who asks for JSON', () =>
    expect(succeed(request({ method: 'POST', accept: 'application/json' }), '/b', 'Gespeichert.')).toEqual({
      status: 'success',
      msg: 'Gespeichert.',
    }));
});

const nobodyAsked = () => {
  throw new Error('Nobody asked for a page.');
};

describe('what went well and says more', () => {
  const fields = { id: 7, msg: 'Gespeichert.' };

  it('is what a program is told, in its order', () => {
    const asked = request({ method: 'POST', accept: 'application/json' });
    expect(JSON.stringify(succeedWith(asked, fields, nobodyAsked))).toBe(
      '{"status":"success","id":7,"msg":"Gespeichert."}',
    );
    expect(succeedWith(asked, {}, nobodyAsked)).toEqual({ status: 'success' });
  });

  it('is a page for others', () =>
    expect(succeedWith(request({ method: 'POST' }), fields, () => 'Seite')).toBe('Seite'));
});

const failing = (error: unknown) => async () => {
  throw error;
};

describe('what can’t be done', () => {
  it('is a page, and an error for who asks for JSON', () => {
    const error = conflict('Schon anders.');
    expect(fail(request({ method: 'POST' }), error, () => 'Seite')).toBe('Seite');
    expect(() => fail(request({ accept: 'application/json' }), error, () => 'Seite')).toThrow(error);
  });

  it('leads a form back to where it stands, with what was wrong', async () => {
    expect(await orBack({ wantsPage: true }, '/b', failing(conflict('Schon anders.')))).toMatchObject({
      to: '/b',
      status: 303,
      flashes: [flash('warning', 'Schon anders.', { fade: 0 })],
    });
    const error = badInput({ title: 'Der Titel fehlt.', text: 'Der Text auch.' }, 'Nicht gut.');
    expect(await orBack({ wantsPage: true }, '/b', failing(error))).toMatchObject({
      flashes: [flash('warning', 'Nicht gut. Der Titel fehlt. Der Text auch.', { fade: 0 })],
    });
  });

  it.each([
    ['who wants no page', false, conflict()],
    ['who must not', true, forbidden()],
    ['whom something else happens', true, new Error('kaputt')],
    ['whom something else happens that looks like it', true, Object.assign(new Error(), { status: 409 })],
  ])('is an error for those %s', async (_, wantsPage, error) =>
    expect(orBack({ wantsPage }, '/b', failing(error))).rejects.toBe(error),
  );

  it('is nothing where it can be done', async () =>
    expect(await orBack({ wantsPage: true }, '/b', async () => 'gut')).toBe('gut'));
});
