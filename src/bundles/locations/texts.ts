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

export const stepName = 'Orte';
export const stepIntro =
  'Alles, was erscheint, gehört zu einem Ort. Sie können später jederzeit Orte hinzufügen, verschieben und umbenennen.';
export const stepPresent = (count: number) =>
  count === 1 ? '1 Ort ist angelegt.' : `${count} Orte sind angelegt.`;
export const stepRegionLabel = 'Kreis oder Region';
export const stepRegionHint =
  'Worin die Orte liegen: „Kreis Auental“. Frei lassen, wenn es nur einen Ort gibt.';
export const stepPlacesLabel = 'Orte, einer je Zeile';
export const stepPlacesHint =
  'Gern mit Postleitzahl: „36999 Auenfeld“. Ortsteile eingerückt oder mit Bindestrich unter ihre Stadt.';
export const stepFileLabel = 'Oder eine CSV-Datei';
export const stepFileHint =
  'Name; Art; liegt in; Adresse; Postleitzahl; Breite; Länge. Sie sehen erst Zeile für Zeile, was daraus wird.';
export const stepEither =
  'Bitte entweder die Datei oder die getippten Orte. Auch der Kreis gehört dann in die Datei.';
export const stepDeskLink = 'Alle Orte ansehen';
export const stepNothing = 'Bitte nennen Sie wenigstens einen Ort.';
export const stepUnchanged = 'Die Orte bleiben, wie sie sind.';
export const stepSaved = (count: number) =>
  count === 1
    ? '1 Ort ist angelegt.'
    : count === 0
      ? 'Diese Orte gab es schon.'
      : `${count} Orte sind angelegt.`;
export const stepProblem = (name: string, problems: readonly string[]) =>
  `${name || 'Ohne Namen'}: ${problems.join(' ')}`;

/** Where something to lead to is chosen. */
export const targetGroup = 'Ort';
