// Draws the pages of what somebody uploaded or keeps as tabs beside each other.
import { LinkTabs } from '#design/LinkTabs.tsx';
import type { LinkView } from '#design/page-frame.ts';
import * as texts from '../texts.ts';

export const MediaTabs = ({ tabs }: { tabs: readonly LinkView[] }) => (
  <LinkTabs label={texts.ownMedia} links={tabs} />
);
