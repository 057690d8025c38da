import { describe, expect, it } from 'vitest';
import { build, toPlainText } from '#bundles/rich-text/public.ts';
import { PREMIUM_TEASER_LENGTH } from './constants.ts';
import { freePart } from './premium.ts';

const { doc, p, h2, cut } = build;
const words = (length: number) => 'Wort '.repeat(length / 5).trim();

describe('the free part of a premium article', () => {
  it('ends at the mark of its author', () => {
    const text = doc(p('Eins'), p('Zwei'), cut(), p('Drei'));
    expect(toPlainText(freePart(text))).toBe(toPlainText(doc(p('Eins'), p('Zwei'))));
  });

  it('ends without a mark after the paragraph that comes closest to 800 characters', () => {
    const text = doc(p(words(500)), p(words(400)), p(words(400)), p(words(400)));
    expect(freePart(text).content).toHaveLength(2);
    expect(PREMIUM_TEASER_LENGTH).toBe(800);
  });

  it('keeps something back from a short text, too', () => {
    expect(freePart(doc(p('Eins'), p('Zwei'))).content).toHaveLength(1);
  });

  it('does not end with a heading whose text is kept back', () => {
    expect(freePart(doc(p(words(700)), h2('Was dann geschah'), p(words(900)))).content).toHaveLength(1);
  });

  it('never holds a word from behind the mark', () => {
    expect(JSON.stringify(freePart(doc(p('Frei'), cut(), p('Geheim'))))).not.toContain('Geheim');
  });
});
