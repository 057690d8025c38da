// The section under a piece: how many comments, the comments, the way to all of them, and the form or why there is none.
// The form hides in a <details>, so that showing it needs no JavaScript and waking up moves nothing.
import type { MouseEventHandler, ReactNode, ToggleEventHandler } from 'react';
import { buttonClass, LinkButton } from '#design/Button.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { FIRST_SHOWN } from '../constants.ts';
import * as texts from '../texts.ts';
import type { CommentTeaserView } from '../views.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';
import styles from './CommentTeaser.module.css';

const TITLE_ID = 'kommentare-titel';

interface CommentSectionProps {
  view: CommentTeaserView;
  /** Instead of the plain form. */
  form?: ReactNode;
  isFormOpen?: boolean;
  onFormToggle?: ToggleEventHandler<HTMLDetailsElement>;
  onDelete?: (commentId: number) => void;
  onLoadAll?: MouseEventHandler<HTMLAnchorElement>;
  onLoadOlder?: MouseEventHandler<HTMLAnchorElement>;
}

export const CommentSection = ({ view, form, isFormOpen, onFormToggle, ...on }: CommentSectionProps) => {
  const { commentCount, comments, may } = view;
  const hasMore = view.isPartial && commentCount > comments.length;
  const note = hasMore && comments.length <= FIRST_SHOWN ? texts.lastOnes(comments.length) : undefined;
  return (
    <section className={styles.section} id="kommentare" aria-labelledby={TITLE_ID}>
      <SectionHead
        id={TITLE_ID}
        title={texts.commentsHeading(commentCount)}
        note={may.comment && commentCount === 0 ? texts.beTheFirst : note}
      />
      {view.olderHref && (
        <p className={styles.all}>
          <LinkButton href={view.olderHref} onClick={on.onLoadOlder}>
            {texts.loadOlder}
          </LinkButton>
        </p>
      )}
      <CommentList comments={comments} onDelete={on.onDelete} />
      {hasMore && (
        <p className={styles.all}>
          <LinkButton href={view.allHref} onClick={on.onLoadAll}>
            {texts.loadAll(commentCount)}
          </LinkButton>
        </p>
      )}
      {may.comment || view.form ? (
        <details className={styles.write} open={isFormOpen ?? view.form !== null} onToggle={onFormToggle}>
          <summary className={buttonClass({ variant: 'main' })}>{texts.writeComment}</summary>
          {form ?? (
            <CommentForm
              action={view.createHref}
              maxLength={view.maxLength}
              text={view.form?.text ?? ''}
              error={view.form?.error ?? null}
              parentId={view.form?.parentId ?? null}
            />
          )}
        </details>
      ) : (
        <Refusal view={view} />
      )}
    </section>
  );
};

const Refusal = ({ view: { refusal, signInHref } }: { view: CommentTeaserView }) => (
  <div className={styles.refusal}>
    <p>{refusal ?? texts.signInToComment}</p>
    {!refusal && <LinkButton href={signInHref}>{texts.signIn}</LinkButton>}
  </div>
);
