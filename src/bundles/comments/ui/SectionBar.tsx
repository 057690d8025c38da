// Draws what stands under the heading: the order of the comments, and what moderators do with all of them.
import * as texts from '../texts.ts';
import type { CommentTeaserView } from '../views.ts';
import { instead } from './CommentTools.tsx';
import styles from './CommentTeaser.module.css';
import type { CommentActions } from './use-comments.ts';

export const SectionBar = ({ view, act }: { view: CommentTeaserView; act: CommentActions }) => {
  const { sortLinks, lockHref, commentCount } = view;
  const isSortable = commentCount > 1 && sortLinks.length > 0;
  if (!isSortable && !lockHref) return null;
  return (
    <div className={styles.bar}>
      {isSortable && (
        <nav aria-label={texts.sortLabel}>
          {sortLinks.map(({ name, href, sort, isCurrent }) => (
            <a
              key={sort}
              href={href}
              aria-current={isCurrent || undefined}
              onClick={instead(() => void act.list.sortBy(sort))}
            >
              {name}
            </a>
          ))}
        </nav>
      )}
      {lockHref && (
        <p>
          <a href={lockHref} onClick={instead(() => act.moderation.askToLock())}>
            {texts.lockConfirm(view.isLocked)}
          </a>
          <a href={lockHref}>{texts.moderateLink}</a>
        </p>
      )}
    </div>
  );
};
