// Sets German quotation marks. What is quoted within a quotation takes the single ones, and what is quoted within that the
// double ones again.

const OPENING = { '„': '“', '‚': '‘' } as const;
type Opening = keyof typeof OPENING;

const INNER: Readonly<Record<Opening, Opening>> = { '„': '‚', '‚': '„' };

/** Puts it in quotation marks. */
export const quoted = (text: string): string => `„${nest(text, ['„'])}“`;

/** Returns the text with the marks that its quotations take where they stand, for drawing only. */
export const nestQuotations = (text: string): string => (text.includes('„') ? nest(text, []) : text);

const nest = (text: string, around: readonly Opening[]): string => {
  const open = [...around];
  return text.replace(/[„‚“‘]/g, (mark) => {
    if (mark === '„' || mark === '‚') {
      const outer = open.at(-1);
      open.push(outer ? INNER[outer] : mark);
      return open.at(-1)!;
    }
    // A mark that closes nothing here is one of a quotation within the one around it, or stands as it was typed.
    const closed =
      open.length > around.length ? open.pop() : around.length > 0 ? INNER[around.at(-1)!] : undefined;
    return closed ? OPENING[closed] : mark;
  });
};
