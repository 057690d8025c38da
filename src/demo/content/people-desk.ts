// Groups of the demo portal's members, and what was written down about one of them.

export const groups = [
  {
    name: 'Freie Mitarbeit',
    note: 'Schreiben und fotografieren gegen Honorar.',
    people: ['aylin', 'jonas', 'wiebke', 'matteo'],
  },
  {
    name: 'Vereine',
    note: 'Schicken Termine und Berichte.',
    people: ['doerte', 'birgit', 'holger', 'mechthild'],
  },
] as const;

export const notes = [
  {
    about: 'holger',
    by: 'linh',
    text: 'Schreibt für die ganze Wehr: Bei Rückfragen den Schriftführer anrufen, er ist abends am besten zu erreichen.',
  },
] as const;
