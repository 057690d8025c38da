// Writes out the numbers of contract.md 9, and some of later chapters, and compares each with what the code goes by: whoever
// changes one of them changes a promise. A number that chapter 9 has and this table hasn't fails.
import { readFileSync } from 'node:fs';
import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CONSENT_DAYS, EMBED_TIMEOUT_MS } from '#bundles/embeds/constants.ts';
import { PREMIUM_TEASER_LENGTH } from '#bundles/articles/constants.ts';
import { AUTO_LOAD_MARGIN_PX, FIRST_SHOWN, LAST_ONES_OFFSET } from '#bundles/comments/constants.ts';
import { BEACONS_PER_MINUTE, HOURS_RETENTION_DAYS } from '#bundles/audience/constants.ts';
import { MOST_BYTES_AT_ONCE } from '#bundles/data-export/constants.ts';
import * as editor from '#bundles/editor/constants.ts';
import { languageOf } from '#bundles/editor/rules.ts';
import * as media from '#bundles/media/constants.ts';
import { LAZY_MARGIN_PX } from '#bundles/media/ui/lazy-image.ts';
import { STUB_POLL_MS, STUB_TIMEOUT_MS } from '#bundles/media/elements/constants.ts';
import { IMAGE_UPLOAD } from '#bundles/media/public.ts';
import { LIST_LIMIT } from '#bundles/media/references/constants.ts';
import { sizeTagForWidth } from '#bundles/media/rules.ts';
import { images } from '#bundles/media/schema.ts';
import { ROTATION_STEP } from '#bundles/media/ui/image-editor/constants.ts';
import { MAX_DROP_BYTES } from '#bundles/media/ui/upload/constants.ts';
import * as design from '#design/constants.ts';
import { FLASH_FADE_MS } from '#kernel/flash.ts';

/** Returns a number that its file keeps to itself, or that a stylesheet has. */
const writtenIn = (file: string, words: RegExp): number =>
  Number(words.exec(readFileSync(file, 'utf8'))?.[1]?.replaceAll('_', ''));

const { focusX, focusY } = getTableColumns(images);

/** What is promised and what the code says, by number of the contract. */
const NUMBERS: Readonly<
  Record<string, Readonly<Record<string, readonly [promised: unknown, said: unknown]>>>
> = {
  '9.1': {
    'bytes of an upload': [32_000_000, IMAGE_UPLOAD.maxBytes],
    'bytes that the door lets through': [32_000_000, media.MAX_UPLOAD_BYTES],
    'bytes of the drop check': [33_554_432, MAX_DROP_BYTES],
  },
  '9.2': {
    'milliseconds between two questions about stubs': [5000, STUB_POLL_MS],
    'milliseconds after which a question gives up': [4500, STUB_TIMEOUT_MS],
  },
  '9.3': {
    'milliseconds of a message': [
      [5000, 5000],
      [FLASH_FADE_MS, design.FLASH_FADE_MS],
    ],
  },
  '9.4': {
    'pixels before a picture is seen': [250, LAZY_MARGIN_PX],
    'pixels before comments are seen': [250, AUTO_LOAD_MARGIN_PX],
    'pixels before an island is seen': [
      250,
      writtenIn('src/kernel/island-element.ts', /const NEAR_PX = (\d+);/),
    ],
    'pixels before a content of another site is seen': [
      250,
      writtenIn('src/bundles/embeds/ui/embed-frame.ts', /const NEAR_PX = (\d+);/),
    ],
  },
  '9.5': {
    'sizes at the greatest widths they are for': [
      ['T', 'XS', 'S', 'M', 'XL'],
      [20, 60, 160, 320, 1200].map(sizeTagForWidth),
    ],
    'sizes one pixel above': [['XS', 'S', 'M', 'XL', 'XXL'], [21, 61, 161, 321, 1201].map(sizeTagForWidth)],
  },
  '9.6': {
    'per cent of the window': [
      60,
      writtenIn('src/bundles/media/ui/image-editor/ImageEditor.module.css', /max-height: (\d+)vh/),
    ],
    'degrees of a step': [90, ROTATION_STEP],
    'focus of a new image': [
      [50, 50],
      [focusX.default, focusY.default],
    ],
  },
  '9.7': {
    'milliseconds of a fade': [800, media.GALLERY_FADE_MS],
    'thumbnails abreast': [4, media.GALLERY_THUMBS_ABREAST],
    'pixels between them': [5, media.GALLERY_THUMB_GAP_PX],
  },
  '9.8': { 'images on each list': [100, LIST_LIMIT] },
  '9.9': { 'characters of a teaser': [800, PREMIUM_TEASER_LENGTH] },
  '9.10': {
    'height by default': [150, editor.DEFAULT_HEIGHT],
    'greatest height': [800, editor.MAX_HEIGHT],
    'pixels of an image': [
      [800, 800],
      [editor.MAX_IMAGE_WIDTH, editor.MAX_IMAGE_HEIGHT],
    ],
    'rows and columns of the table picker': [10, editor.TABLE_PICKER_SIZE],
    'letters of the language': ['de', languageOf('de-AT')],
  },
  '9.11': {
    'comments at first': [3, FIRST_SHOWN],
    'the offset that asks for them': [-3, LAST_ONES_OFFSET],
  },
  '9.12': {
    'days of a consent': [365, CONSENT_DAYS],
    'milliseconds of a request': [10_000, EMBED_TIMEOUT_MS],
  },
  '9.13': {
    'milliseconds that something is said to be copied': [1000, design.COPY_FEEDBACK_MS],
    'offset of the call-to-action bar': [100, design.CTA_BAR_OFFSET_PX],
    'milliseconds of its fade': [300, design.CTA_BAR_FADE_MS],
  },
  '9.14': {
    'milliseconds between two looks': [
      250,
      writtenIn('src/kernel/browser/requests.ts', /const POLL_MS = (\d+);/),
    ],
  },
};

/** The same of the chapters that describe more than they count; the words say where the contract has the number. */
const LATER_NUMBERS: readonly (readonly [
  rule: string,
  name: string,
  words: RegExp,
  promised: number,
  said: number,
])[] = [
  [
    '14.8',
    'height of the main text of the composer',
    /main text begins at (\d+)/,
    360,
    writtenIn('src/bundles/articles/ui/ArticleComposer.island.tsx', /name="body"[^>]* height=\{(\d+)\}/),
  ],
  [
    '17.1',
    'bytes of an export that is ready at once',
    /([\d,]+) bytes are ready/,
    50_000_000,
    MOST_BYTES_AT_ONCE,
  ],
  ['17.3', 'days for which sums by hours are kept', /for (\d+) days/, 90, HOURS_RETENTION_DAYS],
  ['17.4', 'beacons a minute from one address', /(\d+) a minute/, 120, BEACONS_PER_MINUTE],
];

/** Returns the words of one rule of the contract. */
const ruleOf = (number: string): string =>
  readFileSync('docs/contract.md', 'utf8')
    .split(/^(?=- \*\*|## )/m)
    .find((rule) => rule.startsWith(`- **${number}`)) ?? '';

it('has every number of the contract, and none that is gone', () => {
  const promised = readFileSync('docs/contract.md', 'utf8').matchAll(/^- \*\*(9\.\d+)\*\*/gm);
  expect(Object.keys(NUMBERS)).toEqual([...promised].map(([, number]) => number));
});

describe.each(Object.entries(NUMBERS))('contract.md %s', (_, numbers) => {
  it.each(Object.entries(numbers))('%s', (_name, [promised, said]) => expect(said).toEqual(promised));
});

it.each(LATER_NUMBERS)('contract.md %s, %s', (rule, _name, words, promised, said) => {
  const written = Number(words.exec(ruleOf(rule).replaceAll(/\s+/g, ' '))?.[1]?.replaceAll(',', ''));
  expect([written, said]).toEqual([promised, promised]);
});
