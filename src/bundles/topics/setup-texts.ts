// Holds the German words of the step that makes the first categories, and the lists that one may begin with.
export const stepName = 'Rubriken';
export const stepIntro =
  'Sie stehen als Menü unter der Kopfzeile. Beginnen Sie mit einer Vorlage; umbenennen und ordnen lässt sich alles.';

export const TEMPLATES = [
  {
    value: 'zeitung',
    name: 'Lokalzeitung',
    categories: ['Rathaus', 'Blaulicht', 'Wirtschaft', 'Bildung', 'Kultur', 'Sport', 'Vereine', 'Meinung'],
  },
  {
    value: 'gemeinde',
    name: 'Stadt und Gemeinde',
    categories: [
      'Aus dem Rathaus',
      'Bauen und Verkehr',
      'Familie und Bildung',
      'Kultur und Freizeit',
      'Umwelt',
      'Ehrenamt',
    ],
  },
  {
    value: 'nachbarschaft',
    name: 'Nachbarschaft und Vereine',
    categories: ['Nachbarschaft', 'Vereine', 'Kultur', 'Sport', 'Natur', 'Geschichte'],
  },
] as const;

/** The categories whose pieces are marked as opinion. */
export const OPINIONS: readonly string[] = ['Meinung', 'Kommentar', 'Leserbriefe'];

export const templateLabel = 'Womit möchten Sie beginnen?';
export const templateUnknown = 'Bitte wählen Sie eine Vorlage oder „Eigene“.';
export const ownName = 'Eigene';
export const ownDescription = 'Nur, was Sie unten eintragen.';
export const ownLabel = 'Eigene Rubriken, eine je Zeile';
export const ownHint = 'Sie kommen zu denen der Vorlage hinzu.';
export const deskLink = 'Alle Rubriken ansehen und ordnen';
export const present = (names: readonly string[]) => `Angelegt: ${names.join(', ')}.`;
export const nothing = 'Bitte nennen Sie wenigstens eine Rubrik.';
export const tooMany = (most: number) => `Mehr als ${most} Rubriken auf einmal gehen nicht.`;
export const tooLong = (name: string) => `„${name.slice(0, 30)}…“ ist zu lang.`;
export const refused = (name: string, problem: string) => `${name}: ${problem}`;
export const saved = (count: number) =>
  count === 0
    ? 'Die Rubriken bleiben, wie sie sind.'
    : count === 1
      ? '1 Rubrik ist angelegt.'
      : `${count} Rubriken sind angelegt.`;
