import { history, undo } from 'prosemirror-history';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { build } from '#bundles/rich-text/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import * as commands from './commands.ts';
import { toBBCode, toEditorDocument } from './document.ts';

/** Makes a text with the cursor before `from`, or with the signs up to `to` selected. */
const stateOf = (tree: RichTextDocument, from: number, to = from): EditorState => {
  const doc = toEditorDocument(tree, 'full');
  return EditorState.create({ doc, plugins: [history()], selection: TextSelection.create(doc, from, to) });
};

const after = (state: EditorState, command: Command): EditorState => {
  let next = state;
  command(state, (transaction) => (next = state.apply(transaction)));
  return next;
};

const bbcodeAfter = (state: EditorState, ...deeds: Command[]): string =>
  toBBCode(deeds.reduce(after, state).doc, 'full');

const oneWord = build.doc(build.p('Wort'));
const selected = stateOf(oneWord, 1, 5);

const slot = (imageId: number) =>
  ({ type: 'image', attrs: { imageId, caption: null, align: 'center', size: 'normal' } }) as const;

describe('a slot that is changed', () => {
  const tree = build.doc(build.p('vorn'), slot(1) as never, build.p('hinten'));

  it('is found where it stands by now, after another one has arrived above it', () => {
    const before = stateOf(tree, 1);
    const current = before.doc.nodeAt(6)!.toJSON() as object;
    const arrived = after(before, commands.insertSlots([slot(7)]));
    const changed = after(arrived, commands.replaceSlot(6, current, [slot(2)]));
    expect(changed.doc.children.map(({ attrs }) => attrs['imageId'] as unknown)).toEqual([
      undefined,
      7,
      2,
      undefined,
    ]);
  });

  it('takes nothing else’s place when it is gone', () => {
    const before = stateOf(build.doc(build.p('vorn'), build.p('hinten')), 1);
    expect(commands.replaceSlot(6, slot(1), [slot(2)])(before)).toBe(false);
  });
});

describe('a link', () => {
  const link = commands.setLink('Wort', { href: 'https://a.example/', newTab: false });

  it('leaves the space alone that a double click selects behind a word, and what the word looks like', () => {
    const linked = '[url=https://a.example/]Wort[/url]';
    expect(bbcodeAfter(stateOf(build.doc(build.p('ein Wort hier')), 5, 10), link)).toBe(`ein ${linked} hier`);
    const bold = after(stateOf(build.doc(build.p('ein Wort hier')), 5, 9), commands.toggle('bold'));
    const marked = bold.apply(bold.tr.setSelection(TextSelection.create(bold.doc, 4, 10)));
    expect(bbcodeAfter(marked, link)).toContain('[b]');
    expect(bbcodeAfter(marked, link)).toMatch(/^ein \S+ hier$/);
  });
});

describe('a tool', () => {
  it('keeps the lines of words that become code, and of code that becomes words', () => {
    const lines = build.doc(build.p('eins', build.br(), 'zwei'));
    const code = '[code]\neins\nzwei\n[/code]';
    expect(bbcodeAfter(stateOf(lines, 2), commands.toggleCodeBlock)).toBe(code);
    expect(bbcodeAfter(stateOf(lines, 2), commands.toggleCodeBlock, commands.toggleCodeBlock)).toBe(
      'eins\nzwei',
    );
    expect(
      bbcodeAfter(stateOf(build.doc(build.codeBlock(null, 'eins\nzwei')), 2), commands.setStyle(2)),
    ).toBe('[h2]eins\nzwei[/h2]');
  });

  it('marks what is selected, and takes the mark away', () => {
    expect(bbcodeAfter(selected, commands.toggle('bold'))).toBe('[b]Wort[/b]');
    expect(bbcodeAfter(selected, commands.toggle('bold'), commands.toggle('bold'))).toBe('Wort');
  });

  it('puts one colour in place of another', () => {
    const [red, blue] = [
      commands.setMark('color', { name: 'red' }),
      commands.setMark('color', { name: 'blue' }),
    ];
    expect(bbcodeAfter(selected, red, blue)).toBe('[color=blue]Wort[/color]');
    expect(bbcodeAfter(selected, red, commands.setMark('color', null))).toBe('Wort');
  });

  it('keeps the alignment of a paragraph that becomes a heading', () => {
    const deeds = [commands.setAlignment('center'), commands.setStyle(2)];
    expect(after(after(selected, deeds[0]!), deeds[1]!).doc.firstChild?.attrs).toEqual({
      level: 2,
      textAlign: 'center',
    });
  });

  it('makes a list, turns it into the other kind and dissolves it', () => {
    const [bullets, numbers] = [commands.toggleList('bulletList'), commands.toggleList('orderedList')];
    expect(bbcodeAfter(selected, bullets)).toContain('[list]');
    expect(bbcodeAfter(selected, bullets, numbers)).toContain('[list=1]');
    expect(bbcodeAfter(selected, bullets, bullets)).toBe('Wort');
  });

  it.each(['blockquote', 'spoiler'] as const)('puts a %s around and takes it off', (name) => {
    const around = commands.toggleAround(name);
    expect(after(selected, around).doc.firstChild?.type.name).toBe(name);
    expect(bbcodeAfter(selected, around, around)).toBe('Wort');
  });

  it('clears what marks and headings there are', () => {
    const tree = build.doc(build.h3(build.bold('Wort')));
    expect(bbcodeAfter(stateOf(tree, 1, 5), commands.clearFormatting)).toBe('Wort');
  });

  it('links the selected words, or writes others in their place', () => {
    const attrs = { href: 'https://auenfeld.example', newTab: false };
    expect(bbcodeAfter(selected, commands.setLink('Wort', attrs))).toBe(
      '[url=https://auenfeld.example]Wort[/url]',
    );
    expect(bbcodeAfter(selected, commands.setLink('Satz', attrs))).toBe(
      '[url=https://auenfeld.example]Satz[/url]',
    );
  });

  it('takes a whole link away from a cursor within it', () => {
    const tree = build.doc(build.p('a ', build.link('https://auenfeld.example', ['b', build.bold('c')])));
    expect(bbcodeAfter(stateOf(tree, 4), commands.removeLink)).toBe('a b[b]c[/b]');
  });

  it('puts a table in, its first row as the head', () => {
    const { doc } = after(stateOf(build.doc(build.p('')), 1), commands.insertTable(3, 2));
    const [head, ...rest] = doc.firstChild!.children;
    expect(head!.children.map(({ type }) => type.name)).toEqual(['tableHeader', 'tableHeader']);
    expect(rest).toHaveLength(2);
    doc.check();
  });

  it('puts a picture behind the block with the cursor, even from within a list', () => {
    const tree = build.doc(build.ul(build.li(build.p('a'))), build.p('b'));
    const { doc } = after(stateOf(tree, 3), commands.insertSlots([build.image(7)]));
    expect(doc.children.map(({ type }) => type.name)).toEqual(['bulletList', 'image', 'paragraph']);
  });
});

describe('the premium mark', () => {
  it('stands once, and never last', () => {
    const marked = after(stateOf(oneWord, 2), commands.insertCut);
    expect(marked.doc.children.map(({ type }) => type.name)).toEqual(['paragraph', 'cut', 'paragraph']);
    expect(commands.insertCut(marked)).toBe(false);
    expect(after(marked, commands.removeCut).doc.children).toHaveLength(2);
  });

  it('is unknown to texts without it', () => {
    const doc = toEditorDocument(oneWord, 'text');
    expect(commands.insertCut(EditorState.create({ doc }))).toBe(false);
  });
});

describe('undo', () => {
  it('brings back the words that another text took the place of', () => {
    const { tr, doc } = selected;
    const other = toEditorDocument(build.doc(build.p('anders')), 'full');
    const replaced = selected.apply(tr.replaceWith(0, doc.content.size, other.content));
    expect(bbcodeAfter(replaced, undo)).toBe('Wort');
  });
});
