// Draws the foot of every page: what this is, where it is read, how to follow it, and the pages the law asks for.
import styles from './Footer.module.css';
import type { FeedLink } from './HeadTags.tsx';
import { Icon } from './Icon.tsx';
import { communitySections, editorialSections } from './page-frame.ts';
import type { LinkView, PageFrame } from './page-frame.ts';
import * as texts from './texts.ts';
import { Wordmark } from './Wordmark.tsx';

export const Footer = ({ frame, feed }: { frame: PageFrame; feed?: FeedLink | undefined }) => (
  <footer className={`${styles.footer} far`}>
    <div className="page">
      <div className={styles.top}>
        <div>
          <Wordmark name={frame.portalName} href={frame.home} logo={frame.logo} />
          <p>{frame.claim ?? texts.claim(frame.places.map((place) => place.name))}</p>
          {frame.contact && <Contact of={frame.contact} />}
        </div>
        <div className={styles.columns}>
          <Column title={texts.placesHeading} links={frame.places} />
          <Column title={texts.sectionsLabel} links={editorialSections(frame)} />
          <Column title={texts.communityHeading} links={takingPart(frame)} />
        </div>
      </div>
      {(feed || frame.footer.length > 0) && (
        <div className={styles.legal}>
          {feed && (
            <a className={styles.feed} href={feed.href} type="application/rss+xml" title={feed.title}>
              <Icon name="feed" />
              {texts.feedOfPage}
            </a>
          )}
          {feed && frame.allFeeds && <a href={frame.allFeeds.href}>{frame.allFeeds.name}</a>}
          {frame.footer.length > 0 && (
            <nav aria-label={texts.legalLabel}>
              {frame.footer.map((link) => (
                <a key={link.href} href={link.href}>
                  {link.name}
                </a>
              ))}
            </nav>
          )}
        </div>
      )}
    </div>
  </footer>
);

/** The links to accounts say „me“, by which the Fediverse knows that they belong to this page. */
const Contact = ({ of: { address, email, phone, accounts } }: { of: NonNullable<PageFrame['contact']> }) => (
  <>
    {(address.length > 0 || email || phone) && (
      <address className={styles.contact}>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </address>
    )}
    {accounts.length > 0 && (
      <ul className={styles.accounts} aria-label={texts.accountsLabel}>
        {accounts.map(({ name, href }) => (
          <li key={href}>
            <a href={href} rel="me noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    )}
  </>
);

const takingPart = (frame: PageFrame): readonly LinkView[] => [
  ...communitySections(frame),
  ...(frame.contribute ? [frame.contribute] : []),
];

const Column = ({ title, links }: { title: string; links: readonly LinkView[] }) =>
  links.length > 0 && (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
