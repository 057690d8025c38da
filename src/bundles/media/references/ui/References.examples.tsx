// Shows the lists as a page without JavaScript has them, and as the picker does, in all states.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { ReferenceView } from '../views.ts';
import { PickerTabs } from './PickerTabs.tsx';
import { ReferenceGrid } from './ReferenceGrid.tsx';
import type { Lists } from './use-references.ts';

const HILLS =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%204%203'%3E%3Cpath%20fill='%239cc3f5'%20d='M0%200h4v3H0z'/%3E%3Cpath%20fill='%231f5d4c'%20d='M0%202%201.5%201%204%202.4V3H0z'/%3E%3C/svg%3E";

const aReference = (id: number, changes: Partial<ReferenceView['imageObj']> = {}): ReferenceView => {
  const imageUrls = changes.is_stub ? {} : { M: HILLS, L: HILLS };
  return {
    imageId: id,
    imageType: 'image',
    imageObj: {
      id,
      focus_x: 50,
      focus_y: 50,
      caption: 'Der Morgen über den Wiesen am Bach',
      copyright: 'Tomasz Adamek',
      alt: 'Hügel unter blauem Himmel',
      source: '',
      licence: '',
      licence_ends_at: null,
      is_released: false,
      is_stub: false,
      aspect_ratio: 4 / 3,
      url_set: imageUrls,
      width: 2000,
      height: 1500,
      rotation: 0,
      bytes: 300_000,
      filename: 'morgen.jpg',
      ...changes,
    },
    imageUrls,
  };
};

const LONG =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft beim alljährlichen Sommerfest';

const temporary: readonly ReferenceView[] = [
  aReference(1),
  aReference(2, { caption: LONG, copyright: 'Maximiliane-Friederike von Hohenstein-Waldenfels' }),
  aReference(3, { caption: '', alt: '', copyright: '', is_stub: true }),
  { ...aReference(4, { caption: 'Der Umzug zieht durchs Tor' }), imageType: 'streaming_media' },
];

const doNothing = async () => {};

const Picker = ({ lists }: { lists: Lists }) => (
  <PickerTabs
    references={{ lists, isChanging: false, change: doNothing, retry: doNothing }}
    choice={{ chosen: [], isChosen: ({ imageId }) => imageId === 2, toggle: doNothing, drop: doNothing }}
    takesAllTypes={false}
  />
);

const Examples = () => (
  <>
    <ReferenceGrid list="temporary" references={temporary} />
    <hr />
    <Picker lists={{ saved: [aReference(9)], temporary }} />
    <hr />
    <Picker lists={{ saved: [], temporary: [] }} />
    <hr />
    <Picker lists="failed" />
  </>
);

export const sheet: ExampleSheet = {
  title: 'Merkliste',
  note: 'Als Seite ohne JavaScript; dann im Dialog: gefüllt (das zweite Bild ist gewählt, eine Aufnahme nicht wählbar), leer, nicht geladen.',
  Examples,
};
