import { expect, it } from 'vitest';
import type { Ctx } from './ctx.ts';
import { defineSection, listSectionKinds, pageSections } from './page-sections.ts';
import type { SectionDeclaration } from './page-sections.ts';

interface Words {
  readonly words: string;
}

const Component = ({ view }: { view: Words }) => view.words;
const declared = (
  changes: Partial<SectionDeclaration<Words, Words>> = {},
): SectionDeclaration<Words, Words> => ({
  type: 'words',
  order: 2,
  name: 'Worte',
  help: 'Ein paar Worte.',
  fields: async () => [],
  toTyped: async (_, { words }) => ({ words }),
  check: async (_, { words = '' }) => ({ kind: 'fine', value: { words } }) as never,
  load: async (_, all) => all.map((view) => ({ view: view.words === '' ? null : view, tags: [view.words] })),
  Component,
  ...changes,
});
const ctx = {} as Ctx;

it('a section is drawn by its kind, and is nothing where its kind shows nothing', async () => {
  const shown = await defineSection(declared()).show(ctx, [{ words: 'da' }, { words: '' }], {
    type: 'a',
    id: 1,
  });
  expect(shown.map(({ tags }) => tags)).toEqual([['da'], ['']]);
  expect(shown[0]!.element).toMatchObject({ type: Component, props: { view: { words: 'da' } } });
  expect(shown[1]!.element).toBeNull();
});

it('a section shows the files that its kind says, or none', () => {
  expect(defineSection(declared()).media({ words: 'da' })).toEqual({});
  expect(defineSection(declared({ media: () => ({ imageIds: [7] }) })).media({ words: 'da' })).toEqual({
    imageIds: [7],
  });
});

it('a section comes back to its kind as it was typed', async () =>
  expect(await defineSection(declared()).toTyped(ctx, { words: 'da' })).toEqual({ words: 'da' }));

it('kinds of sections are offered in their order', async () => {
  const kinds = [3, 1, 2].map((order) => defineSection(declared({ order })));
  const bundles = [{ slots: kinds.map((kind) => pageSections.add(async () => kind)) }];
  const offered = await listSectionKinds({ portal: { bundles, allBundles: bundles } } as unknown as Ctx);
  expect(offered.map(({ order }) => order)).toEqual([1, 2, 3]);
});
