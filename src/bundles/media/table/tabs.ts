// These are the two ways to look at the pictures that somebody looks after.
import type { LinkView } from '#design/page-frame.ts';
import { url } from '#kernel/named-routes.ts';
import { rightsPaths } from '../rights/paths.ts';
import { tabs } from './texts.ts';

export const imageTabs = (current: 'list' | 'table'): LinkView[] => [
  { name: tabs.list, href: url(rightsPaths.desk), isCurrent: current === 'list' },
  { name: tabs.table, href: url(rightsPaths.table), isCurrent: current === 'table' },
];
