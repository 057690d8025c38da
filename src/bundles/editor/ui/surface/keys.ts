// This is what keys do in the text. The shortcuts are those that people know from elsewhere.
import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { goToNextCell } from 'prosemirror-tables';
import { indent, outdent, setStyle, toggle, toggleAround, toggleCodeBlock, toggleList } from './commands.ts';

export interface KeyActions {
  readonly openLink: () => void;
  readonly openSearch: () => void;
  readonly goToToolbar: () => void;
  /** Leaves what is open; returns false when there is nothing to leave. */
  readonly leave: () => boolean;
}

export const keys = (actions: KeyActions): readonly Plugin[] => [
  keymap({ ...EDITING, ...outside(actions) }),
  keymap(baseKeymap),
];

const breakLine: Command = (state, dispatch) => {
  const { hardBreak } = state.schema.nodes;
  if (!hardBreak) return false;
  dispatch?.(state.tr.replaceSelectionWith(hardBreak.create()).scrollIntoView());
  return true;
};

const splitItem: Command = (state, dispatch) => {
  const { listItem } = state.schema.nodes;
  return listItem ? splitListItem(listItem)(state, dispatch) : false;
};

const EDITING: Readonly<Record<string, Command>> = {
  'Mod-b': toggle('bold'),
  'Mod-i': toggle('italic'),
  'Mod-u': toggle('underline'),
  'Mod-Shift-x': toggle('strike'),
  'Mod-,': toggle('subscript'),
  'Mod-.': toggle('superscript'),
  'Mod-e': toggle('code'),
  'Mod-Alt-0': setStyle(null),
  'Mod-Alt-2': setStyle(2),
  'Mod-Alt-3': setStyle(3),
  'Mod-Alt-4': setStyle(4),
  'Mod-Shift-7': toggleList('orderedList'),
  'Mod-Shift-8': toggleList('bulletList'),
  'Mod-Shift-9': toggleAround('blockquote'),
  'Mod-Alt-c': toggleCodeBlock,
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  Backspace: undoInputRule,
  Enter: splitItem,
  'Shift-Enter': chainCommands(exitCode, breakLine),
  Tab: chainCommands(goToNextCell(1), indent),
  'Shift-Tab': chainCommands(goToNextCell(-1), outdent),
};

const outside = ({ openLink, openSearch, goToToolbar, leave }: KeyActions): Record<string, Command> => ({
  'Mod-k': doing(openLink),
  'Mod-f': doing(openSearch),
  'Alt-F10': doing(goToToolbar),
  Escape: () => leave(),
});

const doing =
  (act: () => void): Command =>
  () => {
    act();
    return true;
  };
