// <CachedFragment of={X} view={…}/> is a part of a page that is the same for many readers. The server draws it once for a view
// that is cached (load-shared.ts) and takes the HTML from then on as long as the very same object comes: views don't change. In
// a fragment or an island it is a plain component. Browser-safe.
import { createElement, useContext } from 'react';
import type { ComponentType } from 'react';
import { IslandRootContext } from './island.tsx';

export interface CachedFragmentProps<V extends object> {
  /** Draws its view, and nothing that hangs on anything else. */
  readonly of: ComponentType<{ view: V }>;
  readonly view: V;
}

export const CachedFragment = <V extends object>({ of: Component, view }: CachedFragmentProps<V>) => {
  const root = useContext(IslandRootContext);
  return root?.cachedFragment
    ? root.cachedFragment(Component as ComponentType<{ view: object }>, view)
    : createElement(Component, { view });
};
