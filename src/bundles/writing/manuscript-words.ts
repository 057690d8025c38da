// Collects the words of a manuscript, whatever its kind: what rules look through, title and captions as much as the text.

export interface ManuscriptWords {
  readonly text: string;
  readonly links: number;
}

/** The separator between two pieces of text: no word and no number goes on over it. */
const BETWEEN = ' | ';

/**
 * Returns the words of a content as its kind reads it. Names of nodes and marks are no words; what a link leads to counts as
 * one link.
 */
export const wordsOfContent = (content: unknown): ManuscriptWords => {
  const texts: string[] = [];
  let links = 0;
  const walk = (value: unknown, isInline: boolean): void => {
    if (typeof value === 'string') texts.push(isInline ? value : BETWEEN + value);
    else if (Array.isArray(value)) for (const each of value) walk(each, false);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'type') continue;
        if (key === 'marks') links += linksIn(inner);
        // Runs of one sentence stand beside each other as its marks part them.
        else walk(inner, key === 'text' && typeof inner === 'string');
      }
    }
  };
  walk(content, false);
  return { text: texts.join(''), links };
};

const linksIn = (marks: unknown): number =>
  Array.isArray(marks) ? marks.filter((mark) => (mark as { type?: unknown }).type === 'link').length : 0;
