import { describe, expect, it } from 'vitest';
import {
  EMBED_KINDS,
  HEADING_LEVELS,
  MAX_CAPTION_LENGTH,
  MAX_CELL_SPAN,
  MAX_GALLERY_IMAGES,
  MAX_LIST_START,
  MAX_TITLE_LENGTH,
} from '../constants.ts';
import { markSpecs, nodeSpecs, treeSchema } from './tree-schema.ts';
import type { Attributes } from './tree-schema.ts';

const specs: Readonly<Record<string, { readonly attrs?: Attributes }>> = { ...nodeSpecs, ...markSpecs };
const attributeOf = (name: string) => {
  const [of, attribute] = name.split('.') as [string, string];
  return specs[of]!.attrs![attribute]!;
};
const signs = (count: number) => 'x'.repeat(count);
const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('an attribute', () => {
  it.each<[string, readonly unknown[], readonly unknown[]]>([
    ['paragraph.textAlign', [null, 'center'], ['', 'top', undefined]],
    ['heading.level', [...HEADING_LEVELS], [1, 5, '2', null]],
    ['orderedList.start', [0, 1, MAX_LIST_START], [-1, MAX_LIST_START + 1, 1.5, '1', null]],
    ['blockquote.author', [null, '', signs(MAX_TITLE_LENGTH)], [signs(MAX_TITLE_LENGTH + 1), 7, undefined]],
    ['codeBlock.language', [null, 'c++', signs(32)], ['', signs(33), 'a b', 7]],
    ['spoiler.title', [null, signs(MAX_TITLE_LENGTH)], [signs(MAX_TITLE_LENGTH + 1), 7]],
    ['tableCell.colspan', [1, MAX_CELL_SPAN], [0, MAX_CELL_SPAN + 1, null]],
    ['tableHeader.rowspan', [1, MAX_CELL_SPAN], [0, MAX_CELL_SPAN + 1, null]],
    ['image.imageId', [1], [0, null, '1']],
    ['image.caption', [null, signs(MAX_CAPTION_LENGTH)], [signs(MAX_CAPTION_LENGTH + 1), 7]],
    ['image.align', ['center'], [null, 'top']],
    ['image.size', ['normal'], [null, 'huge']],
    [
      'gallery.imageIds',
      [[1], ids(MAX_GALLERY_IMAGES)],
      [[], ids(MAX_GALLERY_IMAGES + 1), [1, 0], [0, 1], '1', null],
    ],
    ['embed.kind', [...EMBED_KINDS], ['user', null]],
    ['embed.id', [1], [0, null]],
    ['video.type', ['a', signs(32)], ['', signs(33), '1a', null, 7]],
    ['video.src', [null, 'https://a.example'], ['', 'mailto:a@b.example', 'https://a:b@c.example', 7]],
    ['video.videoId', [null, signs(128)], ['', signs(129), 'a b', 7]],
    ['video.playerId', [null, signs(128)], ['', signs(129), 'a b', 7]],
    ['smiley.code', [':)'], ['', ':', null]],
    ['mention.id', [1], [0, null]],
    ['mention.label', ['a', signs(MAX_TITLE_LENGTH)], ['', signs(MAX_TITLE_LENGTH + 1), null]],
    ['link.href', ['https://a.example', 'mailto:a@b.example'], ['', 'javascript:alert(1)', null]],
    ['link.newTab', [true, false], [null, 'true']],
  ])('%s is one of these, and nothing else', (name, good, bad) => {
    const { isValid, validate } = attributeOf(name);
    for (const value of good) {
      expect([value, isValid(value)]).toEqual([value, true]);
      expect(() => validate(value)).not.toThrow();
    }
    for (const value of bad) {
      expect([value, isValid(value)]).toEqual([value, false]);
      expect(() => validate(value)).toThrow(RangeError);
    }
  });

  it.each([
    ['paragraph.textAlign', null],
    ['heading.level', 2],
    ['orderedList.start', 1],
    ['blockquote.author', null],
    ['codeBlock.language', null],
    ['tableCell.colspan', 1],
    ['image.align', 'center'],
    ['image.size', 'normal'],
    ['video.src', null],
    ['link.newTab', false],
  ])('%s is %s where nobody says otherwise', (name, usual) => expect(attributeOf(name).default).toBe(usual));

  it.each(['image.imageId', 'gallery.imageIds', 'embed.kind', 'video.type', 'mention.label', 'link.href'])(
    '%s has to be said',
    (name) => expect(attributeOf(name)).not.toHaveProperty('default'),
  );
});

it('words of code bear no marks, and smileys, people and line ends stand within words', () => {
  expect(treeSchema.nodes['codeBlock']!.spec).toMatchObject({ code: true, marks: '' });
  for (const name of ['smiley', 'mention', 'hardBreak']) expect(treeSchema.nodes[name]!.isInline).toBe(true);
});
