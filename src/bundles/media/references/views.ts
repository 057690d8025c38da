// This is what leaves the server of the lists. Field names are those of contract.md 7, 13.
import type { AccountShellView } from '#design/AccountShell.tsx';
import type { LinkView } from '#design/page-frame.ts';
import type { MediaType } from '../constants.ts';
import type { ImageObj, UrlSet } from '../image-obj.ts';
import type { ReferenceList } from './constants.ts';

/** Names what stands on a list. */
export interface ReferenceKey {
  readonly imageId: number;
  readonly imageType: MediaType;
}

/** An image as copying and the picker give it; another medium comes in the same fields. */
export interface ReferenceView extends ReferenceKey {
  readonly imageObj: ImageObj;
  readonly imageUrls: UrlSet;
}

/** The newest one comes first. */
export type ReferenceListsView = Readonly<Record<ReferenceList, readonly ReferenceView[]>>;
export type ReferenceCounts = Readonly<Record<ReferenceList, number>>;

/** Describes /konto/merkliste. */
export interface ReferencesPageView {
  readonly shell: AccountShellView;
  readonly mediaTabs: readonly LinkView[];
  /** The two lists. */
  readonly tabs: readonly LinkView[];
  readonly list: ReferenceList;
  readonly references: readonly ReferenceView[];
  /** Where to upload pictures. */
  readonly uploadHref: string;
}
