// Shows one's own first page: who one is here, what waits, and what one contributed last.
import { Avatar } from '#design/Avatar.tsx';
import { LinkButton } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { RelativeTime } from '#design/Time.tsx';
import { Picture } from '#bundles/media/ui/public.ts';
import { Teaser } from '#bundles/teasers/ui/public.ts';
import { AccountShell } from '#design/AccountShell.tsx';
import { commentOn } from '../../texts.ts';
import * as texts from '../texts.ts';
import type { AccountPageView } from '../views.ts';
import styles from './AccountPage.module.css';

export const AccountPage = ({ view }: { view: AccountPageView }) => (
  <AccountShell shell={view.shell} title={texts.greeting(view.name)} intro={texts.overviewIntro}>
    <div className={styles.sections}>
      <Notices view={view} />
      <Head view={view} />
      <Waiting view={view} />
      <Pieces view={view} />
      <Comments view={view} />
    </div>
  </AccountShell>
);

const Notices = ({ view: { notices } }: { view: AccountPageView }) =>
  notices.map(({ title, text, link }) => (
    <Callout key={title} title={title} tone="straw">
      <p>{text}</p>
      {link && (
        <p>
          <a href={link.href}>{link.name}</a>
        </p>
      )}
    </Callout>
  ));

const Head = ({ view }: { view: AccountPageView }) => (
  <div className={styles.head}>
    {view.portrait?.sizes.length ? (
      <div className={styles.portrait}>
        <Picture of={view.portrait} sizes="5rem" ratio="1 / 1" alt="" />
      </div>
    ) : (
      <Avatar name={view.name} size="large" />
    )}
    <div className="stack">
      <p className="button-row">
        <LinkButton href={view.editHref}>{texts.editProfile}</LinkButton>
        <LinkButton variant="plain" href={view.profileHref}>
          {texts.toPublicProfile}
        </LinkButton>
      </p>
      {view.pass && <p>{view.pass}</p>}
    </div>
  </div>
);

const Waiting = ({ view: { waiting } }: { view: AccountPageView }) =>
  waiting.length > 0 && (
    <ul className={styles.waiting}>
      {waiting.map(({ name, href, note }) => (
        <li key={href}>
          <a href={href}>
            <b>{note}</b>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );

const Pieces = ({ view: { teasers } }: { view: AccountPageView }) => (
  <section>
    <SectionHead title={texts.yourPieces} />
    {teasers.length === 0 ? (
      <p className="note">{texts.noPieces}</p>
    ) : (
      <div className="stack">
        {teasers.map((teaser) => (
          <Teaser key={`${teaser.kind}${teaser.id}`} teaser={{ ...teaser, author: null }} weight="row" />
        ))}
      </div>
    )}
  </section>
);

const Comments = ({ view: { comments } }: { view: AccountPageView }) => (
  <section>
    <SectionHead title={texts.yourComments} />
    {comments.length === 0 ? (
      <p className="note">{texts.noComments}</p>
    ) : (
      <ul className={`stack ${styles.comments}`}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <p>{comment.excerpt}</p>
            <p className="note">
              <RelativeTime of={comment.time} /> {commentOn} <a href={comment.href}>{comment.title}</a>
            </p>
          </li>
        ))}
      </ul>
    )}
  </section>
);
