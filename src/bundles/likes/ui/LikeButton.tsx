// A heart to press and how many did: the heart is filled once one likes the thing, the number leads to the people.
// Visitors get a link to sign in. The markup is the same everywhere, so that the server's button fits in any place; how it
// looks there, the frame around it says.
import { useRef, useState } from 'react';
import type { Ref, SubmitEventHandler } from 'react';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { buttonClass } from '#design/Button.tsx';
import { Icon } from '#design/Icon.tsx';
import { genericErrorRetry } from '#design/texts.ts';
import * as texts from '../texts.ts';
import type { LikeView } from '../views.ts';
import { callLike } from './like-call.ts';
import styles from './LikeButton.module.css';

/** In a row of things to do; under a comment; beside a text; at the bottom of the screen. */
export type LikeLook = 'row' | 'small' | 'tool' | 'bar';

interface LikeButtonProps {
  like: LikeView;
  look?: LikeLook;
  /** Given by an island, which then sends the call itself: told how things stand now. */
  onAnswer?: (like: LikeView) => void;
}

export const LikeButton = ({ like, look = 'row', onAnswer }: LikeButtonProps) => (
  <span className={`${styles.frame} ${styles[look]}`}>
    {onAnswer && !like.signInHref ? (
      <ActiveLike like={like} onAnswer={onAnswer} />
    ) : (
      <LikeElement like={like} />
    )}
  </span>
);

/** What the server answers with, and <like-button> puts into its own place. */
export const LikeElement = ({ like }: { like: LikeView }) => (
  <like-button class={styles.like} data-of={`${like.contentType}:${like.contentId}`}>
    {like.signInHref ? (
      <a className={buttonClass({})} href={like.signInHref} rel="nofollow">
        <Heart count={like.count} />
      </a>
    ) : (
      <LikeForm like={like} />
    )}
    <Likers like={like} />
  </like-button>
);

/** Keeps to the last answer until the island hands down another view. */
const ActiveLike = ({ like, onAnswer }: Required<Pick<LikeButtonProps, 'like' | 'onAnswer'>>) => {
  const [answered, setAnswered] = useState({ of: like, like });
  const [isSending, setIsSending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = answered.of === like ? answered.like : like;
  const send = async () => {
    setIsSending(true);
    const answer = await callLike(shown.action).catch(() => null);
    setIsSending(false);
    // A button that rests loses the focus.
    requestAnimationFrame(() => document.activeElement === document.body && button.current?.focus());
    if (!answer) return showFlash({ type: 'alert', text: genericErrorRetry });
    if (answer.status !== 'success') return showFlash({ type: 'warning', text: answer.msg });
    setAnswered({ of: like, like: answer.like });
    onAnswer(answer.like);
  };
  return (
    <span className={styles.like}>
      <LikeForm
        like={shown}
        button={button}
        isSending={isSending}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      />
      <Likers like={shown} />
    </span>
  );
};

interface LikeFormProps {
  like: LikeView;
  button?: Ref<HTMLButtonElement>;
  isSending?: boolean;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
}

const LikeForm = ({ like, button, isSending, onSubmit }: LikeFormProps) => (
  <form method="post" action={like.action} onSubmit={onSubmit}>
    <button
      ref={button}
      type="submit"
      className={buttonClass({})}
      aria-pressed={like.isLiked}
      disabled={isSending}
    >
      <Heart count={like.count} />
    </button>
  </form>
);

const Heart = ({ count }: { count: number }) => (
  <>
    <Icon name="heart" />
    <span className={styles.word}>{texts.likeWord}</span>
    {count > 0 && <span className={styles.number}>{texts.grouped(count)}</span>}
  </>
);

const Likers = ({ like: { whoHref, count } }: { like: LikeView }) =>
  whoHref && (
    <a className={styles.who} href={whoHref}>
      {texts.grouped(count)} <span>{texts.likeThis}</span>
    </a>
  );
