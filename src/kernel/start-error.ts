// Holds the error that keeps the portal from starting, in one German sentence; main.ts prints it and leaves.

/**
 * The error that ends a start: `message` is the whole sentence for the person at the terminal; `cause` holds the technical
 * reason.
 */
export class StartError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StartError';
  }
}

const DISK_FULL = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/;
const NOT_WRITABLE =
  /EROFS|EACCES|EPERM|ENOTDIR|EEXIST|Read-only file system|Permission denied|Operation not permitted|Not a directory/;

/**
 * Returns the sentence for a failed write below `folder`, read from an error of Node's or from what a program printed.
 * Undefined when the reason is neither a full disk nor missing rights.
 */
export const storageError = (reason: unknown, folder: string): StartError | undefined => {
  if (reason instanceof StartError) return reason;
  const text = String(reason);
  if (DISK_FULL.test(text))
    return new StartError(
      `Kein Speicherplatz mehr für „${folder}“: bitte Platz schaffen und neu starten.`,
      reason,
    );
  if (NOT_WRITABLE.test(text))
    return new StartError(
      `Der Ordner „${folder}“ ist nicht beschreibbar: bitte die Rechte prüfen oder mit DATA_DIR einen anderen wählen.`,
      reason,
    );
  return undefined;
};
