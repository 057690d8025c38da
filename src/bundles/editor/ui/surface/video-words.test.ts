// @vitest-environment node
import { expect, it } from 'vitest';
import { PROVIDERS } from '#bundles/embeds/public.ts';
import { providerNames } from '../../texts.ts';
import { videoWords } from './video-words.ts';

it('names the provider, the site of a card, and what is ours', () => {
  const src = 'https://www.example.org/artikel';
  expect(videoWords({ type: 'soundcloud', src })).toBe('Eingebettet von SoundCloud');
  expect(videoWords({ type: 'link', src })).toBe('Karte mit Verweis auf example.org');
  expect(videoWords({ type: 'audio', src: null })).toBe('Ton von hier');
  expect(videoWords({ type: 'toString', src: null })).toBe('Eingebettet von toString');
});

it('has a name for every provider', () => {
  expect(Object.keys(providerNames)).toEqual(PROVIDERS.map(({ key }) => key));
});
