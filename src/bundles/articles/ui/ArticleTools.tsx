// What one can do with an article, always at hand: beside the text on wide screens, at the bottom of the screen on phones.
import { buttonClass } from '#design/Button.tsx';
import { ShareButton } from '#design/CopyButton.tsx';
import { Icon } from '#design/Icon.tsx';
import * as texts from '../texts.ts';
import styles from './ArticleTools.module.css';

interface ToolsProps {
  commentCount: number;
}

export const ArticleTools = ({ commentCount }: ToolsProps) => (
  <div className={styles.tools}>
    <ul>
      <li>
        <a className={buttonClass({ variant: 'plain', isSmall: true })} href="#kommentare">
          <CommentCount count={commentCount} />
        </a>
      </li>
      <li>
        <ShareButton variant="plain" isSmall />
      </li>
    </ul>
  </div>
);

export const ThumbBar = ({ commentCount }: ToolsProps) => (
  <div className={styles.bar}>
    <a href="#kommentare">
      <CommentCount count={commentCount} />
    </a>
    <ShareButton variant="plain" />
  </div>
);

const CommentCount = ({ count }: { count: number }) => (
  <>
    <Icon name="comment" />
    {count > 0 ? (
      <span>
        {count}
        <span className="visually-hidden"> {texts.comments(count)}</span>
      </span>
    ) : (
      texts.noComments
    )}
  </>
);
