// Offers the way to begin writing at the lower edge of phones, within a thumb's reach, for those who are signed in. Pages that
// have something of their own at that edge say so by `data-foot`, and it leaves them the place.
import { Icon } from './Icon.tsx';
import type { LinkView } from './page-frame.ts';
import { writeNavigation } from './texts.ts';
import styles from './WriteBar.module.css';

export const WriteBar = ({ link }: { link: LinkView }) => (
  <nav className={styles.bar} aria-label={writeNavigation}>
    <a href={link.href}>
      <Icon name="edit" />
      {link.name}
    </a>
  </nav>
);
