// These are the German words of the cockpit.

export const searchName = 'Suchen und Befehle';
export const searchTitle = 'Suchen';
export const searchIntro = 'Arbeitsbereiche, Beiträge, Menschen und alles, was sich gleich tun lässt.';
export const searchLabel = 'Wonach suchen Sie?';
export const searchButton = 'Suchen';
export const groupNames = {
  action: 'Gleich tun',
  desk: 'Arbeitsbereiche',
  piece: 'Beiträge',
  person: 'Menschen',
};
export const nothingTitle = 'Nichts gefunden';
export const nothingText = (text: string) =>
  `Zu „${text}“ gibt es hier keinen Arbeitsbereich, keinen Beitrag und keinen Menschen, den Sie sehen dürfen.`;
