// Says what a manuscript of a snapshot holds, and how it becomes the snapshot that is out.
import { toSlug } from '#kernel/slug.ts';
import {
  StoredId,
  StoredText,
  StoredTree,
  definePieceWriting,
  readContent,
} from '#bundles/publishing/public.ts';
import { build, toParts } from '#bundles/rich-text/public.ts';
import { commands } from './commands.ts';
import { snapshotHref } from './kind.ts';
import { findEditable } from './queries.ts';
import { loadSnapshotView } from './snapshot-view.ts';
import * as texts from './texts.ts';
import { SnapshotPage } from './ui/SnapshotPage.tsx';
import type { SnapshotContent } from './views.ts';

const BLANK: SnapshotContent = {
  title: '',
  text: build.doc(),
  imageId: null,
  locationId: null,
  categoryId: null,
  tags: [],
};

const SHAPE = { title: StoredText, text: StoredTree, imageId: StoredId };

export const snapshotWriting = definePieceWriting({
  commands,
  blank: BLANK,
  read: (ctx, content): SnapshotContent => readContent(ctx, SHAPE, content, BLANK),
  titleOf: ({ title }) => title,
  shows: ({ imageId, text }) => ({ imageId, text }),
  withShown: (content, { imageId, text }) => ({ ...content, imageId, text }),
  fields: ({ title, text, imageId }, { place, category, tags }) => [
    { name: texts.pictureField, kind: 'picture', value: imageId },
    { name: texts.titleField, kind: 'words', value: title },
    { name: texts.textField, kind: 'text', value: text },
    { name: texts.place, kind: 'words', value: place },
    { name: texts.category, kind: 'words', value: category },
    { name: texts.tagsField, kind: 'words', value: tags },
  ],
  find: findEditable,
  contentOf: ({ title, text, imageId }, placed) => ({ ...placed, title, text: text ?? build.doc(), imageId }),
  picturesOf: (snapshot) => snapshot,
  hrefOf: snapshotHref,
  toInput: (content) => content,
  Page: SnapshotPage,
  loadView: async (ctx, { text, imageId, ...content }, { row, title, usable, shownBy }) => {
    const slug = toSlug(content.title, texts.snapshotSlug);
    const snapshot = { ...row, title, slug, imageId: imageId ?? 0 };
    const whole = { snapshot, text, parts: toParts(text) };
    return (await loadSnapshotView(ctx, whole, { usable, shownBy })).view;
  },
});
