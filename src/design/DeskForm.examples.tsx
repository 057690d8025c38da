// Shows a form of a desk: fields that belong together, beside each other where there is room, and a part of the page behind it.
import { Button } from './Button.tsx';
import { DeskFields, DeskForm, DeskPart, FieldColumns } from './DeskForm.tsx';
import type { ExampleSheet } from './example-sheet.ts';
import { Choice, Field } from './Field.tsx';

const Examples = () => (
  <>
    <DeskForm action="#form">
      <DeskFields legend="Was hineinkommt">
        <p className="note">Was leer bleibt, schränkt nicht ein.</p>
        <FieldColumns>
          <Field name="desk-place" label="Ort" defaultValue="Auenfeld" />
          <Field name="desk-until" label="Bis" type="date" />
        </FieldColumns>
        <Choice name="desk-comments" label="Kommentare" defaultChecked />
      </DeskFields>
      <div className="button-row">
        <Button type="submit" variant="main">
          Zusammenstellen
        </Button>
      </div>
    </DeskForm>
    <DeskPart title="Bisher">
      <p className="note">Noch nichts.</p>
    </DeskPart>
  </>
);

export const sheet: ExampleSheet = { title: 'Formular eines Schreibtischs', Examples };
