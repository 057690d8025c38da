import { expect, it } from 'vitest';
import { build } from '#bundles/rich-text/public.ts';
import { slotName } from './texts.ts';

it.each([
  [build.image(31), 'Bild\u00a031'],
  [build.image(31, { caption: 'Der Markt' }), 'Bild\u00a031: Der Markt'],
  [build.gallery(31, 32), 'Galerie mit 2\u00a0Bildern: 31, 32'],
  [build.embed('article', 7), 'Artikel\u00a07'],
  [build.video('youtube', { src: 'https://youtu.be/abc', videoId: 'abc' }), 'Video: https://youtu.be/abc'],
  [build.video('youtube', { videoId: 'abc' }), 'Video: abc'],
  [build.video('glomex', {}), 'Eingebetteter Inhalt: '],
  [build.cut(), 'Ab hier nur mit Zugang'],
  [build.hr(), 'Trennlinie'],
  [build.p('Worte'), undefined],
])('a block of a text that is no words has a name: %o', (node, name) => expect(slotName(node)).toBe(name));
