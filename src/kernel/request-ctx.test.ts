import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { sessionCookieName } from './request-cookies.ts';
import { guestCtx, pathOf, requestCtx } from './request-ctx.ts';
import { anonymous } from './viewer.ts';
import type { Viewer } from './viewer.ts';

const config = { publicUrl: 'http://localhost:3000' };
const ruth: Viewer = { ...anonymous, id: 7, name: 'Ruth' };

const setUp = ({
  token,
  knows = true,
  method = 'GET',
}: {
  token?: string;
  knows?: boolean;
  method?: string;
}) => {
  const asked: string[] = [];
  const viewer = async (_: unknown, given: string) => {
    asked.push(given);
    return given === 'gültig' ? ruth : undefined;
  };
  const request = {
    method,
    url: '/a',
    log: {},
    cookies: token === undefined ? {} : { [sessionCookieName(config)]: token },
    portal: {
      config,
      database: { db: {} },
      bundles: [{ name: 'ohne' }, ...(knows ? [{ name: 'users', viewer }] : [])],
    },
  } as unknown as FastifyRequest;
  return { request, asked };
};

describe('who asks', () => {
  it('is whoever the session belongs to, asked once for each request', async () => {
    const { request, asked } = setUp({ token: 'gültig' });
    const ctx = await requestCtx(request);
    expect(ctx.viewer).toBe(ruth);
    expect(await requestCtx(request)).toBe(ctx);
    expect(asked).toEqual(['gültig']);
  });

  it.each([
    ['without a session', {}],
    ['with an empty one', { token: '' }],
    ['with one that is over', { token: 'alt' }],
    ['where nobody knows people', { token: 'gültig', knows: false }],
  ])('is nobody %s', async (_, options) =>
    expect((await requestCtx(setUp(options).request)).viewer).toBe(anonymous),
  );

  it('is nobody in particular where that isn’t asked, whatever session there is', async () => {
    const { request, asked } = setUp({ token: 'gültig' });
    const guest = guestCtx(request);
    expect(guest.viewer).toBe(anonymous);
    expect(guestCtx(request)).toBe(guest);
    expect([await requestCtx(request), asked]).toEqual([guest, []]);
  });

  it('only looks where the head alone is asked for', async () => {
    expect((await requestCtx(setUp({ method: 'HEAD' }).request)).isUndone).toBe(true);
    expect((await requestCtx(setUp({}).request)).isUndone).toBeFalsy();
  });
});

it.each([
  ['/a', '/a'],
  ['/a?b', '/a'],
  ['/a?b?c', '/a'],
  ['?b', ''],
])('the path of %s is %s', (url, path) => expect(pathOf({ url })).toBe(path));
