// This is what leaves the server of notes, for those who look after members.

export interface NoteView {
  id: number;
  text: string;
  /** When it was made, and by whom. */
  made: string;
  moment: string;
  /** Null for those who may not delete it. */
  deleteAction: string | null;
}

export interface NotesPanelView {
  notes: NoteView[];
  /** Words for further notes, where there are more than are shown. */
  more: string | null;
  /** Null for those who may not write. */
  action: string | null;
  typed: string;
  error: string | undefined;
}
