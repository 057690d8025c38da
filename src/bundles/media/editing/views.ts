// This is what leaves the image editor's server side, and the order of a thing's pictures.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { ImageObj } from '../image-obj.ts';
import type { PictureView } from '../views.ts';
import type { EditorModule } from './constants.ts';

/** Describes the props of the island `ImageEditor`. contract.md 3 */
export interface ImageEditorView {
  readonly options: EditorOptions;
  /** It is null when the editor opens to take in a new image. */
  readonly imageObj: ImageObj | null;
  readonly may: EditorRights;
  /** Where the image is used, as far as the viewer may know. */
  readonly uses: ImageUseView[];
  readonly rules: EditorRules;
}

export interface EditorOptions {
  readonly imageManagerPrefix: string;
  readonly imageId: number | null;
  readonly modules: EditorModule[];
  readonly btnSave: boolean;
  readonly btnRemove: boolean;
}

export interface EditorRights {
  readonly edit: boolean;
  readonly remove: boolean;
  /** May say that others may use it. */
  readonly release: boolean;
}

export interface EditorRules {
  /** The types of files for the browser's file chooser. */
  readonly accept: string;
  /** Says the same in words. */
  readonly types: string;
  readonly copyrightRequired: boolean;
}

export interface ImageUseView {
  readonly title: string;
  readonly href: string;
}

/** What `executemodules` answers. contract.md 7, 13 */
export interface EditSuccess {
  readonly status: 'success';
  readonly imageObj: ImageObj;
  readonly imageUrls: ImageObj['url_set'];
}

/** The page that asks before an image is deleted. */
export interface DeletePageView {
  readonly shell: AccountShellView;
  readonly picture: PictureView;
  readonly isUsed: boolean;
  readonly uses: readonly ImageUseView[];
  /** How many others there are, in words; empty for none. */
  readonly rest: string;
  readonly action: string;
  readonly back: string;
}

/** A picture of a thing, where it stands. */
export interface OrderedPicture {
  readonly id: number;
  readonly place: 'hero' | 'gallery';
  /** What it is called in the list, in few words. */
  readonly name: string;
  /** The address of a small size; null while there is no file. */
  readonly src: string | null;
  /** What stays in sight where it is cut: `46% 50%`. */
  readonly focus: string;
  readonly mayEdit: boolean;
}

/** The same as calls give images. contract.md 13 */
export type OrderedImageObj = ImageObj & { readonly place: OrderedPicture['place'] };

/** Describes the props of the island `PictureOrder`. */
export interface PictureOrderView {
  readonly ownerType: string;
  readonly ownerId: number;
  readonly title: string;
  readonly href: string;
  /** The page on which all of this can be done. */
  readonly pageHref: string;
  /** Where the order is sent to. */
  readonly action: string;
  readonly revision: number;
  /** Whether the thing has a gallery; without one only the opening picture is chosen. */
  readonly hasGallery: boolean;
  /** The opening one comes first, then those of the gallery. */
  readonly pictures: OrderedPicture[];
  readonly uploads: { readonly accept: string; readonly types: string };
}

/** Describes the page of it. */
export interface PictureOrderPageView {
  readonly order: PictureOrderView;
  readonly error: string | null;
}
