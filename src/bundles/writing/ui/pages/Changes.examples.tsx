// What changed between two revisions: words, paragraphs put in and taken out, markup alone, and pictures.
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
    ]}
  />
);

export const sheet: ExampleSheet = {
  title: 'Änderungen zwischen Fassungen',
  note: 'Eingefügtes und Gestrichenes ist nicht nur farbig, es wird auch vorgelesen.',
  Examples,
};
