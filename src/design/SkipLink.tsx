// Draws the first link of every page: past the menus, to what the page is about.
import styles from './SkipLink.module.css';
import { skipToContent } from './texts.ts';

export const SkipLink = () => (
  <a className={styles.skip} href="#inhalt">
    {skipToContent}
  </a>
);
