// This is what leaves the server for an embedded content.
import type { PictureView } from '#bundles/media/ui/public.ts';

export type EmbedView = FrameView | LinkView | FailedView;

/** A content in its provider's frame, which is loaded when the reader agrees. */
export interface FrameView {
  readonly kind: 'frame';
  /** The provider's key: the type in the consent cookie. */
  readonly type: string;
  readonly provider: string;
  readonly frame: string;
  /** The width divided by the height. */
  readonly ratio: number;
  /** Name of the frame for those who hear the page. */
  readonly label: string;
  readonly title: string;
  readonly authorName: string;
  readonly picture: PictureView | null;
  /** The administrators load it without asking. */
  readonly isFree: boolean;
  /** Reads „Video laden“. */
  readonly load: string;
  /** Who learns what when it is loaded. */
  readonly told: string;
  /** Reads „YouTube immer laden“. */
  readonly always: string;
  /** Leads to more about it, and to taking it back. */
  readonly consentHref: string;
  readonly source: SourceLink;
}

/** Describes another site's page as a card. */
export interface LinkView {
  readonly kind: 'link';
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** Name of the site, or its host. */
  readonly site: string;
  readonly picture: PictureView | null;
}

/** What can't be shown. */
export interface FailedView {
  readonly kind: 'failed';
  readonly title: string;
  readonly text: string;
  readonly source: SourceLink;
}

/** Reads „Bei YouTube ansehen“. */
export interface SourceLink {
  readonly name: string;
  readonly href: string;
}

/** What a reader has agreed to, and what each provider learns. */
export interface ConsentPageView {
  readonly breadcrumbs: readonly { name: string; href: string }[];
  readonly action: string;
  readonly providers: readonly ConsentProviderView[];
  readonly hasAgreed: boolean;
}

export interface ConsentProviderView {
  readonly type: string;
  readonly name: string;
  readonly company: string;
  readonly what: string;
  readonly hosts: string;
  readonly privacyHref: string;
  readonly isAgreed: boolean;
  /** The administrators decided that it is loaded without asking. */
  readonly isFree: boolean;
}
