// This is what leaves the server for the editor's calls.
import type { TextImage } from '#bundles/media/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';

/** A picture for a text, or why there is none. contract.md 7 */
export type PictureAnswer =
  | ({ readonly status: 1; readonly msg: string } & TextImage)
  /** A refusal; with `login` the session is over. */
  | { readonly status: 0; readonly msg: string; readonly login?: true };

export interface PasteAnswer {
  readonly status: 'success';
  readonly document: RichTextDocument;
  /** One sentence for each kind of thing that was left behind. */
  readonly dropped: readonly string[];
  /** Pictures that became the viewer's. */
  readonly images: number;
}

export interface FoundPiecesAnswer {
  readonly items: readonly FoundPieceView[];
}

export interface FoundPieceView {
  /** The content kind. */
  readonly kind: string;
  readonly id: number;
  readonly title: string;
  readonly kindName: string;
  readonly place: string;
  readonly href: string;
  /** Its address, in a small size. */
  readonly picture: string | null;
}

export interface EmbedAnswer {
  readonly status: 'success';
  /** The node as it stands in the tree. */
  readonly node: VideoJson;
  /** The name of the provider, such as „YouTube“, or of the site. */
  readonly provider: string;
  readonly title: string | null;
  readonly thumbnail: string | null;
}

export type VideoJson = Extract<RichTextDocument['content'][number], { readonly type: 'video' }>;
