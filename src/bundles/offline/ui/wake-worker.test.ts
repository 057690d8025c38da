import { afterEach, describe, expect, it, vi } from 'vitest';
import { PLACES_KEY } from '../constants.ts';
import { tellWorker, wakeWorker, watchReader } from './wake-worker.ts';

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
    expect(() => tellWorker({ type: 'sync' })).not.toThrow();
  });

  it('forgets everything as somebody signs out, as does the browser', () => {
    const controller = { postMessage: vi.fn() };
    aBrowser(controller);
    watchReader();
    expect(controller.postMessage).toHaveBeenCalledWith({ type: 'sync' });
    localStorage.setItem(PLACES_KEY, '[]');
    for (const action of ['/suche', '/abmelden']) {
      const form = Object.assign(document.createElement('form'), { action });
      document.body.append(form);
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      expect(localStorage.getItem(PLACES_KEY)).toBe(action === '/suche' ? '[]' : null);
    }
    expect(controller.postMessage).toHaveBeenLastCalledWith({ type: 'forget' });
  });
});
