// This is the part of the island element that needs React: a chunk of its own, fetched when the first island wakes.
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

/** Hydrates `element`, or draws it from its props when the server's drawing failed and left it empty. */
export const wake = (
  element: HTMLElement,
  Component: ComponentType<object>,
  props: object,
  prefix: string,
): Root => {
  const options = { identifierPrefix: prefix };
  const node = createElement(Component, props);
  if (element.hasChildNodes()) return hydrateRoot(element, node, options);
  const root = createRoot(element, options);
  root.render(node);
  return root;
};
