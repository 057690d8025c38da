// The three pages of what somebody brought or keeps: pictures, lists, videos and sound.
import { url } from '#kernel/named-routes.ts';
import { ownPaths } from '../own/paths.ts';
import { referencePaths } from '../references/paths.ts';
import { streamPaths } from '../streaming/paths.ts';
import * as texts from '../texts.ts';
import styles from './MediaTabs.module.css';

const PAGES = [
  { tab: 'images', name: texts.pictures, path: ownPaths.list },
  { tab: 'references', name: texts.references, path: referencePaths.page },
  { tab: 'streams', name: texts.streams, path: streamPaths.list },
] as const;

export const MediaTabs = ({ current }: { current: (typeof PAGES)[number]['tab'] }) => (
  <nav className={styles.tabs} aria-label={texts.ownMedia}>
    {PAGES.map(({ tab, name, path }) => (
      <a key={tab} href={url(path)} aria-current={tab === current ? 'page' : undefined}>
        {name}
      </a>
    ))}
  </nav>
);
