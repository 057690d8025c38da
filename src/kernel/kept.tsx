// <Kept of={X} view={…}/>: a part of a page that is the same for many readers. The server draws it once for each view and
// keeps the HTML; the same view again costs a look-up. In a fragment or an island it is a plain component. Browser-safe.
import { createElement, useContext } from 'react';
import type { ComponentType } from 'react';
import { IslandRootContext } from './island.tsx';
import type { JsonOnly } from './json.ts';

export interface KeptProps<V extends object> {
  /** Draws nothing but its view. */
  readonly of: ComponentType<{ view: V }>;
  readonly view: V & JsonOnly<V>;
}

export const Kept = <V extends object>({ of: Component, view }: KeptProps<V>) => {
  const root = useContext(IslandRootContext);
  return root?.keep
    ? root.keep(Component as ComponentType<{ view: object }>, view)
    : createElement(Component, { view });
};
