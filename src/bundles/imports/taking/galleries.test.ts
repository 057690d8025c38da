import fc from 'fast-check';
import { expect, it } from 'vitest';
import { build, parseDocument } from '#bundles/rich-text/public.ts';
import { EDGE_ID, withGalleries } from './galleries.ts';

const image = (imageId: number) =>
  ({ type: 'image', attrs: { imageId, caption: null, align: 'center', size: 'normal' } }) as const;

const typesOf = (document: ReturnType<typeof build.doc>) =>
  document.content.map(({ type }) => type).join(' ');

const of = (...blocks: readonly (number | string)[]) =>
  withGalleries({
    ...build.doc(),
    content: blocks.map((block) =>
      typeof block === 'number' ? image(block) : build.doc(build.p(block)).content[0]!,
    ),
  });

it('three pictures behind each other are a gallery, two are two pictures, and words part them', () => {
  expect(typesOf(of(1, 2, 'a', 3, 4, 5))).toBe('image image paragraph gallery');
  expect(of(3, 4, 5, 4).content).toEqual([{ type: 'gallery', attrs: { imageIds: [3, 4, 5] } }]);
  expect(typesOf(of(...Array.from({ length: 230 }, (_, at) => at + 1)))).toBe('gallery gallery gallery');
});

it('a gallery that was one there is kept apart from the pictures beside it', () => {
  expect(of(1, EDGE_ID, 2, 3, 4, EDGE_ID, 5).content.map(({ type }) => type)).toEqual([
    'image',
    'gallery',
    'image',
  ]);
  expect(typesOf(of(EDGE_ID, 1, 2, 3, EDGE_ID, EDGE_ID, 4, 5, 6, EDGE_ID))).toBe('gallery gallery');
  expect(of(EDGE_ID, EDGE_ID).content).toEqual([]);
});

it('no picture is lost, and what comes out is a text as it can be saved', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: 1, max: 300 })), { minLength: 1, maxLength: 400 }),
      (ids) => {
        const content = ids.map((id) => (id === null ? build.doc(build.p('x')).content[0]! : image(id)));
        const grouped = withGalleries({ ...build.doc(), content });
        const found = grouped.content.flatMap((block) =>
          block.type === 'image'
            ? [block.attrs.imageId]
            : block.type === 'gallery'
              ? block.attrs.imageIds
              : [],
        );
        expect(new Set(found)).toEqual(new Set(ids.filter((id) => id !== null)));
        expect(parseDocument(grouped, { publicUrl: 'https://x.de' }).ok).toBe(true);
      },
    ),
    { numRuns: 50 },
  );
});
