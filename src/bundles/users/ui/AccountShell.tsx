// The frame of one's own pages and of the desks: a menu beside the content, above it on phones.
import type { ReactNode } from 'react';
import type { LinkView } from '#design/page-frame.ts';
import * as texts from '../texts.ts';
import type { AccountShellView } from '../account-shell.ts';
import styles from './AccountShell.module.css';

interface AccountShellProps {
  shell: AccountShellView;
  title: string;
  /** Quiet words under the title. */
  intro?: ReactNode;
  children: ReactNode;
}

export const AccountShell = ({ shell, title, intro, children }: AccountShellProps) => (
  <div className={`page ${styles.shell}`}>
    <div className={styles.menu}>
      <Menu label={texts.accountLabel} links={shell.own} />
      {shell.desk.length > 0 && <Menu label={texts.deskLabel} links={shell.desk} />}
    </div>
    <div className={styles.content}>
      <header>
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
      </header>
      {children}
    </div>
  </div>
);

const Menu = ({ label, links }: { label: string; links: readonly LinkView[] }) => (
  <nav aria-label={label}>
    <p>{label}</p>
    <ul>
      {links.map(({ name, href, isCurrent, note }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? 'page' : undefined}>
            {name} {note && <span>{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
