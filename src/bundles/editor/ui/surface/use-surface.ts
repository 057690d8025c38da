// Holds the text on the screen, from the first drawing to the last. React draws what is around it.
import { Fragment, Slice } from 'prosemirror-model';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import type { EditorSet } from '../field-props.ts';
import { fromBBCode, toEditorDocument, toSlice, toTree } from './document.ts';
import { createState } from './editor-state.ts';
import type { KeyActions } from './keys.ts';
import { boxViews } from './node-boxes.ts';
import { type ChangeSlot, slotViews } from './slot-views.ts';

interface SurfacePlan {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly set: EditorSet;
  readonly value: RichTextDocument;
  readonly onChange: (tree: RichTextDocument) => void;
  readonly keys: KeyActions;
  readonly onChangeSlot: ChangeSlot;
  readonly plugins: readonly Plugin[];
  /** The attributes of the element with the words. */
  readonly attributes: Readonly<Record<string, string>>;
}

export interface Surface {
  readonly state: EditorState;
  readonly view: RefObject<EditorView | null>;
  readonly run: (command: Command) => void;
  /** Puts another text in place of this one, as one step that undo takes back. */
  readonly replace: (tree: RichTextDocument) => void;
}

export const useSurface = (plan: SurfacePlan): Surface => {
  const now = useRef(plan);
  now.current = plan;
  const view = useRef<EditorView>(null);
  const [state, setState] = useState(() =>
    createState(toEditorDocument(plan.value, plan.set), keysOf(now), plan.plugins),
  );
  useLayoutEffect(() => {
    const made = new EditorView(now.current.place.current, {
      state,
      attributes: () => ({ ...now.current.attributes }),
      nodeViews: { ...boxViews, ...slotViews((...slot) => now.current.onChangeSlot(...slot)) },
      clipboardTextParser: (text, $context) =>
        pastedText(text, $context.parent.type.spec.code === true, made),
      dispatchTransaction: (transaction) => {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (transaction.docChanged) now.current.onChange(toTree(next.doc));
      },
    });
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one view for the field's whole life
  }, []);
  const attributes = JSON.stringify(plan.attributes);
  // The view asks for its attributes when it is updated: what was found wrong with the text is told before somebody types.
  useLayoutEffect(() => view.current?.updateState(view.current.state), [attributes]);
  return {
    state,
    view,
    run: (command) => runIn(view.current, command),
    replace: (tree) => replaceIn(view.current, tree, plan.set),
  };
};

/** Returns actions that always call the latest ones, since the plugins are made once. */
const keysOf = (now: RefObject<SurfacePlan>): KeyActions => ({
  openLink: () => now.current.keys.openLink(),
  openSearch: () => now.current.keys.openSearch(),
  goToToolbar: () => now.current.keys.goToToolbar(),
  leave: () => now.current.keys.leave(),
});

const runIn = (view: EditorView | null, command: Command) => {
  if (view) command(view.state, view.dispatch, view);
};

const replaceIn = (view: EditorView | null, tree: RichTextDocument, set: EditorSet) => {
  if (!view) return;
  const { doc, tr } = view.state;
  const next = toEditorDocument(tree, set);
  if (!next.eq(doc)) view.dispatch(tr.replaceWith(0, doc.content.size, next.content));
};

/** Reads pasted plain words as BBCode does: blank lines separate paragraphs, and nothing typed is lost. */
const pastedText = (text: string, isCode: boolean, view: EditorView) => {
  const { schema } = view.state;
  if (isCode) return new Slice(Fragment.from(text === '' ? null : schema.text(text)), 0, 0);
  const escaped = text.replaceAll(/[[\\]/g, (sign) => `\\${sign}`);
  return toSlice(fromBBCode(escaped, 'small'), schema);
};
