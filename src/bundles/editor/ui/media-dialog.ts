// This is what the field and its dialogs for pictures, videos and embeds agree on; the dialogs themselves are
// in dialogs/.
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';

/** A picture, gallery, card or video as it stands in the tree. */
export type SlotJson = Extract<
  RichTextDocument['content'][number],
  { readonly type: 'image' | 'gallery' | 'embed' | 'video' }
>;

/** The buttons of the toolbar; `collection` are the viewer's reference lists, `video` takes YouTube links only. */
export type MediaTool = 'image' | 'collection' | 'gallery' | 'video' | 'embed';

/** The props of `MediaDialog` in dialogs/MediaDialog.tsx, which is loaded when the first of these buttons is pressed. */
export interface MediaDialogProps {
  tool: MediaTool;
  /** What stands in the text already and is to be changed. */
  current?: SlotJson | undefined;
  /** Puts them where the cursor was, or in the place of `current`; the field then closes the dialog. */
  onPick: (slots: readonly SlotJson[]) => void;
  onClose: () => void;
}

/** Describes what `uploadFiles` of dialogs/upload.ts made of pictures dropped or pasted; it never rejects. */
export interface UploadOutcome {
  readonly slots: readonly SlotJson[];
  /** One sentence for each file that was refused. */
  readonly problems: readonly string[];
}
export type UploadFiles = (files: readonly File[]) => Promise<UploadOutcome>;

/**
 * What `pasteHtml` of dialogs/paste-html.ts gives; it rejects when the server can't be asked, `signed-out` when the session is
 * over.
 */
export interface PastedHtml {
  readonly document: RichTextDocument;
  /** One sentence for each kind of thing that was left behind. */
  readonly dropped: readonly string[];
}
export type PasteHtml = (html: string) => Promise<PastedHtml | 'signed-out'>;
