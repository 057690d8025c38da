// Writes XML that is well-formed by construction: texts and values are escaped, characters that XML can't hold are left out.

/** An element that is written already. Only `element` makes one. */
export class Xml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** What stands in an element: plain text is escaped; nothing is drawn for undefined. */
export type XmlContent = string | Xml | undefined | readonly XmlContent[];

/** Makes an element; attributes that are undefined are left out. Throws on a name that is none. */
export const element = (name: string, attributes: Attributes, ...content: readonly XmlContent[]): Xml => {
  const start = Object.entries(attributes).reduce(
    (text, [key, value]) =>
      value === undefined ? text : `${text} ${checkName(key)}="${escapeValue(String(value))}"`,
    checkName(name),
  );
  const inside = content.map(write).join('');
  return new Xml(inside === '' ? `<${start}/>` : `<${start}>${inside}</${name}>`);
};

/** Returns the whole document with its declaration. */
export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.text}\n`;

/**
 * Returns the beginning, with the declaration, and the end of a document whose root is written bit by bit; what lies between
 * are elements.
 */
export const openingOf = (name: string, attributes: Attributes): readonly [begin: string, end: string] => {
  const [begin] = xmlDocument(element(name, attributes, ' ')).split(` </${name}>`);
  return [begin!, `</${name}>\n`];
};

const write = (content: XmlContent): string => {
  if (content === undefined) return '';
  if (typeof content === 'string') return escapeText(content);
  return content instanceof Xml ? content.text : content.map(write).join('');
};

/** Escapes a text; a carriage return would come back as a line feed otherwise. */
const escapeText = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');

/** Escapes the value of an attribute; line ends and tabs would come back as spaces otherwise. */
const escapeValue = (text: string): string =>
  escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

/** The signs that XML 1.0, section 2.2, doesn't allow; halves of a surrogate pair are among them. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const checkName = (name: string): string => {
  if (!/^[A-Za-z_][\w.-]*(:[A-Za-z_][\w.-]*)?$/.test(name)) throw new Error(`${name} is no name in XML`);
  return name;
};
