import { once } from 'node:events';
import net from 'node:net';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { page, seeOther } from './answers.ts';
import { defineBundle } from './bundle.ts';
import { testConfig } from './config.ts';
import { sendEarlyHints } from './early-hints.ts';
import { path } from './named-routes.ts';
import type { Portal } from './portal.ts';
import { mount } from './routing.ts';
import { testApp } from './testing/test-portal.ts';

const View = () => createElement('p', null, 'Da ist sie.');
const shown = async () => page(View, {}, { head: { title: 'Seite' }, tags: ['thing'] });
const bundle = defineBundle({
  name: 'test',
  routes: (app) => {
    const anyone = { access: 'anyone' } as const;
    mount(app, path('kept', 'GET', '/behalten'), { ...anyone, cache: [] }, shown);
    mount(app, path('form', 'POST', '/formular'), anyone, shown);
    mount(app, path('gone', 'GET', '/weg'), anyone, async () => seeOther('/behalten'));
    mount(app, path('data', 'GET', '/x/ajax/daten'), anyone, async () => ({}));
  },
});

const LINKS = [
  '</assets/site.css>; rel=preload; as=style',
  '</assets/text.woff2>; rel=preload; as=font; type=font/woff2; crossorigin',
];

const serve = async (earlyHints: boolean) => {
  const { http, portal } = await testApp({ bundles: [bundle], config: { earlyHints } });
  vi.spyOn(portal.shell, 'earlyLinks').mockReturnValue(LINKS);
  return Number(new URL(await http.listen({ port: 0 })).port);
};
const [withHints, without] = [await serve(true), await serve(false)];

const BROWSER = 'Host: localhost\r\nConnection: close\r\nAccept: text/html\r\n';
/** Returns all that a socket gets: each head by itself, the last with its body. */
const ask = async (line: string, { port = withHints, headers = BROWSER } = {}): Promise<string[]> => {
  const socket = net.connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  socket.write(`${line}\r\n${headers}\r\n`);
  await once(socket, 'close');
  return answer.split(/(?=^HTTP\/1\.1 \d)/m);
};
const statusOf = (head = '') => head.slice(9, 12);

it.each([0, 1, 2])('of %i files there is a hint where there is any', (count) => {
  const request = {
    method: 'GET',
    headers: { accept: 'text/html' },
    raw: { httpVersion: '1.1' },
    routeOptions: { config: { litfass: { respondsWith: 'page' } } },
  } as unknown as FastifyRequest;
  const writeEarlyHints = vi.fn<(hints: object) => void>();
  const reply = { raw: { writeEarlyHints } } as unknown as FastifyReply;
  const link = LINKS.slice(0, count);
  const shell = { earlyLinks: () => link } as unknown as Portal['shell'];
  sendEarlyHints({ config: testConfig({ earlyHints: true }), shell }, request, reply);
  expect(writeEarlyHints.mock.calls).toEqual(count === 0 ? [] : [[{ link }]]);
});

describe('a page that is being drawn', () => {
  it('is preceded by its styles and letters, and comes whole after them', async () => {
    const [hint = '', answer = '', ...others] = await ask('GET /behalten?neu HTTP/1.1');
    expect([statusOf(hint), statusOf(answer), others]).toEqual(['103', '200', []]);
    for (const link of LINKS) expect(hint).toContain(link);
    expect(hint).not.toMatch(/set-cookie|x-request-id/i);
    expect(answer).toContain('Da ist sie.');
  });

  it('is so for everybody who asks at the same time, each with a hint of their own', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask('GET /behalten HTTP/1.1')));
    for (const heads of answers) {
      expect(statusOf(heads.at(-1))).toBe('200');
      expect(heads.filter((head) => statusOf(head) === '103').length).toBeLessThanOrEqual(1);
    }
    expect((await ask('GET /behalten HTTP/1.1')).map(statusOf)).toEqual(['200']);
  });

  it('keeps the connection in order: what comes next is read as usual', async () => {
    const heads = await ask(
      `GET /weg HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\nGET /x/ajax/daten HTTP/1.1`,
    );
    expect(heads.map(statusOf)).toEqual(['103', '303', '200']);
  });
});

describe('no hint', () => {
  it.each([
    ['where nobody said that the proxy knows them', 'GET /weg HTTP/1.1', { port: without }, '303'],
    ['to HTTP/1.0', 'GET /weg HTTP/1.0', {}, '303'],
    ['before data', 'GET /x/ajax/daten HTTP/1.1', {}, '200'],
    ['after a form', 'POST /formular HTTP/1.1', {}, '200'],
    ['to programs', 'GET /weg HTTP/1.1', { headers: 'Host: localhost\r\nConnection: close\r\n' }, '303'],
    ['to HEAD', 'HEAD /weg HTTP/1.1', {}, '303'],
    ['where nothing is', 'GET /nirgends HTTP/1.1', {}, '404'],
  ])('comes %s', async (_, line, how, status) => {
    expect((await ask(line, how)).map(statusOf)).toEqual([status]);
  });
});
