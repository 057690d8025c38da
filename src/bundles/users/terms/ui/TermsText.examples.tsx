// Shows the words of the terms: headings and paragraphs.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { TermsText } from './TermsText.tsx';

const Examples = () => (
  <TermsText
    blocks={[
      {
        kind: 'paragraph',
        text: 'Lesen dürfen hier alle, ohne Konto und ohne Bedingungen. Wer mitredet, einigt sich mit uns auf das Folgende.',
      },
      { kind: 'heading', text: 'Haftungsbeschränkungsvereinbarung' },
      { kind: 'paragraph', text: 'Sie ist kürzer als ihr Name.' },
      { kind: 'paragraph', text: 'Ist ein Satz hier unwirksam, bleiben die anderen gültig.' },
    ]}
  />
);

export const sheet: ExampleSheet = {
  title: 'Text der Nutzungsbedingungen',
  note: 'Zwischenüberschriften und Absätze, nie Auszeichnung.',
  Examples,
};
