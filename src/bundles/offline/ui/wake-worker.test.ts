import { afterEach, describe, expect, it, vi } from 'vitest';
import { readOwn, saveOwn } from './own-storage.ts';
import { postToWorker, wakeWorker, watchReader } from './wake-worker.ts';

const aBrowser = (controller: { postMessage: (message: object) => void } | null) => {
  const active = { postMessage: vi.fn() };
  const register = vi.fn().mockResolvedValue({});
  vi.stubGlobal('navigator', {
    serviceWorker: { controller, register, ready: Promise.resolve({ active }) },
  });
  return { active, register };
};

afterEach(() => vi.unstubAllGlobals());

describe('the browser’s worker', () => {
  it('is told of the page that came before it, and of none after that', async () => {
    const first = aBrowser(null);
    await wakeWorker();
    expect(first.register).toHaveBeenCalledWith('/push-worker.js');
    expect(first.active.postMessage).toHaveBeenCalledWith({ type: 'keep', path: location.pathname });
    const later = aBrowser({ postMessage: vi.fn() });
    await wakeWorker();
    expect(later.active.postMessage).not.toHaveBeenCalled();
  });

  it('is done without where the browser has none', async () => {
    vi.stubGlobal('navigator', {});
    await expect(wakeWorker()).resolves.toBeUndefined();
    expect(() => postToWorker({ type: 'sync' })).not.toThrow();
  });

  it.each([
    ['/suche', '7'],
    ['/cockpit/mitglieder/7/abmelden', '7'],
    ['/newsletter/woche/abmelden', '7'],
    ['/abmelden', null],
  ])('forgets everything as somebody signs out, as does the browser, and not at %s', (action, left) => {
    const controller = { postMessage: vi.fn() };
    aBrowser(controller);
    watchReader();
    expect(controller.postMessage).toHaveBeenCalledWith({ type: 'sync' });
    saveOwn('places', '7');
    const form = Object.assign(document.createElement('form'), { action });
    document.body.append(form);
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(readOwn('places')).toBe(left);
    const said = controller.postMessage.mock.calls.map(([{ type }]) => type);
    expect(said.includes('forget')).toBe(left === null);
  });
});
