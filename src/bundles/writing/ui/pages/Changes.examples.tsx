// Shows what changed between two revisions: words, paragraphs put in and taken out, markup alone, and pictures.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { bbcodeToTree } from '#bundles/rich-text/ui/public.ts';
import { compareTexts } from '../../rules/compare-text.ts';
import { compareWords } from '../../rules/compare-words.ts';
import { Changes } from './Changes.tsx';

const UNTOUCHED = 'Am Markt steht eine Linde.\n\nSie ist 140 Jahre alt.\n\nNiemand hat sie gepflanzt.';
const BEFORE = bbcodeToTree(`${UNTOUCHED}

Der Rat stimmt am Dienstag ab.

Die Bank kostet 900 Euro.

Wer dagegen ist, sagt es nicht.`);
const AFTER = bbcodeToTree(`${UNTOUCHED}

Der Rat stimmt am Mittwoch ab.

Die Bank kostet [b]900 Euro[/b].

Bezahlt wird sie aus Spenden.`);

const LOGO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='240' height='60'%3E%3Crect width='60' height='60' rx='30' fill='%23ff8d7c'/%3E%3Crect x='80' y='20' width='160' height='20' fill='%23f0ece3'/%3E%3C/svg%3E";

const Examples = () => (
  <Changes
    changes={[
      {
        name: 'Überschrift',
        kind: 'words',
        words: compareWords('Eine Bank am Markt', 'Drei Bänke am Markt'),
      },
      { name: 'Text', kind: 'text', blocks: compareTexts(BEFORE, AFTER) },
      { name: 'Titelbild', kind: 'picture', before: { id: 17, picture: null }, after: null },
      {
        name: 'Logo für dunkle Seiten',
        kind: 'drawn',
        before: null,
        after: { src: LOGO, width: 240, height: 60, text: 'Bild, 240 × 60 Bildpunkte', isForDark: true },
      },
    ]}
  />
);

export const sheet: ExampleSheet = {
  title: 'Änderungen zwischen Fassungen',
  note: 'Eingefügtes und Gestrichenes ist nicht nur farbig, es wird auch vorgelesen.',
  Examples,
};
