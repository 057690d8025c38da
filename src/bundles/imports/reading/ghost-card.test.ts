import { describe, expect, it } from 'vitest';
import { cardToHtml } from './ghost-card.ts';

const calloutOf = (calloutText: string) => cardToHtml('callout', { calloutEmoji: '💡', calloutText });

describe('the sign of a callout', () => {
  it.each([
    ['<p>Worte</p>', '<p>💡 Worte</p>'],
    ['<p title="a > b">Worte</p>', '<p title="a > b">💡 Worte</p>'],
    ['<pre>Worte</pre>', '💡 <pre>Worte</pre>'],
    ['</p>Worte', '💡 </p>Worte'],
    ['<p', '💡 <p'],
    ['Worte', '💡 Worte'],
  ])('stands before the first word of %s', (html, shown) =>
    expect(calloutOf(html)).toBe(`<blockquote>${shown}</blockquote>`),
  );
});
