// Tags of a piece, each a link to all that carries it where there is such a page; the stylesheet draws the number sign.
import styles from './TagList.module.css';
import { tagsLabel } from './texts.ts';

export interface TagView {
  name: string;
  /** It is null for a tag that nothing public carries yet. */
  href: string | null;
}

export const TagList = ({ tags }: { tags: readonly TagView[] }) =>
  tags.length > 0 && (
    <ul className={styles.tags} aria-label={tagsLabel}>
      {tags.map((tag) => (
        <li key={tag.name}>
          {tag.href === null ? (
            <span>{tag.name}</span>
          ) : (
            <a href={tag.href} rel="tag">
              {tag.name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
