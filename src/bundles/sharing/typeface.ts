// Sets text in our typeface as outlines, so that it looks the same on every machine, whatever is installed there. HarfBuzz sets
// the letters as browsers do, with kerning and ligatures.
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import { bytesOfInlined } from '#kernel/inlined-file.ts';

interface Cut {
  readonly font: Font;
  /** Parts of an em in which its outlines count. */
  readonly unitsPerEm: number;
  readonly letters: ReadonlySet<number>;
}

/** The same face in several files; the first that has a letter draws it. */
export type Typeface = readonly Cut[];

/** Loads a typeface from files given as data URIs. */
export const loadTypeface = (...files: readonly string[]): Typeface =>
  files.map((file) => {
    const bytes = new Uint8Array(bytesOfInlined(file));
    const face = new Face(new Blob(bytes));
    return {
      font: new Font(face),
      unitsPerEm: face.upem,
      letters: new Set(face.collectUnicodes()),
    };
  });

/** Describes a line of text of one em's size. */
export interface SetLine {
  /** The width in ems. */
  readonly width: number;
  readonly outlines: readonly Outline[];
}

interface Outline {
  /** The path is an SVG path, in parts of an em, upwards. */
  readonly path: string;
  readonly unitsPerEm: number;
  /** The place in ems from the beginning of the line. */
  readonly x: number;
}

/** Letters that no cut has, such as emoji, are left out. */
export const setLine = (typeface: Typeface, text: string): SetLine => {
  const outlines: Outline[] = [];
  let width = 0;
  for (const { cut, letters } of runsOf(typeface, text.normalize('NFC'))) {
    const { font, unitsPerEm } = cut;
    const buffer = new TextBuffer();
    buffer.addText(letters);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    for (const { codepoint: glyph, xAdvance = 0, xOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const path = font.glyphToPath(glyph);
      if (path) outlines.push({ path, unitsPerEm, x: width + xOffset / unitsPerEm });
      width += xAdvance / unitsPerEm;
    }
  }
  return { width, outlines };
};

interface Run {
  readonly cut: Cut;
  letters: string;
}

/** Neighbouring letters of the same cut are set together. */
const runsOf = (typeface: Typeface, text: string): readonly Run[] => {
  const runs: Run[] = [];
  for (const letter of text) {
    const cut = typeface.find(({ letters }) => letters.has(letter.codePointAt(0)!));
    const last = runs.at(-1);
    if (cut && last?.cut === cut) last.letters += letter;
    else if (cut) runs.push({ cut, letters: letter });
  }
  return runs;
};
