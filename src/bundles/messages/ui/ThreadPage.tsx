// Draws a thread of two: what was written, the newest at the bottom, and the form for more.
import { Callout } from '#design/Callout.tsx';
import { LinkButton } from '#design/Button.tsx';
import { AccountShell } from '#design/AccountShell.tsx';
import * as texts from '../texts.ts';
import type { ThreadPageView } from '../views.ts';
import { LIVE_TOPIC } from '../constants.ts';
import list from './Message.module.css';
import { Messages } from './Message.tsx';
import { MessageForm } from './MessageForm.tsx';
import styles from './ThreadPage.module.css';

export const ThreadPage = ({ view }: { view: ThreadPageView }) => (
  <AccountShell shell={view.shell} title={view.title} intro={<Actions view={view} />}>
    <div className={styles.thread}>
      {view.older && (
        <p>
          <LinkButton href={view.older} isSmall>
            {texts.olderMessages}
          </LinkButton>
        </p>
      )}
      <Stretch view={view} />
      {view.newest && (
        <p>
          <LinkButton href={view.newest} isSmall>
            {texts.newerMessages}
          </LinkButton>
        </p>
      )}
    </div>
  </AccountShell>
);

/** Draws the messages with the form inside the live element, so that a sent message appears at once. */
const Stretch = ({ view }: { view: ThreadPageView }) => {
  const content = (
    <>
      {view.messages.length === 0 && view.form && (
        <p className="note" data-begin="">
          {texts.threadBegin}
        </p>
      )}
      <div role="log" aria-label={texts.messagesHeading}>
        <ol className={list.list}>
          <Messages messages={view.messages} />
        </ol>
      </div>
      {view.refusal && (
        <Callout title={texts.cannotWrite}>
          <p>{view.refusal}</p>
        </Callout>
      )}
      {view.form && <MessageForm form={view.form} />}
    </>
  );
  if (!view.live) return content;
  return (
    <live-thread
      class={styles.thread}
      data-topic={LIVE_TOPIC}
      data-news={view.live.newsHref}
      data-read={view.live.readHref}
    >
      {content}
    </live-thread>
  );
};

const Actions = ({ view: { boundary, deleteHref, profileHref, listHref } }: { view: ThreadPageView }) => (
  <span className={styles.actions}>
    <a href={listHref}>{texts.backToList}</a>
    {profileHref && <a href={profileHref}>{texts.showProfile}</a>}
    {boundary && <a href={boundary.href}>{boundary.name}</a>}
    {deleteHref && <a href={deleteHref}>{texts.deleteThread}</a>}
  </span>
);
