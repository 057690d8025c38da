// Draws a person's public page: cover and face, who they are, in numbers, what they published, and beside it what they said
// last.
import { Avatar } from '#design/Avatar.tsx';
import { Breadcrumbs } from '#design/Breadcrumbs.tsx';
import { LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import { Pages } from '#design/Pages.tsx';
import { Picture } from '#bundles/media/ui/public.ts';
import { MessageButton } from '#bundles/messages/ui/public.ts';
import { ReportLink } from '#bundles/moderation/ui/public.ts';
import { Teaser } from '#bundles/teasers/ui/public.ts';
import { SubscribeButton } from '#bundles/subscriptions/ui/public.ts';
import * as texts from '../texts.ts';
import type { ProfilePageView } from '../views.ts';
import styles from './ProfilePage.module.css';
import { ProfileComments } from './ProfileComments.tsx';

export const ProfilePage = ({ view }: { view: ProfilePageView }) => (
  <>
    {view.cover && (
      <div className={styles.cover}>
        <Picture of={view.cover} sizes="100vw" isHero alt="" />
      </div>
    )}
    <div className="page">
      {!view.cover && <Breadcrumbs links={view.breadcrumbs} here={view.name} />}
      <Head view={view} />
      {view.tabs.length > 0 && <ListTabs view={view} />}
      <div className={hasTwoColumns(view) ? styles.columns : styles.column}>
        <List view={view} />
        {view.comments.length > 0 && <ProfileComments comments={view.comments} />}
      </div>
    </div>
  </>
);

const hasTwoColumns = ({ teasers, comments }: ProfilePageView) => teasers.length > 0 && comments.length > 0;

const Head = ({ view }: { view: ProfilePageView }) => (
  <>
    <header className={view.cover ? `${styles.head} ${styles.onCover}` : styles.head}>
      <div className={styles.portrait}>
        {view.portrait ? (
          <Picture
            of={view.portrait}
            sizes="11rem"
            ratio="1 / 1"
            alt={texts.portraitOf(view.name)}
            isHero={!view.cover}
            isLarge={false}
          />
        ) : (
          <Avatar name={view.name} size="large" />
        )}
      </div>
      <div>
        <h1>{view.name}</h1>
        <p className={styles.where}>
          {view.place && (
            <>
              <a href={view.place.href}>{view.place.name}</a>
              {', '}
            </>
          )}
          {view.memberSince}
        </p>
      </div>
      {(view.subscribe || view.messageHref || view.contribute || view.calendar) && (
        <div className="button-row">
          {view.subscribe && <SubscribeButton of={view.subscribe} name={view.name} variant="main" />}
          {view.messageHref && <MessageButton personId={view.id} href={view.messageHref} />}
          {view.calendar && <LinkButton href={view.calendar.href}>{view.calendar.name}</LinkButton>}
          {view.contribute && <LinkButton href={view.contribute.href}>{view.contribute.name}</LinkButton>}
        </div>
      )}
      {!view.contribute && (
        <p className="note screen-only">
          <ReportLink type="user" id={view.id} name={view.name} />
          {view.boundary && (
            <>
              {' · '}
              <a href={view.boundary.href}>{view.boundary.name}</a>
            </>
          )}
        </p>
      )}
    </header>
    {(view.about || view.links.length > 0 || view.numbers.length > 0) && (
      <div className={styles.intro}>
        <div className={styles.about}>
          {view.about && <div className={styles.words} dangerouslySetInnerHTML={{ __html: view.about }} />}
          <Links links={view.links} />
        </div>
        <Numbers view={view} />
      </div>
    )}
  </>
);

/** Nobody vouches for what members link to. */
const Links = ({ links }: { links: ProfilePageView['links'] }) =>
  links.length > 0 && (
    <ul className={styles.links}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href} rel="me ugc nofollow">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );

const Numbers = ({ view: { numbers } }: { view: ProfilePageView }) =>
  numbers.length > 0 && (
    <dl className={styles.numbers}>
      {numbers.map(({ name, count, href }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{href ? <a href={href}>{count}</a> : count}</dd>
        </div>
      ))}
    </dl>
  );

const ListTabs = ({ view }: { view: ProfilePageView }) => (
  <div className={styles.tabs}>
    <LinkTabs label={texts.tabsLabel(view.name)} links={view.tabs} />
  </div>
);

const List = ({ view }: { view: ProfilePageView }) => {
  if (view.empty) return <Empty {...view.empty} />;
  if (view.teasers.length === 0) return null;
  return (
    <section>
      <h2 className="visually-hidden">{view.listHeading}</h2>
      <div className="stack">
        {view.teasers.map((teaser, at) => (
          <Teaser
            key={`${teaser.kind}${teaser.id}`}
            teaser={teaser}
            weight={at === 0 && view.isFirstPage && teaser.picture ? 'major' : 'row'}
          />
        ))}
      </div>
      <Pages newer={view.newer} older={view.older} />
    </section>
  );
};
