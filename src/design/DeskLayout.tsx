// Draws the body of every desk, /cockpit and /admin: one bar, the desks beside the work, and nothing of the paper above it. On
// phones the desks lie behind the sign in the bar: the same list, opened as a popover, which works without scripts.
import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Callout } from './Callout.tsx';
import { DeskSearch } from './DeskSearch.tsx';
import styles from './DeskLayout.module.css';
import { FlashMessages } from './FlashMessages.tsx';
import { Icon } from './Icon.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Account, Bells, SchemeSwitch } from './Masthead.tsx';
import type { LinkView, PageFrame } from './page-frame.ts';
import * as texts from './texts.ts';
import { Wordmark } from './Wordmark.tsx';

export interface DeskShell {
  readonly areas: readonly { readonly area: DeskArea; readonly links: readonly LinkView[] }[];
  readonly current: { readonly area: DeskArea; readonly link: LinkView; readonly isItself: boolean } | null;
  readonly notices: readonly { readonly title: string; readonly text: string; readonly link?: LinkView }[];
}

type DeskArea = keyof typeof texts.deskAreas;

interface DeskLayoutProps {
  frame: PageFrame;
  desk: DeskShell;
  /** The title of the page. */
  title: string;
  children: ReactNode;
}

const MENU_ID = 'arbeitsbereiche';

export const DeskLayout = ({ frame, desk, title, children }: DeskLayoutProps) => (
  <>
    <SkipLink />
    <header className={styles.bar}>
      <button type="button" className={styles.open} popoverTarget={MENU_ID}>
        <Icon name="menu" />
        <span className="visually-hidden">{texts.deskMenuLabel}</span>
      </button>
      <Wordmark name={frame.portalName} href={frame.home} logo={frame.logo} />
      {frame.deskSearch && <DeskSearch search={frame.deskSearch} />}
      <div className={styles.account}>
        {frame.contribute && (
          <a className={styles.contribute} href={frame.contribute.href}>
            <Icon name="edit" />
            <span>{frame.contribute.name}</span>
          </a>
        )}
        <Bells bells={frame.bells} />
        {frame.account && <Account account={frame.account} portrait={frame.portrait ?? null} />}
      </div>
    </header>
    <div className={styles.body}>
      <nav id={MENU_ID} popover="auto" className={styles.menu} aria-label={texts.deskMenuLabel}>
        {desk.areas.map(({ area, links }) => (
          <Area key={area} name={texts.deskAreas[area]} links={links} />
        ))}
        <div className={styles.foot}>
          <a href={frame.home}>{texts.toThePaper}</a>
          <SchemeSwitch scheme={frame.scheme} />
        </div>
      </nav>
      <div className={styles.content}>
        <FlashMessages flashes={frame.flashes} />
        <main id="inhalt" tabIndex={-1}>
          {desk.current ? (
            <Way current={desk.current} title={title} />
          ) : (
            <Breadcrumbs before={texts.deskAreas.cockpit} links={[]} here={title} />
          )}
          {desk.notices.map(({ title, text, link }) => (
            <Callout key={title} title={title} tone="straw">
              <p>{text}</p>
              {link && (
                <p>
                  <a href={link.href}>{link.name}</a>
                </p>
              )}
            </Callout>
          ))}
          {children}
        </main>
      </div>
    </div>
  </>
);

const Area = ({ name, links }: { name: string; links: readonly LinkView[] }) => (
  <section>
    <h2>{name}</h2>
    <ul>
      {links.map(({ name, href, isCurrent, note }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? 'page' : undefined}>
            {name} {note && <span>{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** Shows where one is: the area, the desk, and what is open there. */
const Way = ({ current, title }: { current: NonNullable<DeskShell['current']>; title: string }) => {
  const { area, link, isItself } = current;
  const isBelow = !isItself && title !== link.name;
  return (
    <Breadcrumbs
      links={isBelow ? [{ name: link.name, href: link.href }] : []}
      here={isBelow ? title : link.name}
      before={texts.deskAreas[area]}
    />
  );
};
