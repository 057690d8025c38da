// Shows media elements in their states: with all controls, with some, to be picked, waiting and failed.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { MediaElement } from '#bundles/media/ui/public.ts';
import type { MediaControls } from '#bundles/media/ui/public.ts';
import { pictureOf } from './sample-pictures.ts';

const ALL: MediaControls = {
  mayEdit: true,
  mayDelete: true,
  mayDownload: true,
  mayReuse: true,
  mayQuarantine: true,
  licence: 'CC BY 4.0, bis 31. Dezember 2027',
  source: 'Stadtarchiv Auenfeld',
};
const SOME: MediaControls = { ...ALL, mayEdit: false, mayDelete: false, mayQuarantine: false };

const PICKING = {
  edit: false,
  download: false,
  delete: false,
  contextMenu: false,
  metadataBadge: false,
  referenceMode: true,
};

const ready = pictureOf('tal');
const SIZES = '26rem';

const Examples = () => (
  <div style={{ display: 'grid', gap: '1.5rem', maxWidth: SIZES }}>
    <MediaElement of={{ ...ready, controls: ALL }} sizes={SIZES} />
    <MediaElement of={{ ...ready, controls: SOME }} sizes={SIZES} ratio="16 / 9" />
    <MediaElement of={{ ...ready, controls: SOME }} sizes={SIZES} flags={PICKING} />
    <MediaElement of={{ ...ready, sizes: [], controls: ALL }} sizes={SIZES} />
    <MediaElement
      of={{ ...ready, sizes: [], controls: ALL }}
      sizes={SIZES}
      failure="Aus dieser Bild-Datei ließ sich kein Bild machen."
    />
  </div>
);

export const sheet: ExampleSheet = {
  title: 'Medienelement',
  note: 'Mit der Maus erscheinen die Werkzeuge, wenn man auf das Bild zeigt; sonst stehen sie immer da.',
  Examples,
};
