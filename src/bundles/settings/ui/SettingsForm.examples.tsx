// Shows a group of settings: as it is, and with something wrong.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { FieldView, GroupView } from '../views.ts';
import { SettingsForm } from './SettingsForm.tsx';

const field = (
  name: string,
  kind: FieldView['kind'],
  label: string,
  value: string,
  hint?: string,
): FieldView => ({
  name,
  kind,
  label,
  hint,
  value,
  seen: value,
  maxLength: undefined,
  min: undefined,
  max: undefined,
  isRequired: false,
});

const GROUP: GroupView = {
  group: 'portal',
  name: 'Mitreden',
  action: '#speichern',
  fields: [
    field('beispiel.a', 'switch', 'Kommentare von selbst laden', '1', 'Sobald jemand in ihre Nähe kommt.'),
    field('beispiel.b', 'number', 'Minuten zum Ändern', '15', '0 heißt: ohne Grenze.'),
    field('beispiel.c', 'lines', 'Wörter, die zurückhalten', 'Glücksspiel, Wundermittel'),
  ],
  errors: {},
};

const Examples = () => (
  <>
    <SettingsForm view={GROUP} />
    <SettingsForm
      view={{
        ...GROUP,
        group: 'images',
        name: 'Bilder',
        errors: { 'beispiel.b': 'Bitte eine ganze Zahl von 0 bis 60.' },
      }}
    />
  </>
);

export const sheet: ExampleSheet = { title: 'Einstellungen', Examples };
