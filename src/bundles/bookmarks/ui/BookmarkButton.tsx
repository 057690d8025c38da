// Draws two buttons, one of which is shown: save a piece for later, and take it from the list again.
import { buttonClass } from '#design/Button.tsx';
import type { ButtonLook } from '#design/Button.tsx';
import { Icon } from '#design/Icon.tsx';
import * as texts from '../texts.ts';
import type { BookmarkView } from '../views.ts';
import styles from './BookmarkButton.module.css';

interface BookmarkButtonProps extends ButtonLook {
  of: BookmarkView;
  /** What is read aloud behind the button's words. */
  name: string;
}

export const BookmarkButton = ({
  of: { contentType, contentId, action, isSaved },
  name,
  ...look
}: BookmarkButtonProps) => (
  <bookmark-toggle class={styles.toggle} data-of={`${contentType}-${contentId}`}>
    <form method="post" action={action}>
      <button type="submit" name="gemerkt" value="1" className={buttonClass(look)} hidden={isSaved}>
        <Icon name="bookmark" />
        {texts.save}
        <span className="visually-hidden">{texts.aloud(name)}</span>
      </button>
      <button
        type="submit"
        name="gemerkt"
        value="0"
        className={`${buttonClass(look)} ${styles.on}`}
        aria-pressed="true"
        hidden={!isSaved}
      >
        <Icon name="bookmark" />
        {texts.isSaved}
        <span className="visually-hidden">{texts.aloud(name)}</span>
      </button>
    </form>
  </bookmark-toggle>
);
