// Holds the German sentences of the import: what was left behind, one for each kind.

/** What can be left behind, and how it is told when it happened `count` times. */
export const dropped = {
  image: (count: number): string =>
    count === 1 ? '1 Bild von einer fremden Adresse' : `${count} Bilder von fremden Adressen`,
  link: (count: number): string =>
    count === 1
      ? '1 Link, dessen Adresse hier nicht möglich ist (die Wörter sind geblieben)'
      : `${count} Links, deren Adressen hier nicht möglich sind (die Wörter sind geblieben)`,
  embed: (count: number): string =>
    count === 1 ? '1 eingebetteter Inhalt' : `${count} eingebettete Inhalte`,
  script: (count: number): string => (count === 1 ? '1 Skript' : `${count} Skripte`),
  style: (count: number): string => (count === 1 ? '1 Formatvorlage' : `${count} Formatvorlagen`),
  form: (count: number): string => (count === 1 ? '1 Formularfeld' : `${count} Formularfelder`),
  drawing: (count: number): string => (count === 1 ? '1 Zeichnung' : `${count} Zeichnungen`),
  formula: (count: number): string => (count === 1 ? '1 Formel' : `${count} Formeln`),
  template: (count: number): string => (count === 1 ? '1 Schablone' : `${count} Schablonen`),
  color: (count: number): string =>
    count === 1 ? '1 Farbe, die es hier nicht gibt' : `${count} Farben, die es hier nicht gibt`,
  size: (count: number): string =>
    count === 1 ? '1 Schriftgröße, die es hier nicht gibt' : `${count} Schriftgrößen, die es hier nicht gibt`,
  hidden: (count: number): string => (count === 1 ? '1 versteckte Stelle' : `${count} versteckte Stellen`),
  nesting: (count: number): string =>
    count === 1 ? '1 zu tiefe Verschachtelung' : `${count} zu tiefe Verschachtelungen`,
  tooLong: (): string => 'das Ende des Textes, weil er zu lang ist',
} as const;

export const openingQuote = '„';
export const closingQuote = '“';
