// Draws the page on which a piece of a kind is written.
import type { ComponentType } from 'react';
import { Island } from '#kernel/island.tsx';
import type { JsonOnly } from '#kernel/json.ts';
import type { ComposerView } from '../../views.ts';

interface Props {
  readonly view: ComposerView;
}

/** `Composer` is the island of the kind. */
export const composerPageOf = (Composer: ComponentType<Props>) =>
  function ComposerPage({ view }: Props) {
    return (
      <div className="page">
        <Island of={Composer} when="load" props={{ view } as Props & JsonOnly<Props>} />
      </div>
    );
  };
