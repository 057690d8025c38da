// Draws which feeds there are, each in its forms.
import { Breadcrumbs } from '#design/Breadcrumbs.tsx';
import { LinkButton } from '#design/Button.tsx';
import * as texts from '../../texts.ts';
import type { FeedGroupView, FeedsPageView, ListedFeedView } from '../views.ts';
import styles from './FeedsPage.module.css';

export const FeedsPage = ({ view: { crumbs, groups, opmlHref, ownHref } }: { view: FeedsPageView }) => (
  <div className="page">
    <Breadcrumbs links={crumbs} here={texts.feedsTitle} />
    <div className={styles.feeds}>
      <h1>{texts.feedsTitle}</h1>
      <p>{texts.feedsLead}</p>
      <div className="button-row">
        <LinkButton href={opmlHref}>{texts.opml}</LinkButton>
        <LinkButton href={ownHref} variant="quiet">
          {texts.ownFeed}
        </LinkButton>
      </div>
      <p className="note">{texts.furtherFeeds}</p>
      {groups.map((group) => (
        <Group key={group.title + group.feeds[0]?.page} of={group} />
      ))}
    </div>
  </div>
);

const Group = ({ of: { title, feeds } }: { of: FeedGroupView }) => (
  <section>
    <h2>{title}</h2>
    <ul className={styles.list}>
      {feeds.map((feed) => (
        <Feed key={feed.page} of={feed} />
      ))}
    </ul>
  </section>
);

const Feed = ({ of: { name, page, forms } }: { of: ListedFeedView }) => (
  <li>
    <a href={page}>{name}</a>
    <span className={styles.forms}>
      {forms.map((form) => (
        <a key={form.href} href={form.href} aria-label={texts.formOf(form.name, name)}>
          {form.name}
        </a>
      ))}
    </span>
  </li>
);
