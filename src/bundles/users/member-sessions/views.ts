// This is what leaves the server of how a member signs in, for administrators.

export interface SessionsPanelView {
  factor: string;
  sessions: string;
  devices: { id: number; name: string; seen: string }[];
  /** Words for further devices, where there are more. */
  more: string | null;
  /** Null where nobody is signed in, or the viewer may not. */
  endAction: string | null;
}
