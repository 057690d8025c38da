// <Island of={X} when="visible" props={…}/> is the only way React gets into a browser. Browser-safe. On the server each island
// is drawn as a root of its own with its own id prefix, so that useId agrees when it wakes. Inside another island (on both
// sides) it is a plain child.
import { createContext, createElement, useContext } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { islandNameOf } from './island-name.ts';
import type { JsonOnly } from './json.ts';

/** When an island wakes: at once, when the browser is idle, near the viewport, or when touched. */
export type IslandTrigger = 'load' | 'idle' | 'visible' | 'interaction';

export interface IslandRoot {
  /** Returns the HTML of a root of its own; empty when the component throws (the browser then draws it from the props). */
  readonly draw: (element: ReactElement, prefix: string) => string;
  readonly nextPrefix: () => string;
  /** Stands for what is drawn once for many pages (cached-fragment.tsx); undefined where nothing is kept. */
  readonly cachedFragment: DrawCached | undefined;
}

export type DrawCached = (component: ComponentType<{ view: object }>, view: object) => ReactElement;

/**
 * The root in which islands are drawn; render.tsx sets it while a page or fragment is drawn, and it is unset in the browser and
 * inside an island.
 */
export const IslandRootContext = createContext<IslandRoot | null>(null);

type AnyProps = object;

interface IslandProps<P extends AnyProps> {
  readonly of: ComponentType<P>;
  readonly when: IslandTrigger;
  /** A URL hash beginning so wakes it at once. */
  readonly orHash?: string;
  readonly props: P & JsonOnly<P>;
}

export const Island = <P extends AnyProps>({ of: Component, when, orHash, props }: IslandProps<P>) => {
  const root = useContext(IslandRootContext);
  const element = createElement(Component, props);
  if (!root) return element;
  const prefix = root.nextPrefix();
  return createElement('x-island', {
    name: islandName(Component),
    props: JSON.stringify(props),
    prefix,
    when,
    hash: orHash,
    dangerouslySetInnerHTML: {
      __html: root.draw(createElement(IslandRootContext.Provider, { value: null }, element), prefix),
    },
  });
};

const names = new Map<unknown, string>();

type IslandModule = Readonly<Record<string, unknown>>;

/** Tells the server the names of all islands: what `import.meta.glob('…/*.island.tsx', { eager: true })` gives. */
export const registerIslands = (modules: Readonly<Record<string, IslandModule>>): void => {
  for (const [file, module] of Object.entries(modules))
    names.set(module[islandNameOf(file)], islandNameOf(file));
};

const islandName = (component: unknown): string => {
  const name = names.get(component);
  if (!name) throw new Error('This island is not registered: is its file called X.island.tsx and exports X?');
  return name;
};
