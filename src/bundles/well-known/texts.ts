// These are the German words of these addresses.

export const contactInvalid =
  'Bitte in jede Zeile eine Mailadresse oder eine Adresse, die mit https:// beginnt.';

/** These stand on the page of settings. */
export const settingWords = {
  securityContact: {
    label: 'Kontakt für Sicherheitslücken',
    hint: 'Eine Mailadresse oder eine Adresse mit https:// in jeder Zeile, die wichtigste zuerst. Steht für alle lesbar in der security.txt; ohne Kontakt gibt es keine.',
  },
  securityPolicy: {
    label: 'Seite zum Umgang mit gemeldeten Lücken',
    hint: 'Wird in der security.txt genannt, wenn sie angegeben ist.',
  },
} as const;
