// Shows the values that a portal may change: colours by their role, sizes of type.
import type { ExampleSheet } from './example-sheet.ts';
import styles from './Tokens.module.css';

const COLOURS = [
  ['Papier', 'paper'],
  ['Bogen', 'sheet'],
  ['Erhaben', 'raised'],
  ['Tinte', 'ink'],
  ['Leise Tinte', 'ink-quiet'],
  ['Linie', 'line'],
  ['Plakatrot', 'accent'],
  ['Rot als Fläche', 'accent-fill'],
  ['Flaschengrün', 'second'],
  ['Grün als Fläche', 'second-fill'],
  ['Fokus', 'focus'],
  ['Anschlag Stroh', 'tint-straw'],
  ['Anschlag Rose', 'tint-rose'],
  ['Anschlag Blatt', 'tint-leaf'],
  ['Anschlag Himmel', 'tint-sky'],
];

const SIZES = ['title', 'major', 'standard', 'small', 'brief'];

const Examples = () => (
  <>
    <div className={styles.swatches}>
      {COLOURS.map(([name, token]) => (
        <p key={token}>
          <i style={{ background: `var(--${token})` }} />
          {name}
          <br />
          <code>--{token}</code>
        </p>
      ))}
    </div>
    {SIZES.map((size) => (
      <p key={size} style={{ font: `560 var(--size-${size}) / 1.12 var(--font-display)` }}>
        Elf zu zehn für die alte Brücke
      </p>
    ))}
    <p style={{ font: '400 var(--size-text) / 1.56 var(--font-text)', maxWidth: 'var(--measure)' }}>
      Der Stadtrat lässt die Werlebrücke von 1908 nicht abreißen. Sie wird für 2,4&nbsp;Millionen Euro saniert
      und gehört künftig Menschen zu Fuß und auf dem Rad. <i>Protokoll der längsten Sitzung</i> des Jahres.
    </p>
    <p>
      Oberfläche: Ziffern 0123456789, Umlaute ÄÖÜß, „Anführungszeichen“ – und ein Gedankenstrich.{' '}
      <a href="#tokens">Ein Verweis</a>
    </p>
  </>
);

export const sheet: ExampleSheet = {
  title: 'Farben und Schrift',
  note: 'Rollen, nicht Farbtöne. Ein Portal überschreibt nur diese Werte.',
  Examples,
};
