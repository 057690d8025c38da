// Tests who is sent a hint; that it comes before the page is shown over a connection in early-hints.test.ts.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { sendEarlyHints } from './early-hints.ts';
import type { Portal } from './portal.ts';

const asking = {
  earlyHints: true,
  links: ['</site.css>; rel=preload; as=style'],
  method: 'GET',
  httpVersion: '1.1',
  respondsWith: 'page',
  accept: 'text/html,*/*' as string | undefined,
  headersSent: false,
};
const hinted = (changes: Partial<typeof asking> = {}) => {
  const { earlyHints, links, method, httpVersion, respondsWith, accept, headersSent } = {
    ...asking,
    ...changes,
  };
  const writeEarlyHints = vi.fn();
  const portal = { config: { earlyHints }, shell: { earlyLinks: () => links } };
  const request = {
    method,
    raw: { httpVersion },
    headers: { accept },
    routeOptions: { config: { litfass: { respondsWith } } },
  };
  sendEarlyHints(
    portal as unknown as Portal,
    request as unknown as FastifyRequest,
    { raw: { headersSent, writeEarlyHints } } as unknown as FastifyReply,
  );
  return writeEarlyHints.mock.calls.flat();
};

it('a browser that asks for a page is told of what it will need', () =>
  expect(hinted()).toEqual([{ link: asking.links }]));

it.each([
  { earlyHints: false },
  { links: [] },
  { method: 'POST' },
  { method: 'HEAD' },
  { httpVersion: '1.0' },
  { respondsWith: 'json' },
  { accept: 'application/json' },
  { accept: undefined },
  { headersSent: true },
])('nobody else is: %j', (changes) => expect(hinted(changes)).toEqual([]));
