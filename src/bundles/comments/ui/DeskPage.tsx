// Draws the moderators' desk for comments: what waits with its reasons, or all that was written lately.
import { Button, LinkButton, buttonClass } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import { Pages } from '#design/Pages.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { RemovalFields } from '#bundles/moderation/ui/public.ts';
import { MAX_REASON_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';
import type { CommentDeskEntry, CommentDeskView } from '../views.ts';
import { Comment } from './Comment.tsx';
import styles from './DeskPage.module.css';

export const DeskPage = ({ view }: { view: CommentDeskView }) => (
  <DeskContent title={texts.deskTitle} intro={texts.deskIntro}>
    <LinkTabs label={texts.deskTabsLabel} links={view.tabs} />
    {view.entries.length === 0 ? (
      <Empty title={texts.deskEmpty[view.kind]} text={texts.deskEmptyText[view.kind]} />
    ) : (
      <ul className={styles.entries}>
        {view.entries.map((entry) => (
          <li key={entry.comment.commentId}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    )}
    <Pages newer={view.newer} older={view.older} />
  </DeskContent>
);

const Entry = ({
  entry: { comment, subject, decideAction, deleteHref, refused },
}: {
  entry: CommentDeskEntry;
}) => (
  <>
    <p className={styles.about}>
      <a href={decideAction ? subject.href : comment.permalink}>{texts.deskAbout(subject.title)}</a>
    </p>
    <Comment comment={comment} rank="root" isBare />
    {decideAction && (
      <form method="post" action={decideAction} className={styles.decision}>
        <Button type="submit" name="decision" value="approve" variant="second">
          {texts.approve}
        </Button>
        <details open={refused !== null}>
          <summary className={buttonClass({ variant: 'danger' })}>{texts.rejectBecause}</summary>
          <div className={styles.reasons}>
            <RemovalFields
              id={`-${comment.commentId}`}
              maxLength={MAX_REASON_LENGTH}
              {...(refused && { typed: refused.typed, errors: refused.errors })}
            />
            <Button type="submit" name="decision" value="reject" variant="danger">
              {texts.reject}
            </Button>
          </div>
        </details>
      </form>
    )}
    {deleteHref && (
      <p className={styles.decision}>
        <LinkButton isSmall variant="danger" href={deleteHref}>
          {texts.deleteComment}
        </LinkButton>
      </p>
    )}
  </>
);
