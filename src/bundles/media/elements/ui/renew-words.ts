// Renews the words below a picture that was edited, as the page would have them now: a text may have words of its own for it,
// which stay.
import { request } from '#kernel/browser/requests.ts';

/** Nothing is lost when that fails: the picture is new, and its words are with the next page. */
export const renewWords = async (id: string): Promise<void> => {
  const html = await request(
    location.pathname + location.search,
    { headers: { accept: 'text/html' } },
    async (response) => (response.ok ? response.text() : ''),
  ).catch(() => '');
  if (html === '') return;
  const fresh = figuresOf(new DOMParser().parseFromString(html, 'text/html'), id);
  figuresOf(document, id).forEach((figure, at) => {
    const words = fresh[at]?.querySelector('figcaption');
    figure.querySelector('figcaption')?.remove();
    if (words) figure.append(words);
  });
};

/** Each picture of that image with what stands below it, in the order of the page. */
const figuresOf = (page: Document, id: string): readonly Element[] =>
  [...page.querySelectorAll(`media-element[data-media-id="${id}"]`)].flatMap(
    (element) => element.closest('figure') ?? [],
  );
