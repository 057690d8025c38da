// The page on which a snapshot is shown to others.
import { Island } from '#kernel/island.tsx';
import type { ComposerView } from '#bundles/writing/ui/public.ts';
import type { SnapshotContent } from '../views.ts';
import { SnapshotComposer } from './SnapshotComposer.island.tsx';

export const SnapshotComposerPage = ({ view }: { view: ComposerView<SnapshotContent> }) => (
  <div className="page">
    <Island of={SnapshotComposer} when="load" props={{ view }} />
  </div>
);
