// Holds German words of erasing an account: the rehearsal, the act, the proof.
import { grouped } from '#design/wording.ts';

export const title = 'Konto löschen';
export const titleOf = (name: string) => `Konto von ${name} löschen`;
export const panelNote = 'Mit einer Probe, was geht und was bleibt, und einem Nachweis danach';

export const rehearsalHeading = 'Probe';
export const rehearsalIntro = 'So viel ginge und bliebe jetzt. Noch ist nichts gelöscht.';
export const columnPart = 'Bereich';
export const columnGoes = 'wird gelöscht';
export const columnStays = 'bleibt';
export const columnGone = 'gelöscht';
export const columnLeft = 'danach noch da';
export const count = (number: number) => grouped(number);
export const nothing = '–';
export const commentsLegend = 'Kommentare';
export const keepComments = 'bleiben ohne Namen stehen';
export const removeComments = 'werden mit gelöscht';
export const rehearseAgain = 'Probe damit';

export const actHeading = 'Löschen';
export const actText =
  'Gelöscht wird, wenn das Mitglied es wünscht oder das Recht es verlangt. Wer gegen Regeln verstößt, wird gesperrt: Dazu gehören Begründung und Widerspruch. Das Konto wird sofort gelöscht, ohne Bedenkzeit, und das lässt sich nicht zurücknehmen. Das Mitglied ist gleich überall abgemeldet und bekommt eine letzte Mail.';
export const loginLabel = 'Benutzername des Kontos';
export const loginWrong = 'Das ist nicht der Benutzername dieses Kontos.';
export const reasonHelp = 'Er bleibt im Nachweis: Bitte schreiben Sie keine Namen hinein.';
export const eraseButton = 'Endgültig löschen';
export const ordered = 'Das Konto wird gelöscht.';

export const proofs = 'Löschnachweise';
export const proofsIntro =
  'Welche Konten gelöscht wurden, wann, von wem und warum. Namen stehen hier keine mehr.';
export const noProofs = 'Noch kein Konto gelöscht';
export const noProofsText =
  'Hier steht jedes Konto, das die Administration löscht. Wer sich selbst löscht, steht nur im Verlauf.';
export const accountNumber = (id: number) => `Konto Nr. ${id}`;
export const proofTitle = (id: number) => `Löschnachweis: Konto Nr. ${id}`;
export const running = 'läuft noch';
export const complete = 'vollständig';
export const incomplete = (left: number) => `${grouped(left)} Einträge noch da`;
export const runningTitle = 'Das Konto wird gerade gelöscht';
export const runningText = 'Das dauert selten länger als eine Minute. Was es ergeben hat, steht dann hier.';
export const reload = 'Noch einmal nachsehen';
export const completeTitle = 'Nichts ist mehr da';
export const completeText =
  'Nach dem Löschen wurde noch einmal gezählt: Von dem, was gehen sollte, ist nichts mehr da.';
export const incompleteTitle = 'Etwas ist noch da';
export const incompleteText =
  'Beim Nachzählen fand sich noch, was gehen sollte; in der Tabelle steht, wo. Bitte sehen Sie im Betrieb nach Fehlern.';
export const orderedFact = 'Angeordnet';
export const orderedBy = (moment: string, name: string) => `${moment}, von ${name}`;
export const finishedFact = 'Fertig';
export const reasonFact = 'Grund';
export const commentsFact = 'Kommentare';
export const hashFact = 'Prüfsumme (SHA-256)';
export const hashRight = 'Sie stimmt mit dem Nachweis überein.';
export const hashWrong = 'Sie stimmt nicht: Der Nachweis wurde verändert.';
export const downloadButton = 'Nachweis herunterladen';
export const tableCaption = 'Was gelöscht wurde und was bleibt';
export const formerAdministrator = 'Gelöschtes Mitglied';
