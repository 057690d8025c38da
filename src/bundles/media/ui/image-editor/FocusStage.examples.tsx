// Shows the focus point on a picture, and the same picture that may only be looked at.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { FocusStage } from './FocusStage.tsx';

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='480' height='320' viewBox='0 0 48 32'%3E%3Cpath fill='%23dde7ec' d='M0 0h48v32H0z'/%3E%3Cpath fill='%231f5d4c' d='m0 32 16-18 10 10 6-6 16 14z'/%3E%3Ccircle cx='34' cy='9' r='4' fill='%23f5e4b3'/%3E%3C/svg%3E";

const Examples = () => (
  <div style={{ display: 'grid', gap: '1rem', maxWidth: '30rem' }}>
    <FocusStage src={PICTURE} alt="Hügel mit Sonne" x={71} y={28} onFocus={() => {}} />
    <FocusStage src={PICTURE} alt="Hügel mit Sonne" x={71} y={28} />
  </div>
);

export const sheet: ExampleSheet = {
  title: 'Bildmittelpunkt',
  note: 'Folgt Zeiger und Pfeiltasten, mit der Umschalttaste in Schritten von zehn Prozent.',
  Examples,
};
