import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { readyTool } from './ready-tool.ts';

const PATH = '/schreiben/schnappschuss';

/** Pretends to be a browser with a worker, which keeps the page since `savedSince`. */
const aBrowser = ({
  savedSince = undefined as number | undefined,
  saveData = false,
  hasWorker = true,
  onLine = true,
} = {}) => {
  const postMessage = vi.fn();
  const controller = hasWorker ? { postMessage } : null;
  const serviceWorker = Object.assign(new EventTarget(), { controller });
  vi.stubGlobal('navigator', { serviceWorker, connection: { saveData }, onLine });
  const kept =
    savedSince === undefined
      ? undefined
      : new Response('', { headers: { 'litfass-fetched': String(savedSince) } });
  vi.stubGlobal('caches', { match: vi.fn().mockResolvedValue(kept) });
  return postMessage;
};

const fetchScripts = vi.fn().mockResolvedValue(undefined);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  fetchScripts.mockClear();
});

describe('a page on which something can be begun without a network', () => {
  it('is kept with its scripts, and asked for once in a while', async () => {
    const postMessage = aBrowser();
    await readyTool(PATH, fetchScripts);
    expect(postMessage).toHaveBeenCalledWith({ type: 'tool', path: PATH });
    await readyTool(PATH, fetchScripts);
    expect(fetchScripts).toHaveBeenCalledOnce();
  });

  it('is asked for anew when it has become older than a day', async () => {
    const fresh = aBrowser({ savedSince: Date.now() - DAY_MS + 60_000 });
    await readyTool(PATH, fetchScripts);
    expect(fresh).not.toHaveBeenCalled();
    const old = aBrowser({ savedSince: Date.now() - DAY_MS - 60_000 });
    await readyTool(PATH, fetchScripts);
    expect(old).toHaveBeenCalledOnce();
  });

  it.each([
    ['without a worker', { hasWorker: false }],
    ['for who wants to save data', { saveData: true }],
    ['where there is no network', { onLine: false }],
  ])('costs nothing %s', async (_, browser) => {
    const postMessage = aBrowser(browser);
    await readyTool(PATH, fetchScripts);
    expect([postMessage.mock.calls, fetchScripts.mock.calls]).toEqual([[], []]);
  });

  it('is asked for again with the next page where the network went meanwhile', async () => {
    const postMessage = aBrowser();
    fetchScripts.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await readyTool(PATH, fetchScripts);
    expect(postMessage).not.toHaveBeenCalled();
    await readyTool(PATH, fetchScripts);
    expect(postMessage).toHaveBeenCalledOnce();
  });

  it('comes as soon as the worker is there', async () => {
    const postMessage = vi.fn();
    aBrowser({ hasWorker: false });
    await readyTool(PATH, fetchScripts);
    Object.assign(navigator.serviceWorker, { controller: { postMessage } });
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    await vi.waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  });

  it('is done without where storage is forbidden', async () => {
    const postMessage = aBrowser();
    vi.stubGlobal('caches', { match: vi.fn().mockRejectedValue(new Error('forbidden')) });
    await readyTool(PATH, fetchScripts);
    expect(postMessage).not.toHaveBeenCalled();
  });
});
