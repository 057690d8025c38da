// Holds pure rules of what the database tells about itself.

/**
 * These are the parts of SQL, in the order in which they are tried. Strings with an `E` know backslashes, others don't. A
 * comment may hold others; what stands between the first beginning and the last end is taken for one.
 */
const PARTS = new RegExp(
  [
    String.raw`(?<comment>--[^\n]*|/\*(?:[^]*\*/|[^]*$))`,
    String.raw`(?<text>[eE]'(?:[^'\\]|''|\\[^]|\\$)*(?:'|$)|(?:[bBxXnN]|[uU]&)?'(?:[^']|'')*(?:'|$))`,
    String.raw`(?<dollars>\$(?<tag>[\p{L}_][\p{L}\p{N}_]*)?\$[^]*?(?:\$\k<tag>\$|$))`,
    String.raw`(?<kept>"(?:[^"]|"")*(?:"|$)|\$\d+|[\p{L}_][\p{L}\p{N}_$]*)`,
    String.raw`(?<number>\d[\p{L}\p{N}_.]*|\.\d[\p{L}\p{N}_.]*)`,
  ].join('|'),
  'gu',
);

/**
 * Returns a query without what is written out in it. PostgreSQL puts parameters there by itself, but not in every command, nor
 * in a query that it forgot while it ran; and what a query says of people is nothing for a page.
 */
export const withoutValues = (query: string): string =>
  query.replaceAll(PARTS, (part, ...rest: unknown[]) => {
    const found = rest.at(-1) as Partial<Record<'comment' | 'kept' | 'number', string>>;
    if (found.kept !== undefined) return part;
    if (found.comment !== undefined) return '';
    return found.number === undefined ? "'…'" : '…';
  });
