// These are German words of uploading in the browser. The sentences that server and browser share stand in ../../texts.ts.

export const chooseFiles = 'Bilder auswählen';
export const chooseFile = 'Bild auswählen';
/** The words of the place to drop a file. Only one may be dropped at a time, though several may be chosen. contract.md 5 */
export const dropHere = 'Bild hierher ziehen, aus der Zwischenablage einfügen oder';
export const dropNow = 'Hier loslassen';
export const accepted = (types: string) => `${types}, höchstens 32\u00a0MB`;
export const fileField = 'Bilddatei';
export const send = 'Hochladen';

export const oneFileOnly = 'Bitte legen Sie nur eine Datei auf einmal ab.';
/** Says which of several files a sentence is about. */
export const about = (filename: string, sentence: string) => `${filename}: ${sentence}`;

export const uploads = 'Ihre Uploads';
export const waiting = 'Wartet';
/** Reads „3,2 von 8,1 MB“. */
export const progressOf = (sent: number, total: number) =>
  `${megabytes(sent)} von ${megabytes(total)}\u00a0MB`;
export const announced = (filename: string, percent: number) => `${filename}: ${percent}\u00a0% hochgeladen`;
export const finishing = 'Wird geprüft …';
export const done = 'Hochgeladen. Das Bild wird jetzt bearbeitet.';
export const kept = 'Das neue Bild bleibt.';
export const usesExisting = 'Das vorhandene Bild wird verwendet.';
export const cancel = 'Abbrechen';
export const cancelOf = (filename: string) => `${filename} abbrechen`;
export const retry = 'Erneut versuchen';
export const retryOf = (filename: string) => `${filename}: erneut versuchen`;
export const dismiss = 'Aus der Liste nehmen';
export const dismissOf = (filename: string) => `${filename}: aus der Liste nehmen`;
export const interrupted = 'Verbindung unterbrochen';
export const failed = 'Die Datei ließ sich nicht hochladen.';
export const signedOut =
  'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich wieder an und versuchen Sie es noch einmal.';
export const duplicate = 'Dieses Bild haben Sie schon einmal hochgeladen.';
export const existingPicture = 'Das vorhandene Bild';
export const takeExisting = 'Vorhandenes verwenden';
export const keepNew = 'Neues behalten';

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1).replace('.', ',');
