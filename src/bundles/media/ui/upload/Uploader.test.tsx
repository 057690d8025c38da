import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Island } from '#kernel/island.tsx';
import { acting, hydrate, testIsland } from '#kernel/testing/hydrate.ts';
import { MAX_UPLOAD_BYTES } from '../../constants.ts';
import { refusalOfDrop } from './check-files.ts';
import { MAX_DROP_BYTES } from './constants.ts';
import { progressOf } from './texts.ts';
import { Uploader } from './Uploader.tsx';

// The test has a server of its own, since what is tested is what the browser makes of answers and of broken connections.
type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;
const answers: Answer[] = [];
const received: string[] = [];
const server = createServer((request, response) => {
  // The page takes this server for another origin.
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*');
  if (request.method === 'OPTIONS') response.end();
  else answers.shift()!(request, response);
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => {};

const json =
  (status: number, body: unknown): Answer =>
  async (request, response) => {
    received.push((await buffer(request)).toString('latin1'));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const image = (id: number, more = {}) => ({ imageObj: { id, is_stub: true }, imageUrls: {}, ...more });
const sent = (id: number, more = {}) => json(200, { status: 'success', files: [image(id, more)] });

const uploaded: number[] = [];
const existing: unknown[] = [];
const removed: number[] = [];
const RULES = { accept: 'image/gif,image/jpeg', types: 'GIF, JPG' };
const TestUploader = () => (
  <Uploader
    rules={RULES}
    target={{ href: `http://127.0.0.1:${port}/media/imgeditor/upload`, imageManagerPrefix: 'test' }}
    onUploaded={({ imageObj }, { isExisting = false }) => {
      uploaded.push(imageObj.id);
      existing.push(isExisting);
    }}
    removeNew={async (id) => void removed.push(id)}
  />
);
testIsland('TestUploader', TestUploader);

const OtherUploader = () => (
  <Uploader
    rules={RULES}
    target={{
      href: `http://127.0.0.1:${port}/media/ajax/editorupload`,
      fields: { maxwidth: '800' },
      read: (status, answer) => {
        const { imageId: id } = answer as { imageId?: number };
        if (status !== 200 || !id) return { kind: 'refused', isFinal: true, msg: 'So nicht.' };
        return { kind: 'sent', image: image(id) as never };
      },
    }}
    forgetsDone
    onUploaded={({ imageObj }) => void uploaded.push(imageObj.id)}
  />
);
testIsland('OtherUploader', OtherUploader);

const aFile = (name = 'foto.jpg', { type = 'image/jpeg', size = 4 } = {}) => {
  const file = new File(['x'.repeat(Math.min(size, 10))], name, { type });
  if (size > 10) Object.defineProperty(file, 'size', { value: size });
  return file;
};

beforeEach(() => {
  for (const list of [answers, received, uploaded, existing, removed]) list.length = 0;
});

/** Waits until enough has happened. React draws at the end of `act`, so it waits in many short steps. */
const happening = async (isEnough: () => boolean) => {
  for (let look = 0; look < 500 && !isEnough(); look += 1)
    await acting(() => new Promise((resolve) => setTimeout(resolve, 10)));
};

const open = async (of = TestUploader) => {
  const place = await hydrate(<Island of={of} when="load" props={{}} />);
  const input = place.querySelector('input')!;
  const choose = (...files: File[]) =>
    acting(() => {
      Object.defineProperty(input, 'files', { value: files, configurable: true });
      Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const give = (type: 'drop' | 'paste', files: File[]) =>
    acting(() => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      const data = { files };
      Object.assign(event, { dataTransfer: data, clipboardData: data });
      place.querySelector('.zone')!.dispatchEvent(event);
    });
  const items = () => [...place.querySelectorAll('li')].map((item) => item.textContent ?? '');
  const states = () => [...place.querySelectorAll('li')].map((item) => item.dataset['state']);
  const alerts = () => [...place.querySelectorAll('.errors p')].map((alert) => alert.textContent);
  const press = (name: string) =>
    acting(() =>
      [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click(),
    );
  const until = async (wanted: (string | undefined)[]) => {
    await happening(() => String(states()) === String(wanted));
    expect(states()).toEqual(wanted);
  };
  return { place, choose, give, items, states, alerts, press, until };
};

describe('uploading', () => {
  it('sends the prefix and the file, and hands on the image', async () => {
    answers.push(sent(7));
    const { choose, until } = await open();
    await choose(aFile());
    await until(['done']);
    expect(received[0]).toMatch(
      /name="imageManagerPrefix"\r\n\r\ntest\r\n[\s\S]*name="file"; filename="foto.jpg"/,
    );
    expect(uploaded).toEqual([7]);
  });

  it('sends several one after the other, one at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answers.push(async (request, response) => {
      await promise;
      return sent(1)(request, response);
    }, sent(2));
    const { choose, until, states } = await open();
    await choose(aFile('eins.jpg'), aFile('zwei.jpg'));
    await until(['sending', 'waiting']);
    await happening(() => answers.length === 1);
    expect([states(), answers.length]).toEqual([['sending', 'waiting'], 1]);
    resolve();
    await until(['done', 'done']);
    expect(uploaded).toEqual([1, 2]);
  });

  it('goes to another call with what that one wants, and forgets what has arrived', async () => {
    answers.push(json(200, { imageId: 9 }), json(200, { status: 0 }));
    const { choose, until, items } = await open(OtherUploader);
    await choose(aFile('eins.jpg'), aFile('zwei.jpg'));
    await until(['refused']);
    expect(received[0]).toMatch(/name="maxwidth"\r\n\r\n800\r\n[\s\S]*filename="eins.jpg"/);
    expect([uploaded, items()[0]]).toEqual([[9], expect.stringContaining('So nicht.')]);
  });

  it('returns how many bytes are gone', () => {
    expect(progressOf(3_240_000, 8_100_000)).toBe('3,2 von 8,1\u00a0MB');
  });

  it('stops when it is cancelled, and goes on with the next', async () => {
    answers.push(() => {}, sent(2));
    const { choose, until, press } = await open();
    await choose(aFile('eins.jpg'), aFile('zwei.jpg'));
    await until(['sending', 'waiting']);
    await happening(() => answers.length === 1);
    await press('Abbrechen');
    await until(['done']);
    expect(uploaded).toEqual([2]);
  });

  it('says that the connection was interrupted, keeps the file, and tries again', async () => {
    answers.push((request) => request.socket.destroy(), sent(3));
    const { choose, until, items, press } = await open();
    await choose(aFile());
    await until(['interrupted']);
    expect(items()[0]).toContain('Verbindung unterbrochen');
    await press('Erneut versuchen');
    await until(['done']);
    expect(received[0]).toContain('filename="foto.jpg"');
  });

  it('keeps the focus with the file whose button was pressed, and at the chooser once that is gone', async () => {
    answers.push(
      (request) => request.socket.destroy(),
      () => {},
    );
    const { place, choose, until, press } = await open();
    await choose(aFile());
    await until(['interrupted']);
    const focus = (name: string) =>
      [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.focus();
    await acting(() => focus('Erneut versuchen'));
    await press('Erneut versuchen');
    await until(['sending']);
    expect(document.activeElement?.textContent).toBe('Abbrechen');
    await press('Abbrechen');
    expect(document.activeElement).toBe(place.querySelector('input'));
  });

  it('shows why the server refuses, in its words', async () => {
    answers.push(json(413, { error: [{ msg: 'Zu groß für uns.', name: 'foto.jpg' }] }));
    const { choose, until, items } = await open();
    await choose(aFile());
    await until(['refused']);
    expect(items()[0]).toContain('Zu groß für uns.');
    expect(items()[0]).not.toContain('Erneut versuchen');
    expect(uploaded).toEqual([]);
  });

  it('lets try once more what only came at a bad moment', async () => {
    answers.push(json(429, { error: [{ msg: 'Zu viele Bilder auf einmal.', name: 'foto.jpg' }] }), sent(8));
    const { choose, until, press } = await open();
    await choose(aFile());
    await until(['refused']);
    await press('Erneut versuchen');
    await until(['done']);
    expect(uploaded).toEqual([8]);
  });

  it('shows a sign in place of a file that the browser can’t draw', async () => {
    answers.push(sent(6));
    const { place, choose, until } = await open();
    await choose(aFile('foto.tiff'));
    await until(['done']);
    const preview = place.querySelector('li .preview')!;
    await acting(() => preview.querySelector('img')!.dispatchEvent(new Event('error')));
    expect([preview.querySelector('img'), preview.querySelector('svg')]).toEqual([null, expect.anything()]);
  });

  it('alerts with the name of the file when the server has no words', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="meldungen"></div>');
    answers.push((request, response) => {
      request.resume();
      response.writeHead(502).end('<html>');
    });
    const { choose, until } = await open();
    await choose(aFile());
    await until(['refused']);
    expect(document.querySelector('#meldungen > .alert')?.textContent).toContain(
      'foto.jpg: Die Datei ließ sich nicht hochladen.',
    );
  });

  it.each([
    ['Vorhandenes verwenden', [4], [9], [true]],
    ['Neues behalten', [9], [], [false]],
  ])('of a file that is there already: %s', async (choice, kept, gone, isExisting) => {
    answers.push(sent(9, { duplicateOf: image(4) }));
    const { choose, until, items, press } = await open();
    await choose(aFile());
    await until(['asking']);
    expect(items()[0]).toContain('Dieses Bild haben Sie schon einmal hochgeladen.');
    expect(uploaded).toEqual([]);
    await press(choice);
    await until(['done']);
    expect([uploaded, removed, existing]).toEqual([kept, gone, isExisting]);
  });
});

describe('what the browser itself refuses', () => {
  it('is a file over 32,000,000 bytes, to the byte', async () => {
    const { choose, alerts, states } = await open();
    await choose(aFile('groß.jpg', { size: MAX_UPLOAD_BYTES + 1 }));
    expect(alerts()).toEqual(['groß.jpg: Die Bild-Datei ist zu groß. Die maximale Größe beträgt 32 MB.']);
    expect(states()).toEqual([]);
  });

  it('is a file of the wrong type, chosen or dropped', async () => {
    const sentence = 'brief.pdf: Diese Datei ist kein Bild, wie wir es annehmen. Erlaubt sind GIF und JPG.';
    const { choose, give, alerts } = await open();
    await choose(aFile('brief.pdf', { type: 'application/pdf' }));
    expect(alerts()).toEqual([sentence]);
    await give('drop', [aFile('brief.pdf', { type: 'application/pdf' })]);
    expect(alerts()).toEqual([sentence]);
  });

  it('is more than one dropped file', async () => {
    const { give, alerts, states } = await open();
    await give('drop', [aFile('a.jpg'), aFile('b.jpg')]);
    expect(alerts()).toEqual(['Bitte legen Sie nur eine Datei auf einmal ab.']);
    expect(states()).toEqual([]);
  });

  it('is a drop over 33,554,432 bytes before its type is asked', () => {
    const huge = { name: 'x', size: MAX_DROP_BYTES + 1, type: 'application/pdf' };
    expect(refusalOfDrop([huge], RULES)).toBe(
      'Die Bild-Datei ist zu groß. Die maximale Größe beträgt 32 MB.',
    );
    expect(MAX_DROP_BYTES).toBe(33_554_432);
  });
});

it('asks for one picture where one may be dropped, though several may be chosen', async () => {
  const place = await hydrate(<Island of={TestUploader} when="load" props={{}} />);
  expect(place.textContent).toContain('Bild hierher ziehen');
  expect(place.textContent).toContain('Bilder auswählen');
});

describe('the clipboard', () => {
  it('uploads a picture', async () => {
    answers.push(sent(5));
    const { give, until } = await open();
    await give('paste', [aFile('image.png', { type: 'image/jpeg' })]);
    await until(['done']);
    expect(uploaded).toEqual([5]);
  });

  it('leaves text alone', async () => {
    const { give, states } = await open();
    await give('paste', []);
    expect(states()).toEqual([]);
  });
});
