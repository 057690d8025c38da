// These are German words that are loaded later, for those who are signed in. In the other file they would come to every reader,
// with the entry.

export const halfTyped = 'Diese Angabe ist noch nicht vollständig.';
export const paletteTitle = 'Suchen und Befehle';
export const palettePlaceholder = 'Arbeitsbereich, Beitrag, Mensch oder Befehl';
export const paletteListLabel = 'Treffer';
export const paletteNothing = 'Nichts gefunden.';
export const paletteFailed = 'Die Suche ist nicht gelungen. Bitte versuchen Sie es erneut.';
export const chooseFile = 'Datei wählen';
export const chooseFiles = 'Dateien wählen';
export const noFile = 'Noch keine Datei gewählt';
export const noFiles = 'Noch keine Dateien gewählt';
export const fileChosen = 'Datei gewählt';
export const tickRow = (name: string) => `„${name}“ auswählen`;
export const tickAll = 'Alle dieser Seite auswählen';
export const ticked = (count: number) => (count === 0 ? 'Nichts ausgewählt' : `${count} ausgewählt`);
export const sortedRising = ', aufsteigend';
export const sortedFalling = ', absteigend';
export const tableKeys =
  'Tasten in der Liste: j und k gehen von Zeile zu Zeile, x wählt aus, Umschalt mit Klick wählt alles dazwischen, Enter öffnet.';
