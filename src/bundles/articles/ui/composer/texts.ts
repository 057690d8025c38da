// Holds German words of the composer of articles.

export const headline = 'Überschrift';
export const headlinePlaceholder = 'Worum geht es?';
export const lead = 'Vorspann';
export const leadPlaceholder = 'Das Wichtigste in zwei, drei Sätzen: wer, was, wo, wann?';
export const text = 'Text';
export const heroHint = 'Das Aufmacherbild steht über dem Artikel und in allen Listen.';
export const heroOfGallery =
  'Ohne eigenes Aufmacherbild steht das erste Bild der Bilderstrecke über dem Artikel und in allen Listen.';

export const genre = 'Art des Artikels';
export const genreHints = {
  report: '',
  brief: 'Beginnt ohne verzierten Anfangsbuchstaben und braucht kein Bild.',
  interview: 'Fragen erkennt die Seite daran, dass ein Absatz ganz fett ist.',
  letter: 'Schreiben Sie unter den Text, von wem der Brief ist.',
  opinion: 'Ihr Name und Ihr Bild stehen darüber, damit alle sehen, wessen Meinung das ist.',
};

export const premium = 'Nur mit plus zu lesen';
export const premiumHint =
  'Der Anfang bleibt für alle frei. Wo er endet, sagt die Plus-Grenze im Text: Setzen Sie den Schreibpunkt dorthin, öffnen Sie in der Werkzeugleiste „Weitere Blöcke“ (das Pluszeichen) und wählen Sie „Plus-Grenze“.';
export const markWithoutPremium = 'Im Text steht eine Plus-Grenze. Sie gilt erst, wenn Sie dies ankreuzen.';
export const heroFree = 'Aufmacherbild auch ohne Zugang zeigen';
export const freeLength = (length: number, wanted: number) =>
  `Frei zu lesen: ${length} Zeichen, empfohlen etwa ${wanted}`;
export const freeUnmarked = (wanted: number) =>
  `Noch keine Plus-Grenze im Text: Der freie Teil endet dann von selbst nach etwa ${wanted} Zeichen.`;

export const fieldNames: Readonly<Record<string, string>> = {
  headline,
  lead,
  body: text,
  heroId: 'Aufmacherbild',
  isHeroFree: heroFree,
  genre,
  isPremium: premium,
};
