// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request, waitForRequests } from './requests.ts';

const answers: PromiseWithResolvers<Response>[] = [];
vi.stubGlobal('fetch', () => {
  answers.push(Promise.withResolvers<Response>());
  return answers.at(-1)!.promise;
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  answers.length = 0;
  vi.useRealTimers();
});

/** Tells from outside whether the waiting is over. */
const waiting = () => {
  const state = { isOver: false };
  void waitForRequests().then(() => (state.isOver = true));
  return state;
};

const text = (response: Response) => response.text();

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
