// Draws what one can do with an article, always at hand: beside the text on wide screens, at the bottom of the screen on
// phones.
import { buttonClass } from '#design/Button.tsx';
import { Icon } from '#design/Icon.tsx';
import { LikeButton } from '#bundles/likes/ui/public.ts';
import { SharePiece } from '#bundles/share-links/ui/public.ts';
import * as texts from '../texts.ts';
import type { ActionsView, ArticlePageView, ArticleStillView, ReactionsView } from '../views.ts';
import styles from './ArticleTools.module.css';
import { Still } from './Still.tsx';

interface ToolsProps {
  view: ArticlePageView;
  comments: ReactionsView['comments'];
}

export const ArticleTools = ({ view, comments }: ToolsProps) => (
  <div className={`screen-only ${styles.tools}`}>
    <ul>
      <Still of={LikeTool} view={view} />
      <li>
        <a className={buttonClass({ variant: 'plain', isSmall: true })} href="#kommentare">
          <CommentCount count={comments.commentCount} />
        </a>
      </li>
      <Still of={ShareTool} view={view} />
    </ul>
  </div>
);

interface StillProps {
  view: ArticleStillView;
}

const LikeTool = ({ view: { actions } }: StillProps) =>
  actions && (
    <li>
      <LikeButton like={actions.like} look="tool" />
    </li>
  );

const ShareTool = ({ view: { actions } }: StillProps) =>
  actions && (
    <li>
      <SharePiece of={pieceOf(actions)} variant="plain" isSmall />
    </li>
  );

export const ThumbBar = ({ view, comments }: ToolsProps) => (
  <div className={`screen-only ${styles.bar}`} data-foot="">
    <Still of={LikeInBar} view={view} />
    <a href="#kommentare">
      <CommentCount count={comments.commentCount} />
    </a>
    <Still of={ShareInBar} view={view} />
  </div>
);

const LikeInBar = ({ view: { actions } }: StillProps) =>
  actions && <LikeButton like={actions.like} look="bar" />;

const ShareInBar = ({ view: { actions } }: StillProps) =>
  actions && <SharePiece of={pieceOf(actions)} variant="plain" />;

const pieceOf = ({ like: { contentType: type, contentId: id } }: ActionsView) => ({ type, id });

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
