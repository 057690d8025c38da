// Shows a form that waits for its writer to sign in again.
import type { ExampleSheet } from './example-sheet.ts';
import { UnsentFormPage } from './UnsentFormPage.tsx';

const TEXT =
  'Am Wehr liegt seit gestern ein Baum quer. Wer dort paddelt, sollte vorher aussteigen und das Boot hundert Meter tragen.';

const Examples = () => (
  <UnsentFormPage
    view={{
      action: '/_design',
      signInHref: '/anmelden',
      fields: [
        { name: 'parentId', value: '7' },
        { name: 'text', value: TEXT },
      ],
    }}
  />
);

export const sheet: ExampleSheet = {
  title: 'Formular ohne Sitzung',
  note: 'Was geschrieben ist, bleibt stehen, bis man wieder angemeldet ist.',
  Examples,
};
