// Draws faces of those who took part lately, with what they did.
import { SectionHead } from '#design/SectionHead.tsx';
import { PersonTiles } from '#bundles/profiles/ui/public.ts';
import type { PersonTileView } from '#bundles/profiles/ui/public.ts';
import * as texts from '../texts.ts';

export const People = ({ view: people }: { view: readonly PersonTileView[] }) => (
  <section className="section far soon">
    <SectionHead title={texts.communityHeading} />
    <PersonTiles people={people} />
  </section>
);
