import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
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

  it('has thirty seconds, as its head has, and as an upload ten minutes', () =>
    expect([HEADERS_TIMEOUT_MS, BODY_TIMEOUT_MS, UPLOAD_TIMEOUT_MS]).toEqual([30_000, 30_000, 600_000]));
});
