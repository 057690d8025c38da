// Tests what a page says of itself, case by case; that browsers get it is in own-pages.test.ts.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { PageAnswer } from './answers.ts';
import { flash } from './flash.ts';
import { readerMark } from './offline-pages.ts';
import { forgetOwnPages, markReader, returnHeaders } from './own-pages.ts';
import { anonymous } from './viewer.ts';
import type { Viewer } from './viewer.ts';

const ada = { ...anonymous, id: 1 };
const secrets = ['x'.repeat(32)];
const mark = readerMark({ secrets }, ada);

const shared = {
  cache: [],
  status: undefined as number | undefined,
  isGated: false,
  viewer: ada,
  flashes: 0,
};
const returning = (changes: Partial<Record<keyof typeof shared, unknown>> = {}) => {
  const { cache, status, isGated, viewer, flashes } = { ...shared, ...changes } as typeof shared;
  const request = { routeOptions: { config: { litfass: { cache } } } };
  const state = {
    scheme: 'auto',
    flashes: Array.from({ length: flashes }, () => flash('success', 'Getan.')),
  };
  return returnHeaders(
    request as unknown as FastifyRequest,
    { options: { ...(status && { status }), ...(isGated && { isGated }) } } as unknown as PageAnswer,
    { viewer, state: state as never },
  );
};

describe('the back button may bring', () => {
  it.each([{}, { status: 200 }])('what all read, of somebody signed in: %j', (changes) =>
    expect(returning(changes)).toEqual({ 'cache-control': 'private, no-cache' }),
  );

  it.each([
    ['a page that isn’t shared', { cache: undefined }],
    ['an error', { status: 404 }],
    ['what isn’t for all', { isGated: true }],
    ['a page for nobody in particular', { viewer: anonymous }],
    ['a page that tells something', { flashes: 1 }],
  ])('nothing of %s', (_, changes) => expect(returning(changes)).toEqual({}));

  it('nothing of what no route has answered', () =>
    expect(
      returnHeaders(
        { routeOptions: { config: {} } } as unknown as FastifyRequest,
        { options: {} } as unknown as PageAnswer,
        { viewer: ada, state: { flashes: [] } as never },
      ),
    ).toEqual({}));
});

/** Returns the cookie that is set, if any. */
const marking = (asked: { viewer?: Viewer; access?: string; known?: string; publicUrl?: string }) => {
  const { viewer, access = 'anyone', known, publicUrl = 'http://localhost' } = asked;
  const set: [string, string][] = [];
  const request = {
    ctx: viewer && { viewer },
    portal: { secrets, config: { publicUrl } },
    cookies: known === undefined ? {} : { litfass_reader: known },
    routeOptions: { config: { litfass: { access } } },
  };
  markReader(
    request as unknown as FastifyRequest,
    { header: (...header: [string, string]) => set.push(header) } as unknown as FastifyReply,
  );
  return set.map(([name, value]) => `${name}: ${value}`);
};
const GONE = 'set-cookie: litfass_reader=; Path=/; Max-Age=0; SameSite=Lax';

describe('a reader', () => {
  it.each([
    [
      'signed in is told to scripts',
      { viewer: ada },
      [`set-cookie: litfass_reader=${mark}; Path=/; SameSite=Lax`],
    ],
    [
      'signed in under TLS is told under TLS alone',
      { viewer: ada, publicUrl: 'https://portal.example' },
      [`set-cookie: litfass_reader=${mark}; Path=/; SameSite=Lax; Secure`],
    ],
    ['who is known already isn’t told again', { viewer: ada, known: mark }, []],
    ['who is nobody isn’t told at all', { viewer: anonymous }, []],
    ['who is nobody any more is forgotten', { viewer: anonymous, known: mark }, [GONE]],
    ['of whom nobody has asked changes nothing', { known: 'x' }, []],
    ['by a link that is a key changes nothing', { viewer: ada, access: 'token' }, []],
  ])('%s', (_, asked, headers) => expect(marking(asked)).toEqual(headers));

  it('whose session ends takes along what the browser kept', () => {
    const set: unknown[] = [];
    forgetOwnPages({ header: (...header: unknown[]) => set.push(header) } as unknown as FastifyReply);
    expect(set).toEqual([
      ['clear-site-data', '"cache"'],
      ['set-cookie', GONE.slice('set-cookie: '.length)],
    ]);
  });
});
