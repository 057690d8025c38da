// Draws the sections of a page one below the other.
import type { CmsSectionView } from '../views.ts';
import styles from './CmsPage.module.css';

export const Sections = ({ sections }: { sections: readonly CmsSectionView[] }) => (
  <div className={styles.sections}>
    {sections.map(({ key, isText, element }) => (
      <div key={key} className={isText ? styles.text : undefined}>
        {element}
      </div>
    ))}
  </div>
);
