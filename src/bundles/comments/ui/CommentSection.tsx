// Draws the section under a piece: how many comments, the comments, the way to all of them, and the form or why there is none.
// The form hides in a <details>, so that showing it needs no JavaScript and waking up moves nothing.
import type { ReactNode } from 'react';
import { buttonClass, LinkButton } from '#design/Button.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { FIRST_SHOWN, FORM_ANCHOR, SECTION_ID } from '../constants.ts';
import * as texts from '../texts.ts';
import type { CommentTeaserView } from '../views.ts';
import { CommentList } from './CommentList.tsx';
import { instead } from './CommentTools.tsx';
import styles from './CommentTeaser.module.css';
import type { FormTarget } from './drafts.ts';
import { SectionBar } from './SectionBar.tsx';
import type { CommentActions } from './use-comments.ts';

const TITLE_ID = `${SECTION_ID}-titel`;

interface CommentSectionProps {
  view: CommentTeaserView;
  act: CommentActions;
  /** The rest of the list comes by itself. */
  isAwaited: boolean;
  /** The form that is open. */
  open: FormTarget | null;
  drawForm: (form: FormTarget) => ReactNode;
  /** What stands between the list and the form. */
  children?: ReactNode;
}

export const CommentSection = ({ view, act, isAwaited, ...rest }: CommentSectionProps) => {
  const { open, drawForm, children } = rest;
  const { commentCount, comments, may, sort } = view;
  const older = <Older view={view} act={act} />;
  const all = <All view={view} act={act} />;
  return (
    <section className={`screen-only ${styles.section}`} id={SECTION_ID} aria-labelledby={TITLE_ID}>
      <SectionHead id={TITLE_ID} title={texts.commentsHeading(commentCount)} note={noteOf(view)} />
      {view.threadNote && <p className={`note ${styles.pace}`}>{view.threadNote}</p>}
      <SectionBar view={view} act={act} />
      {sort === 'oldest' && older}
      <CommentList comments={comments} act={act} open={open} drawForm={drawForm} />
      {sort !== 'oldest' && older}
      {isAwaited ? <noscript>{all}</noscript> : all}
      {children}
      {may.comment || view.form ? (
        <NewForm view={view} act={act} open={open} drawForm={drawForm} />
      ) : (
        <Refusal view={view} />
      )}
    </section>
  );
};

/** Returns what stands beside the heading. */
const noteOf = ({ may, commentCount, comments, isPartial }: CommentTeaserView) => {
  if (may.comment && commentCount === 0) return texts.beTheFirst;
  return isPartial && comments.length <= FIRST_SHOWN ? texts.lastOnes(comments.length) : undefined;
};

type PartProps = Pick<CommentSectionProps, 'view' | 'act'>;

/** Draws the link with which the full list goes on. */
const Older = ({ view: { olderHref, sort }, act }: PartProps) =>
  olderHref && (
    <p className={styles.all}>
      <LinkButton href={olderHref} onClick={instead(() => void act.list.loadOlder())}>
        {sort === 'oldest' ? texts.loadOlder : texts.loadMore}
      </LinkButton>
    </p>
  );

/** Draws the link from the last comments to all. */
const All = ({ view: { isPartial, allHref, commentCount }, act }: PartProps) =>
  isPartial && (
    <p className={styles.all}>
      <LinkButton href={allHref} onClick={instead(() => void act.list.loadAll())}>
        {texts.loadAll(commentCount)}
      </LinkButton>
    </p>
  );

/** Draws the form for a new comment; also for the answer to one that isn't in the list. */
const NewForm = ({ view, act, open, drawForm }: Omit<CommentSectionProps, 'isAwaited'>) => {
  const isAnswer =
    open?.kind === 'reply' && !view.comments.some(({ commentId }) => commentId === open.commentId);
  return (
    <details
      className={styles.write}
      id={view.replyTo && !isAnswer ? undefined : FORM_ANCHOR}
      open={isAnswer || open?.kind === 'new'}
      onToggle={(event) => isAnswer || act.form.toggleNew(event.currentTarget)}
    >
      <summary className={buttonClass({ variant: 'main' })}>{texts.writeComment}</summary>
      {view.isLocked && <p className="note">{texts.lockedForOthers}</p>}
      {drawForm(isAnswer ? open : { kind: 'new' })}
    </details>
  );
};

const Refusal = ({ view: { refusal, signInHref } }: { view: CommentTeaserView }) => (
  <div className={styles.refusal}>
    <p>{refusal ?? texts.signInToComment}</p>
    {!refusal && <LinkButton href={signInHref}>{texts.signIn}</LinkButton>}
  </div>
);
