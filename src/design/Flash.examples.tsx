// Shows the five types of messages; these stay.
import type { ExampleSheet } from './example-sheet.ts';
import { Flash } from './Flash.tsx';
import type { FlashView } from './page-frame.ts';

const FLASHES: readonly FlashView[] = [
  { type: 'success', title: 'Gespeichert', text: 'Ihr Beitrag ist jetzt in Auenfeld zu lesen.', fade: 0 },
  {
    type: 'success',
    title: null,
    text: 'Ihr Beitrag ist erschienen.',
    address: 'https://auenfeld.example/auenfeld/die-alte-bruecke_a12',
    fade: 0,
  },
  {
    type: 'warning',
    title: 'Noch nicht freigegeben',
    text: 'Sie sind neu hier. Die Redaktion liest mit, meist dauert das keine Stunde.',
    fade: 0,
  },
  {
    type: 'alert',
    title: 'Ein Fehler ist aufgetreten',
    text: 'Die Bild-Datei ist zu groß. Die maximale Größe beträgt 32\u00a0MB.',
    fade: 0,
  },
  {
    type: 'primary',
    title: 'Neue Fassung',
    text: 'Henrike Voßberg hat diesen Text gerade geändert.',
    fade: 0,
  },
  { type: 'secondary', title: null, text: 'Eine Meldung ohne Titel kommt mit einer Zeile aus.', fade: 0 },
];

const Examples = () => FLASHES.map((flash) => <Flash key={flash.text} flash={flash} />);

export const sheet: ExampleSheet = {
  title: 'Meldungen',
  note: 'Fünf Arten. Sie bleiben stehen, solange der Zeiger oder der Fokus darauf liegt.',
  Examples,
};
