import { afterEach, expect, it, vi } from 'vitest';
import { call } from './calls.ts';

afterEach(() => void vi.unstubAllGlobals());

const page = (status: number) => new Response('<!doctype html>', { status });

it.each([
  ['the page of a gateway on the way', page(200), 'unreachable'],
  ['one that refuses in the portal’s place', page(403), 'unreachable'],
  ['a gateway that takes no more', page(413), 'refused'],
  [
    'a refusal of the portal',
    Response.json({ status: 'error', msg: 'So nicht.' }, { status: 422 }),
    'refused',
  ],
  ['what the portal did', Response.json({ status: 'success' }), 'done'],
])('an answer is understood: %s', async (_, response, kind) => {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  expect(await call('/schreiben/ajax/neu', {})).toMatchObject({ kind });
});
