// Draws the frame of one's own pages: a menu beside the content, above it on phones.
import type { ReactNode } from 'react';
import styles from './AccountShell.module.css';
import { Callout } from './Callout.tsx';
import type { LinkView } from './page-frame.ts';
import * as texts from './texts.ts';

export interface AccountShellView {
  own: readonly LinkView[];
  /** The way to the desks, for those who have one. */
  desk: LinkView | null;
  /** What the reader is told first, on each of these pages. */
  notices?: readonly { title: string; text: string; link?: LinkView }[];
}

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
      <Menu label={texts.ownMenuLabel} links={shell.desk ? [...shell.own, shell.desk] : shell.own} />
    </div>
    <div className={styles.content}>
      <header>
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
      </header>
      {shell.notices && shell.notices.length > 0 && (
        <div className={styles.notices}>
          {shell.notices.map(({ title, text, link }) => (
            <Callout key={title} title={title} tone="straw">
              <p>{text}</p>
              {link && (
                <p>
                  <a href={link.href}>{link.name}</a>
                </p>
              )}
            </Callout>
          ))}
        </div>
      )}
      {children}
    </div>
  </div>
);

const Menu = ({ label, links }: { label: string; links: readonly LinkView[] }) => (
  <nav aria-label={label}>
    <p>{label}</p>
    <ul>
      {links.map(({ name, href, isCurrent, count }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? 'page' : undefined}>
            {name} {count !== undefined && <span>{texts.shortCount(count)}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
