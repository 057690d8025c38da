// Shows the way to a page, and the ways on from a list.
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { ExampleSheet } from './example-sheet.ts';
import { Pages } from './Pages.tsx';
import { TagList } from './TagList.tsx';

const Examples = () => (
  <>
    <Breadcrumbs
      links={[
        { name: 'Auenfeld', href: '#breadcrumbs' },
        { name: 'Wirtschaft', href: '#breadcrumbs-title' },
      ]}
      here="Geschwindigkeitsbegrenzungsanlage"
    />
    <TagList
      tags={['Werlebrücke', 'Stadtrat', 'Denkmalschutz', 'Radverkehr'].map((name, at) => ({
        name,
        href: `#t${at}`,
      }))}
    />
    <Pages newer="#neuere" older="#aeltere" />
    <div inert>
      <Pages newer={null} older="#aeltere" />
    </div>
  </>
);

export const sheet: ExampleSheet = {
  title: 'Wege',
  note: 'Brotkrumen, Schlagwörter, Blättern.',
  Examples,
};
