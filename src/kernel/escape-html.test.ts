import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('words in HTML say themselves, also in an attribute', () => {
  expect(escapeHtml('<b>"A" & B</b>')).toBe('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
  expect(escapeHtml("' onload='")).toBe('&#x27; onload=&#x27;');
  expect(escapeHtml('Nr. 7')).toBe('Nr. 7');
  expect(escapeHtml(7)).toBe('7');
});
