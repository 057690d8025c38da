// Draws more pictures, three abreast and square, each the way to its page. It draws nothing at all when there are none.
import type { LinkView } from '#design/page-frame.ts';
import { SectionHead } from '#design/SectionHead.tsx';
import { Picture } from '#bundles/media/ui/public.ts';
import type { SnapView } from '../views.ts';
import styles from './PictureGrid.module.css';

interface PictureGridProps {
  title: string;
  link: LinkView | null;
  snaps: readonly SnapView[];
}

export const PictureGrid = ({ title, link, snaps }: PictureGridProps) =>
  snaps.length > 0 && (
    <section className={`screen-only ${styles.more}`}>
      <SectionHead title={title} {...(link && { link })} />
      <ul className={styles.grid}>
        {snaps.map((snap) => (
          <li key={snap.href}>
            <a href={snap.href}>
              <Picture
                of={snap.picture}
                sizes="(min-width: 60rem) 6rem, 33vw"
                ratio="1 / 1"
                alt={snap.title}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
