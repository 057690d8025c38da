// The subject of this bundle is the document tree that all text is: schema, checks, ready HTML. It has no routes and no tables
// of its own.
import { defineBundle } from '#kernel/bundle.ts';
import { markupReader } from '#kernel/markup.ts';
import { bbcodeToPlainText } from './rules/bbcode-tree.ts';

export const richText = defineBundle({
  name: 'rich-text',
  slots: [markupReader.add(async (_ctx, source) => bbcodeToPlainText(source))],
});
