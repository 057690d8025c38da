// Holds the German words of the news sitemap.

export const mark = 'In News-Sitemap aufnehmen';
export const unmark = 'Aus News-Sitemap nehmen';
export const marked =
  'Der Beitrag steht in der News-Sitemap, solange er öffentlich und keine 48 Stunden alt ist.';
export const unmarked = 'Der Beitrag steht nicht mehr in der News-Sitemap.';

export const languageInvalid =
  'Bitte das Kürzel einer Sprache mit zwei oder drei Kleinbuchstaben angeben, etwa „de“.';

/** Words on the page of settings. */
export const settingWords = {
  publicationName: {
    label: 'Name bei Nachrichtendiensten',
    hint: 'Steht in der News-Sitemap. Leer: der Name des Portals.',
  },
  publicationLanguage: {
    label: 'Sprache bei Nachrichtendiensten',
    hint: 'Steht in der News-Sitemap: „de“ für Deutsch, auch wenn hier nichts steht.',
  },
} as const;
