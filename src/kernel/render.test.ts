import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { CachedFragment } from './cached-fragment.tsx';
import { renderFragment, renderPage, renderToHtml } from './render.tsx';
import { capturedLog } from './testing/captured-log.ts';

const { log } = capturedLog();
const htmlOf = (...children: Parameters<typeof createElement>[2][]) =>
  renderPage(createElement('main', null, ...children), log).bytes.toString();

interface Words {
  readonly words: string;
}

let draws = 0;
const Part = ({ view }: { view: Words }) => {
  draws++;
  return createElement('p', null, view.words);
};
const part = (view: Words) => createElement(CachedFragment<Words>, { of: Part, view });

const input = (name: string) => createElement('input', { key: name, name, autoFocus: true });

describe('a page', () => {
  it('is a document', () => expect(htmlOf('a')).toBe('<!doctype html><main>a</main>'));

  it('gives the focus to the first that asks for it', () => {
    const html = htmlOf(input('eins'), input('zwei'), input('drei'));
    expect(html.match(/autofocus/g)).toHaveLength(1);
    expect(html).toContain('<input autofocus="" name="eins"/>');
    expect(html).toContain('<input name="zwei"/>');
  });

  it('draws what is cached once for its view, wherever it stands', () => {
    const [one, other] = [{ words: 'eins' }, { words: 'zwei' }];
    draws = 0;
    expect(htmlOf('a', part(one), 'b', part(other), part(one))).toBe(
      '<!doctype html><main>a<p>eins</p>b<p>zwei</p><p>eins</p></main>',
    );
    expect(htmlOf(part(one))).toBe('<!doctype html><main><p>eins</p></main>');
    expect(draws).toBe(2);
    htmlOf(part({ words: 'eins' }));
    expect(draws).toBe(3);
  });
});

const piecesOf = (...children: Parameters<typeof createElement>[2][]) => {
  const { bytes, pieces } = renderPage(createElement('main', null, ...children), log);
  expect(Buffer.concat(pieces.map((piece) => piece.bytes)).equals(bytes)).toBe(true);
  return pieces.map((piece) => piece.bytes.toString());
};

/** Returns a view that has so many bytes when it is drawn. */
const long = (bytes: number) => ({ words: 'x'.repeat(bytes - '<p></p>'.length) });

describe('the pieces of a page', () => {
  it('are one where nothing is cached, or only small parts', () => {
    expect(piecesOf('a')).toHaveLength(1);
    expect(piecesOf('a', part({ words: 'b' }), 'c', part(long(2999)))).toHaveLength(1);
  });

  it('are those around a part of 3,000 bytes, and the part itself', () => {
    const [before, cached, after, ...more] = piecesOf('a', part(long(3000)), 'b', part({ words: 'c' }));
    expect([before, after, more]).toEqual(['<!doctype html><main>a', 'b<p>c</p></main>', []]);
    expect(cached).toHaveLength(3000);
  });

  it('are the same ones again where a part is the same', () => {
    const view = long(3000);
    const pieces = () => renderPage(createElement('main', null, part(view)), log).pieces[1];
    expect(pieces()).toBe(pieces());
  });
});

it('a fragment is what it draws, and so is what is stored', () => {
  expect(renderFragment(createElement('p', null, 'a'), log)).toBe('<p>a</p>');
  expect(renderToHtml(createElement('p', null, 'a'))).toBe('<p>a</p>');
});
