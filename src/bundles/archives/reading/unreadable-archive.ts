// Says why an archive can't be read, in German.

export class UnreadableArchive extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableArchive';
  }
}
