// Shows a form with every field, filled in, empty and wrong.
import { Button } from './Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { ExampleSheet } from './example-sheet.ts';
import { Choice, Choices, Field } from './Field.tsx';

const PLACES = ['Auenfeld', 'Kirchbruck', 'Steinach'].map((name) => ({ value: name, name }));

const Examples = () => (
  <form style={{ display: 'grid', gap: 'var(--space-5)', maxWidth: '34rem' }} method="get">
    <ErrorSummary
      errors={{ title: 'Bitte geben Sie einen Titel an.', day: 'Der Tag ist schon vorbei.' }}
      labels={{ title: 'Titel', day: 'Datum' }}
    />
    <Field name="title" label="Titel" error="Bitte geben Sie einen Titel an." />
    <Field
      name="day"
      label="Datum"
      help="So wie im Kalender: 21. November 2026"
      error="Der Tag ist schon vorbei."
      defaultValue="14. November 2026"
    />
    <Field name="place" label="Ort" options={PLACES} defaultValue="Kirchbruck" />
    <Field
      name="description"
      label="Beschreibung"
      help="Ein paar Sätze genügen."
      rows={3}
      maxLength={5000}
      hasCounter
      defaultValue="Wir pressen, Sie bringen Äpfel und Kanister mit. Ab 50 Kilogramm bitte vorher anrufen."
    />
    <Field name="mail" label="E-Mail-Adresse" type="email" disabled defaultValue="ruth@litfass.example" />
    <div>
      <Choice name="comments" label="Kommentare zulassen" defaultChecked />
      <Choice name="news" label="Rundbrief bestellen" />
      <Choice name="closed" label="Steht nicht zur Wahl" disabled />
    </div>
    <Choices
      name="when"
      legend="Wann soll es erscheinen?"
      value="now"
      options={[
        { value: 'now', name: 'Sofort' },
        { value: 'later', name: 'Erst der Redaktion zeigen' },
      ]}
    />
    <Choices
      name="kind"
      legend="Was ist es?"
      error="Bitte wählen Sie eines aus."
      options={[
        { value: 'party', name: 'Fest' },
        { value: 'tour', name: 'Führung' },
      ]}
    />
    <div className="button-row">
      <Button type="submit" variant="main">
        Termin eintragen
      </Button>
      <Button variant="plain">Abbrechen</Button>
    </div>
  </form>
);

export const sheet: ExampleSheet = {
  title: 'Formular',
  note: 'Beschriftung oben, Hilfe darunter, Fehler am Feld und gesammelt davor.',
  Examples,
};
