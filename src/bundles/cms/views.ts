// This is what leaves the server for a page about the portal itself.
import type { LinkView } from '#design/page-frame.ts';
import type { PieceTextView } from '#bundles/piece-pages/ui/public.ts';

export interface CmsPageView {
  title: string;
  /** The same with soft hyphens in long words. */
  heading: string;
  breadcrumbs: LinkView[];
  /** Headings of a long page, as links to them; empty for a short one. */
  contents: LinkView[];
  text: PieceTextView;
  /** Reads „Fassung 3 vom 12. März 2026“. */
  version: string;
}
