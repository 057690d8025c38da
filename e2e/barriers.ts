// What keeps people out of a page, found by axe in light and in dark colours. More than half of its time goes into contrast, which
// is the same wherever the same part of the interface stands. So an element is asked for its contrast until one that looks like it
// was good and sure, in the same width and colours; all else is asked of all of every page. docs/decisions/0138
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/** As it is shipped, half as long: each page reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const LAYOUT_TIMEOUT_MS = 20_000;

const RULES = { dark: ['color-contrast'], light: { type: 'tag' as const, values: ALL_RULES } };

/** Numbers of looks whose contrast is good, by scheme. */
const known = { dark: new Set<number>(), light: new Set<number>() };

/** Looks from the top, where the line that stays while scrolling covers nothing. In the dark only contrast differs. */
export const findBarriers = async (page: Page, note: (problem: string) => void): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction(isLaidOut, undefined, { timeout: LAYOUT_TIMEOUT_MS });
  const looks = numbersOf(await page.evaluate(readLooks));
  for (const colorScheme of ['dark', 'light'] as const) {
    const isKnown = looks.map((look) => known[colorScheme].has(look));
    if (colorScheme === 'dark' && !isKnown.includes(false)) continue;
    await page.emulateMedia({ colorScheme });
    const { barriers, good } = await page.evaluate(askAxe, { runOnly: RULES[colorScheme], isKnown });
    for (const { help, parts } of barriers) note(`${help} (${colorScheme} colours): ${parts.join(' ')}`);
    for (const at of good) known[colorScheme].add(looks[at]!);
  }
};

/** Runs in the page: parts that are laid out when a page has nothing else to do have no measures before. */
const isLaidOut = () => !document.querySelector('.soon');

interface Look {
  /** Which look of the page is around it; none is around the page's body. */
  readonly around: number | undefined;
  readonly own: string;
}

const numbers = new Map<string, number>();

/** The same number for the same look on any page. */
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
 * Runs in the page: how its elements look, each look once, after the one around it. It is all that colours can depend on: classes,
 * inline style and colours, size and weight of letters, what a field is like, and around all of them the page's styles and width.
 */
const readLooks = (): Look[] => {
  const places = new Map<string, number>();
  const looks: Look[] = [];
  const lookOf = new Map<Element, number>();
  const visit = (element: Element, around: number | undefined, also: readonly unknown[]): void => {
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position, filter } =
      getComputedStyle(element);
    const names = [element.localName, element.getAttribute('class'), element.getAttribute('style')];
    const isEmpty = 'value' in element && element.value === '';
    const isChecked = 'checked' in element && element.checked;
    const states = [isEmpty, isChecked, element.matches(':hover, :focus')];
    const colours = [
      color,
      backgroundColor,
      backgroundImage,
      opacity,
      fontSize,
      fontWeight,
      position,
      filter,
    ];
    const own = [...also, ...names, ...colours, ...states].join('\n');
    const whole = `${around} ${own}`;
    const look = places.get(whole) ?? looks.push({ around, own }) - 1;
    places.set(whole, look);
    lookOf.set(element, look);
    for (const child of element.children) visit(child, look, []);
  };
  const styles = [...document.styleSheets].map(({ href, ownerNode }) => href ?? ownerNode?.textContent);
  visit(document.body, undefined, [innerWidth, document.documentElement.className, ...styles]);
  window.lookOf = lookOf;
  return looks;
};

interface Question {
  readonly runOnly: axe.RunOptions['runOnly'];
  /** Of each look. */
  readonly isKnown: readonly boolean[];
}

/** Runs in the page. What is as it should be stays there: it is a lot, and nobody reads it. */
const askAxe = async ({ runOnly, isKnown }: Question) => {
  const lookOf = window.lookOf ?? new Map<Element, number>();
  const contrast = window.axe._audit.rules.find(({ id }) => id === 'color-contrast')!;
  const isMeant = contrast.matches;
  contrast.matches = (element, ...more) =>
    isKnown[lookOf.get(element) ?? -1] !== true && isMeant.call(contrast, element, ...more);
  try {
    const { violations, incomplete } = await window.axe.run({
      runOnly: runOnly!,
      resultTypes: ['violations', 'incomplete'],
      elementRef: true,
      selectors: false,
    });
    const doubted = [...violations, ...incomplete]
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ element }) => lookOf.get(element!)));
    return {
      barriers: violations.map(({ help, nodes }) => ({ help, parts: nodes.map(({ html }) => html) })),
      good: [...new Set(lookOf.values())].filter((look) => !isKnown[look] && !doubted.includes(look)),
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
    /** Numbers of looks. */
    lookOf?: ReadonlyMap<Element, number>;
  }
}
