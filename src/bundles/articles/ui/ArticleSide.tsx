// Draws what stands beside an article: pieces that share its tags, the next dates of its place, and what else is new there
// beside a long text.
import { SectionHead } from '#design/SectionHead.tsx';
import { EventRow, Teaser } from '#bundles/teasers/ui/public.ts';
import * as texts from '../texts.ts';
import type { ArticleSideView } from '../views.ts';

export const ArticleSide = ({ view: { related, topic, upcoming, news, place } }: { view: ArticleSideView }) =>
  related.length + upcoming.length + news.length > 0 && (
    <aside className="side-column screen-only far">
      {related.length > 0 && (
        <div>
          <section aria-labelledby="zum-thema">
            <SectionHead id="zum-thema" title={texts.relatedHeading} {...(topic && { href: topic.href })} />
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
        </div>
      )}
      {upcoming.length > 0 && (
        <div>
          <section aria-labelledby="termine">
            <SectionHead id="termine" title={texts.upcomingHeading} />
            <div className="stack">
              {upcoming.map((teaser) => (
                <EventRow key={`${teaser.kind}:${teaser.id}`} teaser={teaser} />
              ))}
            </div>
          </section>
        </div>
      )}
      {news.length > 0 && (
        <div>
          <section aria-labelledby="neu">
            <SectionHead id="neu" title={texts.newsHeading(place.name)} href={place.href} />
            <div className="stack">
              {news.map((teaser) => (
                <Teaser key={`${teaser.kind}:${teaser.id}`} teaser={teaser} weight="brief" />
              ))}
            </div>
          </section>
        </div>
      )}
    </aside>
  );
