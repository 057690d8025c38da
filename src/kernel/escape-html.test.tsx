import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderToHtml } from './render.tsx';
import { escapeHtml } from './escape-html.ts';

it('escapes words as React does, whatever they are', () =>
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('', '&', '<', '>', '"', "'"), (words, letter) => {
      const text = words + letter + words;
      expect(`<b title="${escapeHtml(text)}">${escapeHtml(text)}</b>`).toBe(
        renderToHtml(<b title={text}>{text}</b>),
      );
    }),
  ));
