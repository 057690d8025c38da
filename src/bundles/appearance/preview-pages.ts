// These are the pages on which a theme is looked at before it holds.
import { defineSlot } from '#kernel/slots.ts';

export interface PreviewPage {
  readonly name: string;
  readonly href: string;
}

/** Bundles put a page there that shows what they draw: the front page, a newest piece. */
export const previewPages = defineSlot<void, PreviewPage>('appearance.preview-pages');
