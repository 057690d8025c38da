import { describe, expect, it } from 'vitest';
import { headFaults, headOf, lostAddresses, sharedTitles } from './head-rules.ts';
import { elementsOf } from './html.ts';

const pageWith = (body: string, head = '') =>
  `<!doctype html><html lang="de"><head><title>T</title>${head}</head><body><h1>T</h1>${body}</body></html>`;

const head = (html: string) => headOf(elementsOf(pageWith('', html)));
const FULL = `<meta name="description" content="Ein Satz."><link rel="canonical" href="https://l.example/a">
  <meta property="og:image" content="https://l.example/a.jpg">`;
const naming = (address: string, canonical: string, more = '') => ({
  address,
  head: head(FULL.replace('/a"', `${canonical}"`) + more),
});
const lost = (...pages: Parameters<typeof lostAddresses>[0]) =>
  lostAddresses(pages).map(({ address }) => address);

describe('heads', () => {
  it('lack description, address and picture, unless nobody lists the page', () => {
    expect(headFaults(head(''))).toEqual(['Die Beschreibung fehlt', 'canonical fehlt', 'og:image fehlt']);
    expect(headFaults(head('<meta name="robots" content="noindex">'))).toEqual([]);
    expect(headFaults(head(FULL))).toEqual([]);
  });

  it('share a title only with pages that say they are the same', () => {
    const of = (address: string) => ({ address, head: head(FULL.replace('/a"', `${address}"`)) });
    const same = { address: '/c', head: head(FULL) };
    expect(sharedTitles([of('/a'), same])).toEqual([]);
    expect(sharedTitles([of('/a'), of('/b')])).toEqual([
      { address: '/b', what: 'Denselben Titel hat /a: T' },
    ]);
  });

  it('name a page that is listed and names itself', () => {
    expect(lost(naming('/a', '/a'), naming('/b', '/a'))).toEqual([]);
    expect(lost(naming('/a', '/c'), naming('/b', '/a'), naming('/c', '/c'))).toEqual(['/b']);
    expect(lost(naming('/b', '/a'))).toEqual(['/b']);
    expect(lost(naming('/a', '/a', '<meta name="robots" content="noindex">'), naming('/b', '/a'))).toEqual([
      '/b',
    ]);
  });
});
