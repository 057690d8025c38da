// The only callers of react-dom/server: a whole page, a fragment, ready HTML for storing.
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { randomBytes } from 'node:crypto';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandRootContext } from './island.tsx';
import type { IslandRoot, DrawCached } from './island.tsx';
import type { Logger } from './log.ts';

/** The document with doctype, in UTF-8. Data is loaded before; nothing is fetched here. */
export const renderPage = (document: ReactElement, log: Logger): Buffer => {
  const parts: Buffer[] = [];
  const keep: DrawCached = (Component, view) => {
    return createElement(FRAGMENT_TAG, { n: parts.push(drawOnce(Component, view, log)) - 1 });
  };
  const html = withOneFocus(
    `<!doctype html>${withIslands(document, { log, scope: '', cachedFragment: keep })}`,
  );
  // Every second piece is the number of a part.
  return Buffer.concat(
    html
      .split(FRAGMENT_ELEMENT)
      .map((piece, at) => (at % 2 === 0 ? Buffer.from(piece) : parts[Number(piece)]!)),
  );
};

/** The same components without the document, for `{"html": …}`; what it brings comes alive in the page. */
export const renderFragment = (element: ReactElement, log: Logger): string =>
  // Fragments of several answers meet in one page: a prefix of their own keeps their ids apart.
  withIslands(element, { log, scope: `${randomBytes(3).toString('hex')}-` });

/** Markup without islands, e.g. an article's body that is stored. */
export const renderToHtml = (element: ReactElement): string => renderToStaticMarkup(element);

/** Each part of a page may ask for the focus and the first one gets it: valid HTML lets nobody ask but that one. */
const withOneFocus = (html: string): string => {
  if (!html.includes(' autofocus=""')) return html;
  let count = 0;
  return html.replaceAll(/(<[a-z][^<>]*) autofocus=""/g, (asking, quiet: string) =>
    count++ === 0 ? asking : quiet,
  );
};

/** Stands for a cached part while the page around it is drawn; nobody who writes a text can know its name. */
const FRAGMENT_TAG = `x-kept-${randomBytes(8).toString('hex')}`;
const FRAGMENT_ELEMENT = new RegExp(`<${FRAGMENT_TAG} n="(\\d+)"></${FRAGMENT_TAG}>`);

/** Leave memory with their views. */
const drawings = new WeakMap<object, Map<unknown, Buffer>>();
let drawn = 0;

/** As a part that may stand in many pages, and so has ids that no other part has. */
const drawOnce: (...of: [...Parameters<DrawCached>, Logger]) => Buffer = (Component, view, log) => {
  const ofView = drawings.get(view) ?? new Map<unknown, Buffer>();
  const known = ofView.get(Component);
  if (known) return known;
  const scope = `k${(drawn++).toString(36)}-`;
  const html = Buffer.from(withIslands(createElement(Component, { view }), { log, scope }));
  drawings.set(view, ofView.set(Component, html));
  return html;
};

interface Drawing {
  readonly log: Logger;
  /** Begins all ids. */
  readonly scope: string;
  readonly cachedFragment?: DrawCached;
}

const withIslands = (element: ReactElement, { log, scope, cachedFragment }: Drawing) => {
  let count = 0;
  const root: IslandRoot = {
    nextPrefix: () => `${scope}i${(count++).toString(36)}-`,
    draw: (island, identifierPrefix) => {
      try {
        return renderToString(island, { identifierPrefix });
      } catch (error) {
        log.error({ err: error }, 'island failed on the server; the browser draws it');
        return '';
      }
    },
    cachedFragment,
  };
  return renderToStaticMarkup(<IslandRootContext value={root}>{element}</IslandRootContext>);
};
