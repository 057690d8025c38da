// Makes rich texts for tests: `aDocument()` gives any tree that can be saved, with words meant to break a careless renderer.
import * as fc from 'fast-check';
import { anyLetter } from '#kernel/testing/any-letter.ts';
import * as build from './build.ts';
import {
  EMBED_KINDS,
  IMAGE_ALIGNMENTS,
  IMAGE_SIZES,
  MAX_TITLE_LENGTH,
  SMILEYS,
  TEXT_ALIGNMENTS,
  TEXT_COLORS,
  TEXT_SIZES,
} from './constants.ts';
import { cleanText } from './rules.ts';
import type { BlockNode, RichTextDocument, SlotNode, SmileyNode } from './tree.ts';
import { treeToBBCode } from './rules/tree-to-bbcode.ts';

const HOSTILE_WORDS = [
  '<script>alert(1)</script>',
  '</p></div></details>',
  '"><img src=x onerror=alert(1)>',
  "' onclick='alert(1)",
  '&lt;b&gt; &amp; &#60; &nbsp;',
  '<!-- --> ]]> <![CDATA[',
  'javascript:alert(1)',
  '[b]fett[/b] [url=javascript:x]y[/url] \\[',
  '[/b] [*] [cut] [td colspan="2"] [unbekannt] [1] [b',
  '[code=js][/code] [\\/code] [\\\\/user] [user=1]',
  '\\',
  'C:\\Windows\\ \\:) \\\\server',
  ':) ;) <3',
  ':):(',
  'Siehe https://auenfeld.example/a?b=[1].',
  ' vorn und hinten ',
  '\n\n',
  '@Ruth Lindner',
  'ein Wort\nund\tnoch eines',
  'Grüße – „Straße“ 👩‍👩‍👧',
  '__proto__',
];

const LINKS = [
  'https://auenfeld.example/a?b=1&c="2"#<d>',
  'http://auenfeld.example',
  'mailto:redaktion@auenfeld.example?subject=Hallo',
  'tel:+49661123456',
];

const SMILEY_CODES = Object.keys(SMILEYS) as SmileyNode['attrs']['code'][];

/** Makes any tree that parseDocument accepts, in canonical form. */
export const aDocument = (): fc.Arbitrary<RichTextDocument> =>
  fc
    .tuple(someTopNodes(), fc.option(someTopNodes()))
    .map(([free, rest]) => (rest ? build.doc(...free, build.cut(), ...rest) : build.doc(...free)));

const someTopNodes = () =>
  fc.array(fc.oneof({ weight: 4, arbitrary: aBlock() }, { weight: 1, arbitrary: aSlot() }), {
    minLength: 1,
    maxLength: 5,
  });

/** Makes a block with up to `depth` levels of blocks within it. */
export const aBlock = (depth = 2): fc.Arbitrary<BlockNode> =>
  depth === 0
    ? aLeafBlock()
    : fc.oneof(aLeafBlock(), aList(depth - 1), aQuoteOrSpoiler(depth - 1), aTable(depth - 1));

const aList = (depth: number): fc.Arbitrary<BlockNode> => {
  const item = fc.tuple(someInline(), fc.array(aBlock(depth), { maxLength: 2 }));
  const items = fc.array(
    item.map(([words, rest]) => build.li(build.p(words), ...rest)),
    { minLength: 1, maxLength: 3 },
  );
  return fc.oneof(
    items.map((list) => build.ul(...list)),
    fc.tuple(fc.nat({ max: 999 }), items).map(([start, list]) => build.olFrom(start, ...list)),
  );
};

const aQuoteOrSpoiler = (depth: number): fc.Arbitrary<BlockNode> =>
  fc
    .tuple(fc.constantFrom(build.quote, build.spoiler), aTitle(), someBlocks(depth))
    .map(([around, title, content]) => around(title, ...content));

const aTable = (depth: number): fc.Arbitrary<BlockNode> => {
  const span = fc.integer({ min: 1, max: 3 });
  const cell = fc
    .tuple(span, span, fc.constantFrom(build.td, build.th), someBlocks(depth))
    .map(([colspan, rowspan, toCell, content]) => build.spanning(colspan, rowspan, toCell(...content)));
  return fc
    .array(fc.array(cell, { maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map((rows) => build.table(...rows));
};

const someBlocks = (depth: number) => fc.array(aBlock(depth), { minLength: 1, maxLength: 3 });

const aLeafBlock = (): fc.Arbitrary<BlockNode> =>
  fc.oneof(
    fc.tuple(aTextAlignment(), someInline()).map(([alignment, words]) => build.aligned(alignment, words)),
    fc
      .tuple(fc.constantFrom(build.h2, build.h3, build.h4), aTextAlignment(), someInline())
      .map(([heading, textAlign, words]) => withAlignment(heading(words), textAlign)),
    fc
      .tuple(orNull(fc.constantFrom('js', 'c++', 'plain')), someWords())
      .map(([language, source]) => build.codeBlock(language, source)),
    fc.constant(build.hr()),
  );

const aTextAlignment = () => orNull(fc.constantFrom(...TEXT_ALIGNMENTS));

const withAlignment = (node: BlockNode, textAlign: (typeof TEXT_ALIGNMENTS)[number] | null): BlockNode =>
  node.type === 'heading' ? { ...node, attrs: { ...node.attrs, textAlign } } : node;

export const aSlot = (): fc.Arbitrary<SlotNode> =>
  fc.oneof(
    fc
      .record({
        caption: aTitle(),
        align: fc.constantFrom(...IMAGE_ALIGNMENTS),
        size: fc.constantFrom(...IMAGE_SIZES),
      })
      .chain((attrs) => anId().map((id) => build.image(id, attrs))),
    fc.array(anId(), { minLength: 1, maxLength: 5 }).map((ids) => build.gallery(...ids)),
    fc.tuple(fc.constantFrom(...EMBED_KINDS), anId()).map(([kind, id]) => build.embed(kind, id)),
    fc.constantFrom(
      build.video('youtube', { src: 'https://www.youtube.com/watch?v=abc_-123', videoId: 'abc_-123' }),
      build.video('youtube', { videoId: 'abc_-123' }),
      build.video('youtube', { src: 'https://www.youtube.com/watch?v=abcde_-1234', videoId: 'abcde_-1234' }),
      build.video('vimeo', { src: 'https://vimeo.com/123', videoId: '123' }),
      build.video('glomex', { videoId: 'v-1', playerId: 'p1' }),
      build.video('x', { src: 'https://x.example/a?b=[1]&c="2"\\' }),
    ),
  );

/** Gives words, breaks, smileys and mentions under up to three marks each. */
export const someInline = (): fc.Arbitrary<build.Inline> => fc.array(somethingMarked(), { maxLength: 6 });

const somethingMarked = () =>
  fc
    .tuple(somethingInline(), fc.array(aMark(), { maxLength: 3 }))
    .map(([words, marks]) => marks.reduce<build.Inline>((inner, mark) => mark(inner), words));

const somethingInline = (): fc.Arbitrary<build.Inline> =>
  fc.oneof(
    { weight: 4, arbitrary: someWords() },
    { weight: 2, arbitrary: fc.constantFrom<build.Inline>(build.br(), ' ', LINKS[0]!) },
    { weight: 1, arbitrary: fc.constantFrom(...SMILEY_CODES).map((code) => build.smiley(code)) },
    { weight: 1, arbitrary: aMention() },
  );

const aMention = () =>
  fc
    .tuple(anId(), someWords())
    .filter(([, name]) => name !== '' && name.length <= MAX_TITLE_LENGTH)
    .map(([id, name]) => build.mention(id, name));

type MarkBuilder = (words: build.Inline) => build.Inline;

const aMark = (): fc.Arbitrary<MarkBuilder> =>
  fc.oneof(
    fc.constantFrom<MarkBuilder>(build.bold, build.italic, build.underline, build.strike),
    fc.constantFrom<MarkBuilder>(build.subscript, build.superscript, build.code),
    fc.constantFrom(...LINKS).map(
      (href): MarkBuilder =>
        (words) =>
          build.link(href, words),
    ),
    fc.constantFrom(...LINKS).map(
      (href): MarkBuilder =>
        (words) =>
          build.linkInNewTab(href, words),
    ),
    fc.constantFrom(...TEXT_COLORS).map(
      (name): MarkBuilder =>
        (words) =>
          build.color(name, words),
    ),
    fc.constantFrom(...TEXT_SIZES).map(
      (name): MarkBuilder =>
        (words) =>
          build.size(name, words),
    ),
  );

export const someWords = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...HOSTILE_WORDS),
    fc.lorem({ maxCount: 8 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }).map(cleanText),
    fc.array(aPiece(), { maxLength: 6 }).map((pieces) => cleanText(pieces.join(''))),
  );

const aTitle = () => orNull(someWords().filter((words) => words.length <= MAX_TITLE_LENGTH));

const anId = () => fc.integer({ min: 1, max: 2_147_483_647 });

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });

const BBCODE_TAGS = [
  'b|i|u|s|sub|sup|icode|h2|h4|p|center|right|justify|color=red|color=blue|color=#ff0000|size=huge|br|smiley=8)',
  'quote|quote=Ruth|quote="Ruth \\"die [b] Rätin\\""|quote=[|spoiler|spoiler=""|code|code=js|user=17|hr|cut',
  'url|url=https://a.example|url="https://a.example/?a=[1]" newtab="yes"|url=javascript:x|url="|foo|FOO="[b]"|B',
  'list|list=1|list=7|list=a|*|*|table|tr|tr|td|td|th colspan="2"|td rowspan="0"|td\n|/foo',
  'img|img caption="a" size="wide"|gallery|article|youtube|video|video=x',
].flatMap((tags) => tags.split('|'));

const BBCODE_PIECES = BBCODE_TAGS.flatMap((tag) => [`[${tag}]`, `[/${tag.split(/[= ]/)[0]}]`]);

const SIGN_PIECES = '[/|[|]|\\|=|"|\n|\n|\n\n| | \n |\t|\u00a0|\\\n|\\ |@|\u0000|\ud800'.split('|');

const WORD_PIECES = [
  "Wort|Grüße|👩‍👩‍👧|:)| :) |;)|8)|<3 |\\:'(|@Ruth Lindner|<script>|&amp;|[\\/code]|17|1, 2|abcde_-1234",
  'https://a.example/?a=1&b|http://b.example).|https://vimeo.com/123|https://a.example/b.png',
].flatMap((words) => words.split('|'));

/** Returns what a person may type: tags opened, closed, crossed and unknown, and signs that look like some. */
export const someBBCode = (): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .array(fc.oneof({ weight: 9, arbitrary: aPiece() }, { weight: 1, arbitrary: aWrittenBlock() }), {
          maxLength: 40,
        })
        .map((pieces) => pieces.join('')),
    },
    { weight: 1, arbitrary: fc.string({ unit: anyLetter, maxLength: 60 }) },
  );

const aWrittenBlock = () => aBlock(1).map((block) => treeToBBCode(build.doc(block)));

const aPiece = () =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...BBCODE_PIECES) },
    { weight: 2, arbitrary: fc.constantFrom(...SIGN_PIECES) },
    { weight: 2, arbitrary: fc.constantFrom(...WORD_PIECES) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 5 }) },
  );

/** Pieces that are repeated until a text has its length: what makes careless readers and writers look back or ahead too often. */
export const NASTY_PIECES = [
  '[| [[|\\|\\[|]|"| |\\ |\n|a\n| \n|[b]|[/b]|[b]x[/b]|[b] [/b]|[br]|[br]\n|:) |:)|[smiley=8)]',
  '[url=|[url="|[url]|[b a="|[b a="[b a=" | a="|[quote=x |[quote=\\"|[quote]|[list][*]|[*]|[table][tr][td]',
  '[code]|[code=!]|[code][\\\\\\/code]|[gallery]|[user=1]|[img]|[cut]|https://a |https://a.example/(',
  `[youtube]https://youtube.com/watch?&&|[quote=a${' '.repeat(500)}|[url]https://a.example[/url]`,
].flatMap((pieces) => pieces.split('|'));
/** Closing tags at the end, so that what has to be verbatim finds its end, far away. */
const ENDS = '[/code][/gallery][/user][/img][/youtube][/quote]"]';

export const longText = (piece: string, length: number): string => piece.repeat(length / piece.length) + ENDS;

/** What four times the length of a piece takes, divided by four: as `bench/long-texts.ts` measures it. */
export interface Growth {
  readonly piece: string;
  readonly reading: number;
  readonly writing: number;
}
