// What the tools have before them: the text as it is now, and how to work on it.
import { createContext, useContext } from 'react';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorSet } from '../field-props.ts';
import type { MediaTool } from '../media-dialog.ts';
import type { ActionName } from './tools.ts';

export interface Bench {
  readonly set: EditorSet;
  readonly hasColours: boolean;
  readonly state: EditorState;
  readonly isBBCode: boolean;
  readonly isFull: boolean;
  /** Does it and goes back to the text. */
  readonly run: (command: Command) => void;
  readonly act: (action: ActionName) => void;
  readonly openMedia: (tool: MediaTool) => void;
  /** Back to the text. */
  readonly leave: () => void;
}

const BenchContext = createContext<Bench | null>(null);
export const BenchProvider = BenchContext.Provider;

export const useBench = (): Bench => {
  const bench = useContext(BenchContext);
  if (!bench) throw new Error('A tool stands outside of an editor');
  return bench;
};
