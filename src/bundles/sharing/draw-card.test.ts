import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CARD_HEIGHT, CARD_WIDTH } from './constants.ts';
import { PRESETS, STANDARD } from '#bundles/appearance/public.ts';
import { cardSvg, drawCard } from './draw-card.ts';

const words = {
  kicker: 'Auenfeld',
  title: 'Elf zu zehn für die alte Brücke',
  portal: 'Litfass',
  theme: STANDARD,
};
/** Counts letters and their like. */
const outlines = (svg: string) => svg.match(/<path transform="matrix/g)?.length ?? 0;

describe('the drawing of a card', () => {
  it('is a picture of the size that Open Graph asks for, small enough to be sent on', async () => {
    const card = await drawCard(words);
    const { format, width, height } = await sharp(card).metadata();
    expect([format, width, height]).toEqual(['png', CARD_WIDTH, CARD_HEIGHT]);
    expect(card.length).toBeLessThan(100_000);
  });

  it('sets all letters as outlines, so that nothing need be installed', () => {
    const letters = `${words.kicker}${words.title}${words.portal}`.replace(/\s/g, '').length;
    expect(outlines(cardSvg(words))).toBe(letters);
    expect(cardSvg(words)).not.toMatch(/<text|font/);
  });

  it('has letters of our neighbours, and leaves out what no typeface has', () => {
    const alone = { kicker: '', portal: '', theme: STANDARD };
    expect(outlines(cardSvg({ ...alone, title: 'Łukasz Čapek' }))).toBe(11);
    expect(outlines(cardSvg({ ...alone, title: 'A🎉Б' }))).toBe(1);
  });

  it('has the colours and the face that the portal chose', () => {
    const theme = PRESETS.map((preset) => preset.theme).find(({ headline }) => headline === 'sans')!;
    const [chosen, standard] = [cardSvg({ ...words, theme }), cardSvg(words)];
    expect(chosen).toContain(theme.colors.paper.light);
    expect(chosen).not.toContain(STANDARD.colors.accent.light);
    expect(standard).toContain(STANDARD.colors.accent.light);
  });

  it('takes no markup from a title', () => {
    const svg = cardSvg({ ...words, title: '</svg><script>&"' });
    expect(svg).not.toContain('<script');
    expect(svg.match(/<\/svg>/g)).toHaveLength(1);
  });

  it.each([
    ['without words', { kicker: '', title: '', portal: '' }],
    ['with more than fits', { kicker: 'x'.repeat(500), title: 'Wort '.repeat(500), portal: 'y'.repeat(60) }],
    ['with one endless word', { kicker: '', title: 'A'.repeat(1000), portal: 'Litfass' }],
  ])('comes about %s', async (_, odd) => {
    expect((await sharp(await drawCard({ ...odd, theme: STANDARD })).metadata()).width).toBe(CARD_WIDTH);
  });
});
