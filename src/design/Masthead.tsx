// Draws the head of every page: date and colours, name and place and account, then the sections, which stay when scrolling.
import { LinkButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './Masthead.module.css';
import { MastheadSearch } from './MastheadSearch.tsx';
import { communitySections, editorialSections } from './page-frame.ts';
import type { LinkView, PageFrame } from './page-frame.ts';
import { Portrait } from './Portrait.tsx';
import type { PortraitView } from './Portrait.tsx';
import * as texts from './texts.ts';
import { Pillar, Wordmark } from './Wordmark.tsx';

export const Masthead = ({ frame }: { frame: PageFrame }) => (
  <>
    <header className={frame.sections.length > 0 ? undefined : styles.alone}>
      <div className={styles.dateline}>
        <div className="page">
          <span>{frame.today}</span>
          {frame.claim && <span className={styles.claim}>{frame.claim}</span>}
          {frame.contribute && (
            <a className={styles.contribute} href={frame.contribute.href}>
              {frame.contribute.name}
            </a>
          )}
          <SchemeSwitch scheme={frame.scheme} />
        </div>
      </div>
      <div className={`page ${styles.head}`}>
        <Wordmark name={frame.portalName} href={frame.home} logo={frame.logo} />
        {frame.places.length > 0 && <PlaceSwitch frame={frame} />}
        <div className={styles.account}>
          {frame.search && <MastheadSearch search={frame.search} />}
          {frame.account && <Bells bells={frame.bells} />}
          {frame.account && <Account account={frame.account} portrait={frame.portrait ?? null} />}
          {!frame.account && frame.signInHref && <SignIn href={frame.signInHref} />}
        </div>
      </div>
    </header>
    {frame.sections.length > 0 && <Sections frame={frame} />}
  </>
);

const PlaceSwitch = ({ frame: { place, places, home } }: { frame: PageFrame }) => (
  <closing-details class={styles.places}>
    <details name="masthead">
      <summary>
        <span className="visually-hidden">{texts.choosePlace}</span>
        {place?.name ?? texts.allPlaces}
        <Icon name="chevron" />
      </summary>
      <nav className={styles.menu} aria-label={texts.placesHeading}>
        {places.map((link) => (
          <MenuLink key={link.href} link={link} />
        ))}
        <MenuLink
          link={{ name: texts.allPlaces, href: home, isCurrent: !place, note: texts.allPlacesNote }}
        />
      </nav>
    </details>
  </closing-details>
);

const MenuLink = ({ link }: { link: LinkView }) => (
  <a href={link.href} aria-current={link.isCurrent ? 'true' : undefined}>
    {link.name} {link.note && <span>{link.note}</span>}
  </a>
);

const SignIn = ({ href }: { href: string }) => (
  <LinkButton href={href}>
    <Icon name="person" />
    <span className={styles.wide}>{texts.signIn}</span>
  </LinkButton>
);

export const Bells = ({ bells }: { bells: PageFrame['bells'] }) =>
  bells.map(({ name, href, icon, count, note, topic }) => (
    <live-bell key={href} data-topic={topic}>
      <a href={href} className={styles.bell}>
        <Icon name={icon} />
        <span className="visually-hidden">{name}</span>
        <span className={styles.count} title={note} data-count="" hidden={count === 0}>
          {texts.shortCount(count)}
        </span>
      </a>
    </live-bell>
  ));

interface AccountProps {
  account: NonNullable<PageFrame['account']>;
  portrait: PortraitView | null;
}

export const Account = ({ account, portrait }: AccountProps) => (
  <closing-details class={styles.own}>
    <details name="masthead">
      <summary>
        <Portrait of={portrait} name={account.name} size="small" />
        <span className="visually-hidden">{texts.accountLabel}</span>
        <span className={styles.wide}>{account.name}</span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.menu}>
        {account.links.map((link) => (
          <MenuLink key={link.href} link={link} />
        ))}
        <form method="post" action={account.signOutAction}>
          <button type="submit">{texts.signOut}</button>
        </form>
      </div>
    </details>
  </closing-details>
);

/** Does nothing without JavaScript and keeps its place invisibly then, so that nothing moves when it wakes. */
export const SchemeSwitch = ({ scheme }: { scheme: PageFrame['scheme'] }) => (
  <scheme-switch class={styles.scheme}>
    <button type="button">
      <span>{texts.schemeLabel}</span>
      <b>{texts.schemeNames[scheme]}</b>
    </button>
  </scheme-switch>
);

const Sections = ({ frame }: { frame: PageFrame }) => (
  <div className={styles.sections}>
    <div className="page">
      <a className={styles.compact} href={frame.home} tabIndex={-1} aria-hidden="true">
        <Pillar />
      </a>
      <nav aria-label={texts.sectionsLabel}>
        {[...editorialSections(frame), ...communitySections(frame)].map((link) => (
          <a
            key={link.href}
            href={link.href}
            className={link.tone && styles[link.tone]}
            aria-current={link.isCurrent ? 'page' : undefined}
          >
            {link.name}
          </a>
        ))}
      </nav>
    </div>
  </div>
);
