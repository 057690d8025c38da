// Reads what stands in a cell: words, some of them in a row, or HTML, as Drupal writes pictures and links.
import { defaultTreeAdapter, parseFragment } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Nobody writes more into a cell that isn't the text itself. */
const MAX_HTML = 5000;

const nodesIn = (cell: string): Node[] => {
  const found: Node[] = [];
  const waiting: Node[] = [parseFragment(cell.slice(0, MAX_HTML))];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node);
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
  return found;
};

/** Elements part what stands in them: two links are two words. */
export const wordsOfCell = (cell: string): string =>
  cell.includes('<')
    ? nodesIn(cell)
        .flatMap((node) => (defaultTreeAdapter.isTextNode(node) ? [node.value.trim()] : []))
        .filter((words) => /[\p{L}\p{N}]/u.test(words))
        .join(', ')
    : cell;

export const partsOf = (words: string): string[] => [
  ...new Set(
    words
      .split(/[,;|\n]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

const attributeIn = (cell: string, names: readonly string[]): string =>
  nodesIn(cell)
    .filter((node): node is Element => defaultTreeAdapter.isElementNode(node))
    .flatMap(({ attrs }) => attrs.filter(({ name, value }) => names.includes(name) && value !== ''))[0]
    ?.value ?? '';

/** Returns what a cell names, or the first that its HTML shows or links to. */
export const addressIn = (cell: string): string =>
  (cell.includes('<') ? attributeIn(cell, ['src', 'href']) : cell).trim();

/** Returns where the picture of a cell lies. */
export const pictureIn = (cell: string, site: string): string => {
  const address = addressIn(cell).replace(/^public:\/\//, '/sites/default/files/');
  return address === '' || site === '' ? address : (URL.parse(address, site)?.href ?? address);
};

export const altOf = (cell: string): string => (cell.includes('<') ? attributeIn(cell, ['alt']) : '');
