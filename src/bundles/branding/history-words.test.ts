import { expect, it } from 'vitest';
import { brandInHistory } from './history-words.ts';

const drawn = (key: string, value: unknown) => {
  const words = brandInHistory[key];
  return typeof words === 'object' ? words.draw?.(value) : undefined;
};

it('a picture of the portal is shown in the history, and said where its file can’t be fetched', () => {
  expect(drawn('branding.logo', '640×160 0123456789abcdef')).toEqual({
    src: '/marke/0123456789abcdef/logo.png',
    width: 640,
    height: 160,
    text: 'Bild, 640 × 160 Bildpunkte',
    isForDark: false,
  });
  expect(drawn('branding.logoDark', '640×160 0123456789abcdef')?.isForDark).toBe(true);
});

it.each(['', undefined, 7, 'javascript:alert(1)'])('%s is no picture', (value) => {
  expect(drawn('branding.logo', value)).toBeUndefined();
});
