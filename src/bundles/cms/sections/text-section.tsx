// Defines a text among the sections of a page.
import { Island } from '#kernel/island.tsx';
import { invalid, valid } from '#kernel/outcomes.ts';
import { defineSection } from '#kernel/page-sections.ts';
import { imageIdsOf, loadPieceTexts, streamIdsOf } from '#bundles/piece-pages/public.ts';
import type { PieceTextView } from '#bundles/piece-pages/public.ts';
import { bbcodeToTree } from '#bundles/rich-text/public.ts';
import { TEXT_SECTION } from '../constants.ts';
import { readTypedText, typedText } from './text-data.ts';
import type { TextData } from './text-data.ts';
import * as texts from './texts.ts';
import { SectionText } from './ui/SectionText.island.tsx';
import { TextSection } from './ui/TextSection.tsx';

export const textSection = defineSection<TextData, { text: PieceTextView }>({
  type: TEXT_SECTION,
  order: 10,
  name: texts.textName,
  help: texts.textHelp,
  fields: async (ctx, typed) => {
    const read = readTypedText(typed, ctx.config.publicUrl);
    const document = read.ok ? read.document : bbcodeToTree('', { tags: 'full' });
    return [
      {
        name: 'text',
        label: texts.textLabel,
        value: '',
        kind: 'drawn',
        draw: ({ nameOf, error }) => (
          <Island
            of={SectionText}
            when="load"
            props={{ name: nameOf('text'), treeName: nameOf('tree'), text: document, error }}
          />
        ),
      },
    ];
  },
  toTyped: async (_ctx, { document }) => typedText(document),
  check: async (ctx, typed) => {
    const read = readTypedText(typed, ctx.config.publicUrl);
    if (!read.ok) return invalid({ text: read.errors.join(' ') });
    return valid({ document: read.document, parts: [] });
  },
  load: async (ctx, all, owner) => {
    const loaded = await loadPieceTexts(
      ctx,
      all.map(({ parts }) => parts),
      owner,
    );
    return loaded.map(({ view, tags }) => ({ view: { text: view }, tags }));
  },
  media: ({ parts }) => ({ imageIds: imageIdsOf(parts), streamIds: streamIdsOf(parts) }),
  Component: TextSection,
});
