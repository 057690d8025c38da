// This is what leaves of a search in the desks.
import type { LinkView } from '#design/page-frame.ts';

export interface HitGroupView {
  name: string;
  hits: LinkView[];
}

export interface SearchPageView {
  action: string;
  text: string;
  groups: HitGroupView[];
}
