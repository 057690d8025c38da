// The three pages of what somebody brought or chose: pictures, lists, videos and sound.
import { OWN_PICTURES_HREF } from '../../editing/constants.ts';
import { streamPaths } from '../paths.ts';
import * as texts from './page-texts.ts';
import styles from './StreamPages.module.css';

const PAGES = [
  { name: texts.tabPictures, href: OWN_PICTURES_HREF },
  { name: texts.tabLists, href: '/konto/merkliste' },
  { name: texts.tabStreams, href: streamPaths.list.template },
];

export const MediaTabs = () => (
  <nav className={styles.tabs} aria-label={texts.tabsLabel}>
    {PAGES.map(({ name, href }) => (
      <a key={href} href={href} aria-current={href === streamPaths.list.template ? 'page' : undefined}>
        {name}
      </a>
    ))}
  </nav>
);
