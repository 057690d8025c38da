// Beside an article: pieces that share its tags, and the next dates of its place.
import { SectionHead } from '#design/SectionHead.tsx';
import { EventRow, Teaser } from '#bundles/pieces/ui/public.ts';
import * as texts from '../texts.ts';
import type { ArticleSideView } from '../views.ts';
import styles from './ArticlePage.module.css';

export const ArticleSide = ({ view: { related, upcoming } }: { view: ArticleSideView }) =>
  (related.length > 0 || upcoming.length > 0) && (
    <aside className={styles.side}>
      {related.length > 0 && (
        <section aria-labelledby="zum-thema">
          <SectionHead id="zum-thema" title={texts.relatedHeading} />
          <div className="stack">
            {related.map((teaser, at) => (
              <Teaser
                key={`${teaser.kind}:${teaser.id}`}
                teaser={{ ...teaser, lead: null }}
                weight={at === 0 ? 'standard' : 'small'}
              />
            ))}
          </div>
        </section>
      )}
      {upcoming.length > 0 && (
        <section aria-labelledby="termine">
          <SectionHead id="termine" title={texts.upcomingHeading} />
          <div className="stack">
            {upcoming.map((teaser) => (
              <EventRow key={`${teaser.kind}:${teaser.id}`} teaser={teaser} />
            ))}
          </div>
        </section>
      )}
    </aside>
  );
