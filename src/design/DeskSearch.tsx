// Draws the way to everything in the desks: a link to the page of searching, which <command-palette> opens
// over the page, by Ctrl+K too.
import styles from './DeskSearch.module.css';
import { Icon } from './Icon.tsx';
import type { DeskSearchView } from './page-frame.ts';
import * as texts from './texts.ts';

export const DeskSearch = ({ search }: { search: DeskSearchView }) => (
  <command-palette class={styles.search} data-calls={search.calls}>
    <a href={search.href} title={texts.paletteShortcutTitle}>
      <Icon name="search" />
      <span>{search.name}</span>
      <kbd aria-hidden="true">{texts.paletteShortcut}</kbd>
    </a>
  </command-palette>
);
