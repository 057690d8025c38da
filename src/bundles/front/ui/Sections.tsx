// Draws blocks of categories on a front page, each shape unlike the one above it: one large with others in
// columns, three beside each other, a row of pictures, two beside each other, one picture across.
import { SectionHead } from '#design/SectionHead.tsx';
import { CachedFragment } from '#kernel/cached-fragment.tsx';
import { Teaser } from '#bundles/teasers/ui/public.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import type { FrontSection } from '../composition.ts';
import { dealt } from '../rules.ts';
import * as texts from '../texts.ts';
import type { SectionRow } from '../views.ts';
import styles from './Sections.module.css';

type Section = FrontSection<TeaserView>;

export const SectionRows = ({ rows }: { rows: readonly SectionRow[] }) =>
  rows.map((row) => <CachedFragment key={row.sections[0]!.href} of={Row} view={row} />);

const Row = ({ view: { shape, sections } }: { view: SectionRow }) => {
  const [section] = sections;
  if (!section) return null;
  switch (shape) {
    case 'lead':
      return <LeadBlock section={section} />;
    case 'row':
      return <RowBlock section={section} />;
    case 'feature':
      return <FeatureBlock view={section} />;
    case 'trio':
    case 'pair':
      return <Neighbours sections={sections} />;
  }
};

const Head = ({ section: { name, href } }: { section: Section }) => (
  <SectionHead title={name} link={{ name: texts.allOfSection(name), href }} />
);

/** Draws one picture across, and the others as headlines below it. */
export const FeatureBlock = ({ view: section }: { view: Section }) => {
  const [first, ...others] = section.pieces;
  const shown = others.slice(0, 3);
  return (
    <section className="section far soon">
      <Head section={section} />
      {first && <Teaser teaser={first} weight="wide" />}
      {shown.length > 0 && (
        <div className={`columns columns-${shown.length} columns-narrow ${styles.below}`}>
          {shown.map((teaser) => (
            <div key={teaser.href}>
              <Teaser teaser={teaser} weight="small" />
            </div>
          ))}
        </div>
      )}
    </section>
  );
};

/** Draws a large article, and the others in two columns beside it. */
const LeadBlock = ({ section }: { section: Section }) => {
  const [first, ...others] = section.pieces;
  return (
    <section className="section far soon">
      <Head section={section} />
      <div className={`columns ${styles.lead}`}>
        <div>{first && <Teaser teaser={first} weight="major" />}</div>
        {dealt(others, 2).map((column) => (
          <div className="stack" key={column[0]!.href}>
            {column.map((teaser, at) => (
              <Teaser key={teaser.href} teaser={teaser} weight={at === 0 ? 'standard' : 'small'} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
};

const RowBlock = ({ section }: { section: Section }) => {
  const shown = section.pieces.slice(0, 4);
  return (
    <section className="section far soon">
      <Head section={section} />
      <div className={`columns columns-${shown.length}`}>
        {shown.map((teaser) => (
          <div key={teaser.href}>
            <Teaser teaser={teaser} weight="standard" />
          </div>
        ))}
      </div>
    </section>
  );
};

/** Draws two or three categories beside each other, each with one picture and headlines. */
const Neighbours = ({ sections }: { sections: readonly Section[] }) => (
  <div className={`section far soon columns columns-${sections.length} ${styles.neighbours}`}>
    {sections.map((section) => (
      <Neighbour key={section.href} section={section} isWide={sections.length === 2} />
    ))}
  </div>
);

const Neighbour = ({ section, isWide }: { section: Section; isWide: boolean }) => {
  const [first, ...others] = section.pieces;
  return (
    <section>
      <SectionHead title={section.name} href={section.href} />
      <div className={isWide ? 'stack' : `stack ${styles.neighbour}`}>
        {first && <Teaser teaser={first} weight={isWide ? 'second' : 'standard'} />}
        <div className="stack">
          {others.slice(0, 3).map((teaser) => (
            <Teaser key={teaser.href} teaser={teaser} weight="small" />
          ))}
        </div>
      </div>
    </section>
  );
};
