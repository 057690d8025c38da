import { describe, expect, it } from 'vitest';
import type { Visited } from './crawl.ts';
import { elementsOf } from './html.ts';
import { linkFaults } from './link-rules.ts';
import { referencesIn } from './references.ts';

const ORIGIN = 'http://localhost:3000';
const visited = (address: string, html: string, more: Partial<Visited> = {}): [string, Visited] => {
  const elements = elementsOf(html);
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? []));
  const references = referencesIn(elements, address, ORIGIN);
  const page = {
    address,
    method: 'GET' as const,
    kind: 'k',
    status: 200,
    type: 'text/html',
    location: undefined,
    file: undefined,
  };
  return [address, { ...page, ids, references, ...more }];
};
const faultsOf = (...pages: [string, Visited][]) =>
  linkFaults({ reader: { name: 'Gast', cookie: '' }, visited: new Map(pages) }).faults.map(
    ({ what }) => what,
  );

describe('links', () => {
  it('are broken when they lead to nothing, to no place in it, or round in a circle', () => {
    expect(
      faultsOf(
        visited(
          '/',
          '<a href="/weg">x</a><a href="/da#hier">y</a><a href="#dort">z</a><a href="/kreis">k</a>',
        ),
        visited('/weg', '', { status: 404 }),
        visited('/da', '<p id="hier">x</p>'),
        visited('/kreis', '', { status: 301, location: '/kreis' }),
      ),
    ).toEqual([
      '<a> /weg: antwortet 404',
      '<a> /#dort: diese Stelle gibt es dort nicht',
      '<a> /kreis: führt im Kreis',
    ]);
  });

  it('may lead within a page that isn’t there, and to a comment that comes when one asks for all', () => {
    expect(
      faultsOf(
        visited('/weg', '<a href="#inhalt">x</a><main id="inhalt"></main>', { status: 404 }),
        visited('/da', '<a href="/da#comment-7">x</a>'),
        [
          'POST /fort',
          visited('/fort', '<a href="#inhalt">x</a><main id="inhalt"></main>', { status: 403 })[1],
        ],
        visited('/fort', '', { status: 403 }),
      ),
    ).toEqual([]);
  });

  it('are all that a page names of the portal: pictures in all sizes, files, pages', () => {
    const html = `<link rel="stylesheet" href="/a.css"><img src="/b.jpg" srcset="data:image/gif;base64,A 1w, /c.jpg 1w, /d.jpg 2w">
      <img src="data:image/gif;base64,A" data-src="/e.jpg"><a href="f?g=1#h">x</a><a href="https://x.example/">y</a>
      <script type="application/ld+json">{"image":["${ORIGIN}/f.png"],"url":"${ORIGIN}/"}</script>`;
    expect(
      referencesIn(elementsOf(html), '/p/q', ORIGIN).map(({ address, isFile }) => [address, isFile]),
    ).toEqual([
      ['/a.css', true],
      ['/b.jpg', true],
      ['/c.jpg', true],
      ['/d.jpg', true],
      ['/e.jpg', true],
      ['/p/f?g=1', false],
      ['/f.png', true],
    ]);
  });
});
