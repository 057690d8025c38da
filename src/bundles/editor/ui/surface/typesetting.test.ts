import { redo, undo } from 'prosemirror-history';
import { Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '#bundles/rich-text/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import { toBBCode, toEditorDocument, toSlice } from './document.ts';
import { createState } from './editor-state.ts';

let view: EditorView;
afterEach(() => view.destroy());

const nothing = () => false;
const open = (tree: RichTextDocument = build.doc(build.p(''))) => {
  const state = createState(toEditorDocument(tree, 'full'), {
    openLink: nothing,
    openSearch: nothing,
    goToToolbar: nothing,
    leave: nothing,
  });
  view = new EditorView(null, { state });
};
const type = (words: string) => {
  for (const sign of words) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(sign, from, to);
    if (!view.someProp('handleTextInput', (take) => take(view, from, to, sign, insert)))
      view.dispatch(insert());
  }
};
const paste = (tree: RichTextDocument) =>
  view.dispatch(view.state.tr.replaceSelection(toSlice(tree, view.state.schema)).setMeta('paste', true));
const back = () => undo(view.state, view.dispatch);
const text = () => toBBCode(view.state.doc, 'full');

describe('what is typed', () => {
  it('is set as a newspaper sets it', () => {
    open();
    type('Er rief: "Geht\'s noch - oder "nein"?" Und');
    expect(text()).toBe('Er rief: „Geht’s noch – oder ‚nein‘?“ Und');
  });

  it('comes back as it was typed by undo, and set by redo', () => {
    open();
    type('Ein "');
    expect(text()).toBe('Ein „');
    back();
    expect(text()).toBe('Ein "');
    redo(view.state, view.dispatch);
    expect(text()).toBe('Ein „');
  });

  it('stays as it was meant after undo, whatever is typed on', () => {
    open();
    type('a - ');
    back();
    type('b "');
    expect(text()).toBe('a - b „');
  });

  it('stays in code', () => {
    open(build.doc(build.codeBlock('js', 'x = ')));
    view.dispatch(view.state.tr.insertText('y', view.state.doc.content.size - 1));
    type('"a" - b');
    expect(text()).toContain('"a" - b');
  });

  it('keeps the marks around it', () => {
    open(build.doc(build.p(build.bold('Wort'))));
    view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
    type('"');
    expect(text()).toBe('[b]Wort“[/b]');
  });
});

describe('what is pasted', () => {
  it('is set, linked, and brought back as it came by undo', () => {
    open();
    paste(
      build.doc(
        build.p('Sie sagte "ja" - siehe www.a.example.'),
        build.p('"Zweiter" ', build.code('"x" - y')),
      ),
    );
    expect(text()).toBe(
      'Sie sagte „ja“ – siehe [url=https://www.a.example]www.a.example[/url].\n\n„Zweiter“ [icode]"x" - y[/icode]',
    );
    back();
    expect(text()).toBe('Sie sagte "ja" - siehe www.a.example.\n\n"Zweiter" [icode]"x" - y[/icode]');
    back();
    expect(text()).toBe('');
  });

  it('leaves alone what stood there', () => {
    open(build.doc(build.p('Das "alte" - ')));
    type('x');
    const end = view.state.doc.content.size - 1;
    view.dispatch(view.state.tr.insertText(' und "neu"', end).setMeta('paste', true));
    expect(text()).toContain('"alte" - ');
    expect(text()).toContain(' und „neu“');
  });
});
