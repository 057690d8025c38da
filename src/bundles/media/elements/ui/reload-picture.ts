// Draws a picture of the page anew, in the place and the shape that it has there. contract.md 4, 8
import { showFlash } from '#design/behaviours/flash-message.ts';
import { request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import { MEDIA_RELOADED, RELOAD_RETRY_MS } from '../constants.ts';
import { elementPaths } from '../paths.ts';
import { reloadFailed } from '../texts.ts';

/**
 * Asks for the picture anew. `frame` is the image, or the box that waits for it. What fails is tried once more after a second;
 * then a message says so, and all stays as it is.
 */
export const reloadPicture = async (frame: HTMLElement, id: string): Promise<void> => {
  const address = addressOf(frame, id);
  try {
    const html = await ask(address).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RELOAD_RETRY_MS));
      return ask(address);
    });
    replace(frame, html);
  } catch {
    showFlash({ type: 'alert', text: reloadFailed });
  }
};

const ask = (address: string): Promise<string> =>
  request(address, { headers: { accept: 'text/html' } }, async (response) => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.text();
  });

/** Returns the address of the call; a picture without an element around it is asked for without controls. */
const addressOf = (frame: HTMLElement, id: string) => {
  const element = frame.closest<HTMLElement>('media-element');
  const reload = JSON.parse(element?.dataset['reload'] ?? '{}') as Record<string, string | number>;
  return url(elementPaths.view, { id }, { imageType: element?.dataset['imageType'] ?? 'image', ...reload });
};

const replace = (frame: HTMLElement, html: string) => {
  const place =
    frame.closest('media-element') ?? frame.closest('lazy-image') ?? frame.closest('picture') ?? frame;
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  place.insertAdjacentHTML('afterend', html);
  const fresh = place.nextElementSibling;
  if (fresh) fit(fresh, frame);
  place.remove();
  // The sign that had the focus before has it again.
  if (focused instanceof HTMLElement)
    fresh
      ?.querySelector<HTMLElement>(`[data-act="${focused.dataset['act']}"]`)
      ?.focus({ preventScroll: true });
  fresh?.dispatchEvent(new CustomEvent(MEDIA_RELOADED, { bubbles: true }));
};

/**
 * Fits the new picture into its place: the call knows neither how wide the place is nor which shapes a page has besides, nor
 * that words stand beside it.
 */
const fit = (fresh: Element, frame: HTMLElement) => {
  const { sizes, ratio, isSilent } = factsOf(frame);
  for (const image of fresh.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, source'))
    if (sizes) image.sizes = sizes;
  const drawn = fresh.querySelector<HTMLElement>('img, [data-stub]');
  if (drawn && ratio) drawn.style.aspectRatio = ratio;
  if (isSilent && drawn instanceof HTMLImageElement) drawn.alt = '';
};

const factsOf = (frame: HTMLElement) => {
  if (!(frame instanceof HTMLImageElement))
    return {
      sizes: frame.dataset['sizes'],
      ratio: frame.dataset['ratio'],
      isSilent: frame.textContent === '',
    };
  const own = `${frame.getAttribute('width')} / ${frame.getAttribute('height')}`;
  const { aspectRatio } = frame.style;
  return { sizes: frame.sizes, ratio: aspectRatio === own ? '' : aspectRatio, isSilent: frame.alt === '' };
};
