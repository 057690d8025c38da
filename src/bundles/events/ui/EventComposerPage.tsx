// The page on which an event is announced.
import { Island } from '#kernel/island.tsx';
import type { ComposerView } from '#bundles/writing/ui/public.ts';
import type { EventContent } from '../views.ts';
import { EventComposer } from './EventComposer.island.tsx';

export const EventComposerPage = ({ view }: { view: ComposerView<EventContent> }) => (
  <div className="page">
    <Island of={EventComposer} when="load" props={{ view }} />
  </div>
);
