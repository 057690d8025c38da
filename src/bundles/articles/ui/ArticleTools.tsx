// What one can do with an article, always at hand: beside the text on wide screens, at the bottom of the screen on phones.
import { buttonClass } from '#design/Button.tsx';
import { Icon } from '#design/Icon.tsx';
import { LikeButton } from '#bundles/likes/ui/public.ts';
import { SharePiece } from '#bundles/share-links/ui/public.ts';
import * as texts from '../texts.ts';
import type { ReactionsView } from '../views.ts';
import styles from './ArticleTools.module.css';

interface ToolsProps {
  of: ReactionsView;
}

export const ArticleTools = ({ of: { like, comments } }: ToolsProps) => (
  <div className={`screen-only ${styles.tools}`}>
    <ul>
      <li>
        <LikeButton like={like} look="tool" />
      </li>
      <li>
        <a className={buttonClass({ variant: 'plain', isSmall: true })} href="#kommentare">
          <CommentCount count={comments.commentCount} />
        </a>
      </li>
      <li>
        <SharePiece of={pieceOf(like)} variant="plain" isSmall />
      </li>
    </ul>
  </div>
);

export const ThumbBar = ({ of: { like, comments } }: ToolsProps) => (
  <div className={`screen-only ${styles.bar}`} data-foot="">
    <LikeButton like={like} look="bar" />
    <a href="#kommentare">
      <CommentCount count={comments.commentCount} />
    </a>
    <SharePiece of={pieceOf(like)} variant="plain" />
  </div>
);

const pieceOf = ({ contentType: type, contentId: id }: ReactionsView['like']) => ({ type, id });

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
