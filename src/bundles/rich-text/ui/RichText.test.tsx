// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import { type FilledPart, RichText } from './RichText.tsx';

const draw = (parts: readonly FilledPart[], hasDropCap = false): string =>
  renderToHtml(<RichText parts={parts} hasDropCap={hasDropCap} />);

describe('a text on a page', () => {
  it('is one element when everything is HTML already', () => {
    expect(draw([{ html: '<p>a</p>' }, { html: '<figure></figure>' }, { html: '<p>b</p>' }])).toBe(
      '<div class="rt"><p>a</p><figure></figure><p>b</p></div>',
    );
  });

  it('has one element for each stretch of HTML between slots', () => {
    expect(
      draw([
        { html: '<p>a</p>' },
        { html: '<p>b</p>' },
        { node: <hr /> },
        { node: null },
        { html: '<p>c</p>' },
      ]),
    ).toBe(
      '<div class="rt"><div class="rt-run"><p>a</p><p>b</p></div><hr/><div class="rt-run"><p>c</p></div></div>',
    );
  });

  it('may begin with a large letter', () => {
    expect(draw([{ html: '<p>a</p>' }], true)).toBe('<div class="rt rt-drop-cap"><p>a</p></div>');
  });

  it('may be empty', () => expect(draw([])).toBe('<div class="rt"></div>'));
});
