// This is what leaves the server of streaming media.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { OptionView } from '#design/Field.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { TimeView } from '#design/Time.tsx';
import type { PictureView } from '#bundles/media/public.ts';
import type { StreamKind, StreamState } from './constants.ts';

/** Describes words under a video. */
export interface CaptionsView {
  /** The language, written as in `srclang`. */
  readonly language: string;
  readonly label: string;
  readonly src: string;
}

/** What can be played; addresses of gated streams work for an hour or two. */
export interface StreamView {
  readonly id: number;
  readonly kind: StreamKind;
  readonly title: string;
  /** Who made it, without „Video:“. */
  readonly credit: string;
  readonly state: Exclude<StreamState, 'deleted'>;
  /** Per cent of the work that is done, while pending. */
  readonly progress: number;
  /** Says why it failed. */
  readonly failure: string | null;
  /** A length such as „2:05“; null while it isn't known. */
  readonly duration: string | null;
  readonly durationMs: number | null;
  /** The measures of the video as shown; 16 × 9 while they aren't known, and for sound. */
  readonly width: number;
  readonly height: number;
  readonly poster: PictureView | null;
  /** The master playlist; null where only the file can be played. */
  readonly hls: string | null;
  /** The whole of it, for browsers that read no playlists, and to be kept; null while pending or failed. */
  readonly file: { readonly src: string; readonly type: string } | null;
  readonly captions: readonly CaptionsView[];
  /** Loudness from 0 to 100 along the sound; null for a video. */
  readonly waveform: readonly number[] | null;
  /** The check call of contract.md 15.7, and the call that answers `{ stream }` anew. */
  readonly checkHref: string;
  readonly viewHref: string;
}

/** What a text shows of a stream that was deleted: `Medienstream gelöscht und nicht mehr verfügbar.` */
export type ShownStream = StreamView | 'gone';

/** How a stream stands in lists and on its page: a moderator may have taken it away, whatever became of its file. */
export type ShownState = StreamState | 'blocked';

/** A row of a list. */
export interface StreamRowView {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly kind: StreamKind;
  readonly kindName: string;
  readonly state: ShownState;
  readonly progress: number;
  readonly failure: string | null;
  readonly duration: string | null;
  /** Reads „12,4 MB“. */
  readonly size: string;
  readonly filename: string;
  readonly createdAt: TimeView;
  readonly poster: PictureView | null;
  /** The owner is named on the desk only. */
  readonly owner: { readonly name: string; readonly href: string } | null;
  readonly actions: StreamActions;
}

/** Addresses of forms; null where the viewer may not, or it makes no sense now. */
export interface StreamActions {
  readonly edit: string | null;
  readonly addCaptions: string | null;
  readonly removeCaptions: string | null;
  readonly poster: string | null;
  readonly retry: string | null;
  readonly remove: string | null;
}

/** What an uploader needs. */
export interface StreamUploadView {
  /** Where the tus protocol is spoken. */
  readonly endpoint: string;
  readonly maxBytes: number;
  /** Reads „2 GB“. */
  readonly maxText: string;
  /** The types of files for the file chooser. */
  readonly accept: string;
  /** Reads „MP4, MOV, …“. */
  readonly types: string;
  /** One PATCH carries so many bytes. */
  readonly chunkBytes: number;
  /** The form without JavaScript (multipart, field `file`), and what it takes. */
  readonly action: string;
  readonly formMaxText: string;
}

/** Describes /konto/videos. */
export interface StreamListPageView {
  readonly shell: AccountShellView;
  readonly tabs: readonly LinkView[];
  readonly rows: readonly StreamRowView[];
  /** Null for those who may not upload. */
  readonly upload: StreamUploadView | null;
  /** Tells what was wrong with the form without JavaScript. */
  readonly error: string | null;
  readonly newer: string | null;
  readonly older: string | null;
}

/** Describes /konto/videos/{id}. */
export interface StreamPageView {
  readonly shell: AccountShellView;
  /** There are tabs on one's own page, and none on somebody else's. */
  readonly tabs: readonly LinkView[];
  readonly listHref: string;
  /** Where the reasons stand for which a moderator took it away; null for somebody else, whom an editor helps. */
  readonly decisionsHref: string | null;
  /** It isn't somebody else's, whom an editor helps. */
  readonly isOwn: boolean;
  readonly stream: StreamView | null;
  readonly row: StreamRowView;
  readonly form: {
    readonly title: string;
    readonly copyright: string;
    /**
     * The errors are kept by the page's fields: `title`, `copyright`, `language`, `captions`, `second`,
     * `poster`.
     */
    readonly errors: Readonly<Record<string, string>>;
  };
  /** Languages that captions can be added for. */
  readonly languages: readonly OptionView[];
  /** The last second of the video, as long as a frame can be chosen from it; else null. */
  readonly lastSecond: number | null;
  /** What shows it. */
  readonly uses: readonly { readonly title: string; readonly href: string }[];
}

/** Describes /admin/streamingmedia/{page?}. */
export interface StreamAdminPageView {
  /** The form of the filter, sent by GET: `zustand`, `art`, `suche`. */
  readonly action: string;
  readonly state: string;
  readonly states: readonly OptionView[];
  readonly kind: string;
  readonly kinds: readonly OptionView[];
  /** Asks for a part of a title, of a file's name, or the beginning of its owner's name. */
  readonly searched: string;
  readonly isFiltered: boolean;
  readonly rows: readonly StreamRowView[];
  readonly count: number;
  readonly newer: string | null;
  readonly older: string | null;
}
