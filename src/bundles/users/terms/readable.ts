// This is the text of a version as pages draw it, with soft hyphens in the long words of its headings.
import { softHyphens } from '#design/soft-hyphens.ts';
import { termsBlocks } from './rules.ts';
import type { TermsBlock } from './rules.ts';

export const readableBlocks = (text: string): TermsBlock[] =>
  termsBlocks(text).map((block) =>
    block.kind === 'heading' ? { ...block, text: softHyphens(block.text) } : block,
  );
