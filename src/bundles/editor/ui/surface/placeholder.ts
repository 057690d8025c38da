// Shows words that stand in an empty text.
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import styles from './surface.module.css';

export const placeholder = (words: string): Plugin =>
  new Plugin({
    props: {
      decorations: ({ doc }) => {
        const { firstChild } = doc;
        const isEmpty =
          doc.childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.content.size === 0;
        if (!isEmpty) return DecorationSet.empty;
        const attributes = { class: styles.empty!, 'data-placeholder': words };
        return DecorationSet.create(doc, [Decoration.node(0, firstChild.nodeSize, attributes)]);
      },
    },
  });
