// This is what the tools have before them: the text as it is now, and how to work on it.
import { createContext, useContext } from 'react';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorSet } from '../field-props.ts';
import type { MediaTool } from '../media-dialog.ts';
import type { ActionName } from './tools.ts';

export interface ToolbarState {
  readonly set: EditorSet;
  readonly hasColours: boolean;
  readonly state: EditorState;
  readonly isBBCode: boolean;
  readonly isFull: boolean;
  /** Does it and goes back to the text. */
  readonly run: (command: Command) => void;
  readonly act: (action: ActionName) => void;
  readonly openMedia: (tool: MediaTool) => void;
  /** Leads back to the text. */
  readonly leave: () => void;
}

const ToolbarStateContext = createContext<ToolbarState | null>(null);
export const ToolbarStateProvider = ToolbarStateContext.Provider;

export const useToolbarState = (): ToolbarState => {
  const toolbarState = useContext(ToolbarStateContext);
  if (!toolbarState) throw new Error('A tool stands outside of an editor');
  return toolbarState;
};
