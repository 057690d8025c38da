// These are the German words of the places.

/** Reads „6 km“. */
export const distance = (kilometres: number) => `${kilometres}\u00a0km`;

export const nameMissing = 'Bitte geben Sie dem Ort einen Namen.';
export const slugInvalid = 'Erlaubt sind kleine Buchstaben von a bis z, Ziffern und Bindestriche.';
export const slugReserved = 'Dieses Wort braucht das Portal selbst. Bitte wählen Sie ein anderes.';
export const slugTaken = 'Einen Ort mit dieser Adresse gibt es schon.';
export const parentUnknown = 'Diesen übergeordneten Ort gibt es nicht.';
export const slugFormer = (name: string) =>
  `Diese Adresse hatte früher ${name}. Alte Links führen noch dorthin; bitte wählen Sie eine andere.`;
