// Shows a list of facts with everything that may stand in it.
import type { ExampleSheet } from './example-sheet.ts';
import { Fact, Facts } from './Facts.tsx';

const Examples = () => (
  <div style={{ maxWidth: '20rem' }}>
    <Facts>
      <Fact name="Ort">
        <b>Alter Lokschuppen</b>
        <span>Am Hungerberg 4, Auenfeld</span>
        <a href="#facts">Auf der Karte suchen</a>
      </Fact>
      <Fact name="Eintritt">12 Euro, ermäßigt 8</Fact>
      <Fact name="Mehr dazu">
        <a href="#facts">lokschuppen.example</a>
      </Fact>
      <Fact name="Erschienen">
        <time dateTime="2026-11-20T06:12:00Z">20. November 2026, 7.12 Uhr</time>
      </Fact>
    </Facts>
  </div>
);

export const sheet: ExampleSheet = {
  title: 'Angaben',
  note: 'Was man wissen muss, neben einem Termin oder einem Schnappschuss.',
  Examples,
};
