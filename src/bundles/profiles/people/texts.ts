// Holds the German words of the section of a page that shows people.

export const name = 'Menschen';
export const help = 'Mitglieder mit Bild und einem Wort dazu, etwa die Redaktion.';
export const headingLabel = 'Überschrift';
export const peopleLabel = 'Wer';
export const peopleHelp =
  'In jeder Zeile ein Name oder die Adresse eines Profils, dahinter nach einem Doppelpunkt, was dabeistehen soll: „Ruth Lindner: Chefredaktion“.';
export const nobody = 'Bitte mindestens ein Mitglied nennen.';
export const tooMany = (max: number) => `Bitte höchstens ${max} Mitglieder.`;
export const unknown = (names: readonly string[]) =>
  `Kein Mitglied mit öffentlicher Seite: ${names.join(', ')}.`;
export const ambiguous = (names: readonly string[]) =>
  `So heißen mehrere: ${names.join(', ')}. Bitte die Adresse des Profils angeben.`;
export const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;
export const noteTooLong = (max: number) => `Was dabeisteht, darf höchstens ${max} Zeichen haben.`;
