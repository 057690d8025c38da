import { once } from 'node:events';
import net from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { defineBundle } from './bundle.ts';
import { path } from './named-routes.ts';
import { mount } from './routing.ts';
import { BODY_TIMEOUT_MS, HEADERS_TIMEOUT_MS, UPLOAD_TIMEOUT_MS, limitBodyTime } from './slow-body.ts';
import { testApp } from './testing/test-portal.ts';

const upload = { field: 'file', maxBytes: 1000, tooLarge: 'Zu groß.' };
const bundle = defineBundle({
  name: 'test',
  routes: (app) => {
    app.http.addHook('onRequest', async (request) => limitBodyTime(request, 50));
    mount(app, path('text', 'POST', '/x/ajax/text'), { access: 'anyone' }, async () => ({}));
    mount(
      app,
      path('stream', 'POST', '/x/ajax/strom'),
      { access: 'anyone', streams: 'application/octet-stream' },
      async ({ request }) => ({ bytes: (await buffer(request.raw)).length }),
    );
    mount(app, path('upload', 'POST', '/x/ajax/bild'), { access: 'anyone', upload }, async () => ({}));
  },
});

const { http } = await testApp({ bundles: [bundle] });
const port = Number(new URL(await http.listen({ port: 0 })).port);

/** Sends the head of a form at once and its body after a while. */
const dribble = async (url: string, type: string, body: string) => {
  const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  socket.write(
    `POST ${url} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  const late = setTimeout(() => socket.write(body), 200);
  await once(socket, 'close');
  clearTimeout(late);
  return answer.slice(0, answer.indexOf('\r\n'));
};

describe('a body that takes its time', () => {
  it('is not waited for', async () =>
    expect(await dribble('/x/ajax/text', 'application/json', '{"a":1}')).toBe(
      'HTTP/1.1 408 Request Timeout',
    ));

  it('is waited for when it is an upload', async () =>
    expect(
      await dribble(
        '/x/ajax/bild',
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
      ),
    ).toBe('HTTP/1.1 200 OK'));

  it('is waited for when its handler reads it itself', async () =>
    expect(await dribble('/x/ajax/strom', 'application/octet-stream', 'abc')).toBe('HTTP/1.1 200 OK'));

  it('of a program that came over no line isn’t waited for', () => {
    const raw = new Readable({ read: () => undefined });
    const headers = { 'content-length': '5' };
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    limitBodyTime({ raw: Object.assign(raw, { socket: {} }), headers, routeOptions: {} } as never);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has thirty seconds, as its head has, and as an upload ten minutes', () =>
    expect([HEADERS_TIMEOUT_MS, BODY_TIMEOUT_MS, UPLOAD_TIMEOUT_MS]).toEqual([30_000, 30_000, 600_000]));
});
