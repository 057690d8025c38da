// This says which tools a set has, in which groups, and what each does to the text.
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorSet } from '../field-props.ts';
import type { MediaTool } from '../media-dialog.ts';
import {
  clearFormatting,
  enclosing,
  hasCut,
  indent,
  insertCut,
  insertRule,
  markAt,
  outdent,
  removeCut,
  toggle,
  toggleAround,
  toggleCodeBlock,
  toggleList,
} from '../surface/commands.ts';
import type { MarkName, NodeName } from '../surface/schema.ts';

export interface Tool {
  readonly run: Command;
  /** It is undefined for what is done rather than switched. */
  readonly isOn?: (state: EditorState) => boolean;
  /** The keys as in aria-keyshortcuts; Control is Meta on a Mac. */
  readonly keys?: string;
}

const mark = (name: MarkName, keys?: string): Tool => ({
  run: toggle(name),
  isOn: (state) => markAt(state, name) !== undefined,
  ...(keys && { keys }),
});

const within = (names: readonly NodeName[], run: Command, keys?: string): Tool => ({
  run,
  isOn: (state) => enclosing(state, names) !== undefined,
  ...(keys && { keys }),
});

export const TOOLS = {
  bold: mark('bold', 'Control+B'),
  italic: mark('italic', 'Control+I'),
  underline: mark('underline', 'Control+U'),
  strike: mark('strike', 'Control+Shift+X'),
  subscript: mark('subscript'),
  superscript: mark('superscript'),
  code: mark('code', 'Control+E'),
  clear: { run: clearFormatting },
  bulletList: within(['bulletList'], toggleList('bulletList'), 'Control+Shift+8'),
  orderedList: within(['orderedList'], toggleList('orderedList'), 'Control+Shift+7'),
  indent: { run: indent, keys: 'Tab' },
  outdent: { run: outdent, keys: 'Shift+Tab' },
  blockquote: within(['blockquote'], toggleAround('blockquote'), 'Control+Shift+9'),
  codeBlock: within(['codeBlock'], toggleCodeBlock),
  spoiler: within(['spoiler'], toggleAround('spoiler')),
  rule: { run: insertRule },
  cut: {
    run: (state, dispatch) => (hasCut(state.doc) ? removeCut : insertCut)(state, dispatch),
    isOn: ({ doc }) => hasCut(doc),
  },
  undo: { run: undo, keys: 'Control+Z' },
  redo: { run: redo, keys: 'Control+Y' },
} as const satisfies Readonly<Record<string, Tool>>;

export type ToolName = keyof typeof TOOLS;
export type PanelName = 'style' | 'marks' | 'paragraph' | 'blocks' | 'color' | 'table' | 'smileys';
export type ActionName = 'link' | 'search' | 'full' | 'bbcode';

/** Describes one place in the toolbar. */
export type Entry =
  | { readonly tool: ToolName }
  | { readonly panel: PanelName }
  | { readonly media: MediaTool }
  | { readonly action: ActionName };

const tools = (...names: ToolName[]): Entry[] => names.map((tool) => ({ tool }));

const LARGE: readonly (readonly Entry[])[] = [
  [{ panel: 'style' }],
  [...tools('bold', 'italic', 'underline'), { panel: 'marks' }, { panel: 'color' }],
  [{ action: 'link' }, ...tools('bulletList', 'orderedList'), { panel: 'paragraph' }],
  [...tools('blockquote'), { panel: 'blocks' }, { panel: 'table' }, { panel: 'smileys' }],
  (['image', 'collection', 'gallery', 'video', 'embed'] as const).map((media) => ({ media })),
  [...tools('undo', 'redo'), { action: 'search' }, { action: 'full' }, { action: 'bbcode' }],
];

export const GROUPS: Readonly<Record<EditorSet, readonly (readonly Entry[])[]>> = {
  full: LARGE,
  text: LARGE,
  caption: [
    [...tools('bold', 'italic', 'underline'), { panel: 'marks' }],
    [{ action: 'link' }, ...tools('bulletList', 'orderedList'), { panel: 'smileys' }],
    [...tools('undo', 'redo'), { action: 'bbcode' }],
  ],
  small: [
    tools('bold', 'italic', 'strike'),
    [{ action: 'link' }, ...tools('bulletList', 'blockquote')],
    [...tools('undo', 'redo'), { action: 'bbcode' }],
  ],
};

/** The tools in the panels that hold nothing else. */
export const MORE_MARKS: readonly ToolName[] = ['strike', 'subscript', 'superscript', 'code', 'clear'];
export const MORE_BLOCKS: readonly ToolName[] = ['spoiler', 'codeBlock', 'rule', 'cut'];
export const INDENTS: readonly ToolName[] = ['indent', 'outdent'];
