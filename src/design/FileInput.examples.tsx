// Shows a chooser for one file, the same as the one thing of a form, for several, and one that was refused.
import type { ExampleSheet } from './example-sheet.ts';
import { Field } from './Field.tsx';
import { FileInput } from './FileInput.tsx';

const Examples = () => (
  <div style={{ display: 'grid', gap: '1.5rem', maxWidth: '30rem' }}>
    <Field name="portrait" as={FileInput} label="Porträt" help="JPG, PNG oder GIF" />
    <label htmlFor="f-main">Video oder Ton</label>
    <FileInput isMain id="f-main" name="main" required />
    <Field name="several" as={FileInput} multiple label="Bilder" />
    <Field name="wrong" as={FileInput} label="Untertitel" error="Das ist keine VTT-Datei." />
  </div>
);

export const sheet: ExampleSheet = {
  title: 'Dateien wählen',
  note: 'In unseren Worten, in jedem Browser. Ohne JavaScript sagt es nur, dass eine Datei gewählt ist.',
  Examples,
};
