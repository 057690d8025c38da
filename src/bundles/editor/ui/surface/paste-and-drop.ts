// This is what comes in by the clipboard or is dropped. A place in the text is kept while the server is
// asked, so that words typed meanwhile stay where they are.
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from 'prosemirror-state';
import { handlePaste as pasteCells } from 'prosemirror-tables';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { addressesIn, isWebAddress, wholeAddress } from '#bundles/rich-text/ui/public.ts';
import * as texts from '../../texts.ts';
import type { TransferStep } from '../field-props.ts';
import type { PasteHtml, UploadFiles, UploadOutcome } from '../media-dialog.ts';
import { insertSlots } from './commands.ts';
import { toSlice } from './document.ts';
import styles from './surface.module.css';

export interface PasteHandlers {
  readonly pasteHtml: PasteHtml;
  /** It is undefined where a text takes no pictures. */
  readonly uploadFiles: UploadFiles | undefined;
  /** Says quietly what was left behind, or that something is on its way. */
  readonly report: (sentences: readonly string[]) => void;
  readonly onTransfer: (step: TransferStep) => void;
}

export const pasteAndDrop = (handlers: PasteHandlers): Plugin =>
  new Plugin({
    key: PLACES,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, places) => {
        const mapped = places.map(transaction.mapping, transaction.doc);
        const change = transaction.getMeta(PLACES) as PlaceChange | undefined;
        if (!change) return mapped;
        if (change.kind === 'keep') return mapped.add(transaction.doc, [placeholder(change)]);
        return mapped.remove(mapped.find(undefined, undefined, ({ id }) => id === change.id));
      },
    },
    props: {
      decorations: (state) => PLACES.getState(state),
      transformPasted: (slice, { state }) => withoutSecondCut(slice, state),
      handlePaste: (view, event, slice) => takesPaste(view, event, slice, handlers),
      handleDrop: (view, event) => takesDrop(view, event, handlers),
    },
  });

/** Leaves out a premium mark where the text keeps one: with two of them nothing at all could be put in. */
const withoutSecondCut = (slice: Slice, { doc, selection }: EditorState): Slice => {
  let hasOther = false;
  doc.forEach((node, offset) => {
    if (isCut(node) && (offset < selection.from || offset >= selection.to)) hasOther = true;
  });
  const nodes = slice.content.content;
  if (!hasOther || !nodes.some(isCut)) return slice;
  const others = nodes.filter((node) => !isCut(node));
  return new Slice(Fragment.from(others), slice.openStart, slice.openEnd);
};

const isCut = ({ type }: Node): boolean => type.name === 'cut';

type PlaceChange =
  | { readonly kind: 'keep'; readonly id: object; readonly at: number }
  | { readonly kind: 'leave'; readonly id: object };

const PLACES = new PluginKey<DecorationSet>('places');

const placeholder = ({ id, at }: { id: object; at: number }) => {
  const mark = Object.assign(document.createElement('span'), {
    className: styles.waits,
    textContent: texts.slotWaits,
  });
  return Decoration.widget(at, mark, { id });
};

const takesPaste = (
  view: EditorView,
  event: ClipboardEvent,
  slice: Slice,
  handlers: PasteHandlers,
): boolean => {
  const data = event.clipboardData;
  if (!data) return false;
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  const clean = () => {
    void transfer(handlers, () => insertHtml(view, { html, text }, handlers));
    return true;
  };
  if (view.state.selection.$from.parent.type.spec.code) return false;
  if (html.includes('data-pm-slice')) return takesCells(view, event, slice) ?? clean();
  if (html === '') return takesFiles(view, data, handlers) || takesAddress(view, text);
  // Word sends a picture of the words along with them; the words are meant.
  if (!/[\p{L}\p{N}]/u.test(text) && takesFiles(view, data, handlers)) return true;
  return clean();
};

/**
 * Pastes cells where the HTML says that it comes from an editor; returns undefined for a table that none would make, which is
 * cleaned then.
 */
const takesCells = (view: EditorView, event: ClipboardEvent, slice: Slice): boolean | undefined => {
  try {
    return pasteCells(view, event, slice);
  } catch {
    return undefined;
  }
};

/** Takes a bare address: it links what is selected, or itself. */
const takesAddress = (view: EditorView, text: string): boolean => {
  const address = text.trim();
  const type = view.state.schema.marks.link;
  if (!type || !(isWebAddress(address) || addressesIn(address)[0]?.text === address)) return false;
  const href = wholeAddress(address);
  const mark = type.create({ href, newTab: false });
  const { from, to, empty } = view.state.selection;
  const { tr, schema } = view.state;
  view.dispatch(
    empty
      ? tr.replaceSelectionWith(schema.text(href, [mark]), false).removeStoredMark(type)
      : tr.addMark(from, to, mark),
  );
  return true;
};

const takesFiles = (view: EditorView, data: DataTransfer, handlers: PasteHandlers): boolean => {
  const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
  if (files.length === 0 || !handlers.uploadFiles) return false;
  void transfer(handlers, () => insertFiles(view, files, handlers, view.state.selection.to));
  return true;
};

/** Takes dropped files, whatever they are: the browser would open them and leave the text. */
const takesDrop = (view: EditorView, event: DragEvent, handlers: PasteHandlers): boolean => {
  const files = [...(event.dataTransfer?.files ?? [])];
  if (files.length === 0 || view.dragging) return false;
  const at = dropPosition(view, event) ?? view.state.selection.to;
  if (handlers.uploadFiles) void transfer(handlers, () => insertFiles(view, files, handlers, at));
  return true;
};

const dropPosition = (view: EditorView, { clientX, clientY }: DragEvent): number | undefined =>
  view.posAtCoords({ left: clientX, top: clientY })?.pos;

const transfer = async ({ onTransfer }: PasteHandlers, work: () => Promise<'arrived' | 'lost'>) => {
  onTransfer('begun');
  onTransfer(await work());
};

const insertFiles = async (
  view: EditorView,
  files: readonly File[],
  handlers: PasteHandlers,
  at: number,
): Promise<'arrived' | 'lost'> => {
  const place = addPlaceholder(view, at);
  handlers.report([texts.picturesOnTheirWay(files.length)]);
  // The code that uploads is loaded over the network as well, which may fail.
  const outcome = await handlers.uploadFiles?.(files).catch(() => NOTHING_UPLOADED);
  const position = removePlaceholder(view, place);
  if (!outcome || view.isDestroyed) return 'lost';
  if (position !== undefined && outcome.slots.length > 0) {
    const there = view.state.apply(
      view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(position))),
    );
    insertSlots(outcome.slots)(there, (transaction) => view.dispatch(replayed(view, transaction)));
  }
  handlers.report(outcome.problems);
  return outcome.problems.length > 0 ? 'lost' : 'arrived';
};

const NOTHING_UPLOADED: UploadOutcome = { slots: [], problems: [texts.uploadFailed] };

/** Returns the steps of a transaction that was made on the same document as a new one. */
const replayed = (view: EditorView, made: Pick<Transaction, 'steps'>) => {
  const transaction = view.state.tr;
  for (const step of made.steps) transaction.step(step);
  return transaction;
};

const insertHtml = async (
  view: EditorView,
  { html, text }: { html: string; text: string },
  handlers: PasteHandlers,
): Promise<'arrived' | 'lost'> => {
  if (!view.state.selection.empty) view.dispatch(view.state.tr.deleteSelection());
  const place = addPlaceholder(view, view.state.selection.from);
  const pasted = await handlers.pasteHtml(html).catch(() => undefined);
  const position = removePlaceholder(view, place);
  if (view.isDestroyed || position === undefined) return 'lost';
  if (!pasted || pasted === 'signed-out') {
    view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(position))));
    view.pasteText(text);
    handlers.report([pasted ? texts.pastedSignedOut : texts.pastedAsText]);
    return 'arrived';
  }
  const slice = toSlice(pasted.document, view.state.schema);
  view.dispatch(withSlice(view, slice, position).setMeta('paste', true));
  handlers.report(pasted.dropped.map(texts.leftBehind));
  return 'arrived';
};

/** Puts a slice where its place is; the cursor goes along, unless somebody is writing elsewhere by now. */
const withSlice = (view: EditorView, slice: Slice, position: number): Transaction => {
  const { state } = view;
  const there = state.tr.setSelection(TextSelection.near(state.doc.resolve(position)));
  const isStillThere = state.selection.empty && state.selection.from === position;
  if (isStillThere) return there.replaceSelection(slice).scrollIntoView();
  return replayed(view, there.replaceSelection(slice));
};

const addPlaceholder = (view: EditorView, at: number): object => {
  const id = {};
  view.dispatch(view.state.tr.setMeta(PLACES, { kind: 'keep', id, at } satisfies PlaceChange));
  return id;
};

/**
 * Removes the placeholder; returns where its place is by now, that of the selection when it was deleted meanwhile, and
 * undefined when the view is closed.
 */
const removePlaceholder = (view: EditorView, id: object): number | undefined => {
  if (view.isDestroyed) return undefined;
  const [found] = PLACES.getState(view.state)?.find(undefined, undefined, (spec) => spec.id === id) ?? [];
  view.dispatch(view.state.tr.setMeta(PLACES, { kind: 'leave', id } satisfies PlaceChange));
  return found?.from ?? view.state.selection.from;
};
