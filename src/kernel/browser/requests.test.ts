// @vitest-environment node
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPassing, post, request, waitForRequests } from './requests.ts';

const answers: PromiseWithResolvers<Response>[] = [];
const fetched = vi.fn<typeof fetch>(() => {
  answers.push(Promise.withResolvers<Response>());
  return answers.at(-1)!.promise;
});
vi.stubGlobal('fetch', fetched);
afterAll(() => void vi.unstubAllGlobals());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { resolve } of answers.splice(0)) resolve(new Response());
  fetched.mockClear();
  vi.useRealTimers();
});

/** Tells from outside whether the waiting is over. */
const waiting = () => {
  const state = { isOver: false };
  void waitForRequests().then(() => (state.isOver = true));
  return state;
};

const text = (response: Response) => response.text();
const outlives = () => fetched.mock.calls.map(([, options]) => options?.keepalive ?? false);

describe('waiting for requests', () => {
  it('is over at once when nothing is running', async () => {
    const state = waiting();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.isOver).toBe(true);
  });

  it('looks again every 250 milliseconds until all are answered', async () => {
    const both = [request('/a', {}, text), request('/b', {}, text)];
    const state = waiting();
    await vi.advanceTimersByTimeAsync(240);
    for (const { resolve } of answers) resolve(new Response('fertig'));
    expect(await Promise.all(both)).toEqual(['fertig', 'fertig']);
    expect(state.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(state.isOver).toBe(true);
  });

  it('lasts until the answer has been read', async () => {
    const body = Promise.withResolvers<string>();
    const reading = request('/a', {}, () => body.promise);
    answers[0]!.resolve(new Response());
    const state = waiting();
    await vi.advanceTimersByTimeAsync(1000);
    expect(state.isOver).toBe(false);
    body.resolve('gelesen');
    expect(await reading).toBe('gelesen');
    await vi.advanceTimersByTimeAsync(250);
    expect(state.isOver).toBe(true);
  });

  it('counts a request that failed as answered', async () => {
    const failing = request('/a', {}, text).catch((error: Error) => error.message);
    answers[0]!.reject(new TypeError('Failed to fetch'));
    expect(await failing).toBe('Failed to fetch');
    const state = waiting();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.isOver).toBe(true);
  });
});

describe('a request whose page is left at once', () => {
  it('goes on when it changes something', () => {
    void request('/a', { method: 'POST' }, text);
    void request('/a', { method: 'DELETE', body: new URLSearchParams({ grund: 'Tippfehler' }) }, text);
    expect(outlives()).toEqual([true, true]);
  });

  it('ends with its page when it only asks, or brings a file', () => {
    void request('/a', {}, text);
    void request('/a', { method: 'POST', body: new FormData() }, text);
    expect(outlives()).toEqual([false, false]);
  });

  it('is sent as any other when browsers would refuse so much, counted as it travels', () => {
    void request('/a', { method: 'POST', body: 'ü'.repeat(25_900) }, text);
    void request('/a', { method: 'POST', body: 'ü'.repeat(26_100) }, text);
    expect(outlives()).toEqual([true, false]);
  });

  it('goes on up to the last byte that browsers take', () => {
    void request('/a', { method: 'POST', body: 'x'.repeat(52_000) }, text);
    expect(outlives()).toEqual([true]);
  });

  it('leaves room for those that are on their way, until they are answered', async () => {
    const all = Array.from({ length: 8 }, () => request('/a', { method: 'POST' }, text));
    expect(outlives().filter(Boolean)).toHaveLength(7);
    for (const { resolve } of answers) resolve(new Response());
    await Promise.all(all);
    void request('/a', { method: 'POST' }, text);
    expect(outlives().at(-1)).toBe(true);
  });
});

describe('what a form would send', () => {
  const headers = { accept: 'application/json' };

  it('is sent, and the JSON that comes back is given', async () => {
    const body = new URLSearchParams({ a: '1' });
    const both = [post('/a', body), post('/b')];
    for (const { resolve } of answers) resolve(Response.json({ id: 7 }));
    expect(await Promise.all(both)).toEqual([{ id: 7 }, { id: 7 }]);
    expect(fetched.mock.calls).toEqual([
      ['/a', { method: 'POST', headers, body, keepalive: true }],
      ['/b', { method: 'POST', headers, keepalive: true }],
    ]);
  });

  it('is told where it was refused', async () => {
    const refused = post('/a').catch((error: Error) => error.message);
    answers[0]!.resolve(Response.json({}, { status: 409 }));
    expect(await refused).toBe('/a answered 409');
  });

  it.each(['{}', 'null', '[]'])('is told where something answered that isn’t ours: %s', async (said) => {
    const broken = post('/a').catch((error: Error) => error.message);
    answers[0]!.resolve(new Response(said));
    expect(await broken).toBe('/a answered nothing');
  });
});

it.each([
  [408, true],
  [425, true],
  [429, true],
  [500, true],
  [503, true],
  [200, false],
  [404, false],
  [409, false],
  [499, false],
])('an answer of %i may be another one later: %s', (status, isOne) => expect(isPassing(status)).toBe(isOne));
