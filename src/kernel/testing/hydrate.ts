// Plays the whole life of a component in jsdom: drawn as the server draws it, put into the document, its islands woken as in a
// browser. Whatever React or the browser complains about in a test that imports this file fails that test. Only for tests of
// what runs in a browser: each has a page of its own (setup-browser.ts).
import { act } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { beforeEach, expect, vi } from 'vitest';
import { registerIslands } from '../island.tsx';
import { defineIslands, loadersByName } from '../island-element.ts';
import { renderFragment } from '../render.tsx';
import { capturedLog } from './captured-log.ts';

/** Draws `element` on the server's side and brings it to life; returns its place in the document. */
export const hydrate = async (element: ReactElement): Promise<HTMLElement> =>
  upgradeElements(renderFragment(element, serverLog.log));

/** Puts HTML from the server into the document and wakes the islands in it, but those that wait to be touched. */
export const upgradeElements = async (html: string): Promise<HTMLElement> => {
  const place = document.createElement('div');
  place.innerHTML = html;
  await act(async () => {
    document.body.append(place);
    lookAt(place);
    await awake(place);
  });
  return place;
};

/** Waits until the islands of `place` are awake or can't be, but those that wait to be touched. */
export const awake = (place: Element): Promise<unknown> =>
  vi.waitFor(() =>
    expect(
      place.querySelectorAll('x-island:not([data-awake],[data-failed],[when=interaction])'),
    ).toHaveLength(0),
  );

/** Acts as a reader and waits for all that React makes of it. */
export const acting = (deed: () => unknown): Promise<void> =>
  act(async () => {
    await deed();
  });

/** Scrolls so that `place` and all in it is near the viewport. */
export const lookAt = (place: Element): void => {
  for (const [element, onNear] of watched) if (place.contains(element)) onNear();
};

/** Makes a component of a test an island on both sides. */
export const testIsland = (name: string, component: ComponentType<never>): void => {
  const module = { [name]: component };
  registerIslands({ [`${name}.island.tsx`]: module });
  loaders[name] = async () => module;
};

/** Makes an island whose code never comes. */
export const lostIsland = (name: string, component: ComponentType<never>): void => {
  testIsland(name, component);
  loaders[name] = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
};

/** Returns what was complained about in this test so far; the test takes it on itself. */
export const takeComplaints = (): string[] => complaints.splice(0);

const serverLog = capturedLog('warn');
const complaints: string[] = [];
const loaders = loadersByName(import.meta.glob('../../bundles/**/*.island.tsx'));

/** What is watched, since jsdom has no viewport: it comes near when the test looks at it. */
const watched = new Map<Element, () => void>();

class TestViewport {
  readonly #onNear: () => void;
  readonly #elements = new Set<Element>();
  constructor(callback: IntersectionObserverCallback) {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.#onNear = () => callback([entry], this as unknown as IntersectionObserver);
  }
  observe(element: Element) {
    this.#elements.add(element);
    watched.set(element, this.#onNear);
  }
  disconnect() {
    for (const element of this.#elements) watched.delete(element);
  }
}

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('IntersectionObserver', TestViewport);
defineIslands(
  async () => loaders,
  () => import('../island-react.ts'),
);

// React tells of a failed hydration by an error event.
window.addEventListener('error', (event) => {
  event.preventDefault();
  complaints.push(String(event.error ?? event.message));
});

const complain = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));

beforeEach(() => {
  const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  for (const spy of spies) spy.mockImplementation(complain);
  return async () => {
    await act(async () => document.body.replaceChildren());
    for (const spy of spies) spy.mockRestore();
    complaints.push(...serverLog.lines.splice(0).map(({ msg }) => `server: ${msg}`));
    expect(takeComplaints()).toEqual([]);
  };
});
