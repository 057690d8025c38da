// <x-island> acts in the browser: connects, waits for its trigger, fetches its chunk and React, hydrates. Browser-safe. Because
// it acts on connecting, whatever HTML comes into a page later is alive by itself.
import { islandNameOf } from './island-name.ts';
import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';

type Loader = () => Promise<unknown>;

const NEAR_PX = 250;
const INTERACTIONS = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * Defines the element. `loadLoaders` fetches, by island name, how each is fetched, as soon as one is on the page; `loadReact` what only
 * islands need.
 */
export const defineIslands = (
  loadLoaders: () => Promise<Readonly<Record<string, Loader>>>,
  loadReact: () => Promise<typeof import('./island-react.ts')>,
): void => {
  class IslandElement extends HTMLElement {
    private root: Root | undefined;
    private stopWaiting: (() => void) | undefined;

    connectedCallback() {
      if (this.stopWaiting) return;
      // The loaders come at once, so that the island's trigger doesn't have to wait for them.
      void loadLoaders();
      this.stopWaiting = waitFor(this, () => this.wake().catch(this.fail));
    }

    disconnectedCallback() {
      // A node that is only moved is connected again at once and stays alive.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.stopWaiting?.();
        this.stopWaiting = undefined;
        this.root?.unmount();
        this.root = undefined;
        delete this.dataset['awake'];
      });
    }

    /** Its code didn't come: what does without scripts shows by this. */
    private fail = (error: unknown) => {
      this.dataset['failed'] = '';
      reportError(error);
    };

    private async wake() {
      // <Island> writes all of its attributes.
      const name = this.getAttribute('name')!;
      const load = (await loadLoaders())[name];
      if (!load) return;
      const [module, react] = await Promise.all([load(), loadReact()]);
      if (!this.isConnected || this.root) return;
      const props = JSON.parse(this.getAttribute('props')!) as object;
      const Component = (module as Record<string, ComponentType<object>>)[name]!;
      this.root = react.wake(this, Component, props, this.getAttribute('prefix')!);
      this.dataset['awake'] = '';
    }
  }
  if (!customElements.get('x-island')) customElements.define('x-island', IslandElement);
};

/** Returns loaders by island name, from what `import.meta.glob('…/*.island.tsx')` gives. */
export const loadersByName = (modules: Readonly<Record<string, Loader>>): Record<string, Loader> =>
  Object.fromEntries(Object.entries(modules).map(([file, load]) => [islandNameOf(file), load]));

/** Calls `wake` once at the element's trigger; returns how to give up waiting. */
const waitFor = (element: HTMLElement, wake: () => void): (() => void) => {
  const hash = element.getAttribute('hash');
  const trigger = element.getAttribute('when');
  const isAddressed = () => !!hash && location.hash.startsWith(`#${hash}`);
  if (trigger === 'load' || isAddressed()) return later(wake, 0);
  const stops: (() => void)[] = [];
  const stop = () => stops.forEach((end) => end());
  const once = () => {
    stop();
    wake();
  };
  if (hash) stops.push(listen(window, 'hashchange', () => isAddressed() && once()));
  if (trigger === 'idle') stops.push(whenIdle(once));
  else if (trigger === 'interaction')
    for (const type of INTERACTIONS) stops.push(listen(element, type, once));
  else stops.push(whenNear(element, once));
  return stop;
};

const later = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const listen = (target: EventTarget, type: string, run: () => void) => {
  target.addEventListener(type, run);
  return () => target.removeEventListener(type, run);
};

const whenIdle = (run: () => void) => {
  if (!('requestIdleCallback' in window)) return later(run, 200);
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
};

const whenNear = (element: HTMLElement, run: () => void) => {
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && run(),
    { rootMargin: `${NEAR_PX}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
