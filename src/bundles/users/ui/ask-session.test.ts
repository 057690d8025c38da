import { beforeEach, expect, it, vi } from 'vitest';
import { askSession } from './ask-session.ts';

const reload = vi.fn();
vi.stubGlobal('location', { reload });
const answerWith = (status: number) => vi.stubGlobal('fetch', async () => new Response('{}', { status }));

beforeEach(() => {
  reload.mockClear();
  document.body.textContent = 'Guten Tag, Ada.';
});

it('a page whose session was ended from elsewhere empties itself and is asked for anew', async () => {
  answerWith(401);
  await askSession();
  expect([document.body.textContent, reload.mock.calls.length]).toEqual(['', 1]);
});

it('one whose reader is still here stays, as it does where nothing can be asked', async () => {
  answerWith(200);
  await askSession();
  answerWith(503);
  await askSession();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await askSession();
  expect([document.body.textContent, reload.mock.calls.length]).toEqual(['Guten Tag, Ada.', 0]);
});
