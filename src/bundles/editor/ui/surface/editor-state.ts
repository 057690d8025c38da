// Makes the state of a field: its document with all plugins that need no screen.
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { search } from 'prosemirror-search';
import { EditorState, type Plugin } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { type KeyActions, keys } from './keys.ts';
import { typedShortcuts } from './shortcuts.ts';
import { typesetting } from './typesetting.ts';

export const createState = (doc: Node, actions: KeyActions, plugins: readonly Plugin[] = []): EditorState =>
  EditorState.create({
    doc,
    plugins: [
      ...plugins,
      typedShortcuts(doc.type.schema),
      typesetting(),
      ...keys(actions),
      history({ newGroupDelay: 600 }),
      search(),
      dropCursor({ color: 'var(--accent)', width: 2 }),
      gapCursor(),
      ...(doc.type.schema.nodes.table ? [tableEditing({ allowTableNodeSelection: true })] : []),
    ],
  });
