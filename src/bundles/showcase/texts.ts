// Holds the German words of the development page itself; those of the examples stand in them.

export const title = 'Bausteine';
export const lead =
  'Alles, woraus die Seiten gesetzt sind, in allen Zuständen. Linien vor Kästen, Schrift vor Farbe, Rot nur für das, was zieht.';
export const sheetsLabel = 'Alle Bausteine';

export const openDialog = 'Dialog öffnen';
export const dialogTitle = 'Kommentar löschen?';
export const dialogText =
  'Der Kommentar von Paul Feld und die zwei Antworten darunter verschwinden für alle. Das lässt sich nicht zurücknehmen.';
export const dialogReason = 'Grund (sieht nur die Redaktion)';
export const dialogKeep = 'Behalten';
export const dialogDo = 'Löschen';
