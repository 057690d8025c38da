// Tags of a piece, each a link to all that carries it; the number sign is drawn by the stylesheet.
import type { LinkView } from './page-frame.ts';
import styles from './TagList.module.css';
import { tagsLabel } from './texts.ts';

export const TagList = ({ tags }: { tags: readonly LinkView[] }) =>
  tags.length > 0 && (
    <ul className={styles.tags} aria-label={tagsLabel}>
      {tags.map((tag) => (
        <li key={tag.href}>
          <a href={tag.href} rel="tag">
            {tag.name}
          </a>
        </li>
      ))}
    </ul>
  );
