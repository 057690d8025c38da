// Shows images at the desk: shown, blocked, hidden, with the longest words.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { DeskImageView } from '../views.ts';
import { DeskImage } from './DeskImage.tsx';

const IMAGE: DeskImageView = {
  id: 7,
  name: 'Die Brücke am Morgen',
  shown: { kind: 'hidden', placeholder: null, text: 'Dieses Bild ist nicht für alle zu sehen.' },
  owner: { name: 'Ruth Lindner', href: '#profil' },
  created: { iso: '2026-11-20T09:30:00Z', text: 'vor 5 Minuten' },
  credit: 'Tomasz Adamek',
  licence: 'CC BY 4.0, bis einschließlich 31. Dezember 2026',
  uses: [{ title: 'Elf zu zehn für die alte Brücke', href: '#artikel' }],
  moreUses: 2,
  marks: [],
  note: null,
  editHref: '#bearbeiten',
  quarantineHref: '#sperren',
  releaseAction: null,
};

const Examples = () => (
  <>
    <DeskImage image={IMAGE} />
    <DeskImage
      image={{
        ...IMAGE,
        credit: '',
        licence: '',
        uses: [],
        moreUses: 0,
        marks: [{ tone: 'alert', name: 'gesperrt' }],
        note: 'Begründung: Kinder ohne Erlaubnis der Eltern zu sehen.',
        quarantineHref: null,
        releaseAction: '#freigeben',
      }}
    />
    <DeskImage
      image={{
        ...IMAGE,
        name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung_IMG_20261120_093000.jpg',
        marks: [{ tone: 'quiet', name: 'wird bearbeitet' }],
      }}
      isBare
    />
  </>
);

export const sheet: ExampleSheet = { title: 'Bilder auf dem Pult', Examples };
