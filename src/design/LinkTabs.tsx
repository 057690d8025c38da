// Draws the pages of one thing as tabs: links, of which one is open.
import styles from './LinkTabs.module.css';
import type { LinkView } from './page-frame.ts';

/** The line of tabs, also for tabs of another kind: its children are the tabs. */
export const tabLine = styles.tabs!;

interface LinkTabsProps {
  label: string;
  /** A note is how many things are there. */
  links: readonly LinkView[];
}

export const LinkTabs = ({ label, links }: LinkTabsProps) => (
  <nav className={tabLine} aria-label={label}>
    {links.map(({ name, href, isCurrent, note }) => (
      <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {name} {note && <span>{note}</span>}
      </a>
    ))}
  </nav>
);
