// Reads an HTML page for checks: its elements in a row, each with its attributes and what is around it.
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Names of the elements around it, the nearest first. */
  readonly around: readonly string[];
  /** Returns all text in it. */
  readonly text: () => string;
}

/** Returns all elements in the order of the page. What stands in <noscript> is read as browsers without scripts do. */
export const elementsOf = (html: string): readonly HtmlElement[] => {
  const found: HtmlElement[] = [];
  const walk = (node: Node, around: readonly string[]): void => {
    const isElement = 'tagName' in node;
    if (isElement) found.push(toElement(node, around));
    const inside = isElement ? [node.tagName, ...around] : around;
    for (const child of childrenOf(node)) walk(child, inside);
  };
  walk(parse(html, { scriptingEnabled: false }), []);
  return found;
};

/** Gives the value of a page's first element that fits, such as `content` of a `meta`. */
export const attributeOf = (
  elements: readonly HtmlElement[],
  name: string,
  where: Readonly<Record<string, string>>,
  attribute: string,
): string | undefined =>
  elements
    .find(
      (element) =>
        element.name === name &&
        Object.entries(where).every(([key, value]) => element.attributes.get(key) === value),
    )
    ?.attributes.get(attribute);

const toElement = (node: DefaultTreeAdapterTypes.Element, around: readonly string[]): HtmlElement => ({
  name: node.tagName,
  attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
  around,
  text: () => textOf(node),
});

const childrenOf = (node: Node): readonly Node[] => {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
};

const textOf = (node: Node): string =>
  'value' in node && node.nodeName === '#text' ? node.value : childrenOf(node).map(textOf).join('');
