import { afterEach, describe, expect, it, vi } from 'vitest';
import { whoIsSignedIn } from './sign-in-calls.ts';

afterEach(() => vi.unstubAllGlobals());

const answerBy = (answers: Readonly<Record<string, () => Response>>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string) => Promise.resolve(answers[address]?.() ?? new Response('', { status: 404 }))),
  );
const composerOf = (id: number) => () => {
  const element = document.createElement('x-island');
  element.setAttribute('props', JSON.stringify({ view: { viewer: { id } } }));
  return new Response(element.outerHTML);
};
const manuscriptFor = (id: number) => () => Response.json({ status: 'success', viewer: { id } });
const closed = () => new Response('', { status: 403 });

describe('whoever signs in again in a composer', () => {
  it('is found by the text, also where no new ones are begun any more', async () => {
    answerBy({
      '/schreiben/ajax/manuskript/5': manuscriptFor(7),
      '/schreiben/schnappschuss': closed,
    });
    expect(await whoIsSignedIn('imagepost', 5)).toBe(7);
  });

  it('is found by a new one who may not see the text, and while it isn’t saved', async () => {
    answerBy({ '/schreiben/artikel': composerOf(8) });
    expect(await whoIsSignedIn('article', 5)).toBe(8);
    expect(await whoIsSignedIn('article', null)).toBe(8);
  });

  it('is nobody without an answer', async () => {
    answerBy({});
    expect(await whoIsSignedIn('article', 5)).toBeNull();
  });
});
