// Asks before a comment is deleted, for browsers without JavaScript and for links from elsewhere.
import { Button, LinkButton } from '#design/Button.tsx';
import * as texts from '../texts.ts';
import type { CommentView } from '../views.ts';
import { Comment } from './Comment.tsx';
import styles from './DeletePage.module.css';

export interface DeletePageView {
  comment: CommentView;
  /** Title of what it belongs to. */
  subject: string;
  action: string;
  back: string;
}

export const DeletePage = ({ view }: { view: DeletePageView }) => (
  <div className={`page ${styles.page}`}>
    <h1>{texts.deleteTitle}</h1>
    <p className="note">{view.subject}</p>
    <Comment comment={{ ...view.comment, deleteHref: null }} rank="root" />
    <p>{texts.deleteQuestion}</p>
    <form method="post" action={view.action} className="button-row">
      <Button type="submit" variant="danger">
        {texts.deleteConfirm}
      </Button>
      <LinkButton href={view.back} variant="plain">
        {texts.keepComment}
      </LinkButton>
    </form>
  </div>
);
