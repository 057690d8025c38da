import { DOMParser } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { schemaFor } from './schema.ts';

const read = (html: string) => {
  const place = document.createElement('div');
  place.innerHTML = html;
  return DOMParser.fromSchema(schemaFor('full')).parse(place);
};

describe('HTML that says it comes from an editor', () => {
  it('has wrong attributes replaced by what they are without', () => {
    const doc = read(
      `<pre data-language='x" onclick="alert(1)'>a</pre><ol start="-4"><li>b</li></ol><blockquote data-author="${'x'.repeat(2000)}">c</blockquote>`,
    );
    expect(doc.children.map(({ attrs }) => attrs)).toEqual([
      { language: null },
      { start: 1 },
      { author: null },
    ]);
    expect(() => doc.check()).not.toThrow();
  });

  it('keeps the words of what can be nothing without its attributes, and right attributes as they are', () => {
    const doc = read(
      `<p>Hallo <span data-mention="x">@Eva</span></p><div data-slot="image" data-attrs='{"imageId":"9"}'></div><pre data-language="ts">d</pre>`,
    );
    expect(doc.textContent).toBe('Hallo @Evad');
    expect(doc.children.map(({ type }) => type.name)).toEqual(['paragraph', 'codeBlock']);
    expect(doc.lastChild?.attrs).toEqual({ language: 'ts' });
  });
});
