import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { Island } from '#kernel/island.tsx';
import { renderToHtml } from '#kernel/render.tsx';
import { acting, hydrate } from '#kernel/testing/hydrate.ts';
import type { StreamUploadView } from '../views.ts';
import { problemOf } from './file-check.ts';
import { restTimer } from './rest-time.ts';
import * as texts from './texts.ts';
import { StreamUpload } from './StreamUpload.island.tsx';

const upload: StreamUploadView = {
  endpoint: '/media/tus',
  maxBytes: 2_000_000_000,
  maxText: '2\u00a0GB',
  accept: 'video/mp4,audio/*,.mkv',
  types: 'MP4, MKV und MP3',
  chunkBytes: 16_000_000,
  action: '/konto/videos',
  formMaxText: '32\u00a0MB',
};

beforeEach(() => localStorage.clear());

const anUploader = async () => {
  const place = await hydrate(<Island of={StreamUpload} when="load" props={{ upload, error: null }} />);
  const drop = (files: File[]) =>
    acting(() => {
      const event = new Event('drop', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'dataTransfer', { value: { files } });
      place.querySelector('form')!.dispatchEvent(event);
    });
  return { place, drop, said: () => place.querySelector('[role=alert]')?.textContent };
};

const problem = (name: string, size: number, type: string) => problemOf({ name, size, type }, upload);

describe('what may be sent', () => {
  it('is told by type or by name', () => {
    expect(problem('film.mp4', 1, 'video/mp4')).toBeNull();
    expect(problem('ton.mp3', 1, 'audio/mpeg')).toBeNull();
    expect(problem('FILM.MKV', 1, '')).toBeNull();
    expect(problem('brief.pdf', 1, 'application/pdf')).toBe(
      '„brief.pdf“ ist kein Video und kein Ton, wie wir sie annehmen. Erlaubt sind MP4, MKV und MP3.',
    );
  });

  it('is neither empty nor too large', () => {
    expect(problem('film.mp4', 0, 'video/mp4')).toBe('„film.mp4“ ist leer.');
    expect(problem('film.mp4', 2_000_000_000, 'video/mp4')).toBeNull();
    expect(problem('film.mp4', 2_100_000_000, 'video/mp4')).toBe(
      '„film.mp4“ ist mit 2,1\u00a0GB zu groß. Erlaubt sind 2\u00a0GB.',
    );
  });
});

describe('dropping', () => {
  it('refuses files of other kinds', async () => {
    const { drop, said } = await anUploader();
    await drop([new File(['x'], 'notiz.txt', { type: 'text/plain' })]);
    expect(said()).toContain('„notiz.txt“ ist kein Video und kein Ton');
  });

  it('refuses more than one file', async () => {
    const { drop, said } = await anUploader();
    const film = new File(['x'], 'film.mp4', { type: 'video/mp4' });
    await drop([film, film]);
    expect(said()).toBe('Bitte eine Datei nach der anderen.');
  });
});

describe('an uploader', () => {
  it('takes a file that was chosen before it was awake', async () => {
    const files = [new File(['x'], 'notiz.txt', { type: 'text/plain' })];
    const chosen = vi.spyOn(HTMLInputElement.prototype, 'files', 'get');
    chosen.mockReturnValue(files as unknown as FileList);
    const { said } = await anUploader();
    chosen.mockRestore();
    expect(said()).toContain('„notiz.txt“ ist kein Video und kein Ton');
  });

  it('sends nothing of a file whose upload is canceled while what sends it is still on its way', async () => {
    const opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
    const { place, drop, said } = await anUploader();
    await drop([new File(['x'], 'film.mp4', { type: 'video/mp4' })]);
    const button = [...place.querySelectorAll('button')].find(
      ({ textContent }) => textContent === texts.cancelUpload,
    )!;
    expect(opened).not.toHaveBeenCalled();
    await acting(() => button.click());
    await acting(() => import('tus-js-client'));
    await acting(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(opened).not.toHaveBeenCalled();
    expect(said()).toBe(texts.canceled);
    opened.mockRestore();
  });

  it('keeps the focus: at the upload of the file that was chosen, and at the chooser when that is canceled', async () => {
    const { place, drop } = await anUploader();
    place.querySelector('input')!.focus();
    await drop([new File(['x'], 'film.mp4', { type: 'video/mp4' })]);
    expect(document.activeElement?.textContent).toBe(texts.pauseUpload);
    const cancel = [...place.querySelectorAll('button')].at(-1)!;
    cancel.focus();
    await acting(() => cancel.click());
    expect(document.activeElement).toBe(place.querySelector('input'));
  });

  it('is there where the browser forbids storage', async () => {
    const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    const { place } = await anUploader();
    forbidden.mockRestore();
    expect(place.querySelector('input[type=file]')).not.toBeNull();
  });

  it('remembers a file that has not arrived as a whole', async () => {
    const entry = { metadata: { filename: 'umzug.mp4' } };
    localStorage.setItem('tus::tus-br-umzug.mp4::1', JSON.stringify(entry));
    const { place } = await anUploader();
    await vi.waitFor(() => expect(place.textContent).toContain(texts.unfinished('umzug.mp4')));
  });

  it.each([
    ['somebody else on this device sent', { reader: 'ada' }, new Date()],
    ['the server has given up by now', { reader: 'nobody' }, new Date(Date.now() - 2 * DAY_MS)],
  ])('says nothing of a file that %s', async (_, { reader }, at) => {
    const entry = { metadata: { filename: 'umzug.mp4', reader }, creationTime: at.toString() };
    localStorage.setItem('tus::tus-br-umzug.mp4::1', JSON.stringify(entry));
    const own = { metadata: { filename: 'fest.mp4', reader: 'nobody' }, creationTime: new Date().toString() };
    localStorage.setItem('tus::tus-br-zuletzt.mp4::2', JSON.stringify(own));
    const { place } = await anUploader();
    await vi.waitFor(() => expect(place.textContent).toContain(texts.unfinished('fest.mp4')));
    expect(place.textContent).not.toContain('umzug.mp4');
  });

  it('is a form for small files without JavaScript, with what was wrong', () => {
    document.body.innerHTML = renderToHtml(<StreamUpload upload={upload} error="Die Datei ist leer." />);
    const form = document.querySelector('form')!;
    expect([form.method, form.getAttribute('action'), form.enctype]).toEqual([
      'post',
      '/konto/videos',
      'multipart/form-data',
    ]);
    expect(form.textContent).toContain('Ohne JavaScript nimmt dieses Formular Dateien bis 32\u00a0MB an.');
    expect(document.querySelector('[role=alert]')!.textContent).toBe('Die Datei ist leer.');
  });
});

describe('the time that is left', () => {
  it('follows how fast it went lately, and says nothing at first', () => {
    const restOf = restTimer(10_000);
    expect(restOf({ at: 0, sent: 0 })).toBeNull();
    expect(restOf({ at: 1000, sent: 1000 })).toBeNull();
    expect(restOf({ at: 4000, sent: 4000 })).toBe(6);
    expect(restOf({ at: 24_000, sent: 5000 })).toBeNull();
    expect(restOf({ at: 29_000, sent: 5500 })).toBe(45);
  });

  it('is told in minutes and hours', () => {
    expect([40, 65, 600, 3600, 5400].map(texts.restTime)).toEqual([
      'weniger als eine Minute',
      'noch 1\u00a0Minute',
      'noch 10\u00a0Minuten',
      'noch 1\u00a0Stunde',
      'noch 1,5\u00a0Stunden',
    ]);
  });
});
