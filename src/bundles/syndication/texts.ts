// These are the German words of what all feeds have in common.

export const premium = 'plus';
export const readOn = 'Weiterlesen mit plus';

export const hubInvalid = 'Das ist keine Adresse, die mit https:// beginnt.';
export const hubRefused = 'Die Adresse muss mit https:// beginnen und im öffentlichen Netz liegen.';

/** These stand on the page of settings. */
export const settingWords = {
  hasWholeTexts: {
    label: 'Ganze Texte in Feeds',
    hint: 'Sonst stehen dort Überschrift und Vorspann. Von plus-Beiträgen stets nur der freie Teil.',
  },
  hubAddress: {
    label: 'WebSub-Hub',
    hint: 'Ihm wird gemeldet, was neu ist, damit Feedreader es sofort erfahren: https://… Leer: keiner.',
  },
} as const;
