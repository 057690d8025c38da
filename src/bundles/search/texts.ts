// Holds what the search says.
import { grouped } from '#design/wording.ts';

export const bundleName = 'Suche';
export const bundleText =
  'Die Seite /suche und das Suchfeld im Kopf jeder Seite. Ohne sie findet man nur über Listen.';

export const title = 'Suche';
export const titleOf = (typed: string) => `Suche nach „${typed}“`;
export const label = 'Wonach suchen Sie?';
export const button = 'Suchen';
export const hint =
  'Zum Beispiel: Hallenbad, "Gut Holz", Brücke -Sanierung, ort:Steinach, von:"Ruth Lindner", rubrik:sport';
export const count = (total: number, isPart: boolean) =>
  total === 1 ? '1 Treffer' : `${isPart ? 'Mehr als ' : ''}${grouped(total)} Treffer`;
export const part =
  'Das steht sehr oft: Gezeigt und gezählt werden die neuesten, und was im Titel davon spricht.';
export const mended = (words: readonly string[]) =>
  `Dazu steht hier nichts. Gesucht wurde stattdessen nach ${words.map((word) => `„${word}“`).join(' und ')}.`;
export const some = 'Alle Wörter zusammen stehen nirgends. In diesen Beiträgen stehen einige davon.';
export const cut = 'Das ist sehr viel auf einmal: Gesucht wurde nur nach den ersten Wörtern.';
export const incomplete =
  'Das Verzeichnis der Suche wird gerade neu angelegt: In den nächsten Minuten fehlt noch manches.';
export const meantLead = 'Meinten Sie';
export const nearNote = (place: string) => `Was nah an ${place} ist, steht weiter oben.`;
export const everywhere = 'Alle Orte gleich';
export const waysLabel = 'Orte, Rubriken und Schlagwörter';
export const placeNote = 'Ort';
export const categoryNote = 'Rubrik';
export const tagNote = 'Schlagwort';
export const further = 'Weitere Treffer';
export const nothingTitle = 'Nichts gefunden';
export const nothingText = (typed: string) =>
  `Zu „${typed}“ steht hier nichts. Vielleicht hilft ein anderes Wort, oder weniger davon.`;
export const elsewhereLabel = 'Stattdessen';
export const otherThing = 'Treffer';

export const facetsLabel = 'Eingrenzen';
export const facetTitles = {
  art: 'Art',
  ort: 'Ort',
  rubrik: 'Rubrik',
  zeit: 'Zeit',
  von: 'Von',
  schlagwort: 'Schlagwort',
} as const;
export const spans = { woche: 'Letzte sieben Tage', monat: 'Letzter Monat', jahr: 'Letztes Jahr' } as const;
export const feedTitle = (search: string, portal: string) => `Suche: ${search} – ${portal}`;
export const feedDescription = (title: string) => `Neues, das zu dieser Suche passt. ${title}`;
export const feedLink = 'Diese Suche als Feed';
export const wider = 'Alle Treffer zeigen';
