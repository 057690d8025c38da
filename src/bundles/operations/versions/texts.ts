// Holds the German words of the page of versions.
export const softwareHeading = 'Programme';
export const softwareCaption = 'Was in diesem Prozess läuft oder von ihm gebraucht wird';
export const columnName = 'Programm';
export const columnVersion = 'Fassung';
export const product = 'Litfass';
export const migrationsHeading = 'Migrationen der Datenbank';
export const migrations = (applied: number, known: number) =>
  applied === known
    ? `Alle ${known} sind ausgeführt.`
    : `${applied} sind ausgeführt, diese Fassung kennt ${known}.`;
export const newest = (name: string) => `Die neueste: ${name}.`;
