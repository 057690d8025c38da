// Shows remarks beside the text, texts cut short, the bar that asks for something.
import { LinkButton } from './Button.tsx';
import { Callout } from './Callout.tsx';
import { CtaBar } from './CtaBar.tsx';
import type { ExampleSheet } from './example-sheet.ts';
import { LineClamp } from './LineClamp.tsx';

const LONG =
  'Drei Orte, ein Fluss, zwei Feuerwehren und ein Streit um eine Brücke: Der Gemeindebrief erzählt seit 1974, was am Hungerberg los ist, und seit diesem Jahr erscheint er auch hier. Geschrieben wird er von elf Menschen, die sich donnerstags im Lokschuppen treffen, gedruckt in Kirchbruck, ausgetragen von der Jugend des TSV. Wer mitschreiben möchte, kommt einfach dazu.';

const Examples = () => (
  <>
    <Callout title="Kommentare sind geschlossen">
      <p>Nach 14 Tagen schließen wir die Aussprache. Lesen können Sie alles weiterhin.</p>
    </Callout>
    <Callout title="Weiterlesen mit plus" tone="leaf">
      <p>Alle Recherchen aus drei Orten, für 6 Euro im Monat.</p>
      <div className="button-row">
        <LinkButton href="#callout" variant="second">
          Plus lesen
        </LinkButton>
      </div>
    </Callout>
    <Callout title="Auenfeld am Morgen" tone="straw">
      <p>Jeden Werktag um sechs, eine Seite lang.</p>
    </Callout>
    <div style={{ maxWidth: 'var(--measure)', font: '400 1.125rem / 1.5 var(--font-text)' }}>
      <LineClamp lines={3}>{LONG}</LineClamp>
      <LineClamp lines={3}>Was kurz ist, hat keinen Knopf.</LineClamp>
    </div>
    <div style={{ position: 'relative', height: '6rem', overflow: 'hidden', transform: 'translate(0)' }}>
      <CtaBar
        text="Auenfeld am Morgen, jeden Werktag um sechs"
        link={{ name: 'Bestellen', href: '#callout' }}
      />
    </div>
  </>
);

export const sheet: ExampleSheet = {
  title: 'Hinweise',
  note: 'Kästen im Text, gekürzte Texte, die Leiste am unteren Rand.',
  Examples,
};
