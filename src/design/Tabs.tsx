// Draws several views of one thing, one at a time, by <tab-panels>. Without JavaScript all of them stand
// there, with links to each.
import type { ReactNode } from 'react';
import { tabLine } from './LinkTabs.tsx';
import styles from './Tabs.module.css';

export interface Tab {
  /** The id of the section in the page; it is for links, so it should say something. */
  id: string;
  name: string;
  /** How many things are in it. */
  count?: string;
  content: ReactNode;
}

export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <tab-panels class={styles.tabs}>
    <nav className={tabLine} aria-label={label}>
      {tabs.map(({ id, name, count }) => (
        <a key={id} href={`#${id}`}>
          {name} {count && <span>{count}</span>}
        </a>
      ))}
    </nav>
    {tabs.map(({ id, content }) => (
      <section key={id} id={id}>
        {content}
      </section>
    ))}
  </tab-panels>
);
