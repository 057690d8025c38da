// Draws a heart to press and how many did: the heart is filled once one likes the thing, the number leads to the people.
// Visitors get a link to sign in. The markup is the same everywhere, so that the server's button fits in any place; how it
// looks there, the frame around it says.
import { useRef, useState } from 'react';
import type { Ref, SubmitEventHandler } from 'react';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { buttonClass } from '#design/Button.tsx';
import { Icon } from '#design/Icon.tsx';
import { genericErrorRetry } from '#design/texts.ts';
import { grouped } from '#design/wording.ts';
import * as texts from '../texts.ts';
import type { LikeView } from '../views.ts';
import { callLike } from './like-call.ts';
import styles from './LikeButton.module.css';

/** Where the button stands: in a row of things to do; under a comment; beside a text; at the bottom of the screen. */
export type LikeLook = 'row' | 'small' | 'tool' | 'bar';

interface LikeButtonProps {
  like: LikeView;
  look?: LikeLook;
  /** What the thing is called where several stand below each other; only heard. */
  of?: string;
  /** Tells the island that gives this, and then sends the call itself, how things stand now. */
  onAnswer?: (like: LikeView) => void;
}

export const LikeButton = ({ like, look = 'row', of, onAnswer }: LikeButtonProps) =>
  !like.isOff && (
    <div className={look === 'row' ? styles.frame : `${styles.frame} ${styles[look]}`}>
      {onAnswer && !like.signInHref ? (
        <ActiveLike like={like} of={of} onAnswer={onAnswer} />
      ) : (
        <LikeElement like={like} of={of} />
      )}
    </div>
  );

/** Draws what the server answers with, and <like-button> puts into its own place. */
export const LikeElement = ({ like, of }: Named) => (
  <like-button
    class={styles.like}
    data-of={`${like.contentType}:${like.contentId}`}
    {...(of && { 'data-name': of })}
  >
    {like.signInHref ? (
      <a
        className={buttonClass({})}
        href={like.signInHref}
        rel="nofollow"
        aria-label={of && texts.named(texts.likeWord, of)}
      >
        <Heart count={like.count} />
      </a>
    ) : (
      <LikeForm like={like} of={of} />
    )}
    <Likers like={like} of={of} />
  </like-button>
);

interface Named {
  like: LikeView;
  of?: string | undefined;
}

/** Keeps to the last answer until the island hands down another view. */
const ActiveLike = ({ like, of, onAnswer }: Named & Required<Pick<LikeButtonProps, 'onAnswer'>>) => {
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
    <div className={styles.like}>
      <LikeForm
        like={shown}
        of={of}
        button={button}
        isSending={isSending}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      />
      <Likers like={shown} of={of} />
    </div>
  );
};

interface LikeFormProps extends Named {
  button?: Ref<HTMLButtonElement>;
  isSending?: boolean;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
}

const LikeForm = ({ like, of, button, isSending, onSubmit }: LikeFormProps) => (
  <form method="post" action={like.action} onSubmit={onSubmit}>
    <button
      ref={button}
      type="submit"
      className={buttonClass({})}
      aria-pressed={like.isLiked}
      aria-label={of && texts.named(texts.likeWord, of)}
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
    {count > 0 && <span className={styles.number}>{grouped(count)}</span>}
  </>
);

const Likers = ({ like: { whoHref, count }, of }: Named) =>
  whoHref && (
    <a
      className={styles.who}
      href={whoHref}
      aria-label={of && texts.named(`${grouped(count)} ${texts.likeThis}`, of)}
    >
      {grouped(count)} <span>{texts.likeThis}</span>
    </a>
  );
