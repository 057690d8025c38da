// Draws pieces by a query, in rows as wide as the page.
import { SectionHead } from '#design/SectionHead.tsx';
import type { ChosenPiecesView } from '../views.ts';
import { Teaser } from './Teaser.tsx';
import styles from './ChosenPieces.module.css';

export const ChosenPieces = ({ view: { heading, teasers } }: { view: ChosenPiecesView }) => (
  <section>
    {heading && <SectionHead title={heading} />}
    <div className={`columns ${teasers.length % 4 === 0 ? 'columns-4' : 'columns-3'} ${styles.pieces}`}>
      {teasers.map((teaser) => (
        <Teaser
          key={`${teaser.kind}:${teaser.id}`}
          teaser={teaser}
          weight="standard"
          heading={heading ? 'h3' : 'h2'}
        />
      ))}
    </div>
  </section>
);
