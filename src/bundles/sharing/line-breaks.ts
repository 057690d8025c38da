// Breaks a headline into lines: as large as it fits, its lines of about the same length. It knows widths, not letters.

interface Box {
  readonly width: number;
  readonly height: number;
}

interface Setting {
  /** The sizes go from the largest down, in pixels. */
  readonly sizes: readonly number[];
  /** The height of a line, measured by its size. */
  readonly leading: number;
  /** Measures text in one em. */
  readonly widthOf: (text: string) => number;
}

export interface Headline {
  readonly size: number;
  readonly lines: readonly string[];
}

/** What doesn't even fit in the smallest size ends with an ellipsis. */
export const toHeadline = (text: string, box: Box, setting: Setting): Headline => {
  const { sizes, leading } = setting;
  const roomFor = (size: number) => Math.floor(box.height / (size * leading));
  for (const size of sizes) {
    const lines = breakLines(text, box.width / size, setting);
    if (lines && lines.length <= roomFor(size)) return { size, lines: balance(text, lines, setting) };
  }
  const size = sizes.at(-1)!;
  return { size, lines: shorten(text, { width: box.width / size, most: roomFor(size) }, setting) };
};

/** Returns undefined when a part of a word is wider than a line. */
const breakLines = (text: string, width: number, { widthOf }: Setting): string[] | undefined => {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    if (line) lines.push(line);
    line = '';
  };
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const whole = plain(word);
    const longer = line ? `${line} ${whole}` : whole;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    end();
    const parts = widthOf(whole) <= width ? [whole] : breakWord(word, width, widthOf);
    if (!parts) return undefined;
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1)!;
  }
  end();
  return lines;
};

/** Breaks a word at its soft hyphens, each line as full as can be. */
const breakWord = (word: string, width: number, widthOf: Setting['widthOf']): string[] | undefined => {
  const lines = [''];
  const parts = word.split(SOFT_HYPHEN);
  for (const [at, part] of parts.entries()) {
    const longer = lines.at(-1)! + part;
    const hyphen = at < parts.length - 1 ? '-' : '';
    if (widthOf(longer + hyphen) <= width) lines[lines.length - 1] = longer;
    else if (lines.at(-1) && widthOf(part + hyphen) <= width) {
      lines[lines.length - 1] += '-';
      lines.push(part);
    } else return undefined;
  }
  return lines;
};

/** Makes the lines as narrow as the same number of them allows. */
const balance = (text: string, lines: readonly string[], setting: Setting): readonly string[] => {
  let balanced = lines;
  let width = Math.max(...lines.map(setting.widthOf));
  for (let step = 0; step < BALANCING_STEPS; step++) {
    width *= BALANCING;
    const narrower = breakLines(text, width, setting);
    const isAsGood = narrower?.length === lines.length && hyphens(narrower) <= hyphens(lines);
    if (!isAsGood) return balanced;
    balanced = narrower;
  }
  return balanced;
};

const BALANCING = 0.96;
const BALANCING_STEPS = 12;

const hyphens = (lines: readonly string[]) => lines.filter((line) => line.endsWith('-')).length;

/** Returns as many letters as there is room for; words may be cut where nothing says how they break. */
const shorten = (
  text: string,
  { width, most }: { readonly width: number; readonly most: number },
  { widthOf }: Setting,
): readonly string[] => {
  const lines: string[] = [''];
  for (const letter of plain(text)) {
    const last = lines.at(-1)!;
    const isLast = lines.length === most;
    if (widthOf(last + letter + (isLast ? ELLIPSIS : '')) <= width) {
      lines[lines.length - 1] = last + letter;
      continue;
    }
    if (isLast) return [...lines.slice(0, -1), last.trimEnd() + ELLIPSIS];
    const space = last.lastIndexOf(' ');
    const [kept, moved] = space > 0 ? [last.slice(0, space), last.slice(space + 1)] : [last, ''];
    lines[lines.length - 1] = kept.trimEnd();
    lines.push((moved + letter).trimStart());
  }
  return lines;
};

const SOFT_HYPHEN = '\u00ad';
const ELLIPSIS = '…';

const plain = (text: string) => text.replaceAll(SOFT_HYPHEN, '');
