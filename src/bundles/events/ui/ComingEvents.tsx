// Draws what else takes place soon, each with its date, and nothing at all when there is nothing.
import { SectionHead } from '#design/SectionHead.tsx';
import { EventRow } from '#bundles/teasers/ui/public.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import * as texts from '../texts.ts';

export const ComingEvents = ({ place, teasers }: { place: string; teasers: readonly TeaserView[] }) =>
  teasers.length > 0 && (
    <section>
      <SectionHead title={texts.comingHeading(place)} />
      <div className="stack">
        {teasers.map((teaser) => (
          <EventRow key={teaser.id} teaser={teaser} />
        ))}
      </div>
    </section>
  );
