import { expect, it, vi } from 'vitest';
import { renewWords } from './renew-words.ts';

const figure = (id: number, words: string) =>
  `<figure><media-element data-media-id="${id}"></media-element>${words && `<figcaption>${words}</figcaption>`}</figure>`;
const shown = () => [...document.querySelectorAll('figure')].map(({ textContent }) => textContent);
const fresh = vi.fn(async () => new Response(figure(7, 'Neu') + figure(8, 'Neu') + figure(7, '')));
vi.stubGlobal('fetch', fresh);

it('are those of the page as it is now, for each picture of the image and for no other', async () => {
  document.body.innerHTML = figure(7, '') + figure(8, 'Alt') + figure(7, 'Eigene');
  await renewWords('7');
  expect(shown()).toEqual(['Neu', 'Alt', '']);
});

it('stay as they are when the page doesn’t come', async () => {
  document.body.innerHTML = figure(7, 'Alt');
  for (const answer of [
    () => Promise.reject(new Error('offline')),
    async () => new Response('', { status: 503 }),
  ]) {
    fresh.mockImplementationOnce(answer);
    await renewWords('7');
    expect(shown()).toEqual(['Alt']);
  }
});
