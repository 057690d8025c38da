// Makes, for the model-based test, words that can be told apart, and texts that they are typed into.
import type { Text } from './server.ts';

/** Where a word goes: into one of the fields, a paragraph there is, or a new one behind it. */
export type Spot =
  | { readonly field: 'title' }
  | { readonly field: 'tags' }
  | { readonly field: 'body'; readonly at: number; readonly isNew: boolean };

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  attrs: { textAlign: null },
  content: [{ type: 'text' as const, text }],
});

export const aText = (title: string, ...paragraphs: readonly string[]): Text => ({
  title,
  tags: [],
  body: { schemaVersion: 1, type: 'doc', content: paragraphs.map(paragraph) },
});

export const addWord = ({ title, tags, body }: Text, word: string, spot: Spot): Partial<Text> => {
  if (spot.field === 'title') return { title: `${title} ${word}`.trim() };
  if (spot.field === 'tags') return { tags: [...tags, word] };
  const at = spot.at % body.content.length;
  const known = /"text":"([^"]*)"/.exec(JSON.stringify(body.content[at]))?.[1] ?? '';
  const [before, behind] = [body.content.slice(0, at), body.content.slice(at + 1)];
  const changed = spot.isNew ? [body.content[at]!, paragraph(word)] : [paragraph(`${known} ${word}`.trim())];
  return { body: { ...body, content: [...before, ...changed, ...behind] } };
};

export const wordsIn = (content: unknown): ReadonlySet<string> =>
  new Set(JSON.stringify(content)?.match(/\bw\d+\b/g));
