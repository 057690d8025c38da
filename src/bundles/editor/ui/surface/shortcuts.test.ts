import { EditorState, type Plugin, Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { describe, expect, it } from 'vitest';
import { build } from '#bundles/rich-text/public.ts';
import { toBBCode, toEditorDocument } from './document.ts';
import { typedShortcuts } from './shortcuts.ts';

/** Returns what becomes of words that are typed sign by sign. */
const typed = (words: string): string => {
  const doc = toEditorDocument(build.doc(build.p('')), 'full');
  const plugin = typedShortcuts(doc.type.schema);
  const view = {
    composing: false,
    state: EditorState.create({ doc, plugins: [plugin], selection: Selection.atEnd(doc) }),
  };
  const dispatch = (transaction: EditorState['tr']) => void (view.state = view.state.apply(transaction));
  const screen = Object.assign(view, { dispatch }) as unknown as EditorView;
  for (const sign of words) {
    const { from, to } = view.state.selection;
    if (!takes(plugin, screen, from, to, sign)) dispatch(view.state.tr.insertText(sign, from, to));
  }
  return toBBCode(view.state.doc, 'full');
};

const takes = (plugin: Plugin, view: EditorView, from: number, to: number, sign: string) =>
  plugin.props.handleTextInput?.call(plugin, view, from, to, sign, () => view.state.tr);

describe('what people type', () => {
  it.each([
    ['## Titel', '[h2]Titel[/h2]'],
    ['#### Titel', '[h4]Titel[/h4]'],
    ['# Titel', '# Titel'],
    ['**fett** und', '[b]fett[/b] und'],
    ['*schräg*', '[i]schräg[/i]'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['~~weg~~', '[s]weg[/s]'],
    ['`x = 1`', '[icode]x = 1[/icode]'],
    ['[hier](https://a.example) an', '[url=https://a.example]hier[/url] an'],
    ['[hier](javascript:x)', '[hier](javascript:x)'],
    ['> Zitat', '[quote]Zitat[/quote]'],
    ['Siehe https://a.example/b. Und', 'Siehe [url]https://a.example/b[/url]. Und'],
    ['Siehe www.a.example/b, dort', 'Siehe [url=https://www.a.example/b]www.a.example/b[/url], dort'],
    ['(auenfeld.de) und', '([url=https://auenfeld.de]auenfeld.de[/url]) und'],
    ['[hier](www.a.example) an', '[url=https://www.a.example]hier[/url] an'],
    ['Es war zu Ende.Der Rat post@a.de kam', 'Es war zu Ende.Der Rat post@a.de kam'],
  ])('%s becomes %s', (words, bbcode) => expect(typed(words)).toBe(bbcode));

  it.each([
    ['- a', '[list]'],
    ['3. c', '[list=3]'],
    ['```js x', '[code=js]'],
  ])('%s begins a block', (words, tag) => expect(typed(words)).toContain(tag));

  it('links a bare address once it is finished', () => {
    expect(typed('(https://a.example/b)')).not.toContain('[url]');
    expect(typed('(https://a.example/b) Und')).toBe('([url]https://a.example/b[/url]) Und');
  });

  it('draws a line', () => expect(typed('---')).toContain('[hr]'));
});
