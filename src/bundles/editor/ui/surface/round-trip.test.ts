import * as fc from 'fast-check';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { build, toPlainText } from '#bundles/rich-text/public.ts';
import { aDocument } from '#bundles/rich-text/test-data.ts';
import { fromBBCode, toBBCode, toEditorDocument, toSlice, toTree } from './document.ts';

describe('the document of an editor', () => {
  it('has the JSON of the stored tree', () => {
    fc.assert(
      fc.property(aDocument(), (tree) => {
        expect(toTree(toEditorDocument(tree, 'full'))).toEqual(tree);
      }),
      { numRuns: 25 },
    );
  });

  it('says the same after a turn in BBCode', () => {
    fc.assert(
      fc.property(aDocument(), (tree) => {
        const { doc } = EditorState.create({ doc: toEditorDocument(tree, 'full') });
        expect(fromBBCode(toBBCode(doc, 'full'), 'full')).toEqual(tree);
      }),
      { numRuns: 25 },
    );
  });

  it('comes through the clipboard as it was', () => {
    const tree = build.doc(
      build.h2('Titel'),
      build.quote('Ruth Lindner', build.p('Ein ', build.bold('Wort'), build.smiley(':)'))),
      build.image(7, { caption: 'Am Fluss', align: 'right', size: 'small' }),
      build.cut(),
      build.spoiler(null, build.olFrom(3, build.li(build.p('drei')))),
      build.table([build.th(build.p('a'))], [build.td(build.p('b'))]),
    );
    const { schema } = toEditorDocument(tree, 'full').type;
    expect(toSlice(tree, schema).content.toJSON()).toEqual(tree.content);
  });

  it('brings into a small set what it can say, and loses no word', () => {
    const tree = build.doc(build.h2('Titel'), build.spoiler('Ende', build.p(build.underline('Wort'))));
    const doc = toEditorDocument(tree, 'small');
    expect(doc.textContent).toBe('TitelWort');
    expect(toTree(doc).content.map(({ type }) => type)).toEqual(['paragraph', 'paragraph']);
  });

  it('of the small set says in its BBCode what that set can read', () => {
    const { doc, li, p, ul } = build;
    const tree = doc(
      p('Schön :) I <3 it'),
      p(),
      p('a', build.br()),
      ul(li(p())),
      p(build.linkInNewTab('tel:1', 'b')),
    );
    const source = toBBCode(toEditorDocument(tree, 'small'), 'small');
    expect(source).toBe('Schön :) I <3 it\n\na\n\n\n[url=tel:1]b[/url]');
    expect(toPlainText(fromBBCode(source, 'small'))).toBe('Schön :) I <3 it\n\na\n\nb');
  });

  it('of the small set is read back from its BBCode', () => {
    const source =
      'Ein [b]Wort[/b] und [i]noch[/i]\n\n[quote=Ruth]Na [s]so[/s][/quote]\n\n[list][*]a\n[*]b[/list]';
    const tree = fromBBCode(source, 'small');
    expect(fromBBCode(toBBCode(toEditorDocument(tree, 'small'), 'small'), 'small')).toEqual(tree);
  });
});
