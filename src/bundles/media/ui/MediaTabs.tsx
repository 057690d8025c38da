// The three pages of what somebody brought or keeps: pictures, lists, videos and sound.
import { LinkTabs } from '#design/LinkTabs.tsx';
import { url } from '#kernel/named-routes.ts';
import { ownPaths } from '../own/paths.ts';
import { referencePaths } from '../references/paths.ts';
import { streamPaths } from '../streaming/paths.ts';
import * as texts from '../texts.ts';

const PAGES = [
  { tab: 'images', name: texts.pictures, path: ownPaths.list },
  { tab: 'references', name: texts.references, path: referencePaths.page },
  { tab: 'streams', name: texts.streams, path: streamPaths.list },
] as const;

export const MediaTabs = ({ current }: { current: (typeof PAGES)[number]['tab'] }) => (
  <LinkTabs
    label={texts.ownMedia}
    links={PAGES.map(({ tab, name, path }) => ({ name, href: url(path), isCurrent: tab === current }))}
  />
);
