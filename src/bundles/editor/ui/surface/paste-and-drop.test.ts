import { AllSelection, Selection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '#bundles/rich-text/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import type { EditorSet } from '../field-props.ts';
import type { PastedHtml } from '../media-dialog.ts';
import { toBBCode, toEditorDocument } from './document.ts';
import { createState } from './editor-state.ts';
import { pasteAndDrop } from './paste-and-drop.ts';

let view: EditorView;
let answer: (pasted: PastedHtml) => void;
let arrived: PromiseWithResolvers<void>;
afterEach(() => view.destroy());

const nothing = () => false;
const ACTIONS = { openLink: nothing, openSearch: nothing, goToToolbar: nothing, leave: nothing };
/** Opens a text with the cursor at its end; what is pasted waits for `answer`. */
const open = (...lines: readonly string[]) => openTree(build.doc(...lines.map((line) => build.p(line))));
const openTree = (tree: RichTextDocument, set: EditorSet = 'full') => {
  const doc = toEditorDocument(tree, set);
  arrived = Promise.withResolvers();
  const plugin = pasteAndDrop({
    pasteHtml: () => new Promise((resolve) => (answer = resolve)),
    uploadFiles: undefined,
    report: () => {},
    onTransfer: (step) => step !== 'begun' && arrived.resolve(),
  });
  view = new EditorView(null, { state: createState(doc, ACTIONS, [plugin]) });
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
};

const paste = (html = '<p>neu</p>') => {
  const data: Record<string, string> = { 'text/html': html, 'text/plain': 'neu' };
  const clipboardData = { getData: (type: string) => data[type] ?? '', files: [], types: [] };
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
  view.dom.dispatchEvent(event);
};
const arrive = async () => {
  answer({ document: build.doc(build.p('neu')), dropped: [] });
  await arrived.promise;
};
/** Copies a whole text of an editor, and returns what lies on the clipboard. */
const copied = (tree: RichTextDocument): string => {
  const doc = toEditorDocument(tree, 'full');
  const other = new EditorView(null, { state: createState(doc, ACTIONS) });
  const { dom } = other.serializeForClipboard(doc.slice(0, doc.content.size));
  other.destroy();
  return dom.innerHTML;
};
const typed = (words: string) => view.dispatch(view.state.tr.insertText(words));

describe('what is pasted and comes a while later', () => {
  it('stands where it was pasted, and the cursor behind it', async () => {
    open('eins', 'zwei');
    paste();
    await arrive();
    typed('!');
    expect(toBBCode(view.state.doc, 'full')).toBe('eins\n\nzweineu!');
  });

  it('leaves the cursor to somebody who writes elsewhere by now', async () => {
    open('eins', 'zwei');
    paste();
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 1)));
    typed('noch ');
    await arrive();
    typed('mehr ');
    expect(toBBCode(view.state.doc, 'full')).toBe('noch mehr eins\n\nzweineu');
  });
});

describe('a text with a premium mark that is pasted', () => {
  const { cut, doc, p } = build;
  const marked = doc(p('eins'), cut(), p('zwei'));

  it('comes without it where there is one already', () => {
    openTree(doc(p('a'), cut(), p('b')));
    view.dispatch(view.state.tr.setSelection(Selection.atStart(view.state.doc)));
    paste(copied(marked));
    expect(toBBCode(view.state.doc, 'full')).toBe('eins\n\nzwei\n\na\n\n[cut]\n\nb');
  });

  it('takes it along where there is none, or where that is replaced', () => {
    openTree(doc(p('a')));
    paste(copied(marked));
    expect(toBBCode(view.state.doc, 'full')).toContain('[cut]\n\nzwei');
    view.dispatch(view.state.tr.setSelection(new AllSelection(view.state.doc)));
    paste(copied(marked));
    expect(toBBCode(view.state.doc, 'full')).toBe('eins\n\n[cut]\n\nzwei');
  });

  it('leaves no word of it in a text without such marks', () => {
    openTree(doc(p()), 'text');
    paste(copied(marked));
    expect(toBBCode(view.state.doc, 'text')).toBe('eins\n\nzwei');
  });
});
