// The only callers of react-dom/server: a whole page, a fragment, ready HTML for storing.
import { randomBytes } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandRootContext } from './island.tsx';
import type { IslandRoot } from './island.tsx';
import type { Logger } from './log.ts';

/** The document with doctype. Data is loaded before; nothing is fetched here. */
export const renderPage = (document: ReactElement, log: Logger): string =>
  `<!doctype html>${withIslands(document, '', log)}`;

/** The same components without the document, for `{"html": …}`; what it brings comes alive in the page. */
export const renderFragment = (element: ReactElement, log: Logger): string =>
  // Fragments of several answers meet in one page: a prefix of their own keeps their ids apart.
  withIslands(element, `${randomBytes(3).toString('hex')}-`, log);

/** Markup without islands, e.g. an article's body that is stored. */
export const renderToHtml = (element: ReactElement): string => renderToStaticMarkup(element);

const withIslands = (element: ReactElement, scope: string, log: Logger) => {
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
  };
  return renderToStaticMarkup(<IslandRootContext value={root}>{element}</IslandRootContext>);
};
