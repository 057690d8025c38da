// Lists the parts of the moderators' desk as tabs.
import type { LinkView } from '#design/page-frame.ts';
import { url } from '#kernel/named-routes.ts';
import { commentPaths } from '../paths.ts';
import * as texts from '../texts.ts';

export const PATHS = {
  held: commentPaths.desk,
  recent: commentPaths.deskRecent,
  table: commentPaths.table,
  rules: commentPaths.rules,
} as const;

export const deskTabs = (current: keyof typeof PATHS, pendingCount: number): LinkView[] =>
  (['held', 'recent', 'table', 'rules'] as const).map((each) => ({
    name: texts.deskTabs[each],
    href: url(PATHS[each]),
    isCurrent: each === current,
    ...(each === 'held' && pendingCount > 0 && { note: String(pendingCount) }),
  }));
