import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { formerAddresses, sendToNewAddress, unknownAddresses } from './former-addresses.ts';
import type { AskedAddress } from './former-addresses.ts';

/** Asks a portal that knows where `/alt` is now, and breaks on `/kaputt`. */
const ask = async (method: string, url: string) => {
  const unknown: AskedAddress[] = [];
  const warned: string[] = [];
  const sent: unknown[] = [];
  const slots = [
    formerAddresses.add(async (ctx, { path }) => {
      if (path === '/kaputt') throw new Error('kaputt');
      if (ctx.isUndone !== (method === 'HEAD')) throw new Error('changes something');
      return path === '/alt' ? '/neu' : undefined;
    }),
    unknownAddresses.add(async (_, asked) => {
      if (asked.path === '/ungezählt') throw new Error('kaputt');
      unknown.push(asked);
      return undefined;
    }),
  ];
  const log = { warn: (_: unknown, words: string) => warned.push(words) };
  const portal = { bundles: [{ slots }], allBundles: [{ slots }], database: {}, log };
  const reply = {
    code: (status: number) => (sent.push(status), reply),
    header: (name: string, value: string) => (sent.push(`${name}: ${value}`), reply),
    send: () => (sent.push('sent'), reply),
  };
  const request = { portal, method, url, log } as unknown as FastifyRequest;
  const isSent = await sendToNewAddress(request, reply as unknown as FastifyReply);
  return { isSent, sent, unknown, warned };
};

describe('an address at which there is nothing any more', () => {
  it.each(['GET', 'HEAD'])('leads to where it is now, for an hour, asked by %s', async (method) => {
    expect(await ask(method, '/alt?a=1')).toEqual({
      isSent: true,
      sent: [301, 'location: /neu', 'cache-control: public, max-age=3600', 'sent'],
      unknown: [],
      warned: [],
    });
  });

  it.each([
    ['GET', '/nie', { path: '/nie', query: '', isOnlyAsked: false }],
    ['GET', '/nie?seite=2', { path: '/nie', query: '?seite=2', isOnlyAsked: false }],
    ['GET', '?', { path: '', query: '?', isOnlyAsked: false }],
    ['HEAD', '/nie', { path: '/nie', query: '', isOnlyAsked: true }],
  ])('%s %s, of which nothing is known, is told to whoever counts that', async (method, url, asked) => {
    const { isSent, sent, unknown } = await ask(method, url);
    expect([isSent, sent, unknown]).toEqual([false, [], [asked]]);
  });

  it.each([
    ['POST', '/alt'],
    ['GET', '/a/alt'],
  ])('%s %s is none, since it is no page', async (method, url) => {
    expect(await ask(method, url)).toEqual({ isSent: false, sent: [], unknown: [], warned: [] });
  });

  it.each([
    ['/kaputt', 1, 'former addresses not asked'],
    ['/ungezählt', 0, 'unknown address not counted'],
  ])('%s isn’t there all the same where somebody who is asked breaks', async (url, count, warning) => {
    const { isSent, unknown, warned } = await ask('GET', url);
    expect([isSent, unknown.length, warned]).toEqual([false, count, [warning]]);
  });
});
