// No other file calls react-dom/server: it draws a whole page, a fragment, ready HTML for storing.
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { randomBytes } from 'node:crypto';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandRootContext } from './island.tsx';
import type { IslandRoot, DrawCached } from './island.tsx';
import type { Piece } from './joined-gzip.ts';
import type { Logger } from './log.ts';

/** What is drawn, as bytes and as the pieces that they are made of. */
export interface Drawn {
  readonly bytes: Buffer;
  readonly pieces: readonly Piece[];
}

/** Its bytes are put in a row with those around them, once, for the whole page. */
interface DrawnPart {
  readonly length: number;
  readonly pieces: readonly Piece[];
}

/** Draws the document with doctype, in UTF-8. Data is loaded before; nothing is fetched here. */
export const renderPage = (document: ReactElement, log: Logger): Drawn => {
  const { pieces } = drawAround(document, { log, scope: '' }, (html) =>
    withOneFocus(`<!doctype html>${html}`),
  );
  return { bytes: Buffer.concat(pieces.map(bytesOf)), pieces };
};

/** Draws an element; what is cached of it is drawn once and put between the rest as bytes. */
const drawAround = (
  element: ReactElement,
  drawing: Omit<Drawing, 'cachedFragment'>,
  finish: (html: string) => string = (html) => html,
): DrawnPart => {
  const parts: DrawnPart[] = [];
  const cachedFragment: DrawCached = (Component, view) =>
    createElement(FRAGMENT_TAG, { n: parts.push(drawOnce(Component, view, drawing.log)) - 1 });
  const html = finish(withIslands(element, { ...drawing, cachedFragment }));
  // Every second piece is the number of a part.
  return joined(
    html
      .split(FRAGMENT_ELEMENT)
      .map((piece, at) => (at % 2 === 0 ? Buffer.from(piece) : parts[Number(piece)]!)),
  );
};

/** Small parts become one piece with what surrounds them: compressed by themselves they would come to more. */
const LEAST_PIECE = 3000;

const joined = (all: readonly (Buffer | DrawnPart)[]): DrawnPart => {
  const pieces: Piece[] = [];
  let length = 0;
  let small: Buffer[] = [];
  // What is small, if only nothing, stands on both sides of each large part.
  const endSmall = () => {
    pieces.push({ bytes: small.length === 1 ? small[0]! : Buffer.concat(small) });
    small = [];
  };
  for (const one of all) {
    length += one.length;
    if (Buffer.isBuffer(one)) small.push(one);
    else if (one.length < LEAST_PIECE) small.push(...one.pieces.map(bytesOf));
    else {
      endSmall();
      pieces.push(...one.pieces);
    }
  }
  endSmall();
  return { length, pieces };
};

const bytesOf = ({ bytes }: Piece): Buffer => bytes;

/** Draws the same components without the document, for `{"html": …}`; what it brings comes alive in the page. */
export const renderFragment = (element: ReactElement, log: Logger): string =>
  // Fragments of several answers meet in one page: a prefix of their own keeps their ids apart.
  withIslands(element, { log, scope: `${randomBytes(3).toString('hex')}-` });

/** Draws markup without islands, e.g. an article's body that is stored. */
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
const FRAGMENT_TAG = `x-cached-${randomBytes(8).toString('hex')}`;
const FRAGMENT_ELEMENT = new RegExp(`<${FRAGMENT_TAG} n="(\\d+)"></${FRAGMENT_TAG}>`);

/** The drawn parts, which leave memory with their views. */
const drawings = new WeakMap<object, Map<unknown, DrawnPart>>();
let drawnSoFar = 0;

/** Draws a part once, as one that may stand in many pages, and so has ids that no other part has. */
const drawOnce: (...of: [...Parameters<DrawCached>, Logger]) => DrawnPart = (Component, view, log) => {
  const ofView = drawings.get(view) ?? new Map<unknown, DrawnPart>();
  const known = ofView.get(Component);
  if (known) return known;
  const scope = `k${(drawnSoFar++).toString(36)}-`;
  // The parts within this part are cached in their turn: where one of them changes the others needn't be drawn again.
  const drawn = drawAround(createElement(Component, { view }), { log, scope });
  drawings.set(view, ofView.set(Component, drawn));
  return drawn;
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
