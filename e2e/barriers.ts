// Finds what keeps people out of a page, by axe in light and in dark colours. More than half of its time goes into contrast,
// which is the same wherever the same part of the interface stands. So text is asked for its contrast until one that looks like
// it was good and sure, in the same width and colours; all else is asked of all of every page. docs/decisions/0138, 0177
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright';

/** The source of axe as it is shipped, half as long: each page reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const LAYOUT_TIMEOUT_MS = 20_000;

const RULES = { dark: ['color-contrast'], light: { type: 'tag' as const, values: ALL_RULES } };

/** Numbers of looks by what axe has found of their contrast, by scheme. */
const known = { dark: new Set<number>(), light: new Set<number>() };
const unsureInTheDark = new Set<number>();
/** Numbers of looks on a gradient, a picture of their styles or what these draw before or after: axe is never sure of them, wherever they stand. */
const neverSure = { dark: new Set<number>(), light: new Set<number>() };

/**
 * Looks from the top, where the line that stays while scrolling covers nothing. In the dark only contrast differs: it is asked for where
 * the page has a text in sight that isn't known to be good there. What keeps axe from being sure, a picture beneath or something
 * above, is there in both: a text of which it isn't sure in the light, and wasn't in the dark, is no reason to ask.
 */
export const findBarriers = async (
  page: Page,
  note: (problem: string) => void,
  part = 'html',
): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page);
  // Each change of colours makes the browser work out all styles anew, also to those that are there.
  if (await page.evaluate(goToTop)) await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(untilLaidOut, LAYOUT_TIMEOUT_MS);
  const looks = numbersOf(await page.evaluate(readLooks));
  const ask = async (colorScheme: keyof typeof known) => {
    const isKnown = looks.map((look) => known[colorScheme].has(look) || neverSure[colorScheme].has(look));
    const { barriers, ...found } = await page.evaluate(askAxe, {
      part,
      runOnly: RULES[colorScheme],
      isKnown,
    });
    for (const { help, parts } of barriers) note(`${help} (${colorScheme} colours): ${parts.join(' ')}`);
    for (const at of found.good) known[colorScheme].add(looks[at]!);
    for (const at of found.neverSure) neverSure[colorScheme].add(looks[at]!);
    return { asked: found.asked.map((at) => looks[at]!), unsure: found.unsure.map((at) => looks[at]!) };
  };
  const { asked, unsure } = await ask('light');
  const isReason = (look: number) =>
    (known.light.has(look) || asked.includes(look)) && !(unsure.includes(look) && unsureInTheDark.has(look));
  if (!looks.some((look) => !known.dark.has(look) && isReason(look))) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const look of (await ask('dark')).unsure) unsureInTheDark.add(look);
  await page.emulateMedia({ colorScheme: 'light' });
};

/**
 * Brings axe to the page as it is: `evaluate` would hand its whole text over as a word to be read in the page. The session
 * stays as long as the page, since one that ends takes what others have said of the network and the finger with it.
 */
const bringAxe = async (page: Page) => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Runtime.evaluate', { expression: AXE, silent: true });
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Runs in the page. Says whether its colours are dark. */
const goToTop = () => {
  scrollTo({ top: 0, behavior: 'instant' });
  return matchMedia('(prefers-color-scheme: dark)').matches;
};

/**
 * Runs in the page: parts that are laid out when a page has nothing else to do have no measures before. Playwright's own waiting would
 * first bring all that it can do into the page.
 */
const untilLaidOut = (timeoutMs: number) =>
  new Promise<void>((resolve, reject) => {
    const end = performance.now() + timeoutMs;
    const look = () => {
      if (!document.querySelector('.soon')) return resolve();
      if (performance.now() > end) return reject(new Error('Parts of the page were never laid out'));
      setTimeout(look, 20);
    };
    look();
  });

interface Look {
  /** The nearest thing around it that is painted, or lies apart from what flows; undefined where only the page is. */
  readonly around: number | undefined;
  readonly own: string;
}

const numbers = new Map<string, number>();

/** Returns a number for each look, which is the same for the same look on any page. */
const numbersOf = (looks: readonly Look[]): number[] => {
  const found: number[] = [];
  for (const { around, own } of looks) {
    const whole = `${around === undefined ? '' : found[around]}\n${own}`;
    const number = numbers.get(whole) ?? numbers.size;
    numbers.set(whole, number);
    found.push(number);
  }
  return found;
};

/**
 * Runs in the page: how its texts look, each look once, after what is painted around it. It is all that contrast can depend on: tag,
 * classes, inline style and colours, size and weight of letters, what a field is like; of all that is around, what paints something,
 * lets something through or lies apart from what flows; and around all of it the page's own styles and width. What has no text
 * of its own and is no field has no look, since nobody asks for its contrast.
 */
const readLooks = (): Look[] => {
  const FLAT = ['rgba(0, 0, 0, 0)', 'none', '1', 'static', 'none', 'normal'].join('\n');
  const places = new Map<string, number>();
  const looks: Look[] = [];
  const lookOf = new Map<Element, number | undefined>();
  const placeOf = (around: number | undefined, parts: readonly unknown[]): number => {
    const own = parts.join('\n');
    const whole = `${around} ${own}`;
    const place = places.get(whole) ?? looks.push({ around, own }) - 1;
    places.set(whole, place);
    return place;
  };
  const visit = (element: Element, around: number | undefined): void => {
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } = style;
    const layer = [backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode].join('\n');
    const isText =
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isFlat = layer === FLAT;
    lookOf.set(element, undefined);
    let inside = around;
    if (isText || !isFlat) {
      const { color, fontSize, fontWeight, textShadow } = style;
      const names = [element.localName, element.getAttribute('class'), element.getAttribute('style')];
      const dress = [...names, layer, color, fontSize, fontWeight, textShadow];
      const isEmpty = 'value' in element && element.value === '';
      const isChecked = 'checked' in element && element.checked;
      const states = [isEmpty, isChecked, element.matches(':hover, :focus')];
      if (isText) lookOf.set(element, placeOf(around, [...dress, ...states]));
      if (!isFlat) inside = placeOf(around, dress);
    }
    for (const child of element.children) visit(child, inside);
  };
  const styles = [...document.styleSheets].map(({ href, ownerNode }) => href ?? ownerNode?.textContent);
  visit(document.body, placeOf(undefined, [innerWidth, document.documentElement.className, ...styles]));
  window.lookOf = lookOf;
  return looks;
};

interface Question {
  readonly part: string;
  readonly runOnly: axe.RunOptions['runOnly'];
  /** Whether each look is known. */
  readonly isKnown: readonly boolean[];
}

/** Runs in the page. What is as it should be stays there: it is a lot, and nobody reads it. */
const askAxe = async ({ part, runOnly, isKnown }: Question) => {
  // Axe would write down the HTML of each thing that it looks at, and nobody reads more than that of barriers.
  window.axe.configure({ noHtml: true });
  const lookOf = window.lookOf ?? new Map<Element, number | undefined>();
  const contrast = window.axe._audit.rules.find(({ id }) => id === 'color-contrast')!;
  const isMeant = contrast.matches;
  const asked = new Set<number>();
  contrast.matches = (element, ...more) => {
    const look = lookOf.get(element);
    const isSettled = look === undefined ? lookOf.has(element) : isKnown[look];
    if (isSettled || !isMeant.call(contrast, element, ...more)) return false;
    if (look !== undefined) asked.add(look);
    return true;
  };
  try {
    const { violations, incomplete } = await window.axe.run(part, {
      runOnly: runOnly!,
      resultTypes: ['violations', 'incomplete'],
      elementRef: true,
      selectors: false,
    });
    const looksIn = (results: readonly axe.Result[]) =>
      new Set(
        results
          .filter(({ id }) => id === 'color-contrast')
          .flatMap(({ nodes }) => nodes.map(({ element }) => lookOf.get(element!))),
      );
    const [bad, unsure] = [looksIn(violations), looksIn(incomplete)];
    const byStyles = ['bgGradient', 'bgImage', 'pseudoContent'];
    const otherwise = looksIn(
      incomplete.map((result) => ({
        ...result,
        nodes: result.nodes.filter(({ any }) => !any.some(({ data }) => byStyles.includes(data?.messageKey))),
      })),
    );
    return {
      barriers: violations.map(({ help, nodes }) => ({
        help,
        parts: nodes.map(({ element }) => element?.outerHTML.slice(0, 300) ?? ''),
      })),
      asked: [...asked],
      good: [...asked].filter((look) => !bad.has(look) && !unsure.has(look)),
      unsure: [...asked].filter((look) => !bad.has(look) && unsure.has(look)),
      neverSure: [...asked].filter((look) => unsure.has(look) && !bad.has(look) && !otherwise.has(look)),
    };
  } finally {
    contrast.matches = isMeant;
  }
};

interface AxeRule {
  readonly id: string;
  matches: (element: Element, ...more: readonly unknown[]) => boolean;
}

declare global {
  interface Window {
    readonly axe: typeof axe & { readonly _audit: { readonly rules: readonly AxeRule[] } };
    /** Numbers of looks; undefined of what has no text. */
    lookOf?: ReadonlyMap<Element, number | undefined>;
  }
}
