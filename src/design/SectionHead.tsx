// Draws the head of a section: a thick and a thin rule, the title, and at the right a quiet link or a note. In narrow columns
// the title itself is the link.
import { Icon } from './Icon.tsx';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  title: string;
  id?: string;
  href?: string;
  link?: { name: string; href: string };
  note?: string | undefined;
}

export const SectionHead = ({ title, id, href, link, note }: SectionHeadProps) => (
  <div className={styles.head}>
    <h2 id={id}>
      {href ? (
        <a className={styles.title} href={href}>
          {title}
          <Icon name="arrow-right" />
        </a>
      ) : (
        title
      )}
    </h2>
    {link && (
      <a href={link.href}>
        {link.name}
        <Icon name="arrow-right" />
      </a>
    )}
    {note && <span className="note">{note}</span>}
  </div>
);
