// Tests what goes out to one reader, byte by byte and header by header; what is shared is in send.test.ts.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sendOnce } from './send.ts';

const LONG = 'Lieblingsstadt '.repeat(200);

const sent = (
  page: { status?: number; headers?: Record<string, string>; body?: string },
  { set = {}, accepts }: { set?: Record<string, string>; accepts?: string } = {},
) => {
  const headers: Record<string, string> = { ...set };
  const answer: { status?: number; body?: unknown } = {};
  const reply = {
    header: (name: string, value: string) => void (headers[name] = value),
    hasHeader: (name: string) => name in headers,
    code: (status: number) => {
      answer.status = status;
      return { send: (body: unknown) => void (answer.body = body) };
    },
  };
  const request = { headers: { 'accept-encoding': accepts } } as unknown as FastifyRequest;
  const { status = 200, body = LONG } = page;
  sendOnce(request, reply as unknown as FastifyReply, {
    status,
    headers: page.headers ?? { 'content-type': 'text/plain; charset=utf-8' },
    body: Buffer.from(body),
    tags: undefined,
  });
  return { ...answer, headers };
};

describe('what only one reader gets', () => {
  it('is kept by nobody, and differs by who asks and how', () => {
    expect(sent({})).toEqual({
      status: 200,
      body: Buffer.from(LONG),
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'private, no-store',
        vary: 'Accept-Encoding, Cookie',
      },
    });
  });

  it('leaves what was said of it before', () => {
    const set = { 'cache-control': 'no-cache', vary: 'Accept' };
    expect(sent({}, { set }).headers).toMatchObject(set);
  });

  it('has no body where there is none', () =>
    expect(sent({ status: 204, headers: {}, body: '' })).toMatchObject({ status: 204, body: undefined }));

  it.each([
    'text/html; charset=utf-8',
    'text/csv',
    'application/json; charset=utf-8',
    'application/rss+xml',
    'application/ld+json',
    'image/svg+xml',
  ])('is compressed where it is text: %s', (type) => {
    const { headers, body } = sent({ headers: { 'content-type': type } }, { accepts: 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body as Buffer).toString()).toBe(LONG);
  });

  it.each([
    [{ 'content-type': 'image/png' }, 'gzip'],
    [{ 'content-type': 'application/zip' }, 'gzip'],
    [{ 'content-type': 'text/plain', 'content-encoding': 'br' }, 'gzip'],
    [{}, 'gzip'],
    [{ 'content-type': 'text/plain' }, undefined],
  ])('goes out as it is, with %j, to who takes %s', (headers: Record<string, string>, accepts) => {
    const answer = sent({ headers }, accepts === undefined ? {} : { accepts });
    expect(answer.body).toEqual(Buffer.from(LONG));
    expect(answer.headers['content-encoding']).toBe(headers['content-encoding']);
  });
});
