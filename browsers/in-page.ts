// This is what is asked inside a page. Each function runs there by itself, so whatever it needs stands in it.
/* oxlint-disable unicorn/consistent-function-scoping -- what lies outside of a function stays outside of the page */
import type { Point } from './tab.ts';

/** Something one can press or fill in, as people call it. */
export interface Wanted {
  readonly role: 'link' | 'button' | 'field';
  readonly name: string;
  /** A part of the name is enough. */
  readonly isPart: boolean;
  /** Only what is inside of this counts. */
  readonly within: string;
}

/** Finds the point where a control can be pressed; a string says why it can't be. */
export const findPoint = ({ role, name, isPart, within }: Wanted): Point | string => {
  const SELECTORS = {
    link: 'a[href]',
    button: 'button, summary, [role=button], [role=option], input[type=submit]',
    field: 'input:not([type=hidden]), textarea, select, [contenteditable=true]',
  };
  const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const spoken = element.getAttribute('aria-label');
    if (spoken) return plain(spoken);
    const by = element.getAttribute('aria-labelledby');
    if (by)
      return plain(
        by
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
    const { labels } = element as HTMLInputElement;
    return plain((labels?.length ? labels[0]! : element).textContent ?? '');
  };
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const fits = (found: string) => (isPart ? found.includes(name) : found === name);
  const modal = document.querySelector('dialog:modal');
  const scope = modal ?? document.querySelector(within);
  const named = [...(scope?.querySelectorAll<HTMLElement>(SELECTORS[role]) ?? [])].filter((element) =>
    fits(nameOf(element)),
  );
  const element = named.find(isDrawn);
  // Controls of an island may come with its life, which begins near the view.
  if (!element) named[0]?.closest('x-island')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (!element) return named.length > 0 ? 'is not drawn' : 'is not there';
  const middle = () => {
    const { left, top, width, height } = element.getClientRects()[0]!;
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isAbove = ({ x, y }: Point) => {
    const top = document.elementFromPoint(x, y);
    return (
      top !== null &&
      (element.contains(top) ||
        [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(top)))
    );
  };
  // A click before its island is awake is lost.
  const isAsleep = () => element.closest('x-island:not([data-awake], [when=interaction])') !== null;
  if (isAbove(middle())) return isAsleep() ? 'is asleep' : middle();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (isAbove(middle())) return isAsleep() ? 'is asleep' : middle();
  const { x, y } = middle();
  const over = document.elementFromPoint(x, y);
  return `is covered by <${over?.localName ?? 'nothing'} class="${over?.getAttribute('class') ?? ''}">`;
};

/** Returns true as soon as this can be read somewhere on the page. */
export const canRead = (words: string, within: string): boolean => {
  const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ');
  return [...document.querySelectorAll<HTMLElement>(within)].some((element) =>
    plain(element.innerText).includes(words),
  );
};

/** Chooses in a list, whose own window belongs to the system. */
export const chooseOption = (name: string, option: string): boolean => {
  const list = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  const wanted = [...(list?.options ?? [])].find(({ text }) => text.trim() === option);
  if (!list || !wanted) return false;
  wanted.selected = true;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
};

/** Says whether what is in view is loaded, alive and still. */
export const isSettled = async (): Promise<boolean> => {
  const isInView = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  if (document.readyState !== 'complete') return false;
  await document.fonts.ready;
  const inView = [...document.images].filter(isInView);
  const isWaiting = inView.some((image) => !image.complete);
  const isAsleep = [...document.querySelectorAll('x-island:not([data-awake])')].some(
    (island) => isInView(island) && island.getAttribute('when') !== 'idle',
  );
  if (isWaiting || isAsleep) return false;
  // What is fetched is not drawn yet.
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  return true;
};

/** Finds what no reader should meet, whatever the page is about. */
export const findFaults = (): string[] => {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    faults.push(`is ${root.scrollWidth - root.clientWidth} px too wide`);
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.checkVisibility())
      faults.push(`shows a broken picture: ${image.currentSrc}`);
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea')) {
    const isCut =
      getComputedStyle(field).overflowY === 'hidden' && field.scrollHeight > field.clientHeight + 1;
    if (field.checkVisibility() && isCut) faults.push(`cuts what is typed in ${field.name}`);
  }
  for (const opened of document.querySelectorAll('dialog[open], :popover-open')) {
    const { left, top, right, bottom } = opened.getBoundingClientRect();
    const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    if (isOut) faults.push(`opens something that leaves the screen: ${opened.className}`);
  }
  return faults;
};

/**
 * Names of what can be pressed and seen: drawn, not transparent, not in the colour of its ground. Without links to what
 * somebody wrote, without whose a control is (“Gefällt mir: Kommentar von …”), without numbers and without what this browser
 * is called: all of it changes while one engine follows the other.
 */
export const visibleControls = (): string[] => {
  const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { color, backgroundColor } = getComputedStyle(element);
    const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return width > 1 && height > 1 && isDrawn && color !== backgroundColor;
  };
  const nameOf = (control: Element) => {
    const { labels } = control as HTMLInputElement;
    const name = control.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? control.textContent ?? '';
    return plain(name)
      .replace(/: .*/, '')
      .replaceAll(/\d+/g, '0')
      .replace(/Chrome|Firefox|Safari/, 'Browser')
      .slice(0, 60);
  };
  return [...document.querySelectorAll('main :is(button, summary, select, input, textarea, a[data-act])')]
    .filter(isSeen)
    .map((control) => `${control.localName} ${nameOf(control)}`);
};

/** Something whose size must be the same in every engine. */
export type Part = readonly [name: string, selector: string, size: 'width of its words' | 'height'];

export const measure = (parts: readonly Part[]): Record<string, number> => {
  const sizeOf = (element: Element, size: Part[2]) => {
    if (size === 'height') return element.getBoundingClientRect().height;
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect().width;
  };
  return Object.fromEntries(
    parts.map(([name, selector, size]) => {
      const element = [...document.querySelectorAll(selector)].find((found) => found.checkVisibility());
      return [`${name}, ${size}`, element ? sizeOf(element, size) : -1];
    }),
  );
};

/** Goes on by a screen; false at the end. */
export const scrollOn = (): boolean => {
  const before = scrollY;
  scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
  return scrollY > before;
};

export const scrollToTop = (): void => scrollTo({ top: 0, behavior: 'instant' });
