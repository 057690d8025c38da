// Holds the German words of running the portal.
export const operations = 'Betrieb';
export const intro = 'Was im Hintergrund geschieht, was nicht gelungen ist und wie viel Platz es braucht.';
export const tabsLabel = 'Teile des Betriebs';
export const overview = 'Übersicht';
export const jobs = 'Aufgaben';
export const errors = 'Fehler';
export const backups = 'Sicherungen';
export const storage = 'Speicher';
export const caches = 'Zwischenspeicher';
export const cachesNote = 'was nicht noch einmal geladen wird';
export const database = 'Datenbank';
export const bundles = 'Bausteine';
export const bundlesRunning = (running: number, all: number) => `${running} von ${all} laufen`;
export const bundlesNote = 'woraus das Portal besteht, und was sich abschalten lässt';
export const versions = 'Fassungen';
export const mails = 'Postausgang';
export const mailsLeave = 'Mails gehen hinaus';
export const mailsStay = 'kein Mailserver eingestellt';
export const storageNote = 'was da liegt, und wem es gehört';
export const versionsNote = 'welche Programme laufen';
export const errorsToday = 'Fehler seit gestern';

export const times = (count: number) => `${count}-mal`;
